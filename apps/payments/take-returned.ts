import { Logger } from '@nestjs/common';
import { paymentRefunded } from '@fenestra/contracts/events/payment';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import type { Payment, PaymentRowState } from './payment.entity';
import type { Payments } from './payment.table';
import type { PaidSession } from './providers/payment-provider';

const logger = new Logger('payments returned');

/**
 * Takes over what has gone back of a payment: what the shop has asked for, and what somebody gave back at the gateway by hand. A part of
 * what was asked for is left to the job that is at it.
 */
export async function takeReturned(
  payments: Payments,
  unit: UnitOfWork,
  payment: Payment,
  { returned, status }: PaidSession,
): Promise<void> {
  const { id: paymentId, orderId, currency, paid, refunded, toRefund, state, gatewayStatus } = payment;
  const isAsked = state === 'refund_pending';
  if (returned === null && !isAsked && gatewayStatus !== status)
    logger.error(new Error(`a part of payment ${paymentId} went back, and its gateway does not say how much`));
  const back = Math.min(returned ?? 0, paid);
  if (back <= refunded || (isAsked && back < toRefund))
    return isAsked ? undefined : payments.note(unit, payment, { gatewayStatus: status, checkAt: null });
  const next: PaymentRowState = isAsked || back === paid ? 'refunded' : state;
  const changes = { gatewayStatus: status, checkAt: null, state: next, refunded: back, refundsFailed: 0 };
  const data = { orderId, paymentId, currency, amount: back - refunded, ...(toRefund <= refunded && { asked: false }) };
  await payments.advance(unit, payment, { ...changes, toRefund: Math.max(toRefund, back) }, paymentRefunded, data);
}
