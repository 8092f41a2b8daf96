import type { Texts } from '../texts/texts';

export const sameAgain: Texts['sameAgain'] = {
  again: 'Ešte raz, ale…',
  named: (title) => `Ešte raz, ale inak: ${title}`,
  same: 'Rovnaké',
  mirrored: 'Zrkadlovo',
  narrower: 'O\u00a010\u00a0cm užšie',
};
