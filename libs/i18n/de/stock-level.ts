import type { Texts } from '../texts/texts';

export const stockLevel: Texts['stockLevel'] = {
  pieces: (count) => `${count}\u00a0Stück`,
  soldOut: 'zurzeit ausverkauft',
  soldOutUntil: (day) => `ausverkauft, wieder ab ${day}`,
};
