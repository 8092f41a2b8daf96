import type { Texts } from '../texts/texts';

export const transferCode: Texts['transferCode'] = {
  holder: 'Zahlungsempfänger',
  name: 'GiroCode',
  scan: 'Scannen Sie den Code mit Ihrer Banking-App und geben Sie die Überweisung frei.',
};
