import type { Texts } from '../texts/texts';

export const stockLevel: Texts['stockLevel'] = {
  pieces: (count) => `${count}\u00a0ks`,
  soldOut: 'momentálne vypredané',
  soldOutUntil: (day) => `vypredané, ďalšie ${day}`,
};
