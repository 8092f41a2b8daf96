import { units } from '@fenestra/domain/catalogue/accessory-item';
import { parts } from '@fenestra/domain/configuration/choices/parts';
import { openingCodes } from '@fenestra/domain/configuration/configuration';
import { KeptRoom } from '@fenestra/domain/configuration/room';
import { orderKinds } from '@fenestra/domain/ordering/order';
import { withdrawalStandings } from '@fenestra/domain/ordering/withdrawal';
import { currencies } from '@fenestra/domain/shop/money';
import { z } from 'zod/mini';
import { event } from '../event';
import { isoTime, minorUnits, pieces, quantity, shopId } from '../fields';

const topic = 'shop.order.v1';
const byOrder = ({ orderId }: { orderId: string }): string => orderId;

const money = { currency: z.enum(currencies), total: minorUnits, dueNow: minorUnits, dueLater: minorUnits };

/** Axes are mm from the left edge of the element's frame; areas are ids, as in the snapshot. */
const OrderedElement = z.object({
  product: z.string(),
  width: z.int(),
  height: z.int(),
  /** Of an element with a transom, as for a whole product. */
  transomFromTop: z.optional(z.int()),
  place: z.optional(z.enum(['beside', 'above'])),
  axes: z.optional(z.array(z.int())),
  areas: z.optional(z.array(z.string())),
});

export const orderPlaced = event({
  name: 'order.placed',
  version: 1,
  topic,
  summary: 'A shopper has ordered. Names and addresses are read from the snapshot call.',
  key: byOrder,
  data: z.object({
    orderId: z.uuid(),
    number: z.string(),
    shopId,
    cartId: z.string(),
    /** Of the synthetic shopper, who tries the shop and cancels: no sale, and nothing is made of it. Missing in all others. */
    synthetic: z.optional(z.literal(true)),
    kind: z.enum(orderKinds),
    method: z.enum(['card', 'cash', 'transfer', 'paypal']),
    ...money,
    /** Manufacturing facts: product is the type code, or the stock product id as text. */
    lines: z.array(
      z.object({
        line: z.uuid(),
        kind: z.enum(['configured', 'stock', 'accessory']),
        product: z.string(),
        quantity,
        /** Of stock goods: so many may be reserved before the order is paid, where that is not all of them (decision 70). */
        holdable: z.optional(z.int().check(z.nonnegative())),
        /** What is counted, of accessories; everything else is counted by the piece. */
        unit: z.optional(z.enum(units)),
        width: z.optional(z.int()),
        height: z.optional(z.int()),
        /** Of a product with a transom: its axis, mm below the top edge of the frame. */
        transomFromTop: z.optional(z.int()),
        /** What an assembly is made of, from left to right, then above; what each area is made of is in the snapshot. */
        elements: z.optional(z.array(OrderedElement)),
        /** Ids of its couplings S1, S2 …: each joins an element to the next one. */
        couplings: z.optional(z.array(z.int())),
        /** The shopper's label of it, for the paper on the finished product. */
        room: z.optional(KeptRoom),
        /** Entrance and side doors: ids of the catalogue, and the opening code of the leaf. */
        door: z.optional(
          z.object({
            opening: z.enum(openingCodes),
            filling: z.nullable(z.int()),
            lock: z.nullable(z.int()),
            handle: z.nullable(z.int()),
            threshold: z.nullable(z.int()),
          }),
        ),
        /** What one piece costs by kind of part, without VAT and before discounts; the parts add up to its price. */
        priceOfPiece: z.optional(z.array(z.object({ part: z.enum(parts), net: z.int() }))),
        net: minorUnits,
      }),
    ),
  }),
});

export const paymentRequested = event({
  name: 'order.payment_requested',
  version: 1,
  topic,
  summary: 'Stock is reserved and the amount due now is to be collected.',
  key: byOrder,
  data: z.object({
    orderId: z.uuid(),
    number: z.string(),
    shopId,
    method: z.enum(['card', 'cash', 'transfer', 'paypal']),
    currency: z.enum(currencies),
    amount: minorUnits,
    /** The order ends when it is still unpaid then. */
    payBy: z.optional(isoTime),
    /** Its goods are held so long, unless the shopper answers the mail; missing where they are held until `payBy`. */
    heldUntil: z.optional(isoTime),
  }),
});

export const orderAnswered = event({
  name: 'order.answered',
  version: 1,
  topic,
  summary: 'The shopper has opened the link of the mail: the goods are held until the payment is due.',
  key: byOrder,
  data: z.object({ orderId: z.uuid(), number: z.string(), shopId, heldUntil: isoTime }),
});

export const holdEnded = event({
  name: 'order.hold_ended',
  version: 1,
  topic,
  summary:
    'Nobody answered the mail: the goods are free for others. The order may still be paid, and then takes what is left.',
  key: byOrder,
  data: z.object({ orderId: z.uuid(), number: z.string(), shopId }),
});

export const paymentWayChanged = event({
  name: 'order.payment_way_changed',
  version: 1,
  topic,
  summary: 'The shopper pays in another way; what is due and its share stay as they were.',
  key: byOrder,
  data: z.object({
    orderId: z.uuid(),
    number: z.string(),
    shopId,
    before: z.enum(['card', 'cash', 'transfer', 'paypal']),
    method: z.enum(['card', 'cash', 'transfer', 'paypal']),
    currency: z.enum(currencies),
    /** What is left of what is due at once. */
    amount: minorUnits,
    /** The order ends when it is still unpaid then. */
    payBy: isoTime,
    /** Its goods are held so long, unless the shopper answers the mail; missing where they are held until `payBy`. */
    heldUntil: z.optional(isoTime),
  }),
});

export const orderConfirmed = event({
  name: 'order.confirmed',
  version: 1,
  topic,
  summary: 'What was due now is settled (or nothing was); the order can be worked on.',
  key: byOrder,
  data: z.object({
    orderId: z.uuid(),
    number: z.string(),
    shopId,
    kind: z.enum(orderKinds),
    /** All that has come so far, and what of it has just come and settled the order; where that is missing, all of it. */
    paid: minorUnits,
    received: z.optional(minorUnits),
  }),
});

/** A receipt that settles what is due at once is told by `order.confirmed`. */
export const paymentBooked = event({
  name: 'order.payment_booked',
  version: 1,
  topic,
  summary: 'Money has come for a part of what is due at once, or for the rest.',
  key: byOrder,
  data: z.object({
    orderId: z.uuid(),
    number: z.string(),
    shopId,
    paymentId: z.uuid(),
    currency: z.enum(currencies),
    /** What of the payment counts; what it brought on top goes back. */
    amount: minorUnits,
    /** All that has come so far, and what is left of the total. */
    paid: minorUnits,
    left: minorUnits,
  }),
});

export const paymentReturned = event({
  name: 'order.payment_returned',
  version: 1,
  topic,
  summary: 'Money of the order was given back at the gateway without being asked for here.',
  key: byOrder,
  data: z.object({
    orderId: z.uuid(),
    number: z.string(),
    shopId,
    paymentId: z.uuid(),
    currency: z.enum(currencies),
    /** What has just gone back. */
    amount: minorUnits,
    /** All that is still paid, and all that has gone back of what was. */
    paid: minorUnits,
    returned: minorUnits,
  }),
});

export const orderEnded = event({
  name: 'order.ended',
  version: 1,
  topic,
  summary: 'The order will not be carried out; reserved stock is free again.',
  key: byOrder,
  data: z.object({
    orderId: z.uuid(),
    number: z.string(),
    shopId,
    reason: z.enum(['expired', 'payment_failed', 'cancelled']),
  }),
});

export const orderChecked = event({
  name: 'order.checked',
  version: 1,
  topic,
  summary:
    'A preliminary order was gone through with its shopper, and is binding. What was agreed otherwise is with the one who called.',
  key: byOrder,
  data: z.object({
    orderId: z.uuid(),
    number: z.string(),
    shopId,
    /** Until when a transfer that is awaited may come from now on; missing where none is. */
    payBy: z.optional(isoTime),
  }),
});

export const orderShipped = event({
  name: 'order.shipped',
  version: 1,
  topic,
  summary: 'The goods have left the house, or lie ready to be fetched.',
  key: byOrder,
  data: z.object({
    orderId: z.uuid(),
    number: z.string(),
    shopId,
    /** The day for which the delivery was announced. */
    arrives: z.nullable(z.iso.date()),
  }),
});

export const orderRevived = event({
  name: 'order.revived',
  version: 1,
  topic,
  summary: 'Money came after the order had ended; what was reserved for it is wanted again.',
  key: byOrder,
  data: z.object({ orderId: z.uuid(), number: z.string(), shopId }),
});

/** The shop books nothing by itself: stock and money change when the goods are back (decision 60). */
export const orderWithdrawn = event({
  name: 'order.withdrawn',
  version: 1,
  topic,
  summary:
    'The shopper has withdrawn from some or all of the order; goods are awaited, and then the money goes back. Where its standing is not in-time, people answer.',
  key: byOrder,
  data: z.object({
    orderId: z.uuid(),
    number: z.string(),
    shopId,
    withdrawalId: z.uuid(),
    lines: z.array(z.object({ line: z.uuid(), quantity: pieces })),
    /** Whether with this one all of the order is withdrawn from. */
    whole: z.boolean(),
    currency: z.enum(currencies),
    /** What was charged for these pieces, gross with their share of discounts; for a whole order with its delivery. */
    amount: minorUnits,
    /** How the statement stood when it arrived: within the term, after it, or about nothing that may be withdrawn from. Missing in events of before. */
    standing: z.optional(z.enum(withdrawalStandings)),
  }),
});

export const refundRequested = event({
  name: 'order.refund_requested',
  version: 1,
  topic,
  summary: 'Money that came too late, or on top of what was due, is to be given back.',
  key: byOrder,
  data: z.object({
    orderId: z.uuid(),
    currency: z.enum(currencies),
    amount: minorUnits,
    /** Where it is missing, the order was paid before it kept its receipts, by one payment. */
    paymentId: z.optional(z.uuid()),
  }),
});
