import { setTimeout as sleep } from 'node:timers/promises';
import { cartPath } from '@fenestra/contracts/cart-endpoint';
import { configuratorPath } from '@fenestra/contracts/wire/configurator-actions';
import { orderPdfPath } from '@fenestra/contracts/order-page-paths';
import { returnPath } from '@fenestra/contracts/payment-providers';
import { readSecrets } from '@fenestra/server/host/data-folder';
import { repeatSequentially } from '@fenestra/testing/repeat-sequentially';
import { eventually } from '@fenestra/testing/time';
import { orderSandbox } from '../harness/order-sandbox';
import { query } from '../harness/query';
import { ShopProcess } from '../harness/shop-process';
import { orderForm } from '../harness/shopper';
import type { Asked, Attack } from './attack';
import { boundedBehindProxy, PassersBy } from './passers-by';
import { printLine, quantile } from './report';
import { runAttack } from './run-attack';
import { fillCart, largest, type ReadyCart, sendOrderOf, setStock, somebody } from './scenarios';

/** Greatest ratio of a p99 during slow calls to the p99 of the idle shop (issue 33, 1.4). */
const aim = 1.2;
const pauseMs = 25;

type Times = { readonly order: number[]; readonly size: number[] };
type SlowCalls = Omit<Attack, 'url' | 'ms'> & {
  readonly url?: string;
  /** Switches a fault on before, and off after. */
  readonly before?: () => Promise<unknown>;
  readonly after?: () => Promise<unknown>;
};

/** Prints for each kind of slow call the p99 of another shopper's order and size change during these calls, next to the idle shop's. */
export async function printSlowCalls(ms: number, only?: readonly string[]): Promise<void> {
  await using shop = await ShopProcess.start({ FENESTRA_FSYNC: 'on', ...boundedBehindProxy });
  await setStock(shop);
  const shopper = new PassersBy(shop.url, 'cs.localhost', 7, 8);
  const configuration = await shopper.newConfiguration('OS1');
  const carts = () => repeatSequentially(Math.ceil(ms / pauseMs / 2), () => fillCart(shopper, 0));
  const watch = async (): Promise<Times> => visit(shopper, configuration, await carts(), ms);
  const kinds = Object.entries(await slowCalls(shop, shopper));
  await watch(); // warms up
  console.log(
    `p99 in ms of another shopper, idle and during slow calls for ${ms / 1_000} s; aim: ratio at most ${aim}`,
  );
  printLine('slow calls', [
    'order idle',
    'during',
    'ratio',
    'size idle',
    'during',
    'ratio',
    'answered',
    '429',
    'verdict',
  ]);
  for (const [name, { before, after, ...attack }] of kinds.filter(([kind]) => only?.includes(kind) ?? true)) {
    const idle = await watch();
    const prepared = await carts();
    await before?.();
    const attacking = runAttack({ url: shop.url, ...attack, ms: ms + 3_000 });
    await sleep(2_000);
    const during = await visit(shopper, configuration, prepared, ms);
    const { 429: refused = 0, ...others } = await attacking;
    await after?.();
    const [order, size] = [ratioOf(idle.order, during.order), ratioOf(idle.size, during.size)];
    const isGood = order.ratio <= aim && size.ratio <= aim;
    const answered = Object.values(others).reduce((sum, count) => sum + count, 0);
    printLine(name, [...order.columns, ...size.columns, answered, refused, isGood ? 'ok' : 'missed']);
    await sleep(2_000); // what is left to do is done
  }
  await shopper.close();
}

async function visit(shopper: PassersBy, configuration: string, carts: ReadyCart[], ms: number): Promise<Times> {
  const times = { order: [] as number[], size: [] as number[] };
  for (const end = performance.now() + ms; performance.now() < end && carts.length > 0; await sleep(pauseMs)) {
    const width = 700 + (times.size.length % 400);
    times.size.push(await timed(() => shopper.configurator('zmenRozmer', configuration, { width, height: 1_200 })));
    times.order.push(await timed(() => sendOrderOf(shopper, carts.pop()!)));
  }
  return times;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function ratioOf(idle: readonly number[], during: readonly number[]) {
  const [before, now] = [quantile(idle, 0.99), quantile(during, 0.99)];
  return { ratio: now / before, columns: [before.toFixed(1), now.toFixed(1), (now / before).toFixed(2)] };
}

async function slowCalls(shop: ShopProcess, shopper: PassersBy): Promise<Record<string, SlowCalls>> {
  const assembly = await shopper.newAssembly(...largest);
  const { cart } = await fillCart(shopper, 0);
  const { body: order } = await shopper.order(cart, 'prevodem_1', 1);
  const summary = orderPdfPath(String(order['token']));
  const offer = await shopper.saveOffer(assembly);
  const authorization = `Bearer ${await shop.erpToken()}`;
  const { body: feed } = await shopper.get('/erp/v1/events?limit=500', { authorization });
  const cardCarts = await repeatSequentially(200, () => stockCart(shopper));

  const get = (path: string, headers: Record<string, string> = {}): Asked => ({ method: 'GET', path, headers });
  const action = (akce: string, fields: object): Asked => ({ method: 'POST', path: configuratorPath, body: { shopId: 7, confID: assembly, akce, ...fields } }); // prettier-ignore
  const address = `/erp/v1/events?wait=30&after=${encodeURIComponent(String(feed['next']))}`;
  const poll = { ...get(address, { authorization }), isFollowed: true } as const;
  const cardOrder = ({ cart: cartId, deposit: zaloha }: ReadyCart): Asked => {
    const orderData = JSON.stringify(orderForm({ platbaID: 'gopay_1', zaloha, ...somebody() }));
    return { method: 'POST', path: cartPath, body: { shopId: 7, akce: 'newOrder', cartId, orderData } };
  };
  const paying = await repeatSequentially(30, async () => {
    const { cart, deposit } = await stockCart(shopper);
    return (await shopper.sendOrder(cart, { platbaID: 'gopay_1', zaloha: deposit, ...somebody() })).body;
  });
  const opened = await sessionsOf(shop, paying.length);
  const sessions = paying.map((one) =>
    get(`${returnPath('gopay')}?o=${String(one['token'])}&id=${opened.get(String(one['objednavkaID']))}`),
  );
  const pictures = ['OS1', 'ST2', 'SL3', 'HST1'].flatMap((product) =>
    [400, 600, 800, 1_200].map((width) => get(`/api/drawing/product/${product}.png?sirka=${width}`)),
  );
  const slow = (target: string) => () => orderSandbox(shop, 'faults', { target, kind: 'slow', ms: 7_000, times: 1_000_000 }); // prettier-ignore
  const after = () => fetch(`${shop.sandboxUrl}/__sandbox/faults`, { method: 'DELETE' });
  const requests = (...asked: Asked[]) => fromManyClients(asked);
  const tries = Array.from({ length: 80 }, (_, nth) => [{ akce: 'zmenRozmer', width: 8_000 + nth, height: 1_400 }]);
  return {
    'nothing: the noise of the machine': { connections: 0, requests: [] },
    '200 polls that are abandoned': {
      connections: 200,
      pauseMs: 1_000,
      requests: requests({ ...poll, leavesAfterMs: 1_000 }),
    },
    '50 live polls': { connections: 50, pauseMs: 1_000, requests: requests(poll) },
    'returns while GoPay is slow': { connections: 50, pauseMs: 500, requests: requests(...sessions), before: slow('gopay.status'), after }, // prettier-ignore
    'card orders while GoPay is slow': { connections: 20, pauseMs: 500, requests: requests(...cardCarts.map(cardOrder)), before: slow('gopay.create'), after }, // prettier-ignore
    'PNG drawings': { connections: 8, pauseMs: 500, requests: requests(...pictures) },
    'PDF of an offer': { connections: 8, pauseMs: 500, requests: requests(get(`/api/configuration/${offer}/nabidka.pdf`)) }, // prettier-ignore
    'PDF of an order': { connections: 8, pauseMs: 500, requests: requests(get(summary)) },
    'glass list of an assembly': { connections: 2, pauseMs: 500, requests: requests(action('ciselnikSklo', { oblast: '1' })) }, // prettier-ignore
    'tries of an assembly': {
      connections: 2,
      pauseMs: 500,
      requests: requests(action('zkusZmeny', { pokusy: tries })),
    },
    'feedback while reCAPTCHA is slow': { connections: 50, pauseMs: 500, requests: requests(feedback()), before: slow('recaptcha.check'), after }, // prettier-ignore
    'console pages': { url: shop.adminUrl, connections: 4, pauseMs: 500, requests: [get('/desk', { cookie: await signedIn(shop) })] }, // prettier-ignore
  };
}

/** Each request from an address of its own, many times over: the limits of one address are not what is measured. */
function fromManyClients(asked: readonly Asked[]): Asked[] {
  return Array.from({ length: 1_000 }, (_, nth) => {
    const one = asked[nth % asked.length]!;
    return { ...one, headers: { ...one.headers, 'x-forwarded-for': `11.0.${nth >> 8}.${nth & 255}` } };
  });
}

/** Goods from stock, which may be paid by card, and their price. */
async function stockCart(shopper: PassersBy): Promise<ReadyCart> {
  const cart = await shopper.newCart();
  await shopper.addStock(cart, 1008);
  const { body } = await shopper.pickUp(cart);
  return { cart, deposit: (body['kosik_data'] as { cena_sdph: number }).cena_sdph };
}

/** Provider ids by order, once that many sessions are open. */
async function sessionsOf(shop: ShopProcess, count: number): Promise<ReadonlyMap<string, string>> {
  const sql = `SELECT order_id AS "orderId", provider_id AS id FROM payment WHERE provider = 'gopay' AND provider_id IS NOT NULL`;
  return eventually(async () => {
    const rows = await query<{ orderId: string; id: string }>(await shop.databaseUrl('payments'), sql);
    if (rows.length < count) throw new Error(`${rows.length} sessions are open`);
    return new Map(rows.map(({ orderId, id }) => [orderId, id]));
  }, 30_000);
}

async function signedIn(shop: ShopProcess): Promise<string> {
  const { deskToken } = await readSecrets(shop.folder);
  const answer = await fetch(`${shop.adminUrl}/desk/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ who: 'bench', token: deskToken! }),
  });
  return (answer.headers.get('set-cookie') ?? '').split(';')[0]!;
}

const feedback = (): Asked => ({
  method: 'POST',
  path: '/api/user-feedback',
  body: {
    ...{ name: 'Jana', phone: '601222333', email: somebody().kontaktEmail, content: 'When?', browser: '', confId: '' },
    ...{ shopId: 7, logId: '', domain: 'cs.localhost', router: '/', recaptchaToken: 'token' },
  },
});
