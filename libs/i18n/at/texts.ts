import type { Texts } from '../texts/texts';
import { texts as german } from '../de/texts';
import { confirmationMail } from './confirmation-mail';
import { offer } from './offer';
import { cartTexts } from './cart-texts';
import { dialogTexts } from './dialog-texts';
import { frameTexts } from './frame-texts';
import { orderTexts } from './order-texts';
import { ruleTexts } from './rule-texts';
import { savedTexts } from './saved-texts';
import { sentTexts } from './sent-texts';
import { startTexts } from './start-texts';
import { stepTexts } from './step-texts';
import { wireNames } from './wire-names';

export const texts: Texts = {
  ...german,
  ...frameTexts,
  ...startTexts,
  ...stepTexts,
  ...ruleTexts,
  ...dialogTexts,
  ...savedTexts,
  ...cartTexts,
  ...sentTexts,
  ...orderTexts,
  confirmationMail,
  offer,
  wireNames,
};
