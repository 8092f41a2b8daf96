/** Another element like one of the cart, with one difference. */
export type SameAgainTexts = {
  again: string;
  named: (title: string) => string;
  same: string;
  mirrored: string;
  narrower: string;
};
