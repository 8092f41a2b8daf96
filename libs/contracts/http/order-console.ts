import { orderKinds, paymentStates, orderStates } from '@fenestra/domain/ordering/order';
import { currencies } from '@fenestra/domain/shop/money';
import { hasInvisibleCharacters } from '@fenestra/domain/invisible-characters';
import { paymentMethods } from '@fenestra/domain/shop/payments';
import { z } from 'zod/mini';
import { endpoint } from '../endpoint';
import { isoTime, minorUnits, shopId, shopIdText } from '../fields';
import { RecordedShipment } from './orders';

/** What operators ask of orders, by the command line or the desk. No page of shoppers calls these. */

const number = z.string().check(z.maxLength(20));

/** Personal: only where it is asked for. */
const Contact = z.object({ name: z.string(), email: z.string(), phone: z.string() });

const ListedOrder = z.object({
  orderId: z.uuid(),
  number: z.string(),
  shopId,
  saga: z.enum(orderStates),
  payment: z.enum(paymentStates),
  method: z.enum(paymentMethods),
  currency: z.enum(currencies),
  total: minorUnits,
  paid: minorUnits,
  placedAt: isoTime,
});
export type ListedOrder = z.output<typeof ListedOrder>;

const flag = z.optional(z.literal('yes'));

/** The latest first. */
export const listOrders = endpoint({
  method: 'GET',
  path: '/desk/orders',
  query: z.object({
    state: z.optional(z.enum(orderStates)),
    shopId: z.optional(shopIdText),
    /** Nothing has come of it yet, and something is owed. */
    unpaid: flag,
    /** Nobody has gone through it with its shopper yet, and it has neither ended nor left. */
    unchecked: flag,
    /** With a line at a price of this list; of the last 60 days. */
    priceList: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
    placedBefore: z.optional(isoTime),
    limit: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
  }),
  answer: z.object({ orders: z.array(ListedOrder) }),
  errors: [],
});

/** All that orders knows of one of them, and what was said of it, in that order. */
export const OrderRecord = z.object({
  ...ListedOrder.shape,
  contact: z.optional(Contact),
  kind: z.enum(orderKinds),
  dueNow: minorUnits,
  dueLater: minorUnits,
  dueAt: z.nullable(isoTime),
  confirmedAt: z.nullable(isoTime),
  answeredAt: z.nullable(isoTime),
  heldUntil: z.nullable(isoTime),
  releasedAt: z.nullable(isoTime),
  cancelled: z.nullable(z.object({ at: isoTime, reason: z.string() })),
  checkedAt: z.optional(z.nullable(isoTime)),
  shipped: z.optional(z.nullable(RecordedShipment)),
  receipts: z.array(
    z.object({ payment: z.nullable(z.string()), amount: minorUnits, counted: minorUnits, returned: minorUnits }),
  ),
  lines: z.array(z.object({ line: z.string(), kind: z.string(), quantity: z.number(), backOrdered: z.int() })),
  /** In the feed of the ERP, by their positions there. */
  events: z.array(
    z.object({
      type: z.string(),
      at: z.nullable(z.string()),
      event: z.optional(z.uuid()),
      position: z.optional(z.int()),
    }),
  ),
  /** Events that stand back for their cause before they go into the feed. */
  feedWaits: z.optional(z.array(z.object({ type: z.string(), cause: z.uuid(), since: isoTime }))),
  /** When it last went on. */
  since: z.optional(isoTime),
  version: z.optional(z.int()),
  /** What operators have done with it, the earliest first. */
  actions: z.optional(
    z.array(z.object({ at: isoTime, who: z.string(), what: z.string(), why: z.nullable(z.string()) })),
  ),
});
export type OrderRecord = z.output<typeof OrderRecord>;

export const readOrderRecord = endpoint({
  method: 'GET',
  path: '/desk/order',
  query: z.object({ number, contact: flag }),
  answer: OrderRecord,
  errors: ['order-unknown'],
});

/** The number of an order by what people have in hand: that number, its variable symbol or its id. */
export const findOrder = endpoint({
  method: 'GET',
  path: '/desk/number',
  query: z.object({ word: z.string().check(z.minLength(1), z.maxLength(60)) }),
  answer: z.object({ number: z.string() }),
  errors: ['order-unknown'],
});

/** Those of other services' rows, in no particular order. */
export const listOrdersById = endpoint({
  method: 'POST',
  path: '/desk/orders/by-id',
  body: z.object({ orderIds: z.array(z.uuid()).check(z.maxLength(2_000)) }),
  repeatable: true,
  answer: z.object({ orders: z.array(z.object({ ...ListedOrder.shape, since: isoTime })) }),
  errors: [],
});
export type OrderById = z.output<(typeof listOrdersById)['answer']>['orders'][number];

/** Orders that wait for money: who asks payments finds those that were paid all the same. */
export const listOrdersAwaitingPayment = endpoint({
  method: 'GET',
  path: '/desk/awaiting-money',
  answer: z.object({ orders: z.array(z.object({ orderId: z.uuid(), paid: minorUnits })) }),
  errors: [],
});

export const ShopStatistics = z.object({
  shopId,
  currency: z.enum(currencies),
  placed: z.int(),
  confirmed: z.int(),
  waiting: z.int(),
  ended: z.int(),
  /** Gross, of what is confirmed. */
  sold: minorUnits,
});
export type ShopStatistics = z.output<typeof ShopStatistics>;

/** What has become of the orders placed since then. */
export const readStatistics = endpoint({
  method: 'GET',
  path: '/desk/figures',
  query: z.object({ since: isoTime }),
  answer: z.object({ shops: z.array(ShopStatistics) }),
  errors: [],
});

/** Who does what with an order, and why. Noted before it is done: what cannot be noted is not done. */
export const recordOperatorAction = endpoint({
  method: 'POST',
  path: '/desk/actions',
  body: z.object({
    number,
    who: z.string().check(z.minLength(1), z.maxLength(60)),
    what: z.string().check(z.minLength(1), z.maxLength(200)),
    why: z.optional(z.string().check(z.maxLength(500))),
  }),
  answer: z.object({}),
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
    saga: z.enum(orderStates),
    toReturn: minorUnits,
    currency: z.enum(currencies),
  }),
  errors: ['order-unknown', 'order-over', 'order-shipped'],
});

/** A preliminary order was gone through with its shopper: it is binding, and its shopper is told. A repeat changes nothing. */
export const checkOrder = endpoint({
  method: 'POST',
  path: '/desk/checks/:id',
  params: z.object({ id: z.uuid() }),
  repeatable: true,
  answer: z.object({ number: z.string(), checkedAt: isoTime }),
  errors: ['order-unknown', 'order-binding', 'order-shipped', 'order-over'],
});

/** What is told of goods that leave. */
export const Shipment = z.object({
  arrives: z.optional(z.iso.date()),
  parcel: z.optional(
    z.string().check(
      z.minLength(1),
      z.maxLength(60),
      z.refine((name) => !hasInvisibleCharacters(name)),
    ),
  ),
});

/** The goods of an order are on their way, or lie ready to be fetched: its shopper is told. What was said first holds; a repeat changes nothing. */
export const shipOrder = endpoint({
  method: 'POST',
  path: '/desk/shipments/:id',
  params: z.object({ id: z.uuid() }),
  body: Shipment,
  repeatable: true,
  answer: z.object({ number: z.string(), shipped: RecordedShipment }),
  errors: ['order-unknown', 'order-unconfirmed'],
});

/** After a restored backup: numbers that were given after it are left out. A repeat leaves out as many again. */
export const skipNumbers = endpoint({
  method: 'POST',
  path: '/desk/skipped-numbers',
  body: z.object({ many: z.int().check(z.minimum(1), z.maximum(10_000)) }),
  repeatable: true,
  /** The first numbers that are given from now on, one of each shop. */
  answer: z.object({ next: z.array(z.string()) }),
  errors: [],
});
