import type { Texts } from '../texts/texts';

export const unitPrices: Texts['unitPrices'] = {
  metre: (price) => `${price} méterenként`,
  litre: (price) => `${price} literenként`,
  kilogram: (price) => `${price} kilogrammonként`,
  piece: (price) => `${price} darabonként`,
};
