import type { Texts } from '../texts/texts';

export const sameAgain: Texts['sameAgain'] = {
  again: 'Noch einmal, aber\u00a0…',
  named: (title) => `Noch einmal, aber anders: ${title}`,
  same: 'Genauso',
  mirrored: 'Spiegelverkehrt',
  narrower: '10\u00a0cm schmaler',
};
