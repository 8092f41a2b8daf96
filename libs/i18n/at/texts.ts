import type { Texts } from '../texts/texts';
import { texts as german } from '../de/texts';
import { confirmationMail } from './confirmation-mail';
import { offer } from './offer';
import { pageTexts } from './page-texts';

export const texts: Texts = { ...german, ...pageTexts, confirmationMail, offer };
