import type { Texts } from '../texts/texts';

export const elementOrder: Texts['elementOrder'] = {
  move: (n) => `Posunúť prvok ${n}`,
  to: { left: 'doľava', right: 'doprava' },
  moved: { left: (n) => `Posunúť prvok ${n} doľava`, right: (n) => `Posunúť prvok ${n} doprava` },
};
