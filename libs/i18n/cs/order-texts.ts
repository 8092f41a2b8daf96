// Written by tools/write-text-lists.mjs.
import { orderAgain } from './order-again';
import { orderPage } from './order-page';
import { returning } from './returning';
import { withdrawal } from './withdrawal';

export const texts = {
  orderAgain,
  orderPage,
  returning,
  withdrawal,
};
