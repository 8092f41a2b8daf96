// Written by tools/write-text-lists.mjs.
import { goodsTexts as adapted } from '../de/goods-texts';
import type { TextsIn } from '../texts/text-parts';
import { austrian } from './austrian';

export const goodsTexts: TextsIn<'goods'> = {
  ...austrian(adapted),
};
