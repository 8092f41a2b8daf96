import type { UnitPriceTexts } from '../texts/unit-prices';

export const unitPrices: UnitPriceTexts = {
  metre: (price) => `${price} méterenként`,
  litre: (price) => `${price} literenként`,
  kilogram: (price) => `${price} kilogrammonként`,
  piece: (price) => `${price} darabonként`,
};
