// Written by tools/write-text-lists.mjs.
import type { TextsIn } from '../texts/text-parts';
import { stockLevel } from './stock-level';
import { unitPrices } from './unit-prices';

export const texts: TextsIn<'goods'> = {
  stockLevel,
  unitPrices,
};
