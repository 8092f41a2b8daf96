import type { RemovedLinesTexts } from '../texts/removed-lines';

export const removedLines: RemovedLinesTexts = {
  removed: '{name}: odstránené z\u00a0košíka',
  cheaper: 'Košík je lacnejší o\u00a0{amount} {basis}.',
  bringBack: 'Vrátiť',
  bringBackNamed: 'Vrátiť do košíka: {name}',
  returned: '{name}: späť v\u00a0košíku',
  latest: 'Naposledy odstránené',
};
