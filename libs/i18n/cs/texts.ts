import type { Texts } from '../texts/texts';
import { confirmationMail } from './confirmation-mail';
import { offer } from './offer';
import { wireNames } from './wire-names';
import { pageTexts } from './page-texts';

export const texts: Texts = { ...pageTexts, confirmationMail, offer, wireNames };
