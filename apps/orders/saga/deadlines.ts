import type { PaymentMethod } from '@fenestra/domain/shop/payments';
import type { OrdersConfig } from '../config';
import type { OrderRow } from './locked-order';

const minute = 60_000;

/** By then stock has to have answered. */
export const reservationDue = (now: Date, { RESERVATION_MINUTES }: OrdersConfig): Date =>
  new Date(now.getTime() + RESERVATION_MINUTES * minute);

/**
 * An address that nobody reads may not keep goods for two weeks: until when those of an unpaid transfer are held while nobody has answered
 * its mail, counted from `since`; null where that changes nothing. A session of a gateway ends before it matters.
 */
export function unansweredHoldEnd(
  { method, answeredAt }: Pick<OrderRow, 'method' | 'answeredAt'>,
  dueAt: Date,
  since: Date,
  { UNANSWERED_HOURS }: OrdersConfig,
): Date | null {
  if (method !== 'transfer' || answeredAt) return null;
  const until = hoursAfter(since, UNANSWERED_HOURS);
  return until < dueAt ? until : null;
}

/**
 * Until when an order without a payment in advance holds its goods before they are sold to it; null if they are sold at once. A preliminary
 * order that was answered has as long as a transfer: staff have to check it (decision 70).
 */
export function unsoldHoldEnd(
  { kind, answeredAt, checkedAt, shipped, paid, placedAt }: Unsold,
  now: Date,
  config: OrdersConfig,
): Date | null {
  if (paid > 0 || checkedAt || shipped || (answeredAt && kind === 'binding')) return null;
  const answerBy = hoursAfter(now, config.UNANSWERED_HOURS);
  return answeredAt ? latestOf(paymentDue('transfer', placedAt, config), answerBy) : answerBy;
}

type Unsold = Pick<OrderRow, 'kind' | 'answeredAt' | 'checkedAt' | 'shipped' | 'paid' | 'placedAt'>;

const hoursAfter = (since: Date, hours: number): Date => new Date(since.getTime() + hours * 60 * minute);

export const latestOf = (one: Date, other: Date): Date => (one > other ? one : other);

/** By then the money has to be there: as long as the gateway's session lives and a little more, or as a bank needs. */
export function paymentDue(method: PaymentMethod, now: Date, config: OrdersConfig): Date {
  const minutes =
    method === 'transfer'
      ? config.TRANSFER_DAYS * 24 * 60
      : config.PAYMENT_SESSION_MINUTES + config.PAYMENT_GRACE_MINUTES;
  return new Date(now.getTime() + minutes * minute);
}
