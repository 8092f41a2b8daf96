import type { PaymentView } from '@fenestra/contracts/http/payments';
import { paymentProviders } from '@fenestra/contracts/payment-providers';
import type { PaymentState } from '@fenestra/domain/ordering/order';
import { isUnderReview, type Payment, type PaymentRowState } from './payment.entity';

const viewStates: Readonly<Record<PaymentRowState, PaymentState>> = {
  new: 'pending',
  opening: 'pending',
  unknown: 'pending',
  open: 'pending',
  awaiting: 'pending',
  left: 'pending',
  disputed: 'pending',
  paid: 'paid',
  failed: 'failed',
  refund_pending: 'paid',
  refunded: 'refunded',
};

/** The last session of an order. Its address is given out only while the shopper can pay there. */
export function paymentView(payment: Payment): PaymentView {
  const { orderId, state, paid, refunded, provider, gatewayStatus, gatewayUrl, orderOver } = payment;
  const url = state === 'open' && !orderOver ? gatewayUrl : null;
  return {
    orderId,
    state: viewStates[state],
    paid,
    refunded,
    gateway: paymentProviders[provider].pages && {
      status: isUnderReview(payment) ? 'PENDING' : (gatewayStatus ?? 'pending'),
      url,
    },
  };
}
