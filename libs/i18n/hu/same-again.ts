import type { Texts } from '../texts/texts';

export const sameAgain: Texts['sameAgain'] = {
  again: 'Még egyszer, de…',
  named: (title) => `Még egyszer, de másként: ${title}`,
  same: 'Ugyanilyet',
  mirrored: 'Tükrözve',
  narrower: '10\u00a0cm\u2011rel keskenyebben',
};
