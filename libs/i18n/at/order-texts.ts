import { orderTexts as german } from '../de/order-texts';
import type { TextsIn } from '../texts/text-parts';
import { austrian } from './austrian';

export const orderTexts: TextsIn<'order'> = austrian(german);
