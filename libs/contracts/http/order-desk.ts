import { orderKinds, paymentStates, sagaStates } from '@fenestra/domain/ordering/order';
import { currencies } from '@fenestra/domain/shop/money';
import { z } from 'zod/mini';
import { endpoint } from '../endpoint';
import { isoTime, minorUnits, shopId, shopIdText } from '../fields';

/** What operators ask of orders (`npm run shop -- orders …`). No page and no integration calls these. */

const number = z.string().check(z.maxLength(20));

/** Personal: only where it is asked for. */
const Contact = z.object({ name: z.string(), email: z.string(), phone: z.string() });

const ListedOrder = z.object({
  orderId: z.uuid(),
  number: z.string(),
  shopId,
  saga: z.enum(sagaStates),
  payment: z.enum(paymentStates),
  method: z.enum(['card', 'cash', 'transfer', 'paypal']),
  currency: z.enum(currencies),
  total: minorUnits,
  paid: minorUnits,
  placedAt: isoTime,
  contact: z.optional(Contact),
});
export type ListedOrder = z.output<typeof ListedOrder>;

const flag = z.optional(z.literal('yes'));

/** The latest first. */
export const listOrders = endpoint({
  method: 'GET',
  path: '/desk/orders',
  query: z.object({
    state: z.optional(z.enum(sagaStates)),
    shopId: z.optional(shopIdText),
    /** Nothing has come of it yet, and something is owed. */
    unpaid: flag,
    placedBefore: z.optional(isoTime),
    contact: flag,
    limit: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
  }),
  answer: z.object({ orders: z.array(ListedOrder) }),
  errors: [],
});

/** All that orders knows of one of them, and what was said of it, in that order. */
export const OrderRecord = z.object({
  ...ListedOrder.shape,
  kind: z.enum(orderKinds),
  dueNow: minorUnits,
  dueLater: minorUnits,
  dueAt: z.nullable(isoTime),
  confirmedAt: z.nullable(isoTime),
  answeredAt: z.nullable(isoTime),
  heldUntil: z.nullable(isoTime),
  releasedAt: z.nullable(isoTime),
  cancelled: z.nullable(z.object({ at: isoTime, reason: z.string() })),
  receipts: z.array(
    z.object({ payment: z.nullable(z.string()), amount: minorUnits, counted: minorUnits, returned: minorUnits }),
  ),
  lines: z.array(z.object({ line: z.string(), kind: z.string(), quantity: z.number(), backOrdered: z.int() })),
  events: z.array(z.object({ type: z.string(), at: z.nullable(z.string()) })),
});
export type OrderRecord = z.output<typeof OrderRecord>;

export const readOrderRecord = endpoint({
  method: 'GET',
  path: '/desk/order',
  query: z.object({ number, contact: flag }),
  answer: OrderRecord,
  errors: ['order-unknown'],
});

/** The shop calls an order off: its goods are free, what was paid goes back, and its shopper is told. A repeat changes nothing. */
export const cancelOrder = endpoint({
  method: 'POST',
  path: '/desk/cancellations',
  body: z.object({ number, reason: z.string().check(z.minLength(1), z.maxLength(500)) }),
  repeatable: true,
  answer: z.object({
    number: z.string(),
    saga: z.enum(sagaStates),
    toReturn: minorUnits,
    currency: z.enum(currencies),
  }),
  errors: ['order-unknown', 'order-over'],
});
