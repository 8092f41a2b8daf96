import { createInterface } from 'node:readline/promises';
import { listMails } from '@fenestra/contracts/http/mails';
import {
  cancelOrder as cancelCall,
  listOrders as listCall,
  type ListedOrder,
  type OrderRecord,
  readOrderRecord,
} from '@fenestra/contracts/http/order-desk';
import { listPayments } from '@fenestra/contracts/http/payments';
import { readReservation } from '@fenestra/contracts/http/stock';
import { mayFollow, type SagaState, sagaStates } from '@fenestra/domain/ordering/order';
import { shopById, shops } from '@fenestra/domain/shop/shops';
import { StartFault } from '@fenestra/platform/service/start-fault';
import { withService } from './shop-access';
import type { Outcome } from './shop-outcome';

export type OrderFilter = {
  readonly state?: string | undefined;
  readonly shop?: string | undefined;
  readonly olderThan?: number | undefined;
  readonly unpaid?: boolean | undefined;
  readonly contact?: boolean | undefined;
  readonly limit?: number | undefined;
};

const dayMs = 86_400_000;

/** The latest orders first. `olderThan` is in days. */
export async function listOrders(filter: OrderFilter, now = new Date()): Promise<Outcome> {
  const { state, shop, olderThan, unpaid, contact, limit = 50 } = filter;
  const place = shops.find(({ code }) => code === shop);
  if (shop !== undefined && !place) return unknown('shop', shop, shopCodes);
  if (state !== undefined && !isState(state)) return unknown('state', state, sagaStates);
  const query = {
    ...(state !== undefined && { state }),
    ...(place && { shopId: String(place.id) }),
    ...(olderThan !== undefined && { placedBefore: new Date(now.getTime() - olderThan * dayMs).toISOString() }),
    ...(unpaid && { unpaid: 'yes' as const }),
    ...(contact && { contact: 'yes' as const }),
    limit: String(limit),
  };
  const answer = await withService('orders', (client) => client.call(listCall, { query }));
  if (!answer.ok) throw new Error('the orders service refused to list orders');
  const { orders } = answer.value;
  return { done: true, text: orders.map(lineOf).join('\n') || 'none', data: orders };
}

/** All that the services know of one order: amounts, goods, payments, mails, and what happened when. */
export async function showOrder(number: string, contact = false): Promise<Outcome> {
  const record = await readRecord(number, contact);
  if (!record) return noSuchOrder(number);
  const { orderId } = record;
  const params = { orderId };
  const [held, paid, told] = [
    await withService('stock', (client) => client.call(readReservation, { params })),
    await withService('payments', (client) => client.call(listPayments, { params })),
    await withService('notifications', (client) => client.call(listMails, { params })),
  ];
  if (!held.ok || !paid.ok || !told.ok) throw new Error('a service refused to tell of the order');
  const parts = { ...record, ...held.value, ...paid.value, ...told.value };
  return { done: true, text: recordText(parts).join('\n'), data: parts };
}

/** Asks before it is done, on a terminal; `yes` is for scripts. */
export async function cancelOrder(
  number: string,
  reason: string,
  yes = false,
  ask: (question: string) => Promise<string> = askOnTerminal,
): Promise<Outcome> {
  const record = await readRecord(number, false);
  if (!record) return noSuchOrder(number);
  if (!record.cancelled && !mayBeCancelled(record.saga)) return isOver(record);
  if (!yes && (await ask(`${consequencesOf(record)}\nType the number of the order to cancel it: `)).trim() !== number)
    return { done: false, text: `order ${number} is as it was`, data: { number, result: 'not-confirmed' } };
  const answer = await withService('orders', (client) => client.call(cancelCall, { body: { number, reason } }));
  if (!answer.ok) return answer.reason === 'order-over' ? isOver(record) : noSuchOrder(number);
  const { toReturn, currency, saga } = answer.value;
  const money = toReturn > 0 ? `; ${decimal(toReturn)} ${currency} goes back` : '';
  return {
    done: true,
    text: `order ${number} is ${saga === 'cancelled' ? saga : `cancelled, ${saga}`}${money}`,
    data: answer.value,
  };
}

async function askOnTerminal(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new StartFault('Nobody can be asked here: say --yes to cancel the order.');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  return terminal.question(question).finally(() => terminal.close());
}

function consequencesOf({ number, saga, paid, currency, method }: OrderRecord): string {
  const money =
    paid === 0
      ? 'nothing was paid'
      : `${decimal(paid)} ${currency} goes back${method === 'transfer' ? '; transfers are sent back by hand (transfers to-return)' : ''}`;
  const goods =
    saga === 'confirmed'
      ? 'goods from stock count as on hand again: cancel only what has not been sent'
      : 'goods from stock are free again';
  return `Order ${number} is ${saga}. If it is cancelled, ${goods}, ${money}, and its shopper is told by mail. It cannot be undone.`;
}

async function readRecord(number: string, contact: boolean): Promise<OrderRecord | undefined> {
  const query = { number, ...(contact && { contact: 'yes' as const }) };
  const answer = await withService('orders', (client) => client.call(readOrderRecord, { query }));
  return answer.ok ? answer.value : undefined;
}

const isState = (word: string): word is SagaState => (sagaStates as readonly string[]).includes(word);
const mayBeCancelled = (saga: SagaState): boolean => (mayFollow.cancelled as readonly SagaState[]).includes(saga);
const shopCodes = shops.map(({ code }) => code);

const unknown = (what: string, word: string, known: readonly string[]): Outcome => ({
  done: false,
  text: `${word} is no ${what}; there are ${known.join(', ')}`,
  data: { result: `${what}-unknown` },
});
const noSuchOrder = (number: string): Outcome => ({
  done: false,
  text: `there is no order ${number}`,
  data: { number, result: 'order-unknown' },
});
const isOver = ({ number, saga }: OrderRecord): Outcome => ({
  done: false,
  text: `order ${number} is ${saga} already`,
  data: { number, saga, result: 'order-over' },
});

const decimal = (minor: number): string => (minor / 100).toFixed(2);
const moment = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')}Z`;

function lineOf({ number, shopId, placedAt, saga, method, total, paid, currency, contact }: ListedOrder): string {
  const facts = [
    number,
    shopById(shopId).code,
    moment(placedAt),
    saga,
    method,
    `${decimal(paid)} of ${decimal(total)} ${currency}`,
  ];
  return [...facts, ...(contact ? [`${contact.name} <${contact.email}> ${contact.phone}`] : [])].join('  ');
}

type Parts = OrderRecord & {
  readonly reservation: {
    state: string;
    expiresAt: string;
    lines: { product: number; reserved: number; backOrdered: number }[];
  } | null;
  readonly payments: readonly {
    paymentId: string;
    provider: string;
    state: string;
    amount: number;
    paid: number;
    refunded: number;
  }[];
  readonly mails: readonly { kind: string; state: string; tries: number; checkAt: string | null }[];
};

function recordText(order: Parts): string[] {
  const { dueNow, dueLater, currency, dueAt, heldUntil, releasedAt, answeredAt, cancelled, reservation } = order;
  return [
    lineOf(order),
    `due at once ${decimal(dueNow)}, later ${decimal(dueLater)} ${currency}${dueAt ? `; ends ${moment(dueAt)}` : ''}`,
    ...(cancelled ? [`cancelled ${moment(cancelled.at)}: ${cancelled.reason}`] : []),
    ...(answeredAt ? [`mail answered ${moment(answeredAt)}`] : []),
    ...(heldUntil ? [`goods held until ${moment(heldUntil)}, while nobody answers the mail`] : []),
    ...(releasedAt ? [`goods released ${moment(releasedAt)}`] : []),
    ...(reservation ? [`reservation ${reservation.state}, until ${moment(reservation.expiresAt)}`] : []),
    ...(reservation?.lines ?? []).map(
      ({ product, reserved, backOrdered }) => `  product ${product}: ${reserved} reserved, ${backOrdered} back-ordered`,
    ),
    ...order.receipts.map(
      ({ payment, amount, returned }) =>
        `receipt ${payment ?? '(before receipts were kept)'}: ${decimal(amount)}, returned ${decimal(returned)}`,
    ),
    ...order.payments.map(
      ({ paymentId, provider, state, amount, paid, refunded }) =>
        `payment ${paymentId} by ${provider}: ${state}, ${decimal(paid)} of ${decimal(amount)}, refunded ${decimal(refunded)}`,
    ),
    ...order.mails.map(
      ({ kind, state, tries, checkAt }) =>
        `mail ${kind}: ${state}${checkAt ? `, next ${moment(checkAt)}` : ''}${tries > 1 ? `, ${tries} tries` : ''}`,
    ),
    ...order.events.map(({ type, at }) => `${at ? moment(at) : '(no time)'}  ${type}`),
  ];
}
