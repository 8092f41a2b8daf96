// Written by tools/write-text-lists.mjs.
import type { TextsIn } from '../texts/text-parts';
import { orderAgain } from './order-again';
import { orderPage } from './order-page';
import { returning } from './returning';
import { withdrawal } from './withdrawal';

export const texts: TextsIn<'order'> = {
  orderAgain,
  orderPage,
  returning,
  withdrawal,
};
