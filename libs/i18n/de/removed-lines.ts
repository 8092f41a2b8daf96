import type { Texts } from '../texts/texts';

export const removedLines: Texts['removedLines'] = {
  removed: '{name}: aus dem Warenkorb entfernt',
  cheaper: 'Der Warenkorb ist jetzt um {amount} günstiger, {basis}',
  bringBack: 'Zurücklegen',
  bringBackNamed: 'In den Warenkorb zurücklegen: {name}',
  returned: '{name}: wieder im Warenkorb',
  latest: 'Zuletzt entfernt',
};
