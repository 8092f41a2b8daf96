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
export async function applyProviderRefunds(
  payments: Payments,
  unit: UnitOfWork,
  payment: Payment,
  { returned, status }: PaidSession,
): Promise<void> {
  const { id: paymentId, orderId, currency, paid, refunded, toRefund, state, gatewayStatus } = payment;
  const isRequested = state === 'refund_pending';
  if (returned === null && !isRequested && gatewayStatus !== status)
    logger.error(new Error(`a part of payment ${paymentId} went back, and its gateway does not say how much`));
  const returnedAmount = Math.min(returned ?? 0, paid);
  if (returnedAmount <= refunded || (isRequested && returnedAmount < toRefund))
    return isRequested ? undefined : payments.update(unit, payment, { gatewayStatus: status, checkAt: null });
  const next: PaymentRowState = isRequested || returnedAmount === paid ? 'refunded' : state;
  const changes = { gatewayStatus: status, checkAt: null, state: next, refunded: returnedAmount, refundsFailed: 0 };
  const data = {
    orderId,
    paymentId,
    currency,
    amount: returnedAmount - refunded,
    ...(toRefund <= refunded && { asked: false }),
  };
  await payments.advance(
    unit,
    payment,
    { ...changes, toRefund: Math.max(toRefund, returnedAmount) },
    paymentRefunded,
    data,
  );
}
