import type { UnitPriceTexts } from '../texts/unit-prices';

export const unitPrices: UnitPriceTexts = {
  metre: (price) => `${price} je\u00a0Meter`,
  litre: (price) => `${price} je\u00a0Liter`,
  kilogram: (price) => `${price} je\u00a0Kilogramm`,
  piece: (price) => `${price} je\u00a0Stück`,
};
