import type { Texts } from '../texts/texts';

export const elementOrder: Texts['elementOrder'] = {
  move: (n) => `${n}. elem mozgatása`,
  to: { left: 'balra', right: 'jobbra' },
  moved: { left: (n) => `${n}. elem mozgatása balra`, right: (n) => `${n}. elem mozgatása jobbra` },
};
