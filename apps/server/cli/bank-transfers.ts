import { readDuesBySymbol, readOrderDues } from '@fenestra/contracts/http/orders';
import { listManualRefunds, recordRefund, recordTransfer } from '@fenestra/contracts/http/payments';
import { withService } from './service-access';
import type { CommandOutcome } from './command-outcome';

/** Books a credit on the bank statement for the order that it names, once for the bank's reference. `minor` units. */
export async function recordBankTransfer(symbol: string, minor: number, reference: string): Promise<CommandOutcome> {
  const dues = await withService('orders', (client) => client.call(readDuesBySymbol, { params: { symbol } }));
  if (!dues.ok) return { done: false, text: `no order has the variable symbol ${symbol}`, data: dues };
  const { orderId, number, currency, total, paid } = dues.value;
  const credit = { params: { orderId }, body: { amount: minor }, idempotencyKey: reference };
  const recorded = await withService('payments', (client) => client.call(recordTransfer, credit));
  const credited = `${decimal(minor)} ${currency}`;
  if (!recorded.ok) return { done: false, text: refusalTexts[recorded.reason](reference, credited), data: recorded };
  const { repeated = false } = recorded.value;
  const text = repeated
    ? `${credited} was already booked for order ${number} by the reference ${reference}; nothing changed, ${decimal(paid)} of ${decimal(total)} is paid`
    : `${credited} booked for order ${number}; before, ${decimal(paid)} of ${decimal(total)} was paid`;
  return { done: true, text, data: { orderId, number, currency, amount: minor, repeated } };
}

const refusalTexts = {
  'payment-unknown': () => 'the order is unknown',
  'amount-refused': (_: string, credited: string) => `${credited} is no amount that can be paid in this currency`,
  'idempotency-mismatch': (reference: string) =>
    `the reference ${reference} was booked for another order or with another amount`,
};

/** Transfers that came too late or on top, which somebody has to send back. */
export async function listTransfersToReturn(): Promise<CommandOutcome> {
  const answer = await withService('payments', (client) => client.call(listManualRefunds, {}));
  if (!answer.ok) throw new Error('the payments service refused to list refunds');
  const lines = await Promise.all(
    answer.value.refunds.map(async ({ paymentId, orderId, amount, currency, references }) => {
      const dues = await withService('orders', (client) => client.call(readOrderDues, { params: { id: orderId } }));
      const number = dues.ok ? dues.value.number : orderId;
      return `${paymentId}  ${decimal(amount)} ${currency}  order ${number}, credit ${references.join(', ')}`;
    }),
  );
  return { done: true, text: lines.join('\n') || 'no transfer waits to be sent back', data: answer.value };
}

/** Somebody has sent such a transfer back. */
export async function recordReturnedTransfer(paymentId: string, minor: number): Promise<CommandOutcome> {
  const sent = { params: { paymentId }, body: { amount: minor } };
  const noted = await withService('payments', (client) => client.call(recordRefund, sent));
  return noted.ok
    ? { done: true, text: `${decimal(minor)} sent back`, data: noted.value }
    : { done: false, text: returnRefusalTexts[noted.reason](minor), data: noted };
}

const returnRefusalTexts = {
  'payment-unknown': () => 'no transfer of this id and amount waits to be sent back',
  'amount-refused': (minor: number) =>
    `${decimal(minor)} is no amount that can be paid in the currency of this transfer`,
};

const decimal = (minor: number): string => (minor / 100).toFixed(2);
