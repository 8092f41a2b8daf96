import { buyers } from '@fenestra/domain/shop/buyer';
import { currencies } from '@fenestra/domain/shop/money';
import { restPayments } from '@fenestra/domain/ordering/payment-options';
import { orderKinds, paymentStates, orderStates } from '@fenestra/domain/ordering/order';
import { paymentMethods } from '@fenestra/domain/shop/payments';
import { z } from 'zod/mini';
import { endpoint } from '../endpoint';
import { isNew, isoTime, minorUnits, opaqueId, revision, shopId } from '../fields';
import { CartLine, CartView } from './cart';

const text = z.string().check(z.maxLength(200));

export const Address = z.object({ street: text, city: text, postcode: text });

const sections = {
  firstName: text,
  lastName: text,
  email: z.string().check(z.maxLength(254)),
  address: Address,
  /** Filled for companies (OPEN-Q-115). */
  company: z.nullable(z.object({ name: text, id: text, taxId: text, vatPayer: z.boolean() })),
  invoice: z.nullable(
    z.object({ firstName: text, lastName: text, company: text, id: text, taxId: text, address: Address }),
  ),
  delivery: z.nullable(z.object({ name: text, phone: text, address: Address })),
  note: z.string().check(z.maxLength(4000)),
};
const { firstName, lastName, email, ...furtherSections } = sections;

/** What the shopper typed. The orders service checks it (CUST) and refuses field by field. */
export const OrderData = z.object({
  firstName,
  lastName,
  email,
  phone: text,
  ...furtherSections,
  /** Sections as they were typed, where the ERP's fields hold another text (CUST-27); shown to people, never to the ERP. */
  typed: z.optional(z.partial(z.object(sections))),
  refusesNews: z.boolean(),
  acceptsTerms: z.boolean(),
  payment: z.object({ method: z.enum(paymentMethods), share: z.number() }),
  /** zaloha as sent, minor units (OPEN-Q-66). */
  deposit: minorUnits,
  childGuard: z.boolean(),
});
export type OrderData = z.output<typeof OrderData>;

/** How an order came about, as far as reports to others need it. Not what the shopper typed: a repeat may come with another one. */
export const Visit = z.object({
  /** Nobody outside hears of an order that was made for development (OPEN-Q-102). */
  development: z.boolean(),
  /** Of the synthetic shopper, which proves it: no sale. */
  synthetic: z.optional(z.literal(true)),
  /** Of the affiliate network, where the shopper has consented (OPEN-Q-83); null after it was used. */
  affiliateVisitor: z.nullable(z.string().check(z.maxLength(64))),
});
export type Visit = z.output<typeof Visit>;

export const RecordedShipment = z.object({ at: isoTime, arrives: z.nullable(z.iso.date()), parcel: z.nullable(text) });

/** The truth about an order for the one who holds its token (WIRE-55). No name, address or e-mail. What fields mean: documents/snapshot-field-descriptions.ts. */
export const OrderView = z.object({
  orderId: z.uuid(),
  token: opaqueId,
  number: z.string(),
  shopId,
  synthetic: z.optional(z.literal(true)),
  kind: z.enum(orderKinds),
  saga: z.enum(orderStates),
  payment: z.enum(paymentStates),
  method: z.enum(paymentMethods),
  share: z.number(),
  currency: z.enum(currencies),
  total: minorUnits,
  paid: minorUnits,
  returned: z.optional(minorUnits),
  dueNow: minorUnits,
  dueLater: minorUnits,
  restPayment: z.nullable(z.enum(restPayments)),
  /** Its words are checked where they are read from. */
  payTo: z.optional(z.object({ holder: z.string(), account: z.string(), iban: z.string(), bic: z.string() })),
  transfer: z.nullable(
    z.object({ account: z.string(), iban: z.string(), bic: z.string(), variableSymbol: z.string() }),
  ),
  otherWays: z.optional(z.array(z.enum(paymentMethods))),
  /** The gateway of `method` refused to open a session, and would refuse it again. */
  gatewayRefused: z.optional(z.boolean()),
  buyer: z.optional(z.enum(buyers)),
  refusesNews: z.boolean(),
  placedAt: isoTime,
  confirmedAt: z.optional(z.nullable(isoTime)),
  payBy: z.optional(z.nullable(isoTime)),
  heldUntil: z.optional(isoTime),
  goodsReleased: z.optional(z.boolean()),
  cancelled: z.optional(z.boolean()),
  checkedAt: z.optional(isoTime),
  shipped: z.optional(RecordedShipment),
  lines: z.array(z.object({ line: CartLine, backOrdered: z.int(), unheld: z.optional(z.int()) })),
  cart: z.pick(CartView, {
    totals: true,
    technicalControl: true,
    comfortDelivery: true,
    childGuard: true,
    delivery: true,
  }),
});
export type OrderView = z.output<typeof OrderView>;

/** Of a cart that became an order with other data: that order, and whether it was asked for by the same key. */
export const ConflictingOrder = z.object({ order: OrderView, sameKey: z.boolean() });
export type ConflictingOrder = z.output<typeof ConflictingOrder>;

export const PlacedOrder = z.object({ ...OrderView.shape, isNew });
export type PlacedOrder = z.output<typeof PlacedOrder>;

/** Turns the cart into an order, once, however often it is asked (OPEN-Q-75). Waits up to 1.5 s for a payment session. */
export const placeOrder = endpoint({
  method: 'POST',
  path: '/orders',
  keyed: true,
  deadlineMs: 10_000,
  body: z.object({
    shopId,
    cartId: opaqueId,
    /** The revision of the cart that the shopper has seen: what another tab has put in is not ordered unseen. */
    seen: z.optional(revision),
    data: OrderData,
    /** Regions where a delivery costs no less than in that of the typed postcode; missing where no postcode tells one. */
    regions: z.optional(z.array(z.int())),
    /** Whether the typed postcode is in no list; missing where that does not count. */
    isUnlisted: z.optional(z.boolean()),
    visit: z.optional(Visit),
    /** The network that it comes from, to count by; it is kept nowhere. */
    origin: z.optional(z.string().check(z.maxLength(64))),
    /** The IPv6 site of that network, which has wider bounds; likewise. */
    site: z.optional(z.string().check(z.maxLength(64))),
  }),
  answer: PlacedOrder,
  errors: [
    'cart-unknown',
    'cart-ordered',
    'cart-busy',
    'cart-empty',
    'revision-outdated',
    'delivery-missing',
    'delivery-refused',
    'order-data-refused',
    'payment-refused',
    'deposit-refused',
    'idempotency-mismatch',
    'ordered-otherwise',
  ],
});

export const readOrderByToken = endpoint({
  method: 'GET',
  path: '/orders/by-token/:token',
  params: z.object({ token: opaqueId }),
  answer: OrderView,
  errors: ['order-unknown'],
});

/** Lets an order that is not paid be paid in another way, for the one who holds its token; once however often it is asked (decision 69). */
export const changePaymentMethod = endpoint({
  method: 'POST',
  path: '/orders/by-token/:token/way',
  params: z.object({ token: opaqueId }),
  body: z.object({ method: z.enum(paymentMethods) }),
  repeatable: true,
  answer: OrderView,
  errors: ['order-unknown', 'payment-not-open', 'payment-refused', 'payment-tried-too-often'],
});

/** For the one who sent it and did not hear of it: by the key it was sent with. */
export const readOrderByKey = endpoint({
  method: 'GET',
  path: '/orders/by-key/:key',
  params: z.object({ key: text }),
  answer: OrderView,
  errors: ['order-unknown'],
});

/** Everything about an order, with personal data: for the ERP and for mails. */
export const OrderSnapshot = z.object({ order: OrderView, data: OrderData });
export type OrderSnapshot = z.output<typeof OrderSnapshot>;

/** The same for the ERP, whose import takes no quotes, ampersands and pipes: without texts as typed (CUST-27). */
export const ErpOrder = z.object({ ...OrderSnapshot.shape, data: z.omit(OrderData, { typed: true }) });

export const readOrderSnapshot = endpoint({
  method: 'GET',
  path: '/orders/:id',
  params: z.object({ id: z.uuid() }),
  answer: OrderSnapshot,
  errors: ['order-unknown'],
});

/** The same for the one who holds the token of the order: to show them what they typed. */
export const readSnapshotByToken = endpoint({
  method: 'GET',
  path: '/orders/by-token/:token/snapshot',
  params: z.object({ token: opaqueId }),
  answer: OrderSnapshot,
  errors: ['order-unknown'],
});

/** The link of the order's mail was opened: the goods are held until the payment is due. */
export const answerMail = endpoint({
  method: 'POST',
  path: '/orders/by-token/:token/answer',
  params: z.object({ token: opaqueId }),
  body: z.object({ mailKey: opaqueId }),
  repeatable: true,
  answer: z.object({}),
  errors: ['order-unknown'],
});

/** What an order owes, and what has happened to it last: for whoever books its money. Nothing personal. */
export const OrderDues = z.object({
  orderId: z.uuid(),
  number: z.string(),
  shopId,
  currency: z.enum(currencies),
  total: minorUnits,
  dueNow: minorUnits,
  paid: minorUnits,
  lastEvent: z.nullable(z.object({ id: z.uuid(), correlationId: z.uuid(), shopId: z.optional(z.string()) })),
});
export type OrderDues = z.output<typeof OrderDues>;

export const readOrderDues = endpoint({
  method: 'GET',
  path: '/orders/:id/dues',
  params: z.object({ id: z.uuid() }),
  answer: OrderDues,
  errors: ['order-unknown'],
});

/** By what a transfer names (OPEN-Q-76). */
export const readDuesBySymbol = endpoint({
  method: 'GET',
  path: '/orders/by-symbol/:symbol/dues',
  params: z.object({ symbol: z.string().check(z.regex(/^\d{10}$/)) }),
  answer: OrderDues,
  errors: ['order-unknown'],
});

/** What reports to others are made of. Personal: read when one is sent, and kept nowhere. */
export const ReportedOrder = z.object({
  number: z.string(),
  shopId,
  currency: z.enum(currencies),
  /** Both without VAT. */
  netAfterDiscount: minorUnits,
  delivery: minorUnits,
  email: z.string(),
  refusesNews: z.boolean(),
  visit: Visit,
});
export type ReportedOrder = z.output<typeof ReportedOrder>;

export const readReportedOrder = endpoint({
  method: 'GET',
  path: '/orders/:id/reported',
  params: z.object({ id: z.uuid() }),
  answer: ReportedOrder,
  errors: ['order-unknown'],
});

const orderIds = z.array(z.uuid()).check(z.maxLength(50));

/** With what only mails ask for. */
export const MailedOrder = z.object({
  ...OrderSnapshot.shape,
  /** Whether its shopper has withdrawn from anything in it. */
  withdrawn: z.optional(z.boolean()),
  /** What its link says to prove that the mail was read, where the goods wait for that. */
  mailKey: z.optional(opaqueId),
});
export type MailedOrder = z.output<typeof MailedOrder>;

/** Snapshots of several orders, `ids` separated by commas; what does not exist is missing in the answer. */
export const readOrderSnapshots = endpoint({
  method: 'GET',
  path: '/orders',
  query: z.object({
    ids: z.pipe(
      z.transform<string, string[]>((ids) => ids.split(',')),
      orderIds,
    ),
  }),
  answer: z.object({ orders: z.array(MailedOrder) }),
  errors: [],
});
