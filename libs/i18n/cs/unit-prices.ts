import type { UnitPriceTexts } from '../texts/unit-prices';

export const unitPrices: UnitPriceTexts = {
  metre: (price) => `${price} za\u00a0metr`,
  litre: (price) => `${price} za\u00a0litr`,
  kilogram: (price) => `${price} za\u00a0kilogram`,
  piece: (price) => `${price} za\u00a0kus`,
};
