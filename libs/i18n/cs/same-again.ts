/** Another element like one of the cart, with one difference. */
export const sameAgain = {
  again: 'Ještě jednou, ale…',
  named: (title: string) => `Ještě jednou, ale jinak: ${title}`,
  same: 'Stejné',
  mirrored: 'Zrcadlově',
  narrower: 'O\u00a010\u00a0cm užší',
};
