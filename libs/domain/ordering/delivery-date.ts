import { dayIn } from '../shop/day';
import type { Shop } from '../shop/shops';
import { latestDelivery } from '../shop/working-days';
import { hasMadeToSize, isStockOnly } from './cart-services';

/** What the last day of a delivery is counted from; days are ISO days of the shop. */
export type CountedFrom = {
  readonly stockOnly: boolean;
  /** Something from stock has accessories made to size. */
  readonly madeToSize?: boolean | undefined;
  readonly placedOn: string;
  /** When the money came that was due, or the goods were reserved where none was; null while it is awaited. */
  readonly confirmedOn: string | null;
  /** When a preliminary order was checked with its shopper; null until somebody has said so. */
  readonly checkedOn: string | null;
  /** For which day the goods are announced that are on their way; null until somebody has said so. */
  readonly arrives: string | null;
};

type DatedLine = { readonly kind: 'configured' | 'stock' | 'accessory'; readonly accessories?: object | undefined };

export type DatedOrder = {
  /** ISO 8601 */
  readonly placedAt: string;
  readonly confirmedAt?: string | null | undefined;
  readonly checkedAt?: string | undefined;
  readonly lines: readonly { readonly line: DatedLine }[];
} & SentOrder;

export type SentOrder = {
  readonly shipped?: { readonly arrives: string | null } | null | undefined;
  readonly cart?: { readonly delivery: { readonly kind: 'pickup' | 'delivery' } | null } | undefined;
};

export const countedFrom = (order: DatedOrder, shop: Shop): CountedFrom => ({
  stockOnly: isStockOnly(order.lines.map(({ line }) => line)),
  madeToSize: hasMadeToSize(order.lines.map(({ line }) => line)),
  placedOn: dayIn(shop, new Date(order.placedAt)),
  confirmedOn: order.confirmedAt ? dayIn(shop, new Date(order.confirmedAt)) : null,
  checkedOn: order.checkedAt ? dayIn(shop, new Date(order.checkedAt)) : null,
  arrives: announcedDay(order),
});

/** ISO; null also for goods that are fetched: nobody tells when they were (decision 77). */
export const announcedDay = ({ shipped, cart }: SentOrder): string | null =>
  cart?.delivery?.kind === 'pickup' ? null : (shipped?.arrives ?? null);

/** From when its working days run: from the money, from the order while it is awaited, and not before it was checked. */
export function countedOn({ placedOn, confirmedOn, checkedOn }: CountedFrom): string {
  const settledOn = confirmedOn ?? placedOn;
  return checkedOn !== null && checkedOn > settledOn ? checkedOn : settledOn;
}

/** The last day on which the goods of an order arrive: the one that was announced, until then the one that was promised (CONST-06 to CONST-09). */
export const latestDeliveryDay = (order: CountedFrom, shop: Pick<Shop, 'code'>): string =>
  order.arrives ?? latestDelivery(order, countedOn(order), shop);
