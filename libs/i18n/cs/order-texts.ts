import type { TextsIn } from '../texts/text-parts';
import { orderPage } from './order-page';
import { withdrawal } from './withdrawal';

export const orderTexts: TextsIn<'order'> = { orderPage, withdrawal };
