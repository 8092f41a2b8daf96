import { chargeable, type Currency } from '../shop/money';
import { type Shop, vatOn } from '../shop/shops';

/** VAT of a net amount on a day (ISO date), both in minor units, rounded as carts round it (OPEN-Q-101). */
export const vatOf = (net: number, shop: Shop, day: string): number =>
  chargeable((net * vatOn(shop, day)) / 100, shop.currency);

/** VAT of each of several net amounts by the rule for one, rounded so that together they are the VAT of their sum. */
export function vatOfEach(nets: readonly number[], vatOfOne: (net: number) => number): number[] {
  const sums = nets.map((_, last) => nets.slice(0, last + 1).reduce((sum, net) => sum + net, 0));
  const vats = sums.map(vatOfOne);
  return vats.map((vat, nth) => vat - (vats[nth - 1] ?? 0));
}

/** Net and VAT within a gross amount, all in minor units; `percent` is the rate. They add up to the gross amount. */
export function withinGross(
  gross: number,
  percent: number,
  { currency }: { readonly currency: Currency },
): { readonly net: number; readonly vat: number } {
  const vat = chargeable((gross * percent) / (100 + percent), currency);
  return { net: gross - vat, vat };
}

/** Amounts are minor units; `total` is the gross price less what paying all at once takes off it. */
type Charged = {
  readonly total: number;
  readonly gross: number;
  readonly netAfterDiscount: number;
  readonly vat: number;
  readonly vatPercent: number;
  readonly currency: Currency;
};

/** Net and VAT of what an order charges: what is taken off for paying early is not taxed (OPEN-Q-66, 2006/112/EC Art. 79(a)). */
export const taxesCharged = (order: Charged): { readonly net: number; readonly vat: number } =>
  order.total === order.gross
    ? { net: order.netAfterDiscount, vat: order.vat }
    : withinGross(order.total, order.vatPercent, order);
