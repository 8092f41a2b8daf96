// Written by tools/write-text-lists.mjs.
import { texts as adapted } from '../de/order-texts';
import type { TextsIn } from '../texts/text-parts';
import { austrian } from './austrian';
import { withdrawal } from './withdrawal';

export const texts: TextsIn<'order'> = {
  ...austrian(adapted),
  withdrawal,
};
