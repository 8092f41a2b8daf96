import type { Texts } from '../texts/texts';

export const stockLevel: Texts['stockLevel'] = {
  pieces: (count) => `${count}\u00a0db`,
  soldOut: 'jelenleg nincs raktáron',
  soldOutUntil: (day) => `elfogyott, érkezik: ${day}`,
};
