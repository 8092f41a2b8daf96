import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { configuratorPath } from '@fenestra/contracts/wire/configurator-actions';
import { orderSummaryPath } from '@fenestra/contracts/order-page';
import { returnPath } from '@fenestra/contracts/payment-providers';
import { readSecrets } from '@fenestra/server/data-folder';
import { inTurn } from '@fenestra/testing/in-turn';
import { orderSandbox } from '../harness/order-sandbox';
import { ShopProcess } from '../harness/shop-process';
import { boundedBehindProxy, PassersBy } from './passers-by';
import { fillCart, largest, type ReadyCart, sendOrderOf } from './scenarios';

/** Greatest ratio of a p99 during slow calls to the p99 of the idle shop (issue 33, 1.4). */
const aim = 1.2;
const pauseMs = 25;
const tokens = Array.from({ length: 50 }, (_, nth) => `erp-token-of-the-bench-number-${nth}`);

type Times = { readonly order: number[]; readonly size: number[] };
/** Requests of other clients, until `ended`. `prepare` is what has to happen in the shop before, `after` what undoes it. */
type SlowCalls = {
  readonly clients: number;
  readonly request: (ended: AbortSignal, client: number, nth: number) => Promise<unknown>;
  readonly before?: () => Promise<unknown>;
  readonly after?: () => Promise<unknown>;
};

/** For each kind of slow call: the p99 of another shopper's order and size change during these calls, beside the idle shop's. */
export async function printSlowCalls(ms: number, only?: readonly string[]): Promise<void> {
  await using shop = await ShopProcess.start({
    FENESTRA_FSYNC: 'on',
    ...boundedBehindProxy,
    ERP_TOKEN: tokens.join(','),
  });
  const shopper = new PassersBy(shop.url, 'cs.localhost', 7, 8);
  const others = new Pool(shop.url, { connections: 256 });
  const configuration = await shopper.newConfiguration('OS1');
  const carts = async () => inTurn(Math.ceil((ms / pauseMs) * 0.6), () => fillCart(shopper, 0));
  const watch = async (): Promise<Times> => visit(shopper, configuration, await carts(), ms);
  await watch(); // warms up
  console.log(
    `p99 in ms of another shopper, idle and during slow calls for ${ms / 1_000} s; aim: ratio at most ${aim}`,
  );
  row('slow calls', ['order idle', 'during', 'ratio', 'size idle', 'during', 'ratio', 'done', 'verdict']);
  const kinds = Object.entries(await slowCalls(shop, shopper, others));
  for (const [name, calls] of kinds.filter(([kind]) => only?.includes(kind) ?? true)) {
    const idle = await watch();
    const prepared = await carts();
    await calls.before?.();
    const ending = new AbortController();
    let done = 0;
    const running = Array.from({ length: calls.clients }, async (_, client) => {
      for (let nth = 0; !ending.signal.aborted; nth++) {
        await calls.request(ending.signal, client, nth).catch(() => undefined);
        done++;
      }
    });
    await sleep(1_000);
    const during = await visit(shopper, configuration, prepared, ms);
    ending.abort();
    await Promise.all(running);
    await calls.after?.();
    const [order, size] = [ratioOf(idle.order, during.order), ratioOf(idle.size, during.size)];
    const isGood = order.ratio <= aim && size.ratio <= aim;
    row(name, [...order.columns, ...size.columns, done, isGood ? 'ok' : 'missed']);
    await sleep(2_000); // what is left to do is done
  }
  await others.destroy();
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
  const [before, now] = [p99(idle), p99(during)];
  return { ratio: now / before, columns: [before.toFixed(1), now.toFixed(1), (now / before).toFixed(2)] };
}

const p99 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * 0.99))] ?? NaN;

const row = (name: string, columns: readonly (string | number)[]): void =>
  console.log(name.padEnd(34) + columns.map((each) => String(each).padStart(11)).join(''));

async function slowCalls(shop: ShopProcess, shopper: PassersBy, pool: Pool): Promise<Record<string, SlowCalls>> {
  const assembly = await shopper.newAssembly(...largest);
  const { cart } = await fillCart(shopper, 0);
  const { body: order } = await shopper.order(cart, 'gopay_1', 1);
  const token = String(order['token']);
  const session = (order['gopay'] as { id?: string | number } | undefined)?.id ?? '';
  const saving = { configurationIds: [assembly], type: 'O', route: '/doplnky/', shopId: 7, configurations: [assembly] };
  const { body: saved } = await shopper.post('/api/configuration', saving);
  const cardCarts = await inTurn(200, () => fillCart(shopper, 0));
  const cookie = await signedIn(shop);

  let address = 0;
  const send = async (
    method: 'GET' | 'POST',
    url: string,
    signal: AbortSignal,
    headers: object = {},
    body?: object,
  ) => {
    const from = `11.${(address >> 16) & 255}.${(address >> 8) & 255}.${address++ & 255}`;
    const typed = { host: 'cs.localhost', 'content-type': 'application/json', 'x-forwarded-for': from, ...headers };
    const answer = await pool.request({ method, path: url, headers: typed, signal, body: body ? JSON.stringify(body) : null }); // prettier-ignore
    await answer.body.dump();
  };
  const get = (path: string) => (ended: AbortSignal) => send('GET', path, ended);
  const configurator = (akce: string, fields: object) => (ended: AbortSignal) =>
    send('POST', configuratorPath, ended, {}, { shopId: 7, confID: assembly, akce, ...fields });
  const poll = (ended: AbortSignal, client: number) =>
    send('GET', '/erp/v1/events?wait=30&limit=1', ended, {
      authorization: `Bearer ${tokens[client % tokens.length]!}`,
    });
  const within = (ended: AbortSignal, ms: number) => AbortSignal.any([ended, AbortSignal.timeout(ms)]);
  const slow = (target: string) => () => orderSandbox(shop, 'faults', { target, kind: 'slow', ms: 7_000, times: 1_000_000 }); // prettier-ignore
  const clear = () => fetch(`${shop.sandboxUrl}/__sandbox/faults`, { method: 'DELETE' });
  return {
    '200 polls that are abandoned': { clients: 200, request: (ended, client) => poll(within(ended, 1_000), client) },
    '50 live polls': { clients: 50, request: poll },
    'returns while GoPay is slow': {
      clients: 50,
      request: get(`${returnPath('gopay')}?o=${token}&id=${session}`),
      before: slow('gopay.status'),
      after: clear,
    },
    'card orders while GoPay is slow': {
      clients: 20,
      request: async () => {
        const next = cardCarts.pop();
        if (next) await shopper.order(next.cart, 'gopay_1', 1);
        else await sleep(100);
      },
      before: slow('gopay.create'),
      after: clear,
    },
    'PNG drawings': {
      clients: 8,
      request: (ended, client, nth) => send('GET', `/api/drawing/product/${['OS1', 'ST2', 'SL3', 'HST1'][nth % 4]!}.png?sirka=${[400, 600, 800, 1200][client % 4]!}`, ended), // prettier-ignore
    },
    'PDF of an offer': { clients: 8, request: get(`/api/configuration/${String(saved['id'])}/nabidka.pdf`) },
    'PDF of an order': { clients: 8, request: get(orderSummaryPath(token)) },
    'glass list of an assembly': { clients: 4, request: configurator('ciselnikSklo', { oblast: '1' }) },
    'tries of an assembly': {
      clients: 4,
      request: configurator('zkusZmeny', { pokusy: Array.from({ length: 80 }, (_, nth) => [{ akce: 'zmenRozmer', width: 8_000 + nth, height: 1_400 }]) }), // prettier-ignore
    },
    'feedback while reCAPTCHA is slow': {
      clients: 50,
      request: (ended, client, nth) => send('POST', '/api/user-feedback', ended, {}, feedback(`${client}-${nth}@example.test`)), // prettier-ignore
      before: slow('recaptcha.check'),
      after: clear,
    },
    'console pages': {
      clients: 4,
      request: (ended) => fetch(`${shop.adminUrl}/desk`, { headers: { cookie }, signal: ended }).then((page) => page.text()), // prettier-ignore
    },
  };
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

const feedback = (email: string) => ({
  ...{ name: 'Jana', phone: '601222333', email, content: 'When?', browser: '', confId: '', shopId: 7, logId: '' },
  ...{ domain: 'cs.localhost', router: '/', recaptchaToken: 'token' },
});
