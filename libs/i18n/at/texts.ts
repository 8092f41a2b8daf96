// Written by tools/write-text-lists.mjs.
import { texts as adapted } from '../de/texts';
import type { Texts } from '../texts/texts';
import { austrian } from './austrian';
import { orderPaper } from './order-paper';
import { wireNames } from './wire-names';
import { withdrawalMail } from './withdrawal-mail';
import { stepTexts } from './step-texts';
import { cartTexts } from './cart-texts';
import { dialogTexts } from './dialog-texts';
import { savedTexts } from './saved-texts';
import { frameTexts } from './frame-texts';
import { ruleTexts } from './rule-texts';
import { startTexts } from './start-texts';
import { orderTexts } from './order-texts';
import { sentTexts } from './sent-texts';
import { goodsTexts } from './goods-texts';

export const texts: Texts = {
  ...austrian(adapted),
  ...stepTexts,
  ...cartTexts,
  ...dialogTexts,
  ...savedTexts,
  ...frameTexts,
  ...ruleTexts,
  ...startTexts,
  ...orderTexts,
  ...sentTexts,
  ...goodsTexts,
  orderPaper,
  wireNames,
  withdrawalMail,
};
