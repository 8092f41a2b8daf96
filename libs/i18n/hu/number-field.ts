import type { Texts } from '../texts/texts';

export const numberField: Texts['numberField'] = {
  less: (label, mm) => `${label}: ${mm}\u00a0mm\u2011rel kevesebb`,
  more: (label, mm) => `${label}: ${mm}\u00a0mm\u2011rel több`,
  empty: 'Adja meg a méretet milliméterben, például 1\u00a0200.',
  unreadable: (typed) => `Ezt nem értjük: „${typed}”. Milliméterben adja meg a méretet, például 1\u00a0200.`,
  twoSizes: 'Ebbe a mezőbe egyetlen méret való.',
  takeBoth: (size) => `Szélesség × magasság: ${size}\u00a0mm`,
};
