import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import {
  listOrders as listCall,
  type ListedOrder,
  skipNumbers as skipCall,
} from '@fenestra/contracts/http/order-console';
import { OrderActions, type ActionResult, findOrderNumber } from '../console/order-actions';
import { cancellationConsequences, canBeCancelled } from '../console/cancellation-consequences';
import { readOrderHistory, type OrderHistory } from '../console/order-history';
import { orderHistoryText } from '../console/order-history-text';
import { type OrderState, orderStates } from '@fenestra/domain/ordering/order';
import { shopById, shops } from '@fenestra/domain/shop/shops';
import { daysAgo } from '@fenestra/platform/service/retention-periods';
import { StartupError } from '@fenestra/platform/service/startup-error';
import { withService, withServices } from './service-access';
import type { CommandOutcome } from './command-outcome';

export type OrderFilter = {
  readonly state?: string | undefined;
  readonly shop?: string | undefined;
  readonly olderThan?: number | undefined;
  readonly unpaid?: boolean | undefined;
  readonly unchecked?: boolean | undefined;
  readonly priceList?: string | undefined;
  readonly limit?: number | undefined;
};

/** The latest orders first. `olderThan` is in days. */
export async function listOrders(filter: OrderFilter, now = new Date()): Promise<CommandOutcome> {
  const { state, shop, olderThan, unpaid, unchecked, priceList, limit = 50 } = filter;
  const selectedShop = shops.find(({ code }) => code === shop);
  if (shop !== undefined && !selectedShop) return unknownValue('shop', shop, shopCodes);
  if (state !== undefined && !isState(state)) return unknownValue('state', state, orderStates);
  const query = {
    ...(state !== undefined && { state }),
    ...(selectedShop && { shopId: String(selectedShop.id) }),
    ...(olderThan !== undefined && { placedBefore: daysAgo(now, olderThan).toISOString() }),
    ...(unpaid && { unpaid: 'yes' as const }),
    ...(unchecked && { unchecked: 'yes' as const }),
    ...(priceList !== undefined && { priceList }),
    limit: String(limit),
  };
  const answer = await withService('orders', (client) => client.call(listCall, { query }));
  if (!answer.ok) throw new Error('the orders service refused to list orders');
  const { orders } = answer.value;
  return { done: true, text: orders.map(lineOf).join('\n') || 'none', data: orders };
}

/** All that the services know of one order, what is wrong first. Whose it is, is told to whoever says why. */
export function showOrder(number: string, reason?: string, now = new Date()): Promise<CommandOutcome> {
  return withServices(async (services) => {
    const found = await findOrderNumber(services, number).catch(() => undefined);
    if (found === undefined) return ordersUnavailable(number);
    const story =
      reason === undefined
        ? await readOrderHistory(services, found, { now })
        : await new OrderActions(services, operator()).revealContact(found, reason, now);
    if (story === 'order-unknown') return orderNotFound(number);
    return { done: true, text: orderHistoryText(story).join('\n'), data: dataOf(story) };
  });
}

/** After a restored backup, before anybody orders: numbers that lost orders may have are given to no other. */
export async function skipNumbers(many: number): Promise<CommandOutcome> {
  const answer = await withService('orders', (client) => client.call(skipCall, { body: { many } }));
  if (!answer.ok) throw new Error('the orders service refused to leave out numbers');
  return { done: true, text: `the next orders are ${answer.value.next.join(', ')}`, data: answer.value };
}

function dataOf({ record, reservation, at: _, ...story }: OrderHistory) {
  return { ...record, ...story, feed: record.events, reservation: reservation?.reservation ?? null };
}

/** Asks before it is done, on a terminal; `yes` is for scripts. */
export function cancelOrder(
  number: string,
  reason: string,
  yes = false,
  prompt: (question: string) => Promise<string> = promptOnTerminal,
): Promise<CommandOutcome> {
  return withServices(async (services) => {
    const story = await readOrderHistory(services, number);
    if (story === 'order-unknown') return orderNotFound(number);
    const { record } = story;
    const isCancellable = record.cancelled !== null || canBeCancelled(record);
    if (isCancellable && !yes && (await prompt(confirmationPrompt(story))).trim() !== number)
      return { done: false, text: `order ${number} is as it was`, data: { number, result: 'not-confirmed' } };
    const { done, text, data } = await new OrderActions(services, operator()).cancel(number, reason);
    return { done, text, data: data ?? { number, saga: record.saga, result: 'order-over' } };
  });
}

const confirmationPrompt = (story: OrderHistory): string =>
  `Order ${story.record.number} is ${story.record.saga}. If it is cancelled, ${cancellationConsequences(story).join(', ')}.\nType the number of the order to cancel it: `;

/** What the desk can do with an order, done from here. */
export function runOrderAction(
  number: string,
  act: (actions: OrderActions, number: string) => Promise<ActionResult>,
): Promise<CommandOutcome> {
  return withServices(async (services) => {
    const found = await findOrderNumber(services, number).catch(() => undefined);
    if (found === undefined) return ordersUnavailable(number);
    const { done, text } = await act(new OrderActions(services, operator()), found);
    return { done, text, data: { number: found, done, text } };
  });
}

/** Whoever is named in the environment, else logged in here: with what is done to an order their name is noted. */
function operator() {
  const { OPERATOR: named } = process.env;
  if (named) return { who: named };
  try {
    return { who: userInfo().username };
  } catch {
    return { who: `account ${process.getuid!()}` }; // a container's has no name
  }
}

async function promptOnTerminal(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new StartupError('Nobody can be asked here: say --yes to cancel the order.');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  return terminal.question(question).finally(() => terminal.close());
}

const isState = (word: string): word is OrderState => (orderStates as readonly string[]).includes(word);
const shopCodes = shops.map(({ code }) => code);

const unknownValue = (what: string, word: string, known: readonly string[]): CommandOutcome => ({
  done: false,
  text: `${word} is no ${what}; there are ${known.join(', ')}`,
  data: { result: `${what}-unknown` },
});
const orderNotFound = (number: string): CommandOutcome => ({
  done: false,
  text: `there is no order ${number}`,
  data: { number, result: 'order-unknown' },
});
const ordersUnavailable = (number: string): CommandOutcome => ({
  done: false,
  text: 'orders gives no answer now, and it alone knows which order is meant',
  data: { number, result: 'orders-away' },
});

const decimal = (minor: number): string => (minor / 100).toFixed(2);
const formatMinute = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')}Z`;

function lineOf({ number, shopId, placedAt, saga, method, total, paid, currency }: ListedOrder): string {
  const amounts = `${decimal(paid)} of ${decimal(total)} ${currency}`;
  return [number, shopById(shopId).code, formatMinute(placedAt), saga, method, amounts].join('  ');
}
