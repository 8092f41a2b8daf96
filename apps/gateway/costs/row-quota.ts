import { cartPath } from '@fenestra/contracts/cart-endpoint';
import { orderCalls } from '@fenestra/contracts/wire/order-calls';
import { configuratorCalls } from '@fenestra/contracts/wire/configurator-calls';
import { pageCalls } from '@fenestra/contracts/wire/page-calls';
import { quoteCalls } from '@fenestra/contracts/wire/quote-calls';
import type { CostedRequest } from './request-costs';

type Body = Readonly<Record<string, unknown>>;

/** A cart of a hundred lines takes as much room as fifty configurations, an order with its events and mails as much as twenty. */
const cartRows = 50;
const orderRows = 20;

/** An offer and a configuration of its own, beside the line. */
const configuredLineRows = 2;

const entries = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

const rowsByCartAction: Readonly<Record<string, (body: Body) => number>> = {
  getNewCart: ({ kopie }) => (kopie === undefined ? 1 : cartRows),
  addItemToCart: ({ type }) => (type === 'kosik' ? cartRows : type === 'vyrobek' ? configuredLineRows + 1 : 1),
  addAccessoryToCart: () => 1,
  newOrder: () => orderRows,
};

/** What leaves rows behind that did not exist before. */
const rowsByRoute: Readonly<Record<string, (body: Body) => number>> = {
  [`POST ${configuratorCalls.newConfiguration.path}`]: () => 1,
  [`POST ${configuratorCalls.addToErpCart.path}`]: ({ products }) => 1 + configuredLineRows * entries(products),
  [`POST ${quoteCalls.saveConfiguration.path}`]: ({ kosik, configuration }) =>
    kosik === undefined ? Math.max(1, entries(configuration)) : cartRows,
  [`GET ${quoteCalls.readSaved.path}`]: () => 1, // what it holds beyond that is known when it is open
  [`POST ${quoteCalls.sendCart.path}`]: () => 1,
  [`POST ${pageCalls.sendFeedback.path}`]: () => 1,
  [`POST ${pageCalls.log.path}`]: () => 1,
  [`POST ${orderCalls.orderAgain.path}`]: () => cartRows,
  [`POST ${cartPath}`]: (body) => {
    const { akce } = body;
    return typeof akce === 'string' && Object.hasOwn(rowsByCartAction, akce) ? rowsByCartAction[akce]!(body) : 0;
  },
};

/**
 * How many rows of a few kB a call leaves behind for days or months. Processor time alone would let one address fill a disk: to copy a cart takes
 * 20 ms and 250 kB (decision 88).
 */
export function rowCostOf({ method, route, body }: CostedRequest): number {
  const count = rowsByRoute[`${method === 'HEAD' ? 'GET' : method} ${route}`];
  return count ? count(typeof body === 'object' && body !== null ? (body as Body) : {}) : 0;
}
