import { checkout as german } from '../de/checkout';
import type { Texts } from '../texts/texts';
import { austrian } from './austrian';

const { fields, faults, ...others } = austrian(german);

export const checkout: Texts['checkout'] = {
  ...others,
  fields: { ...fields, companyId: 'Firmenbuchnummer' },
  faults: {
    ...faults,
    companyId: 'Bitte prüfen Sie die Firmenbuchnummer, zum Beispiel FN\u00a0123456a.',
    taxId: 'Bitte prüfen Sie die UID-Nummer, zum Beispiel ATU13585627; ohne UID-Nummer genügt die Steuernummer.',
  },
};
