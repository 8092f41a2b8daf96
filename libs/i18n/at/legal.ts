import type { LegalTexts } from '../texts/legal';
import { legal as german } from '../de/legal';

export const legal: LegalTexts = {
  ...german,
  payments: {
    ...german.payments,
    paragraphs: [
      german.payments.paragraphs[0]!,
      'Lagerware zahlen Sie mit Karte, per Überweisung oder bar bei Lieferung oder Abholung.',
    ],
  },
};
