import type { Texts } from '../texts/texts';

export const unitPrices: Texts['unitPrices'] = {
  metre: (price) => `${price} je\u00a0Meter`,
  litre: (price) => `${price} je\u00a0Liter`,
  kilogram: (price) => `${price} je\u00a0Kilogramm`,
  piece: (price) => `${price} je\u00a0Stück`,
};
