import { goodsTexts as german } from '../de/goods-texts';
import type { TextsIn } from '../texts/text-parts';
import { austrian } from './austrian';

export const goodsTexts: TextsIn<'goods'> = austrian(german);
