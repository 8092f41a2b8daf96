import { texts as czech } from '@fenestra/i18n/cs/texts';
import type { Texts } from '@fenestra/i18n/texts/texts';

/** As a folder of texts would give them; what no test reads is left in Czech. */
export const texts: Texts = {
  ...czech,
  currency: 'zł',
  errors: { ...czech.errors, refusals: { ...czech.errors.refusals, 'action-unknown': 'Nie ma takiej operacji.' } },
  legal: {
    ...czech.legal,
    privacy: { title: 'Ochrona danych osobowych', paragraphs: ['Dane służą realizacji umowy.'] },
  },
  start: { ...czech.start, lead: 'Wybierz typ i podaj wymiar.' },
  titles: { ...czech.titles, start: 'Okna i drzwi na wymiar' },
};
