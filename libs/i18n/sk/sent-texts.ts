// Written by tools/write-text-lists.mjs.
import type { TextsIn } from '../texts/text-parts';
import { sentCart } from './sent-cart';

export const texts: TextsIn<'sent'> = {
  sentCart,
};
