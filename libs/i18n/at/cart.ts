import type { CartTexts } from '../texts/cart';
import { cart as german } from '../de/cart';

export const cart: CartTexts = { ...german, totalNet: 'Summe exkl. USt.', totalGross: 'Summe inkl. USt.' };
