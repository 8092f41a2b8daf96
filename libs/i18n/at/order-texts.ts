// Written by tools/write-text-lists.mjs.
import { orderTexts as adapted } from '../de/order-texts';
import type { TextsIn } from '../texts/text-parts';
import { austrian } from './austrian';
import { withdrawal } from './withdrawal';

export const orderTexts: TextsIn<'order'> = {
  ...austrian(adapted),
  withdrawal,
};
