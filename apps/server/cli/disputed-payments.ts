import { readOrderDues } from '@fenestra/contracts/http/orders';
import { listDisputes } from '@fenestra/contracts/http/payments';
import { withService } from './service-access';
import type { CommandOutcome } from './command-outcome';

/** Money of another amount or currency than was asked for, which somebody has to give back at its gateway. */
export async function listDisputedPayments(): Promise<CommandOutcome> {
  const answer = await withService('payments', (client) => client.call(listDisputes, {}));
  if (!answer.ok) throw new Error('the payments service refused to list disputes');
  const lines = await Promise.all(
    answer.value.disputes.map(async ({ orderId, provider, providerId, amount, currency }) => {
      const dues = await withService('orders', (client) => client.call(readOrderDues, { params: { id: orderId } }));
      const number = dues.ok ? dues.value.number : orderId;
      return `${provider} ${providerId}  order ${number}, asked for ${(amount / 100).toFixed(2)} ${currency}`;
    }),
  );
  return {
    done: true,
    text: lines.join('\n') || 'no gateway has taken another sum than was asked for',
    data: answer.value,
  };
}
