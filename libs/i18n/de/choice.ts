import type { Texts } from '../texts/texts';

export const choice: Texts['choice'] = {
  use: (what) => `${what} verwenden`,
  useShort: 'Verwenden',
  cancel: 'Abbrechen',
  chosen: 'Gewählt',
  included: 'inklusive',
  same: 'gleicher Preis',
  change: 'ändern',
  changeNamed: (part) => `ändern: ${part}`,
  range: 'Wofür die Auswahl gilt',
  allSame: 'Für alle gleich',
  eachOwn: 'Einzeln wählen',
  loading: 'Die Auswahl wird geladen\u00a0…',
  failed: 'Die Preise konnten nicht geladen werden. Wählen können Sie trotzdem.',
};
