import type { TextsIn } from '../texts/text-parts';
import { orderPage } from './order-page';

export const orderTexts: TextsIn<'order'> = { orderPage };
