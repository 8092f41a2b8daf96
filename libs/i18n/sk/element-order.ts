import type { ElementOrderTexts } from '../texts/element-order';

export const elementOrder: ElementOrderTexts = {
  move: (n) => `Posunúť prvok ${n}`,
  to: { left: 'doľava', right: 'doprava' },
  moved: { left: (n) => `Posunúť prvok ${n} doľava`, right: (n) => `Posunúť prvok ${n} doprava` },
};
