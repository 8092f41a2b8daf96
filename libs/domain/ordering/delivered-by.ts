import { dayIn } from '../shop/day';
import type { Shop } from '../shop/shops';
import { latestDelivery } from '../shop/working-days';
import { isStockOnly } from './cart-services';

/** What the last day of a delivery is counted from; days are ISO days of the shop. */
export type CountedFrom = {
  readonly stockOnly: boolean;
  readonly placedOn: string;
  /** When the money came that was due, or the goods were reserved where none was; null while it is awaited. */
  readonly confirmedOn: string | null;
  /** When a preliminary order was checked with its shopper; null until somebody has said so. */
  readonly checkedOn: string | null;
};

export type DatedOrder = {
  /** ISO 8601 */
  readonly placedAt: string;
  readonly confirmedAt?: string | null | undefined;
  readonly checkedAt?: string | undefined;
  readonly lines: readonly { readonly line: { readonly kind: 'configured' | 'stock' | 'accessory' } }[];
};

export const countedFrom = ({ placedAt, confirmedAt, checkedAt, lines }: DatedOrder, shop: Shop): CountedFrom => ({
  stockOnly: isStockOnly(lines.map(({ line }) => line)),
  placedOn: dayIn(shop, new Date(placedAt)),
  confirmedOn: confirmedAt ? dayIn(shop, new Date(confirmedAt)) : null,
  checkedOn: checkedAt ? dayIn(shop, new Date(checkedAt)) : null,
});

/** From when its working days run: from the money, from the order while it is awaited, and not before it was checked. */
export function countedOn({ placedOn, confirmedOn, checkedOn }: CountedFrom): string {
  const settledOn = confirmedOn ?? placedOn;
  return checkedOn !== null && checkedOn > settledOn ? checkedOn : settledOn;
}

/** The last day on which the goods of an order arrive (CONST-06 to CONST-09). */
export const deliveredBy = (order: CountedFrom, shop: Pick<Shop, 'code'>): string =>
  latestDelivery(order, countedOn(order), shop);
