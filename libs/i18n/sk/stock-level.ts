import type { StockLevelTexts } from '../texts/stock-level';

export const stockLevel: StockLevelTexts = {
  pieces: (count) => `${count}\u00a0ks`,
  soldOut: 'momentálne vypredané',
  soldOutUntil: (day) => `vypredané, ďalšie ${day}`,
};
