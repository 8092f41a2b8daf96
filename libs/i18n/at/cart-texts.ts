import type { TextsIn } from '../texts/text-parts';
import { cartTexts as german } from '../de/cart-texts';
import { cart } from './cart';
import { checkout } from './checkout';
import { picker } from './picker';
import { recap } from './recap';
import { transferCode } from './transfer-code';

export const cartTexts: TextsIn<'cart'> = { ...german, cart, checkout, picker, recap, transferCode };
