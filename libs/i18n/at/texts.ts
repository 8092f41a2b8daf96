// Written by tools/write-text-lists.mjs.
import { texts as adapted } from '../de/texts';
import type { Texts } from '../texts/texts';
import { austrian } from './austrian';
import { orderPaper } from './order-paper';
import { wireNames } from './wire-names';
import { withdrawalMail } from './withdrawal-mail';
import { texts as stepTexts } from './step-texts';
import { texts as cartTexts } from './cart-texts';
import { texts as dialogTexts } from './dialog-texts';
import { texts as savedTexts } from './saved-texts';
import { texts as frameTexts } from './frame-texts';
import { texts as ruleTexts } from './rule-texts';
import { texts as startTexts } from './start-texts';
import { texts as orderTexts } from './order-texts';
import { texts as sentTexts } from './sent-texts';
import { texts as goodsTexts } from './goods-texts';

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
