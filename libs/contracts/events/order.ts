import { units } from '@fenestra/domain/catalogue/accessory-item';
import { parts } from '@fenestra/domain/configuration/choices/parts';
import { openingCodes } from '@fenestra/domain/configuration/configuration';
import { StoredRoom } from '@fenestra/domain/configuration/room';
import { orderKinds } from '@fenestra/domain/ordering/order';
import { withdrawalStandings } from '@fenestra/domain/ordering/withdrawal';
import { currencies } from '@fenestra/domain/shop/money';
import { z } from 'zod/mini';
import { event } from '../event';
import { isoTime, minorUnits, wholeQuantity, quantity, shopId } from '../fields';
import { methodsOfVersion1 } from './payment-methods';

const topic = 'shop.order.v1';
const noneOrMore = z.int().check(z.nonnegative());
const byOrder = ({ orderId }: { orderId: string }): string => orderId;

const money = { currency: z.enum(currencies), total: minorUnits, dueNow: minorUnits, dueLater: minorUnits };

const OrderedElement = z.object({
  product: z.string(),
  width: z.int(),
  height: z.int(),
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
    synthetic: z.optional(z.literal(true)),
    kind: z.enum(orderKinds),
    method: z.enum(methodsOfVersion1),
    ...money,
    lines: z.array(
      z.object({
        line: z.uuid(),
        kind: z.enum(['configured', 'stock', 'accessory']),
        product: z.string(),
        quantity,
        holdable: z.optional(noneOrMore),
        unit: z.optional(z.enum(units)),
        width: z.optional(z.int()),
        height: z.optional(z.int()),
        transomFromTop: z.optional(z.int()),
        elements: z.optional(z.array(OrderedElement)),
        couplings: z.optional(z.array(z.int())),
        room: z.optional(StoredRoom),
        door: z.optional(
          z.object({
            opening: z.enum(openingCodes),
            filling: z.nullable(z.int()),
            lock: z.nullable(z.int()),
            handle: z.nullable(z.int()),
            threshold: z.nullable(z.int()),
          }),
        ),
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
    method: z.enum(methodsOfVersion1),
    currency: z.enum(currencies),
    amount: minorUnits,
    payBy: z.optional(isoTime),
    heldUntil: z.optional(isoTime),
  }),
});

export const orderAnswered = event({
  name: 'order.answered',
  version: 1,
  topic,
  summary:
    'The shopper opened the link of the mail, or staff checked or shipped the order, or money came: the goods are held or sold, again where they had been released.',
  key: byOrder,
  data: z.object({
    orderId: z.uuid(),
    number: z.string(),
    shopId,
    heldUntil: isoTime,
    sold: z.optional(z.literal(true)),
    paid: z.optional(minorUnits),
    holdable: z.optional(z.array(z.object({ product: z.int(), pieces: noneOrMore }))),
  }),
});

export const holdEnded = event({
  name: 'order.hold_ended',
  version: 1,
  topic,
  summary:
    'The mail was not answered in time: the goods are free for others. The order continues; its payment or the link of the mail takes what is available.',
  key: byOrder,
  data: z.object({ orderId: z.uuid(), number: z.string(), shopId }),
});

export const holdRenewed = event({
  name: 'order.hold_renewed',
  version: 1,
  topic,
  summary: 'Goods that had been released are reserved again, as far as they were available.',
  key: byOrder,
  data: z.object({ orderId: z.uuid(), number: z.string(), shopId, backOrdered: noneOrMore }),
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
    before: z.enum(methodsOfVersion1),
    method: z.enum(methodsOfVersion1),
    currency: z.enum(currencies),
    amount: minorUnits,
    payBy: isoTime,
    heldUntil: z.optional(isoTime),
    kind: z.optional(z.enum(orderKinds)),
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
    paid: minorUnits,
    received: z.optional(minorUnits),
    heldUntil: z.optional(isoTime),
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
    amount: minorUnits,
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
    amount: minorUnits,
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
    synthetic: z.optional(z.literal(true)),
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
    lines: z.array(z.object({ line: z.uuid(), quantity: wholeQuantity })),
    whole: z.boolean(),
    currency: z.enum(currencies),
    amount: minorUnits,
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
    paymentId: z.optional(z.uuid()),
  }),
});
