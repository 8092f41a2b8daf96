import type { Measure } from '@fenestra/domain/catalogue/accessory-item';

/** What a price is for, where goods are compared by it. */
export const unitPrices = {
  metre: (price: string) => `${price} za\u00a0metr`,
  litre: (price: string) => `${price} za\u00a0litr`,
  kilogram: (price: string) => `${price} za\u00a0kilogram`,
  piece: (price: string) => `${price} za\u00a0kus`,
} satisfies Record<Measure, unknown>;
