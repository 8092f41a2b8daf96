import type { ElementOrderTexts } from '../texts/element-order';

export const elementOrder: ElementOrderTexts = {
  move: (n) => `${n}. elem mozgatása`,
  to: { left: 'balra', right: 'jobbra' },
  moved: { left: (n) => `${n}. elem mozgatása balra`, right: (n) => `${n}. elem mozgatása jobbra` },
};
