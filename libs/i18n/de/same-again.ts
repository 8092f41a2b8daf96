import type { SameAgainTexts } from '../texts/same-again';

export const sameAgain: SameAgainTexts = {
  again: 'Noch einmal, aber\u00a0…',
  named: (title) => `Noch einmal, aber anders: ${title}`,
  same: 'Genauso',
  mirrored: 'Spiegelverkehrt',
  narrower: '10\u00a0cm schmaler',
};
