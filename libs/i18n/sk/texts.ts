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
