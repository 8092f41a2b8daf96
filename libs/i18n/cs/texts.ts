import type { Texts } from '../texts/texts';
import { cartMail } from './cart-mail';
import { confirmationMail } from './confirmation-mail';
import { feedbackMail } from './feedback-mail';
import { offer } from './offer';
import { orderPaper } from './order-paper';
import { stateMail } from './state-mail';
import { wireNames } from './wire-names';
import { withdrawalMail } from './withdrawal-mail';
import { cartTexts } from './cart-texts';
import { dialogTexts } from './dialog-texts';
import { frameTexts } from './frame-texts';
import { goodsTexts } from './goods-texts';
import { orderTexts } from './order-texts';
import { ruleTexts } from './rule-texts';
import { savedTexts } from './saved-texts';
import { sentTexts } from './sent-texts';
import { startTexts } from './start-texts';
import { stepTexts } from './step-texts';

export const texts: Texts = {
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
  cartMail,
  confirmationMail,
  feedbackMail,
  offer,
  orderPaper,
  stateMail,
  wireNames,
  withdrawalMail,
};
