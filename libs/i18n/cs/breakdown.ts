import type { BreakdownTexts } from '../texts/breakdown';

export const breakdown: BreakdownTexts = {
  open: 'Rozpis ceny',
  openNamed: (what) => `Rozpis ceny: ${what}`,
  onePiece: (title) => `${title}, jeden kus`,
  couplings: 'Spojky',
  included: 'v\u00a0ceně',
  choice: 'Rozdíl za tento výběr',
  discount: 'Sleva',
  totalNet: 'Celkem bez DPH',
  totalGross: 'Celkem s\u00a0DPH',
  beforeDelivery: 'Doprava se připočte v\u00a0košíku podle PSČ a\u00a0hmotnosti.',
};
