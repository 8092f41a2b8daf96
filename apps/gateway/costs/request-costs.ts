import { orderPdfPath, proformaPdfPath } from '@fenestra/contracts/order-page-paths';
import { notificationPath, returnPath } from '@fenestra/contracts/payment-providers';
import { cartPath } from '@fenestra/contracts/cart-endpoint';
import type { CartAction } from '@fenestra/contracts/wire/cart-actions';
import { type ConfiguratorAction, configuratorPath } from '@fenestra/contracts/wire/configurator-actions';
import { eachChange } from '@fenestra/contracts/wire/changes';
import { catalogueCalls } from '@fenestra/contracts/wire/catalogue-calls';
import { configuratorCalls } from '@fenestra/contracts/wire/configurator-calls';
import { orderCalls } from '@fenestra/contracts/wire/order-calls';
import { pageCalls } from '@fenestra/contracts/wire/page-calls';
import { reportCalls } from '@fenestra/contracts/wire/report-calls';
import { quoteCalls } from '@fenestra/contracts/wire/quote-calls';
import { stockCalls } from '@fenestra/contracts/wire/stock-calls';
import { legalPaths } from '../pages/legal-pages';
import { securityPath } from '../pages/security-text';
import { pagePaths } from '../pages/storefront-pages';

/** Milliseconds of one processor that a call usually takes of the shop, the database with it, counted before it begins; of a list, in whole and for each of its entries; of what need not be there, only where it is. */
type Cost = number | { readonly call: number; readonly each: number; readonly of: string };
/** By what the call names: `akce` in the body, or the ending of the file. */
type CostsByName = Readonly<Record<string, Cost>>;
type RouteCost = Cost | { readonly akce: CostsByName } | { readonly ending: CostsByName };

const page = 2;
const file = 1;
const read = 4;
const list = 25;
const change = 6;
/** With its row, its mail and what follows from it. */
const write = 10;

/** Usual CPU time of a PDF. */
const pdfCosts = { summary: 150, proforma: 100, offer: 150 } as const;

const configurator: Readonly<Record<ConfiguratorAction, Cost>> = {
  getVyrobek: change,
  getCiselnikOtevirani: list,
  getProfiles: list,
  ciselnikBarvy: list,
  ciselnikSklo: 40,
  dejMrizky: list,
  getKliky: list,
  getPrah: list,
  ciselnikVyplne: list,
  ciselnikZamky: list,
  dejDoplnky: list,
  getDoplnekCena: list, // the same list, for one of its entries
  zkusZmeny: { call: 4, each: 2, of: 'pokusy' },
  ...eachChange(() => change),
};

const cart: Readonly<Record<CartAction, Cost>> = {
  getNewCart: { call: read, each: 20, of: 'kopie' },
  getCart: 8,
  addItemToCart: write,
  addAccessoryToCart: write,
  deleteItem: write,
  addService: write,
  dropService: write,
  setTransit: write,
  polozkyObchDokladu: { call: 8, each: 0.2, of: 'polozkyObchDokladu' },
  getServiceList: 6,
  getRegionList: read,
  getActionList: read,
  getTransitList: 6,
  getAccessoryList: 8,
  getAccessoryRecommended: 6,
  newOrder: 20,
};

/** Without the slash at its end each leads to itself with one. */
const pages = Object.fromEntries<number>(
  [...pagePaths, ...legalPaths.map((path) => `/${path}/`)].flatMap((path): [string, number][] => [
    [`GET ${path}`, page],
    ...(path === '/' ? [] : [[`GET ${path.slice(0, -1)}`, file] as [string, number]]),
  ]),
);

/** Every public address, as it is registered, with what a call of it costs (decision 72). */
export const requestCosts: Readonly<Record<string, RouteCost>> = {
  [`POST ${configuratorPath}`]: { akce: configurator },
  [`POST ${cartPath}`]: { akce: cart },
  [`POST ${configuratorCalls.newConfiguration.path}`]: read,
  [`POST ${stockCalls.checkStock.path}`]: read,
  [`POST ${configuratorCalls.addToErpCart.path}`]: { call: 8, each: 2, of: 'products' },
  [`POST ${quoteCalls.sendCart.path}`]: write,
  [`POST ${quoteCalls.saveConfiguration.path}`]: { call: 8, each: 1, of: 'configuration' },
  [`GET ${quoteCalls.readSaved.path}`]: list,
  [`GET ${quoteCalls.readSaved.path}/nabidka.pdf`]: pdfCosts.offer,
  [`GET ${catalogueCalls.listProducts.path}`]: 20,
  [`GET ${catalogueCalls.listPostcodes.path}`]: page,
  [`GET ${catalogueCalls.swatches.path}`]: read,
  [`POST ${catalogueCalls.swatchesByName.path}`]: read,
  [`GET ${securityPath}`]: file,
  [`GET ${catalogueCalls.siteTemplate.path}`]: page,
  [`POST ${catalogueCalls.translations.path}`]: page,
  [`POST ${pageCalls.log.path}`]: read,
  [`POST ${pageCalls.sendFeedback.path}`]: write,
  'GET /api/catalogue/:version': page,
  'GET /api/drawing/:of/:file': { ending: { svg: read, png: 40 } },
  'GET /api/pictures/:file': page,
  [`GET ${orderCalls.readOrder.path}`]: 8,
  [`GET ${orderCalls.readOrderPage.path}`]: 8,
  [`GET ${orderPdfPath(':token')}`]: pdfCosts.summary,
  [`GET ${proformaPdfPath(':token')}`]: pdfCosts.proforma,
  [`GET ${orderCalls.findOrder.path}`]: 8,
  [`POST ${orderCalls.reopenPayment.path}`]: write,
  [`POST ${orderCalls.orderAgain.path}`]: 30,
  [`POST ${orderCalls.answerMail.path}`]: write,
  [`POST ${orderCalls.changePaymentWay.path}`]: write,
  [`POST ${orderCalls.withdraw.path}`]: write,
  [`POST ${orderCalls.declareWithdrawal.path}`]: write,
  [`GET ${orderCalls.paypalSuccess.path}`]: write,
  [`GET ${returnPath(':provider')}`]: write,
  [`GET ${notificationPath(':provider')}`]: write,
  [`GET ${notificationPath(':provider', ':payment')}`]: write,
  [`POST ${notificationPath(':provider')}`]: write,
  [`POST ${reportCalls.affiliateReport.path}`]: read,
  [`POST /api${reportCalls.affiliateReport.path}`]: read,
  [`POST ${reportCalls.heurekaReport.path}`]: read,
  'GET /erp/v1/events': read,
  'GET /erp/v1/orders/:id': read,
  'POST /erp/v1/orders/:id/check': write,
  'POST /erp/v1/orders/:id/shipment': write,
  'GET /api/docs': file,
  'GET /api/openapi.json': 5,
  'GET /api/asyncapi.json': page,
  'GET /*': page,
  ...pages,
};

export type CostedRequest = {
  readonly method: string;
  readonly route: string | undefined;
  readonly url: string;
  readonly body: unknown;
};

/** What is no call of the table is a file of the page, or nothing. HEAD does the work of GET and only leaves the answer out. */
export function requestCost({ method, route, url, body }: CostedRequest): number {
  const row = requestCosts[`${method === 'HEAD' ? 'GET' : method} ${route}`] ?? file;
  const cost = typeof row === 'object' && !('call' in row) ? costByName(row, url, body) : row;
  if (typeof cost === 'number') return cost;
  return cost.call + Math.round(cost.each * entriesOf((body as Record<string, unknown> | undefined)?.[cost.of]));
}

/** One that stands alone is one. */
const entriesOf = (value: unknown): number => (Array.isArray(value) ? value.length : Number(value !== undefined));

/** Milliseconds for each line of a cart, of an order, whose names and days are made anew, and of a dated offer, which are priced and kept anew. */
const costPerLine = { cart: 0.1, order: 0.25, offer: 1 } as const;

type Lines = readonly unknown[] | undefined;
type AnswerWithLines = {
  kosik_data?: { polozky?: Lines };
  items?: Lines;
  objednavka?: { items?: Lines };
  prvky?: Lines;
};
const count = (lines: Lines): number => (Array.isArray(lines) ? lines.length : 0);

/** How many working configurations the opening of a dated offer has made beyond the first, which was counted before. */
export const additionalConfigurations = (answer: unknown): number =>
  Math.max(0, count(((answer ?? {}) as AnswerWithLines).prvky) - 1);

export const cartCost = (lines: Lines): number => Math.floor(count(lines) * costPerLine.cart);

/** What the lines of an answer have taken, which nobody knows before it is there. */
export function answerCost(answer: unknown): number {
  const { kosik_data, items, objednavka, prvky } = (answer ?? {}) as AnswerWithLines;
  const orderLinesCost = count(objednavka?.items ?? items) * costPerLine.order;
  return Math.floor(count(kosik_data?.polozky) * costPerLine.cart + orderLinesCost + count(prvky) * costPerLine.offer);
}

/** An unknown name is refused without work. */
function costByName(row: { akce: CostsByName } | { ending: CostsByName }, url: string, body: unknown): Cost {
  const [costs, name] =
    'akce' in row
      ? [row.akce, (body as { akce?: unknown } | undefined)?.akce]
      : [row.ending, /\.(\w+)(\?|$)/.exec(url)?.[1]];
  return typeof name === 'string' && Object.hasOwn(costs, name) ? costs[name]! : file;
}
