import type { TextsIn } from '../texts/text-parts';
import { orderAgain } from './order-again';
import { orderPage } from './order-page';
import { withdrawal } from './withdrawal';

export const orderTexts: TextsIn<'order'> = { orderAgain, orderPage, withdrawal };
