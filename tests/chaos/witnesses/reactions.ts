import { cartSent } from '@fenestra/contracts/events/cart';
import { offerSaved } from '@fenestra/contracts/events/configuration';
import * as order from '@fenestra/contracts/events/order';
import * as payment from '@fenestra/contracts/events/payment';
import * as reservation from '@fenestra/contracts/events/reservation';
import type { EventContract } from '@fenestra/contracts/event';

type Reaction = { readonly group: string; readonly service: string; readonly types: ReadonlySet<string> };

const reaction = (service: string, purpose: string, events: readonly EventContract[]): Reaction => ({
  service,
  group: `${service}.${purpose}`,
  types: new Set(events.map(({ type }) => type)),
});

/** Who has to react to what. Written down once more, so that a reaction that got lost is missed. */
export const reactions: readonly Reaction[] = [
  reaction('cart', 'close', [order.orderPlaced]),
  reaction('stock', 'reserve', [
    order.orderPlaced,
    order.paymentRequested,
    order.paymentWayChanged,
    order.orderAnswered,
    order.orderRevived,
    order.orderEnded,
    order.orderConfirmed,
  ]),
  reaction('orders', 'saga', [
    reservation.stockReserved,
    reservation.stockRefused,
    reservation.stockReleased,
    payment.sessionOpened,
    payment.paymentReceived,
    payment.paymentFailed,
    payment.paymentRefunded,
  ]),
  reaction('orders', 'feed', [...Object.values(order), ...Object.values(payment), ...Object.values(reservation)]),
  reaction('payments', 'session', [
    order.paymentRequested,
    order.paymentWayChanged,
    order.orderEnded,
    order.orderConfirmed,
    order.refundRequested,
  ]),
  reaction('notifications', 'mail', [
    order.orderPlaced,
    order.paymentRequested,
    order.orderConfirmed,
    order.holdEnded,
    order.holdRenewed,
    order.orderEnded,
    order.paymentBooked,
    order.paymentWayChanged,
    order.paymentReturned,
    order.orderChecked,
    order.orderShipped,
    payment.paymentFailed,
    payment.paymentRefunded,
    offerSaved,
    cartSent,
    order.orderWithdrawn,
  ]),
  reaction('notifications', 'reports', [order.orderPlaced]),
];

/** Services that emit events or react to some. */
export const servicesWithEvents = ['configuration', 'cart', 'stock', 'orders', 'payments', 'notifications'] as const;
