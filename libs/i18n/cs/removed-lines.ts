import type { RemovedLinesTexts } from '../texts/removed-lines';

export const removedLines: RemovedLinesTexts = {
  removed: '{name}: odebráno z\u00a0košíku',
  cheaper: 'Košík je levnější o\u00a0{amount} {basis}.',
  bringBack: 'Vrátit',
  bringBackNamed: 'Vrátit do košíku: {name}',
  returned: '{name}: zpět v\u00a0košíku',
  latest: 'Naposledy odebrané',
};
