import { legal as german } from '../de/legal';
import type { LegalTexts } from '../texts/legal';
import { austrian } from './austrian';

const { payments, ...others } = austrian(german);

export const legal: LegalTexts = {
  ...others,
  payments: {
    ...payments,
    paragraphs: [
      payments.paragraphs[0]!,
      'Lagerware zahlen Sie mit Karte, per Überweisung oder bar bei Lieferung oder Abholung.',
    ],
  },
};
