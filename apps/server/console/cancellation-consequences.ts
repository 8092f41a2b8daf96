import type { OrderRecord } from '@fenestra/contracts/http/order-console';
import { allowedTransitions } from '@fenestra/domain/ordering/order';
import type { OrderHistory } from './order-history';
import { formatMoney } from './format';

export const canBeCancelled = ({ saga, shipped }: Pick<OrderRecord, 'saga' | 'shipped'>): boolean =>
  !shipped && allowedTransitions.cancelled.includes(saga);

/** What follows if the shop cancels an order, said before it is asked for. */
export function cancellationConsequences({ record, payments }: Pick<OrderHistory, 'record' | 'payments'>): string[] {
  const { saga, paid, currency, method } = record;
  const received = (payments ?? []).filter(({ state }) => state === 'paid').reduce((sum, one) => sum + one.paid, 0);
  return [
    ...(payments ? [] : ['what payments has is not known now']),
    ...(received > paid
      ? [
          `${formatMoney(received - paid, currency)} has come that orders does not count yet: it goes back when its event is read`,
        ]
      : []),
    paid === 0
      ? received > 0
        ? 'nothing goes back at once'
        : 'nothing was paid, nothing goes back'
      : `${formatMoney(paid, currency)} goes back${refundRoute[method] ?? ''}`,
    saga === 'confirmed'
      ? 'goods from stock count as on hand again: cancel only what has not been sent'
      : 'goods from stock are free again',
    'its shopper is told by mail',
    'the ERP reads order.ended',
    'it cannot be undone',
  ];
}

const refundRoute: Partial<Record<OrderRecord['method'], string>> = {
  transfer: '; transfers are sent back by hand (transfers to-return)',
  card: ' to the card',
  paypal: ' to PayPal',
};
