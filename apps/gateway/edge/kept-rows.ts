import { cartPath } from '@fenestra/contracts/cart-endpoint';
import { orderCalls } from '@fenestra/contracts/wire/order-calls';
import { configuratorCalls } from '@fenestra/contracts/wire/configurator-calls';
import { pageCalls } from '@fenestra/contracts/wire/page-calls';
import { quoteCalls } from '@fenestra/contracts/wire/quote-calls';
import type { Called } from './call-costs';

type Body = Readonly<Record<string, unknown>>;

/** A cart of a hundred lines takes as much room as fifty configurations, an order with its events and mails as much as twenty. */
const wholeCart = 50;
const wholeOrder = 20;

/** An offer and a configuration of its own, beside the line. */
const ofConfigured = 2;

const entries = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

const ofCart: Readonly<Record<string, (body: Body) => number>> = {
  getNewCart: ({ kopie }) => (kopie === undefined ? 1 : wholeCart),
  addItemToCart: ({ type }) => (type === 'kosik' ? wholeCart : type === 'vyrobek' ? ofConfigured + 1 : 1),
  addAccessoryToCart: () => 1,
  newOrder: () => wholeOrder,
};

/** What leaves rows behind that did not exist before. */
const byRoute: Readonly<Record<string, (body: Body) => number>> = {
  [`POST ${configuratorCalls.newConfiguration.path}`]: () => 1,
  [`POST ${configuratorCalls.addToErpCart.path}`]: ({ products }) => 1 + ofConfigured * entries(products),
  [`POST ${quoteCalls.saveConfiguration.path}`]: ({ kosik, configuration }) =>
    kosik === undefined ? Math.max(1, entries(configuration)) : wholeCart,
  [`GET ${quoteCalls.readSaved.path}`]: () => 1, // what it holds beyond that is known when it is open
  [`POST ${quoteCalls.sendCart.path}`]: () => 1,
  [`POST ${pageCalls.sendFeedback.path}`]: () => 1,
  [`POST ${pageCalls.log.path}`]: () => 1,
  [`POST ${orderCalls.orderAgain.path}`]: () => wholeCart,
  [`POST ${cartPath}`]: (body) => {
    const { akce } = body;
    return typeof akce === 'string' && Object.hasOwn(ofCart, akce) ? ofCart[akce]!(body) : 0;
  },
};

/**
 * How many rows of a few kB a call leaves behind for days or months. Processor time alone would let one address fill a disk: to copy a cart takes
 * 20 ms and 250 kB (decision 88).
 */
export function keptBy({ method, route, body }: Called): number {
  const count = byRoute[`${method === 'HEAD' ? 'GET' : method} ${route}`];
  return count ? count(typeof body === 'object' && body !== null ? (body as Body) : {}) : 0;
}
