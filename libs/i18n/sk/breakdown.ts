import type { Texts } from '../texts/texts';

export const breakdown: Texts['breakdown'] = {
  open: 'Rozpis ceny',
  openNamed: (what) => `Rozpis ceny: ${what}`,
  onePiece: (title) => `${title}, jeden kus`,
  couplings: 'Spojky',
  included: 'v\u00a0cene',
  choice: 'Rozdiel za tento výber',
  discount: 'Zľava',
  totalNet: 'Spolu bez DPH',
  totalGross: 'Spolu s\u00a0DPH',
  beforeDelivery: 'Doprava sa pripočíta v\u00a0košíku podľa PSČ a\u00a0hmotnosti.',
};
