// Written by tools/write-text-lists.mjs.
import { stockLevel } from './stock-level';
import { unitPrices } from './unit-prices';

export const texts = {
  stockLevel,
  unitPrices,
};
