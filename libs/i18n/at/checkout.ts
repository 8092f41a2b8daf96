import type { CheckoutTexts } from '../texts/checkout';
import { checkout as german } from '../de/checkout';

export const checkout: CheckoutTexts = {
  ...german,
  now: 'jetzt, inkl.\u00a0USt.',
  fields: { ...german.fields, companyId: 'Firmenbuchnummer', taxId: 'UID-Nummer' },
  faults: {
    ...german.faults,
    companyId: 'Bitte prüfen Sie die Firmenbuchnummer.',
    taxId: 'Bitte prüfen Sie die UID-Nummer, zum Beispiel ATU13585627; ohne UID-Nummer genügt die Steuernummer.',
  },
};
