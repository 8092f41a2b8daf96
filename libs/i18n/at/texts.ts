import { texts as german } from '../de/texts';
import type { Texts } from '../texts/texts';
import { austrian } from './austrian';
import { cartTexts } from './cart-texts';
import { dialogTexts } from './dialog-texts';
import { frameTexts } from './frame-texts';
import { goodsTexts } from './goods-texts';
import { orderTexts } from './order-texts';
import { orderPaper } from './order-paper';
import { ruleTexts } from './rule-texts';
import { savedTexts } from './saved-texts';
import { sentTexts } from './sent-texts';
import { startTexts } from './start-texts';
import { stepTexts } from './step-texts';
import { wireNames } from './wire-names';
import { withdrawalMail } from './withdrawal-mail';

export const texts: Texts = {
  ...austrian(german),
  ...frameTexts,
  ...goodsTexts,
  ...startTexts,
  ...stepTexts,
  ...ruleTexts,
  ...dialogTexts,
  ...savedTexts,
  ...cartTexts,
  ...sentTexts,
  ...orderTexts,
  orderPaper,
  wireNames,
  withdrawalMail,
};
