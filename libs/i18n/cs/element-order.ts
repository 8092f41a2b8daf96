import type { ElementOrderTexts } from '../texts/element-order';

export const elementOrder: ElementOrderTexts = {
  move: (n) => `Posunout prvek ${n}`,
  to: { left: 'doleva', right: 'doprava' },
  moved: { left: (n) => `Posunout prvek ${n} doleva`, right: (n) => `Posunout prvek ${n} doprava` },
};
