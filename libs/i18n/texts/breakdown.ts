/** What a price consists of (STEP-07, STEP-08). */
export type BreakdownTexts = {
  open: string;
  openNamed: (what: string) => string;
  /** Said of a line with several pieces: the figures are of one. */
  onePiece: (title: string) => string;
  couplings: string;
  included: string;
  /** What a choice that is not used yet changes. */
  choice: string;
  discount: string;
  totalNet: string;
  totalGross: string;
  /** Below the sums of a design. */
  beforeDelivery: string;
};
