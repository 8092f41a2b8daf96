import type { StockLevelTexts } from '../texts/stock-level';

export const stockLevel: StockLevelTexts = {
  pieces: (count) => `${count}\u00a0db`,
  soldOut: 'jelenleg nincs raktáron',
  soldOutUntil: (day) => `elfogyott, érkezik: ${day}`,
};
