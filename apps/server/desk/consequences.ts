import type { OrderRecord } from '@fenestra/contracts/http/order-desk';
import { mayFollow, type SagaState } from '@fenestra/domain/ordering/order';
import { money } from './words';

export const mayBeCancelled = ({ saga }: Pick<OrderRecord, 'saga'>): boolean =>
  (mayFollow.cancelled as readonly SagaState[]).includes(saga);

/** What follows if the shop cancels an order, said before it is asked for. */
export function consequencesOf({ saga, paid, currency, method }: OrderRecord): string[] {
  return [
    paid === 0 ? 'nothing was paid, nothing goes back' : `${money(paid, currency)} goes back${wayBack[method] ?? ''}`,
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
