import type { Texts } from '../texts/texts';

export const unitPrices: Texts['unitPrices'] = {
  metre: (price) => `${price} za\u00a0meter`,
  litre: (price) => `${price} za\u00a0liter`,
  kilogram: (price) => `${price} za\u00a0kilogram`,
  piece: (price) => `${price} za\u00a0kus`,
};
