import type { TextsIn } from '../texts/text-parts';
import { cartTexts as german } from '../de/cart-texts';
import { austrian } from './austrian';
import { checkout } from './checkout';
import { orderDetails } from './order-details';
import { transferCode } from './transfer-code';

export const cartTexts: TextsIn<'cart'> = { ...austrian(german), checkout, orderDetails, transferCode };
