import { chargeable } from '../shop/money';
import { type Shop, vatOn } from '../shop/shops';

/** VAT of a net amount on a day (ISO date), both in minor units, rounded as carts round it (OPEN-Q-101). */
export const vatOf = (net: number, shop: Shop, day: string): number =>
  chargeable((net * vatOn(shop, day)) / 100, shop.currency);
