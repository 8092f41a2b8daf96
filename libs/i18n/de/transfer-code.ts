import type { TransferCodeTexts } from '../texts/transfer-code';

export const transferCode: TransferCodeTexts = {
  holder: 'Zahlungsempfänger',
  name: 'GiroCode',
  scan: 'Scannen Sie den Code mit Ihrer Banking-App und geben Sie die Überweisung frei.',
};
