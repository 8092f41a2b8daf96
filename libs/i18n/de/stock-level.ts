import type { StockLevelTexts } from '../texts/stock-level';

export const stockLevel: StockLevelTexts = {
  pieces: (count) => `${count}\u00a0Stück`,
  soldOut: 'zurzeit ausverkauft',
  soldOutUntil: (day) => `ausverkauft, wieder ab ${day}`,
};
