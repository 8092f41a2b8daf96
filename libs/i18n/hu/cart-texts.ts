// Written by tools/write-text-lists.mjs.
import type { TextsIn } from '../texts/text-parts';
import { afterGateway } from './after-gateway';
import { cart } from './cart';
import { changedLines } from './changed-lines';
import { checkout } from './checkout';
import { discounts } from './discounts';
import { manyPieces } from './many-pieces';
import { orderDetails } from './order-details';
import { paypal } from './paypal';
import { picker } from './picker';
import { postcode } from './postcode';
import { recap } from './recap';
import { removedLines } from './removed-lines';
import { sameAgain } from './same-again';
import { transferCode } from './transfer-code';
import { units } from './units';

export const texts: TextsIn<'cart'> = {
  afterGateway,
  cart,
  changedLines,
  checkout,
  discounts,
  manyPieces,
  orderDetails,
  paypal,
  picker,
  postcode,
  recap,
  removedLines,
  sameAgain,
  transferCode,
  units,
};
