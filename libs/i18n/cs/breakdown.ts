/** What a price consists of (STEP-07, STEP-08). */
export const breakdown = {
  open: 'Rozpis ceny',
  openNamed: (what: string) => `Rozpis ceny: ${what}`,
  /** Said of a line with several pieces: the figures are of one. */
  onePiece: (title: string) => `${title}, jeden kus`,
  couplings: 'Spojky',
  included: 'v\u00a0ceně',
  /** What a choice that is not used yet changes. */
  choice: 'Rozdíl za tento výběr',
  discount: 'Sleva',
  totalNet: 'Celkem bez DPH',
  totalGross: 'Celkem s\u00a0DPH',
  /** Below the sums of a design. */
  beforeDelivery: 'Doprava se připočte v\u00a0košíku podle PSČ a\u00a0hmotnosti.',
};
