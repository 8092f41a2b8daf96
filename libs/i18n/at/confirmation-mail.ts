import { confirmationMail as german } from '../de/confirmation-mail';
import type { ConfirmationTexts } from '../texts/confirmation-mail';
import { austrian } from './austrian';

export const confirmationMail: ConfirmationTexts = {
  ...austrian(german),
  withdrawal:
    'Für Maßanfertigungen besteht kein Rücktrittsrecht. Vom Kauf von Lagerware können Sie innerhalb von 14\u00a0Tagen nach Erhalt der Ware ohne Angabe von Gründen zurücktreten.',
};
