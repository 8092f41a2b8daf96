import { createHash } from 'node:crypto';
import type { CartSnapshot, PaymentOption } from '@fenestra/contracts/http/cart';
import type { OrderData, Visit } from '@fenestra/contracts/http/orders';
import { kindOfOrder } from '@fenestra/domain/ordering/staff-check-limits';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { opaqueId, rowId } from '@fenestra/platform/service/ids';
import type { OrdersConfig } from '../config';
import type { Order } from '../order.entity';
import { checkLimits } from './hold-limits';

/** What a shopper asks for: one order of one cart, by these data. */
export type OrderRequest = {
  /** Of the shopper's choice, the same for every try. */
  readonly key: string;
  readonly shopId: ShopId;
  readonly cartId: string;
  /** The revision that the shopper has seen. */
  readonly seen?: number | undefined;
  readonly data: OrderData;
  /** For which its goods may be brought at the price of the cart; any where missing. */
  readonly regions?: readonly number[] | undefined;
  /** Whether the postcode of the delivery is in no list; undefined in requests of a gateway that does not check it. */
  readonly isUnlisted?: boolean | undefined;
  readonly visit?: Visit | undefined;
  /** The network that it comes from, to count by; it is kept nowhere. */
  readonly origin?: string | undefined;
  /** The IPv6 site of that network, likewise. */
  readonly site?: string | undefined;
};

/** As it is before it has its number and it is known what it may hold of the stock. */
export type NewOrder = Omit<Order, 'number' | 'lastEvent' | 'unheld'>;

/** The order that a held cart becomes; stock has to answer until `dueAt`. */
export function newOrder(
  request: OrderRequest,
  view: CartSnapshot,
  option: PaymentOption,
  { placedAt, dueAt, config }: { readonly placedAt: Date; readonly dueAt: Date; readonly config: OrdersConfig },
): NewOrder {
  const { lines, totals, stockOnly, technicalControl, comfortDelivery, delivery } = view;
  // Chosen in the cart, or said with the order by a storefront that has no such choice (OPEN-Q-69).
  const childGuard = view.childGuard || request.data.childGuard;
  return {
    id: rowId(),
    version: 1,
    shopId: request.shopId,
    token: opaqueId(),
    cartId: request.cartId,
    idempotencyKey: request.key,
    requestHash: hashOf(request),
    kind: kindOfOrder(view, option, checkLimits(config, totals.currency)),
    saga: 'placed',
    payment: option.dueNow > 0 ? 'pending' : 'none',
    method: option.method,
    waysChanged: 0,
    refusedMethod: null,
    share: option.share,
    currency: totals.currency,
    total: option.dueNow + option.dueLater,
    dueNow: option.dueNow,
    dueLater: option.dueLater,
    paid: 0,
    receipts: [],
    restPayment: option.restPayment,
    cart: {
      lines,
      totals,
      stockOnly,
      technicalControl,
      comfortDelivery,
      childGuard,
      delivery: deliveryOf(request, delivery),
    },
    backOrdered: {},
    mailKey: opaqueId(),
    answeredAt: null,
    heldUntil: null,
    releasedAt: null,
    cancelled: null,
    checkedAt: null,
    shipped: null,
    data: request.data,
    visit: request.visit ?? null,
    placedAt,
    confirmedAt: null,
    dueAt,
  };
}

/** As the cart has it; whether the shop has to call follows from the postcode that was ordered with. */
function deliveryOf({ isUnlisted }: OrderRequest, delivery: CartSnapshot['delivery']): CartSnapshot['delivery'] {
  if (delivery?.kind !== 'delivery' || isUnlisted === undefined) return delivery;
  const { kind, region } = delivery;
  return { kind, region, ...(isUnlisted && { isUnlisted }) };
}

/** Tells a repeat from another request by the ERP's form of its data, as every release does. They are parsed: fields in the schema's order. */
export const hashOf = ({ shopId, cartId, data: { typed: _, ...data } }: OrderRequest): string =>
  createHash('sha256').update(JSON.stringify({ shopId, cartId, data })).digest('base64');
