import type { RemovedLinesTexts } from '../texts/removed-lines';

export const removedLines: RemovedLinesTexts = {
  removed: '{name}: aus dem Warenkorb entfernt',
  cheaper: 'Der Warenkorb ist jetzt um {amount} günstiger, {basis}',
  bringBack: 'Zurücklegen',
  bringBackNamed: 'In den Warenkorb zurücklegen: {name}',
  returned: '{name}: wieder im Warenkorb',
  latest: 'Zuletzt entfernt',
};
