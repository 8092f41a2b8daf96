import { gatewayOrderNumber } from '@fenestra/domain/ordering/order-number';
import { affiliateTotal, reportsOf } from '@fenestra/domain/ordering/reports';
import { shopById } from '@fenestra/domain/shop/shops';
import type { Evidence, OrderRow } from '../witnesses/evidence';
import type { ToldReport } from '../witnesses/sandbox-witness';
import type { Check } from './violation';

/** REPORT-01: who is to hear of an order has heard of it once, with its own sum, where its shopper lets them; nobody else has heard of anything. */
function* reportFaults({ clients, orders, reports, sandbox }: Evidence): Iterable<string> {
  const mayBeTold = new Map(clients.map((client) => [client.cart, client.mayBeTold]));
  const rows = new Map(reports.map(({ orderId, kind, state }) => [`${kind} ${orderId}`, state]));
  const told = Map.groupBy(sandbox.reports, ({ kind, orderNumber }) => `${kind} ${orderNumber}`);
  for (const order of orders)
    for (const kind of reportsOf(shopById(order.shopId))) {
      const name = `${kind} ${gatewayOrderNumber(order.number)}`;
      const state = rows.get(`${kind} ${order.id}`);
      const wanted = mayBeTold.get(order.cartId)?.includes(kind) ? 'sent' : 'omitted';
      if (state !== wanted)
        yield `the ${kind} of order ${order.number} is ${state ?? 'missing'} and should be ${wanted}`;
      yield* wrongReport(`${kind} of order ${order.number}`, state, told.get(name) ?? [], order);
      told.delete(name);
    }
  for (const name of told.keys()) yield `${name} was reported and should not have been`;
}

function* wrongReport(name: string, state = 'missing', told: readonly ToldReport[], order: OrderRow): Iterable<string> {
  if (told.length !== (state === 'sent' ? 1 : 0)) yield `the ${name} is ${state} and was heard ${told.length} times`;
  const sum = affiliateTotal(order, shopById(order.shopId));
  for (const { amount } of told)
    if (amount !== null && amount !== sum) yield `the ${name} said ${amount}, the order has ${sum}`;
}

export const reportChecks: readonly Check[] = [{ invariant: 'I7', find: reportFaults }];
