// Written by tools/write-text-lists.mjs.
import { texts as adapted } from '../de/cart-texts';
import type { TextsIn } from '../texts/text-parts';
import { austrian } from './austrian';
import { checkout } from './checkout';
import { orderDetails } from './order-details';
import { transferCode } from './transfer-code';

export const texts: TextsIn<'cart'> = {
  ...austrian(adapted),
  checkout,
  orderDetails,
  transferCode,
};
