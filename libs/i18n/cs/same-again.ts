import type { SameAgainTexts } from '../texts/same-again';

export const sameAgain: SameAgainTexts = {
  again: 'Ještě jednou, ale…',
  named: (title) => `Ještě jednou, ale jinak: ${title}`,
  same: 'Stejné',
  mirrored: 'Zrcadlově',
  narrower: 'O\u00a010\u00a0cm užší',
};
