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
};

export type DatedOrder = {
  /** ISO 8601 */
  readonly placedAt: string;
  readonly confirmedAt?: string | null | undefined;
  readonly lines: readonly { readonly line: { readonly kind: 'configured' | 'stock' | 'accessory' } }[];
};

export const countedFrom = ({ placedAt, confirmedAt, lines }: DatedOrder, shop: Shop): CountedFrom => ({
  stockOnly: isStockOnly(lines.map(({ line }) => line)),
  placedOn: dayIn(shop, new Date(placedAt)),
  confirmedOn: confirmedAt ? dayIn(shop, new Date(confirmedAt)) : null,
});

/** The last day on which the goods of an order arrive: the working days run from the money, from the order while it is awaited (CONST-06 to CONST-09). */
export const deliveredBy = ({ stockOnly, placedOn, confirmedOn }: CountedFrom, shop: Pick<Shop, 'code'>): string =>
  latestDelivery({ stockOnly }, confirmedOn ?? placedOn, shop);
