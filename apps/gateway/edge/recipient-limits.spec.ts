import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { anOrder } from '@fenestra/testing/an-order';
import { syntheticHeader, syntheticProof } from '@fenestra/platform/http/synthetic-proof';
import { describeWithRedis, startRedis } from '@fenestra/testing/redis';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { eventually } from '@fenestra/testing/time';
import { type TestService, serviceToken, startTestService } from '@fenestra/testing/start-test-service';
import { gateway } from '../service';
import { cartMailRequest, feedbackRequest, quoteMailRequest, orderRequest } from './testing/mail-requests';

const folder = mkdtempSync(join(tmpdir(), 'fenestra-readers-'));
const limits = join(folder, 'limits.json');
writeFileSync(limits, JSON.stringify({ reader: 1, order: 1, feedback: 1 }));
afterAll(() => rmSync(folder, { recursive: true }));

type Answer = { readonly done: object; readonly refused?: string };
/** Services of release 0.1.0 do not say whether they wrote a mail row. */
type Does = 'takes' | 'refuses' | 'repeats' | 'takes as 0.1.0';
/** What other services say to each of the calls that end in a mail. */
const answers: Readonly<Record<string, Answer>> = {
  orders: { done: anOrder(shopCatalogue()).order, refused: 'cart-unknown' },
  letters: { done: {}, refused: 'cart-unknown' },
  'saved-offers': { done: { savedId: 'B'.repeat(22) }, refused: 'configuration-unknown' },
  feedback: { done: {} },
};

/** A gateway before services that take all that they are asked, refuse it, or know it already. */
class Shop {
  asked = 0;
  /** What the services wait for before they answer. */
  held: Promise<void> = Promise.resolve();

  private constructor(
    readonly edges: readonly TestService[],
    private readonly services: Server,
  ) {}

  static async that(does: Does, gateways = 1, redisUrl?: string): Promise<Shop> {
    const services = createServer((request, response) => {
      const answer = answers[request.url!.split('/').at(-1)!];
      const isTaken = answer !== undefined && does !== 'refuses';
      const isNew = does === 'takes as 0.1.0' ? {} : { isNew: does === 'takes' };
      if (answer) shop.asked++;
      const end = () => {
        response.writeHead(isTaken ? 200 : 404, { 'content-type': 'application/json' });
        response.end(JSON.stringify(isTaken ? { ...answer.done, ...isNew } : { reason: answer?.refused }));
      };
      request.resume().once('end', () => void shop.held.then(end));
    }).listen(0, '127.0.0.1');
    await once(services, 'listening');
    const url = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
    const others = { orders: { url }, cart: { url }, configuration: { url }, notifications: { url } };
    const choices = {
      others,
      env: { LIMITS_FILE: limits, TRUST_PROXY: 'loopback' },
      at: redisUrl === undefined ? {} : { redisUrl },
    };
    const edges: TestService[] = [];
    while (edges.length < gateways) edges.push(await startTestService(gateway, choices));
    const shop = new Shop(edges, services);
    return shop;
  }

  async close(): Promise<void> {
    await Promise.all(this.edges.map((edge) => edge.close()));
    this.services.close().closeAllConnections();
  }
}

let callers = 0;
/** Whether the limits let a call of somebody else through, whatever becomes of it behind them: nobody has a catalogue to show an order by. */
async function passes(
  edge: TestService,
  { path, body }: { path: string; body: object },
  proof?: string,
): Promise<boolean> {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `192.0.2.${++callers}`,
    ...(proof && { [syntheticHeader]: proof }),
  };
  const answer = await fetch(new URL(path, edge.url), { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.status !== 429;
}

const id = (nth: number) => `${'A'.repeat(20)}${nth + 10}`;
const withBody = ({ path, body }: { path: string; body: object }, differs: object) => ({
  path,
  body: { ...body, ...differs },
});
/** Each is about something else; how many of them a mailbox gets. */
const kinds = [
  ['carts', (email: string, nth = 0) => withBody(cartMailRequest(email), { cart_id: id(nth) }), 1],
  [
    'saved configurations',
    (email: string, nth = 0) => withBody(quoteMailRequest(email), { configuration: id(nth) }),
    1,
  ],
  ['orders', (email: string, nth = 0) => withBody(orderRequest(email), { cartId: id(nth) }), 2],
  ['messages', feedbackRequest, 2],
] as const;

/** Links to carts and to saved configurations are counted together. */
const domainOf = (kind: string) => `${kind.replace(' ', '-')}.test`;

const syntheticOrder = (edge: TestService, nth: number, token: string): Promise<boolean> => {
  const cartId = id(nth);
  const order = withBody(orderRequest(`synthetic+${nth}@example.test`), { cartId });
  return passes(edge, order, syntheticProof(token, cartId));
};

describe('one mailbox', () => {
  let shop: Shop;
  let refusing: Shop;
  let repeating: Shop;
  let old: Shop;
  beforeAll(async () => {
    shop = await Shop.that('takes');
    refusing = await Shop.that('refuses');
    repeating = await Shop.that('repeats', 2);
    old = await Shop.that('takes as 0.1.0');
  });
  afterAll(() => Promise.all([shop, refusing, repeating, old].map((each) => each.close())));

  it.each(kinds)(
    'gets no more than so many %s, whoever asks and however it is written [WIRE-45, OPEN-Q-97]',
    async (kind, call, most) => {
      const mailboxes = ['jana', 'JANA', 'jana+okna'].slice(0, most + 1);
      const passed: boolean[] = [];
      for (const [nth, mailbox] of [...mailboxes, 'petr'].entries())
        passed.push(await passes(shop.edges[0]!, call(`${mailbox}@${domainOf(kind)}`, nth)));

      expect(passed).toEqual([...Array<boolean>(most).fill(true), false, true]);
    },
  );

  it.each(kinds)('gets no more than so many %s that are asked for at once', async (kind, call, most) => {
    const before = shop.asked;
    const email = `eva@${domainOf(kind)}`;
    const all = Array.from({ length: 10 }, (_each, nth) => passes(shop.edges[0]!, call(email, nth)));
    const passed = (await Promise.all(all)).filter(Boolean);

    expect([passed.length, shop.asked - before]).toEqual([most, most]);
  });

  it.each(kinds)('keeps its room where %s are not taken: nobody can spend it for a stranger', async (_, call) => {
    for (let nth = 0; nth < 8; nth++)
      expect(await passes(refusing.edges[0]!, call('jana@example.test', nth))).toBe(true);
  });

  it('takes any number of orders of the synthetic shopper, whose countries share it, and no more than usual of whoever claims to be that', async () => {
    const nths = Array.from({ length: 21 }, (_each, nth) => nth);
    const ordered = async (token: string): Promise<number> => {
      const all: boolean[] = [];
      for (const nth of nths) all.push(await syntheticOrder(shop.edges[0]!, nth, token));
      return all.filter(Boolean).length;
    };

    expect(await ordered(serviceToken)).toBe(21);
    expect(await ordered('another-token-of-16')).toBe(2);
  });

  it.each(kinds)(
    'keeps its room where %s are repeated, which sends nothing again [MAIL-06]',
    async (kind, call, most) => {
      for (let nth = 0; nth < 8; nth++)
        expect(await passes(repeating.edges[nth % 2]!, call(`olga@${domainOf(kind)}`, nth))).toBe(true);
      for (let nth = 0; nth <= most; nth++)
        expect(await passes(old.edges[0]!, call(`olga@${domainOf(kind)}`, nth))).toBe(nth < most);
    },
  );

  it.each(kinds)('keeps its room where %s are refused because others are on their way', async (kind, call, most) => {
    const email = `ivan@${domainOf(kind)}`;
    const { promise, resolve } = Promise.withResolvers<void>();
    repeating.held = promise;
    const [edge] = repeating.edges;
    const before = repeating.asked;
    const onTheWay = Array.from({ length: most }, (_each, nth) => passes(edge!, call(email, nth)));
    await eventually(async () => expect(repeating.asked).toBe(before + most));
    for (let nth = 0; nth < 8; nth++) expect(await passes(edge!, call(email, nth))).toBe(false);
    resolve();

    expect(await Promise.all(onTheWay)).toEqual(Array(most).fill(true));
    expect(await passes(edge!, call(email))).toBe(true);
  });
});

describeWithRedis('two gateways', () => {
  it('say that calls are not counted together while Redis answers and takes nothing more', async () => {
    await using closing = new AsyncDisposableStack();
    const redis = closing.adopt(await startRedis(), (server) => server.stop());
    const admin = closing.adopt(new Redis(redis.url), (client) => client.disconnect());
    const shop = closing.adopt(await Shop.that('takes', 1, redis.url), (each) => each.close());
    const told = async () => {
      const { ready, degraded } = await shop.edges[0]!.health();
      return { ready, degraded };
    };
    expect(await told()).toEqual({ ready: true, degraded: [] });
    await admin.config('SET', 'maxmemory', '1');
    expect(await told()).toEqual({ ready: true, degraded: ['limits: refuses writes: OOM'] });
    await admin.config('SET', 'maxmemory', '0');
  });

  it('count the mails of a mailbox together', async () => {
    const redis = await startRedis();
    const shop = await Shop.that('takes', 2, redis.url);
    const [one, other] = shop.edges;

    expect(await passes(one!, cartMailRequest('jana@example.test'))).toBe(true);
    expect(await passes(other!, cartMailRequest('jana@example.test'))).toBe(false);
    expect(await passes(other!, cartMailRequest('petr@example.test'))).toBe(true);
    await shop.close();
    await redis.stop();
  });
});
