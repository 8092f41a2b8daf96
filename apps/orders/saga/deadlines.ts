import type { PaymentMethod } from '@fenestra/domain/shop/payments';
import type { OrdersConfig } from '../config';
import type { OrderState } from './locked-order';

const minute = 60_000;

/** By then stock has to have answered. */
export const reservationDue = (now: Date, { RESERVATION_MINUTES }: OrdersConfig): Date =>
  new Date(now.getTime() + RESERVATION_MINUTES * minute);

/**
 * An address that nobody reads may not keep goods for two weeks: until when those of an unpaid transfer are held while nobody has answered
 * its mail, counted from `since`; null where that changes nothing. A session of a gateway ends before it matters.
 */
export function shortHold(
  { method, answeredAt }: Pick<OrderState, 'method' | 'answeredAt'>,
  dueAt: Date,
  since: Date,
  { UNANSWERED_HOURS }: OrdersConfig,
): Date | null {
  if (method !== 'transfer' || answeredAt) return null;
  const until = new Date(since.getTime() + UNANSWERED_HOURS * 60 * minute);
  return until < dueAt ? until : null;
}

/** By then the money has to be there: as long as the gateway's session lives and a little more, or as a bank needs. */
export function paymentDue(method: PaymentMethod, now: Date, config: OrdersConfig): Date {
  const minutes =
    method === 'transfer'
      ? config.TRANSFER_DAYS * 24 * 60
      : config.PAYMENT_SESSION_MINUTES + config.PAYMENT_GRACE_MINUTES;
  return new Date(now.getTime() + minutes * minute);
}
