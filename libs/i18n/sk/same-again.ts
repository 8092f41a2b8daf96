import type { SameAgainTexts } from '../texts/same-again';

export const sameAgain: SameAgainTexts = {
  again: 'Ešte raz, ale…',
  named: (title) => `Ešte raz, ale inak: ${title}`,
  same: 'Rovnaké',
  mirrored: 'Zrkadlovo',
  narrower: 'O\u00a010\u00a0cm užšie',
};
