import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { requestCosts, requestCost } from '@fenestra/gateway/costs/request-costs';
import { cartPath } from '@fenestra/contracts/cart-endpoint';
import { configuratorPath } from '@fenestra/contracts/wire/configurator-actions';
import { orderPdfPath, proformaPdfPath } from '@fenestra/contracts/order-page-paths';
import { repeatSequentially } from '@fenestra/testing/repeat-sequentially';
import { ShopProcess } from '../harness/shop-process';
import { orderForm, Shopper } from '../harness/shopper';
import type { Asked } from './attack';
import { printLine, quantile } from './report';
import { runAttack } from './run-attack';
import { largest } from './scenarios';

/** What a visitor may notice: milliseconds of the slowest of a hundred calls, and no 5xx. */
const aimMs = 500;
/** Somebody who types sizes quickly and looks into the cart in between. */
const pauseMs = 40;
const addresses = { visitor: '127.0.0.2', preparing: '127.0.0.4', timing: '127.0.0.5' } as const;
const attackers = ['127.0.0.3', '127.0.0.6', '127.0.0.7', '127.0.0.8'];

type Seen = { readonly times: readonly number[]; readonly failed: number };

/** Prints for each of the most expensive calls what a visitor notices while one address, then four, make it at full speed. */
export async function printAbuse(ms: number, only?: readonly string[]): Promise<void> {
  await using shop = await ShopProcess.start({ FENESTRA_FSYNC: 'on', LIMITS_FILE: undefined });
  const preparing = new Shopper(shop.url, 'cs.localhost', 7, 4, addresses.preparing);
  const all = Object.entries(await dearestCalls(preparing));
  await preparing.close();
  const attacks = all.filter(([name]) => only?.includes(name) ?? true);
  const visitor = new Shopper(shop.url, 'cs.localhost', 7, 4, addresses.visitor);
  const visit = await visitOf(visitor);
  await watch(visit, 2_000); // warms up
  console.log(
    `addresses at full speed for ${ms / 1_000} s; the visitor's times in ms, aim: p99 at most ${aimMs}, no 5xx`,
  );
  printLine('asked for by 64 connections of each', ['addresses', 'counted', 'takes', 'p50', 'p99', 'alone p99', '5xx', 'answered', '429', 'verdict']); // prettier-ignore
  for (const [name, requests] of attacks) {
    const takes = await timesOf(shop, requests[0]!);
    const alone = await watch(visit, ms / 2);
    for (const localAddresses of [attackers.slice(0, 1), attackers]) {
      const attack = runAttack({ url: shop.url, localAddresses, ms, requests });
      const [seen, statuses] = await Promise.all([watch(visit, ms), attack]);
      const { 429: refused = 0, ...others } = statuses;
      const answered = Object.values(others).reduce((sum, count) => sum + count, 0);
      const p99 = quantile(seen.times, 0.99);
      const verdict = p99 <= aimMs && seen.failed === 0 ? 'ok' : 'missed';
      const times = [quantile(takes, 0.5), quantile(seen.times, 0.5), p99, quantile(alone.times, 0.99)].map((each) =>
        each.toFixed(0),
      );
      printLine(name, [
        localAddresses.length,
        countedFor(requests[0]!),
        ...times,
        seen.failed,
        answered,
        refused,
        verdict,
      ]);
      await sleep(10_000); // the attackers' window ends, and what is left to do is done
    }
  }
  await visitor.close();
}

/** Milliseconds of the first calls of another address, one after the other: papers also count what they take beyond the table. */
async function timesOf(shop: ShopProcess, { method, path, headers, body, text: raw }: Asked): Promise<number[]> {
  const pool = new Pool(shop.url, { connections: 1, localAddress: addresses.timing });
  const times: number[] = [];
  for (let nth = 0; nth < 5; nth++) {
    const sent = performance.now();
    const typed = { host: 'cs.localhost', 'content-type': 'application/json', ...headers };
    const answer = await pool.request({ method, path, headers: typed, body: raw ?? (body === undefined ? null : JSON.stringify(body)) }); // prettier-ignore
    await answer.body.dump();
    times.push(performance.now() - sent);
  }
  await pool.close();
  return times;
}

function countedFor({ method, path, body }: Asked): number {
  const [, pathname] = /^([^?]*)/.exec(path)!;
  const of = method === 'HEAD' ? 'GET' : method;
  const row = Object.keys(requestCosts).find((key) => new RegExp(`^${key.replace(/:\w+/g, '[^/]+')}$`).test(`${of} ${pathname}`)); // prettier-ignore
  return requestCost({ method, route: row?.slice(of.length + 1), url: path, body });
}

async function visitOf(visitor: Shopper): Promise<(nth: number) => Promise<number>> {
  const configuration = await visitor.newConfiguration('OS1');
  const cart = await visitor.addConfigured(configuration);
  const calls = [
    (nth: number) => visitor.configurator('zmenRozmer', configuration, { width: 800 + (nth % 400), height: 1200 }, { 'x-drawing': 'none' }), // prettier-ignore
    () => visitor.configurator('getKliky', configuration),
    (nth: number) => visitor.configurator('zmenRozmer', configuration, { width: 900, height: 900 + (nth % 400) }, { 'x-drawing': 'none' }), // prettier-ignore
    () => visitor.cart('getCart', cart),
    () => visitor.get('/api/drawing/product/OS1.png?sirka=320'),
    () => visitor.cart('getServiceList', cart),
  ];
  return async (nth) => (await calls[nth % calls.length]!(nth)).status;
}

async function watch(visit: (nth: number) => Promise<number>, ms: number): Promise<Seen> {
  const times: number[] = [];
  let failed = 0;
  for (const end = performance.now() + ms; performance.now() < end; await sleep(pauseMs)) {
    const sent = performance.now();
    const status = await visit(times.length).catch(() => 599);
    times.push(performance.now() - sent);
    if (status !== 200) failed++;
  }
  return { times, failed };
}

/** As many lines as a cart takes. */
async function fullCart(shopper: Shopper, window: string): Promise<string> {
  const cart = await shopper.addConfigured(window);
  for (let lines = 1; lines < 100; lines++) await shopper.addConfigured(window, cart);
  return cart;
}

/** Returns the calls that cost the shop most, by name, about what the shopper makes first. */
export async function dearestCalls(shopper: Shopper): Promise<Record<string, readonly Asked[]>> {
  const window = await shopper.newConfiguration('ST2');
  const assembly = await shopper.newAssembly(...largest);
  let cart = '';
  for (let nth = 0; nth < 40; nth++) cart = await shopper.addConfigured(nth % 4 === 0 ? assembly : window, cart);
  const full = await fullCart(shopper, window);
  const ordered = await fullCart(shopper, window);
  await shopper.deliverTo(ordered, 101);
  const { body: order } = await shopper.order(ordered, 'prevodem_0.3', 0.3);
  const token = String(order['token']);
  const offer = await shopper.saveOffer(window);
  const windows = await repeatSequentially(20, () => shopper.newConfiguration('ST2'));
  const ofTwenty = { configuration: windows, type: 'O', route: '/doplnky/', domain: 'cs.localhost' };
  const project = await shopper.saveOffer(windows);

  const action = (confID: string, akce: string, fields: object): Asked => ({ method: 'POST', path: configuratorPath, body: { shopId: 7, confID, akce, ...fields } }); // prettier-ignore
  const inCart = (akce: string, fields: object): Asked => ({ method: 'POST', path: cartPath, body: { shopId: 7, akce, ...fields } }); // prettier-ignore
  const get = (path: string): Asked => ({ method: 'GET', path });
  const products = ['OS1', 'ST2', 'SL2', 'SL3', 'SL4', 'F1', 'O1', 'S1', 'BO1', 'HST1'];
  const widths = [80, 120, 160, 200, 240, 320, 400, 600, 800, 1200];
  const looks = ['', '&pohled=zvenku', '&koty=bez', '&pohled=zvenku&koty=bez'];
  const everyPng = products.flatMap((product) =>
    widths.flatMap((width) => looks.map((look) => get(`/api/drawing/product/${product}.png?sirka=${width}${look}`))),
  );
  const tooWide = Array.from({ length: 80 }, (_, nth) => [{ akce: 'zmenRozmer', width: 900 + nth, height: 1200 }]);
  const eightEach = tooWide.map((_, nth) => Array.from({ length: 8 }, (_each, at) => ({ akce: 'zmenRozmer', width: 8_000 + 4 * nth + at, height: 1_400 }))); // prettier-ignore
  const eachSize = Array.from({ length: 200 }, (_, nth) => ({ width: 8_400 - nth, height: 1_400 }));
  const report = (data: string): Asked => ({ method: 'POST', path: '/api/log', body: { time: 1, domain: 'cs.localhost', data, userAgent: 'y' } }); // prettier-ignore
  /** Beginnings of what the mask of a report looks for: it has to give them up in linear time. */
  const halves = ['a@', 'a@b.', 'a%40', 'a://', 'a://b:', '+1 ', 'invalid input : "', 'Bearer ', 'aB'];
  return {
    'one PNG 1600 wide': [get('/api/drawing/product/SL2.png?sirka=1600')],
    'every PNG there is': everyPng,
    'PNG of a design that changes': eachSize.flatMap((size) => [action(assembly, 'zmenRozmer', size), get(`/api/drawing/configuration/${assembly}.png?sirka=1200`)]), // prettier-ignore
    '80 tries that are refused': [action(assembly, 'zkusZmeny', { pokusy: tooWide })],
    '80 tries of 8 changes each': [action(assembly, 'zkusZmeny', { pokusy: eightEach })],
    'glasses of an assembly with prices': [action(assembly, 'ciselnikSklo', { oblast: 'A1' })],
    'refused size of an assembly': [-1, 0, 1, 5_000, 20_000, 49_000, 1_000_000].map((height) => action(assembly, 'zmenRozmer', { width: 8_400, height })), // prettier-ignore
    'refused size of its fields': [-1, 0, 1, 5_000, 20_000, 49_000].map((width) => action(assembly, 'zmenDetailRozmer', { rozmery: [{ oblast_id: 'A1', sirka: width, vyska: width }, { oblast_id: 'B1', sirka: width, vyska: width }] })), // prettier-ignore
    'changes of an assembly': [action(assembly, 'zmenRozmer', { width: 8_400, height: 1_390 }), action(assembly, 'zmenRozmer', { width: 8_400, height: 1_400 })], // prettier-ignore
    'colours of an assembly': [action(assembly, 'ciselnikBarvy', { oblast: 'A1' })],
    'accessories of an assembly': [action(assembly, 'dejDoplnky', { oblast: 'A1' })],
    'bars of an assembly': [action(assembly, 'dejMrizky', { oblast: 'A1' })],
    'handles of an assembly': [action(assembly, 'getKliky', { oblast: 'A1' })],
    'profiles of an assembly': [action(assembly, 'getProfiles', {})],
    'an assembly as it is': [action(assembly, 'getVyrobek', {})],
    'regions beside assemblies': [inCart('getRegionList', { cartId: cart })],
    translations: [{ method: 'POST', path: '/api/translations', body: { domain: 'cs.localhost' } }],
    postcodes: [{ ...get('/api/postcodes?country=cz'), headers: { 'accept-encoding': 'identity' } }],
    'start page': [get('/')],
    'glasses with their prices': [action(window, 'ciselnikSklo', { oblast: '1' })],
    'drawn change of 6 elements': eachSize.map((size) => action(assembly, 'zmenRozmer', size)),
    'cart of 40 lines': [inCart('getCart', { cartId: cart })],
    'cart of 100 lines': [inCart('getCart', { cartId: full })],
    'delivery of a cart of 100 lines': [inCart('setTransit', { cartId: full, transitId: 47, regionId: 101 })],
    'order of 100 lines': [get(`/api/order/${token}`)],
    'page of an order of 100 lines': [get(`/api/order/${token}/page`)],
    'order of 100 lines, again': [{ method: 'POST', path: `/api/order/${token}/cart`, body: {} }],
    'paper of an order of 100 lines': [get(orderPdfPath(token))],
    'invoice in advance of 100 lines': [get(proformaPdfPath(token))],
    'products of the shop': [get('/api/products')],
    'paper of an offer': [get(`/api/configuration/${offer}/nabidka.pdf`)],
    'new cart with a window': [{ method: 'POST', path: '/api/v1/cart/add', headers: { 'x-cart-id': '' }, body: { products: [{ cenikCode: 'ST2', configurationId: window }] } }], // prettier-ignore
    'twenty windows in one call': [{ method: 'POST', path: '/api/v1/cart/add', headers: { 'x-cart-id': '' }, body: { products: Array(20).fill({ cenikCode: 'ST2', configurationId: window }) } }], // prettier-ignore
    'copy of a cart of 100 lines': [inCart('getNewCart', { kopie: full })],
    'head of a paper': [{ method: 'HEAD', path: orderPdfPath(token) }],
    '90 kB that are no JSON': [{ method: 'POST', path: configuratorPath, text: `[${'0,'.repeat(45_000)}` }],
    'report of 90 kB': [report('x'.repeat(90_000))],
    'report of 90 kB that the mask reads': halves.map((half) => report(half.repeat(90_000 / half.length))),
    'nothing at all': [get('/api/nothing')],
    'paper of 100 lines, left soon': [{ ...get(orderPdfPath(token)), leavesAfterMs: 50 }],
    'offer of 20 windows, opened': [get(`/api/configuration/${project}`)],
    '20 windows saved': [{ method: 'POST', path: '/api/configuration', body: ofTwenty }],
    'price of one accessory': [action(window, 'getDoplnekCena', { doplnekId: 751 })],
    'accessories beside 100 lines': [inCart('getAccessoryList', { cartId: full })],
    'orders of carts that there are not': [inCart('newOrder', { cartId: 'A'.repeat(22), orderData: JSON.stringify(orderForm({ platbaID: 'prevodem_1' })) })], // prettier-ignore
  };
}
