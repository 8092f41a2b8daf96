import type { ConfirmationTexts } from '../texts/confirmation-mail';
import { confirmationMail as german } from '../de/confirmation-mail';

export const confirmationMail: ConfirmationTexts = {
  ...german,
  vat: (percent) => `USt. ${percent} %`,
  total: 'Gesamt mit USt.',
  net: 'Gesamt ohne USt.',
  totalWithVat: 'Gesamt mit USt.',
};
