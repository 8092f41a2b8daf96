import type { Texts } from '../texts/texts';

export const elementOrder: Texts['elementOrder'] = {
  move: (n) => `Element ${n} verschieben`,
  to: { left: 'nach links', right: 'nach rechts' },
  moved: { left: (n) => `Element ${n} nach links verschieben`, right: (n) => `Element ${n} nach rechts verschieben` },
};
