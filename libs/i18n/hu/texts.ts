// Written by tools/write-text-lists.mjs.
import type { Texts } from '../texts/texts';
import { cartMail } from './cart-mail';
import { confirmationMail } from './confirmation-mail';
import { feedbackMail } from './feedback-mail';
import { offer } from './offer';
import { orderPaper } from './order-paper';
import { stateMail } from './state-mail';
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
  cartMail,
  confirmationMail,
  feedbackMail,
  offer,
  orderPaper,
  stateMail,
  wireNames,
  withdrawalMail,
};
