// Written by tools/write-text-lists.mjs.
import { sentCart } from './sent-cart';

export const texts = {
  sentCart,
};
