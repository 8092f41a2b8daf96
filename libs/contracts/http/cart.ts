import { units } from '@fenestra/domain/catalogue/accessory-item';
import { StoredRoom } from '@fenestra/domain/configuration/room';
import { restPayments } from '@fenestra/domain/ordering/payment-options';
import { CartTotals } from '@fenestra/domain/pricing/cart-totals';
import { NextDiscount } from '@fenestra/domain/pricing/next-discounts';
import { PriceLine } from '@fenestra/domain/pricing/price-breakdown';
import { paymentMethods } from '@fenestra/domain/shop/payments';
import { z } from 'zod/mini';
import { endpoint } from '../endpoint';
import {
  changeId,
  isoDay,
  minorUnits,
  opaqueId,
  wholeQuantity,
  quantity,
  revision,
  shopId,
  shopIdText,
} from '../fields';
import { PriceSnapshot, StockProduct } from './configuration';

/** The last day on which the line has this price. Lines from before 2026-11-23 lack it: their price has no end. */
const offerUntil = z.optional(isoDay);

/** What was made to the size of a product from stock: the part of `net` that it costs, and the parts of that. Missing where nothing was. */
const StockAccessories = z.object({
  net: minorUnits,
  parts: z.array(PriceLine),
  /** Id that opens the line again. */
  configurationId: z.optional(opaqueId),
  /** Offer by which the line is drawn. Lines from before 2026-11-30 lack it and are drawn without accessories. */
  offerId: z.optional(opaqueId),
});

/** A line keeps what was offered when it was added; later changes of catalogue, prices or configuration do not reach it. */
export const CartLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('configured'), line: z.uuid(), quantity: wholeQuantity, offer: PriceSnapshot }),
  z.object({
    kind: z.literal('stock'),
    line: z.uuid(),
    quantity: wholeQuantity,
    /** Its configuration has the places and sizes of its accessories. */
    product: StockProduct,
    /** Includes accessories. */
    net: minorUnits,
    accessories: z.optional(StockAccessories),
    priceList: z.string(),
    offerUntil,
  }),
  z.object({
    kind: z.literal('accessory'),
    line: z.uuid(),
    quantity,
    accessory: z.int(),
    /** What the quantity counts. Lines from before 2026-11-24 lack it: they are whole numbers of whatever it is sold by. */
    unit: z.optional(z.enum(units)),
    dimension: z.optional(z.string()),
    /** The version that names it. Lines from before 2026-11-22 lack it: the catalogue in force names those. */
    catalogue: z.optional(z.string()),
    net: minorUnits,
    priceList: z.string(),
    offerUntil,
  }),
]);
export type CartLine = z.output<typeof CartLine>;

/** A line that was taken out, with its place and what the cart then had, so that it can come back as it was. */
export const RemovedLine = z.object({ line: CartLine, at: z.int(), technicalControl: z.boolean() });
export type RemovedLine = z.output<typeof RemovedLine>;

export const Delivery = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pickup') }),
  z.object({
    kind: z.literal('delivery'),
    region: z.int(),
    /** Its postcode is in no list: the price is that of the most expensive region that is possible, and the shop calls. */
    isUnlisted: z.optional(z.literal(true)),
  }),
]);
export type Delivery = z.output<typeof Delivery>;

/** One way to pay this cart (OPEN-Q-114), in the domain's words. */
export const PaymentOption = z.object({
  method: z.enum(paymentMethods),
  /** 1, 0.3 or 0 of the gross total now. */
  share: z.number(),
  saving: minorUnits,
  dueNow: minorUnits,
  dueLater: minorUnits,
  restPayment: z.nullable(z.enum(restPayments)),
  forStock: z.boolean(),
  disabledByTechnicalControl: z.boolean(),
  /** Code of the reason why it cannot be taken now. */
  refused: z.nullable(z.string()),
});
export type PaymentOption = z.output<typeof PaymentOption>;

/** Net price of one piece or metre: as it was offered, with the last day of that, and as it is today; whether the offer still holds. */
export const PriceChange = z.object({
  line: z.uuid(),
  offered: minorUnits,
  today: minorUnits,
  until: isoDay,
  holds: z.boolean(),
});
export type PriceChange = z.output<typeof PriceChange>;

export const CartView = z.object({
  cartId: opaqueId,
  shopId,
  revision,
  lines: z.array(CartLine),
  /** The lines that were taken out last, the latest first; carts from before 2026-11-23 have none. */
  removed: z.optional(z.array(RemovedLine)),
  /** True when every product is from stock (pouze_sklad). An empty cart is a stock cart. */
  stockOnly: z.boolean(),
  technicalControl: z.boolean(),
  comfortDelivery: z.boolean(),
  childGuard: z.boolean(),
  delivery: z.nullable(Delivery),
  totals: CartTotals,
  paymentOptions: z.array(PaymentOption),
  /** Of the lines whose price of today is not the offered one. */
  priceChanges: z.optional(z.array(PriceChange)),
  /** Free pieces of the stock products in the cart, by product id. */
  available: z.record(z.string(), z.int()),
});
export type CartView = z.output<typeof CartView>;

/** A cart that becomes an order: what is short then is found out by reserving it (OPEN-Q-78). */
export const CartSnapshot = z.omit(CartView, { available: true, removed: true, priceChanges: true });
export type CartSnapshot = z.output<typeof CartSnapshot>;

const params = z.object({ id: opaqueId });
const seen = z.optional(revision);
const changeErrors = [
  'cart-unknown',
  'cart-ordered',
  'cart-busy',
  'cart-full',
  'revision-outdated',
  'delivery-refused',
] as const;

/** Something to buy, as the shopper names it; what it is and costs is looked up. With `replaces` that line goes in the same step (OPEN-Q-42). */
export const Item = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('configured'), configurationId: opaqueId, replaces: z.optional(z.uuid()) }),
  z.object({ kind: z.literal('stock'), product: z.int() }),
  z.object({ kind: z.literal('accessory'), accessory: z.int(), dimension: z.optional(z.string()) }),
]);
export type Item = z.output<typeof Item>;

const itemErrors = ['configuration-unknown', 'item-unknown', 'line-unknown', 'quantity-refused'] as const;

/** What is not sold by the metre is cut to whole pieces. */
const RequestedItem = z.object({ item: Item, quantity });

/** A new cart, with its first lines where there are some: all of them, or no cart. */
export const createCart = endpoint({
  method: 'POST',
  path: '/carts',
  body: z.object({
    shopId,
    items: z.optional(z.array(RequestedItem)),
    changeId: z.optional(changeId),
  }),
  repeatable: true,
  answer: CartView,
  errors: ['cart-full', 'delivery-refused', ...itemErrors],
});

export const readCart = endpoint({
  method: 'GET',
  path: '/carts/:id',
  params,
  query: z.object({ shopId: shopIdText }),
  answer: CartView,
  errors: ['cart-unknown', 'cart-ordered', 'delivery-refused'],
});

/** All items or none. */
export const addLines = endpoint({
  method: 'POST',
  path: '/carts/:id/lines',
  params,
  body: z.object({
    shopId,
    items: z.array(RequestedItem),
    seen,
    changeId: z.optional(changeId),
  }),
  repeatable: 'with change id',
  answer: CartView,
  errors: [...changeErrors, ...itemErrors],
});

/** Everything else that changes a cart; all or nothing. */
export const CartChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('quantity'),
    line: z.uuid(),
    quantity,
    /** What the caller takes the line for: its id, or the product or accessory that it sells. */
    item: z.optional(z.string()),
    /** Another dimension of an accessory; other lines have none. */
    dimension: z.optional(z.nullable(z.string())),
  }),
  z.object({ kind: z.literal('remove'), line: z.uuid() }),
  /** The line gets the price of today, and has it as long as a new offer. */
  z.object({ kind: z.literal('price'), line: z.uuid() }),
  /** Brings a removed line back to its place; one that is there stays. */
  z.object({ kind: z.literal('return'), line: z.uuid() }),
  /** The label of a configured line; null takes it away. */
  z.object({ kind: z.literal('room'), line: z.uuid(), room: z.nullable(StoredRoom) }),
  z.object({
    kind: z.literal('service'),
    service: z.enum(['technical-control', 'comfort-delivery', 'child-guard']),
    wanted: z.boolean(),
  }),
  z.object({ kind: z.literal('delivery'), delivery: Delivery }),
]);
export type CartChange = z.output<typeof CartChange>;

export const changeCart = endpoint({
  method: 'POST',
  path: '/carts/:id/changes',
  params,
  body: z.object({ shopId, changes: z.array(CartChange), seen, changeId: z.optional(changeId) }),
  repeatable: 'with change id',
  answer: CartView,
  errors: [...changeErrors, 'line-unknown', 'quantity-refused', 'service-refused'],
});

/** The discounts that the cart is near (CART-36). */
export const listNextDiscounts = endpoint({
  method: 'GET',
  path: '/carts/:id/next-discounts',
  params,
  query: z.object({ shopId: shopIdText }),
  answer: z.array(NextDiscount),
  errors: ['cart-unknown'],
});

/** What delivery of the cart costs, by region; none where it is settled after the order (PAY-08). */
export const listDeliveryPrices = endpoint({
  method: 'GET',
  path: '/carts/:id/delivery-prices',
  params,
  query: z.object({ shopId: shopIdText }),
  answer: z.record(z.string(), minorUnits),
  errors: ['cart-unknown'],
});

/**
 * Holds the cart for an order: until the hold is released, ends (30 s) or the cart is closed, other changes wait.
 * A repeat with the same key answers the same.
 */
export const lockCart = endpoint({
  method: 'POST',
  path: '/carts/:id/hold',
  params,
  body: z.object({ shopId }),
  keyed: true,
  answer: CartSnapshot,
  errors: ['cart-unknown', 'cart-ordered', 'cart-busy', 'cart-empty', 'delivery-refused'],
});

/** Gives a held cart back when its order was refused. */
export const unlockCart = endpoint({
  method: 'POST',
  path: '/carts/:id/release',
  params,
  body: z.object({ shopId }),
  keyed: true,
  answer: z.object({}),
  errors: [],
});

/**
 * Closes carts for good that have become orders, before those are acknowledged (OPEN-Q-75). A repeat changes nothing. Where the call
 * fails, the event shop.order.placed.v1 closes the cart a moment later, so it is not waited for long.
 */
export const closeCarts = endpoint({
  method: 'POST',
  path: '/closed-carts',
  body: z.object({ ordered: z.array(z.object({ cartId: opaqueId, orderId: z.uuid() })) }),
  repeatable: true,
  answer: z.object({}),
  errors: [],
  deadlineMs: 1_000,
});
