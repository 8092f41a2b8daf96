// Written by tools/write-text-lists.mjs.
import { texts as adapted } from '../de/goods-texts';
import type { TextsIn } from '../texts/text-parts';
import { austrian } from './austrian';

export const texts: TextsIn<'goods'> = {
  ...austrian(adapted),
};
