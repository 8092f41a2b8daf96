import type { UnitPriceTexts } from '../texts/unit-prices';

export const unitPrices: UnitPriceTexts = {
  metre: (price) => `${price} za\u00a0meter`,
  litre: (price) => `${price} za\u00a0liter`,
  kilogram: (price) => `${price} za\u00a0kilogram`,
  piece: (price) => `${price} za\u00a0kus`,
};
