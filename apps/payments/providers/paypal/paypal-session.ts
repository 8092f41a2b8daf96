import { z } from 'zod';
import type { Session, SessionState } from '../payment-provider';
import type { PaypalOrder } from './paypal-client';
import { minorUnitsOf } from './paypal-money';

type Capture = PaypalOrder['purchase_units'][0]['payments']['captures'][number];

export const captureOf = ({ purchase_units: [unit] }: PaypalOrder) => unit.payments.captures.at(-1);

/** What an order at PayPal says of the payment. */
export function sessionOf(order: PaypalOrder): Session {
  const { id, purchase_units: units } = order;
  const paymentId = z.uuid().safeParse(units[0].custom_id).data;
  return { id, paymentId, status: captureOf(order)?.status ?? order.status, ...stateOf(order) };
}

/** PayPal's states in ours (external-services 2.3); one that is not known yet is one to wait in. */
function stateOf(order: PaypalOrder): SessionState {
  const capture = captureOf(order);
  if (capture) return captureState(capture, order);
  if (order.status === 'APPROVED') return { state: 'approved' };
  return order.status === 'VOIDED' ? { state: 'failed', reason: 'expired' } : { state: 'open' };
}

/** An order is COMPLETED while its capture is still PENDING: the capture tells. */
function captureState({ status, amount }: Capture, order: PaypalOrder): SessionState {
  const money = { minor: minorUnitsOf(amount), currency: amount.currency_code };
  const paid = { state: 'paid', money, refundsFailed: failedRefunds(order) } as const;
  switch (status) {
    case 'COMPLETED':
      return { ...paid, returned: 0 };
    case 'DECLINED':
    case 'FAILED':
      return { state: 'failed', reason: 'declined' };
    case 'PARTIALLY_REFUNDED':
      return { ...paid, returned: partReturned(order, money.minor) };
    case 'REFUNDED':
      return { ...paid, returned: hasPendingRefund(order) ? refundAmountOf(order, ['COMPLETED']) : money.minor };
    default:
      return { state: 'pending' };
  }
}

/** A part is less than all: what says otherwise is no answer. Nothing has gone back while all of it is under way. */
function partReturned(order: PaypalOrder, captured: number): number | null {
  const returned = refundAmountOf(order, ['COMPLETED']);
  return returned < captured && (returned > 0 || hasPendingRefund(order)) ? returned : null;
}

/** Minor units that went back or are about to. */
export const refundedOrPending = (order: PaypalOrder): number => refundAmountOf(order, ['COMPLETED', 'PENDING']);

/** How many came to nothing. */
export const failedRefunds = ({ purchase_units: [{ payments }] }: PaypalOrder): number =>
  payments.refunds.filter(({ status }) => status === 'FAILED' || status === 'CANCELLED').length;

const hasPendingRefund = (order: PaypalOrder): boolean => refundAmountOf(order, ['PENDING']) > 0;

const refundAmountOf = ({ purchase_units: [{ payments }] }: PaypalOrder, statuses: readonly string[]): number =>
  payments.refunds
    .filter(({ status }) => statuses.includes(status))
    .reduce((total, { amount }) => total + minorUnitsOf(amount), 0);
