import type { RemovedLinesTexts } from '../texts/removed-lines';

export const removedLines: RemovedLinesTexts = {
  removed: '{name}: aus dem Warenkorb entfernt',
  cheaper: 'Der Warenkorb ist netto um {amount} günstiger.',
  bringBack: 'Zurücklegen',
  bringBackNamed: 'In den Warenkorb zurücklegen: {name}',
  returned: '{name}: wieder im Warenkorb',
  latest: 'Zuletzt entfernt',
};
