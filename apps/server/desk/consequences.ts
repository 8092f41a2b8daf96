import type { OrderRecord } from '@fenestra/contracts/http/order-console';
import { allowedTransitions } from '@fenestra/domain/ordering/order';
import type { Story } from './story';
import { money } from './words';

export const mayBeCancelled = ({ saga, shipped }: Pick<OrderRecord, 'saga' | 'shipped'>): boolean =>
  !shipped && allowedTransitions.cancelled.includes(saga);

/** What follows if the shop cancels an order, said before it is asked for. */
export function consequencesOf({ record, payments }: Pick<Story, 'record' | 'payments'>): string[] {
  const { saga, paid, currency, method } = record;
  const came = (payments ?? []).filter(({ state }) => state === 'paid').reduce((sum, one) => sum + one.paid, 0);
  return [
    ...(payments ? [] : ['what payments has is not known now']),
    ...(came > paid
      ? [`${money(came - paid, currency)} has come that orders does not count yet: it goes back when its event is read`]
      : []),
    paid === 0
      ? came > 0
        ? 'nothing goes back at once'
        : 'nothing was paid, nothing goes back'
      : `${money(paid, currency)} goes back${wayBack[method] ?? ''}`,
    saga === 'confirmed'
      ? 'goods from stock count as on hand again: cancel only what has not been sent'
      : 'goods from stock are free again',
    'its shopper is told by mail',
    'the ERP reads order.ended',
    'it cannot be undone',
  ];
}

const wayBack: Partial<Record<OrderRecord['method'], string>> = {
  transfer: '; transfers are sent back by hand (transfers to-return)',
  card: ' to the card',
  paypal: ' to PayPal',
};
