import { orderTexts as german } from '../de/order-texts';
import type { TextsIn } from '../texts/text-parts';
import { austrian } from './austrian';
import { withdrawal } from './withdrawal';

export const orderTexts: TextsIn<'order'> = { ...austrian(german), withdrawal };
