import type { Texts } from '../texts/texts';

export const removedLines: Texts['removedLines'] = {
  removed: '{name}: odstránené z\u00a0košíka',
  cheaper: 'Košík je lacnejší o\u00a0{amount} {basis}.',
  bringBack: 'Vrátiť',
  bringBackNamed: 'Vrátiť do košíka: {name}',
  returned: '{name}: späť v\u00a0košíku',
  latest: 'Naposledy odstránené',
};
