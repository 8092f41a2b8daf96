import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeWithRedis, startRedis } from '@fenestra/testing/redis';
import { startTestService } from '@fenestra/testing/start-test-service';
import { gateway } from '../service';
import { cartMailRequest, feedbackRequest, quoteMailRequest, orderRequest } from './testing/mail-requests';

const proxies = { TRUST_PROXY: '10.0.0.0/8, loopback' };
/** Behind the limit is nobody who could keep the entry. */
const taken = 503;
const entry = { path: '/api/log', body: { time: 1, domain: 'cs.localhost', data: 'x', userAgent: 'y' } };
type Call = { readonly path: string; readonly body: object | string; readonly forwarded: string };

/** Statuses of calls whose X-Forwarded-For is as given, where each limit is the given one. */
async function statusesOf(limits: object, trusted: Record<string, string>, calls: readonly Call[]): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fenestra-limits-'));
  const file = join(folder, 'limits.json');
  await writeFile(file, JSON.stringify(limits));
  const edge = await startTestService(gateway, { env: { LIMITS_FILE: file, ...trusted } });
  const found: number[] = [];
  for (const { path, body, forwarded } of calls) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    found.push((await fetch(new URL(path, edge.url), { method: 'POST', headers, body: text })).status);
  }
  await edge.close();
  await rm(folder, { recursive: true });
  return found;
}

const statuses = (trusted: Record<string, string>, ...addresses: string[]): Promise<number[]> =>
  statusesOf(
    { log: 1 },
    trusted,
    addresses.map((forwarded) => ({ ...entry, forwarded })),
  );

it('believes no caller about its address', async () => {
  expect(await statuses({}, '192.0.2.1', '192.0.2.2')).toEqual([taken, 429]);
});

it('takes the address from its own proxies, and nothing that was said before them', async () => {
  const calls = ['192.0.2.1', '192.0.2.2', '192.0.2.77, 192.0.2.1, 10.1.2.3'];
  expect(await statuses(proxies, ...calls)).toEqual([taken, taken, 429]);
});

it.each(['true', '1', '10.0.0.0/8;127.0.0.1'])('does not start with TRUST_PROXY=%s', (value) => {
  expect(gateway.config.safeParse({ TRUST_PROXY: value }).success).toBe(false);
});

// Nobody holds carts here: what the limits let through is answered 503.
it.each([
  ['carts', cartMailRequest, { mail: 1 }],
  ['saved configurations', quoteMailRequest, { mail: 1 }],
  ['orders', orderRequest, { order: 1 }],
  ['messages', feedbackRequest, { feedback: 1 }],
] as const)(
  'takes no more than so many %s of one caller, whoever is to read them [WIRE-45, OPEN-Q-97]',
  async (_, call, limits) => {
    const asked = ['a@example.test', 'b@example.test'].map((email) => ({ ...call(email), forwarded: '192.0.2.1' }));
    const ofAnother = { ...call('b@example.test'), forwarded: '192.0.2.2' };
    expect(await statusesOf(limits, proxies, [...asked, ofAnother])).toEqual([taken, 429, taken]);
  },
);

const asked = (forwarded: string, akce = 'getVyrobek') => ({
  path: '/conf/api/dist/api.php',
  body: { akce, shopId: 7, confID: 'x' },
  forwarded,
});
const unknown = 200; // there is no such configuration, which no service has to be asked for

it('lets an address spend its work on any calls, then says when there is more, and lets others go on', async () => {
  const calls = [
    asked('192.0.2.1'),
    asked('192.0.2.1', 'zmenZrcadlove'),
    asked('192.0.2.1'),
    { ...entry, forwarded: '192.0.2.1' },
    asked('192.0.2.2'),
  ];
  expect(await statusesOf({ work: 12 }, proxies, calls)).toEqual([unknown, unknown, 429, 429, unknown]);
});

const cartCopy = {
  path: '/conf/api/dist/cartApi.php',
  body: { akce: 'getNewCart', shopId: 7, kopie: 'A'.repeat(22) },
};

it('lets an address leave so many rows behind in an hour, and goes on with what leaves none', async () => {
  const made = {
    path: '/conf/api/dist/getNewID.php',
    body: { productId: 'OS1', shopId: 7, sklad: 'false' },
    forwarded: '192.0.2.1',
  };
  const calls = [
    made,
    made,
    { ...cartCopy, forwarded: '192.0.2.1' },
    asked('192.0.2.1'),
    { ...cartCopy, forwarded: '192.0.2.2' },
    { ...made, forwarded: '192.0.2.2' },
  ];
  expect(await statusesOf({ kept: 50 }, proxies, calls)).toEqual([taken, taken, 429, unknown, taken, 429]);
});

it('counts what is refused before it is read', async () => {
  const broken = { path: '/conf/api/dist/api.php', body: '{', forwarded: '192.0.2.1' };
  const calls = [broken, broken, broken, { ...broken, forwarded: '192.0.2.2' }];
  expect(await statusesOf({ work: 3 }, proxies, calls)).toEqual([400, 400, 429, 400]);
});

it('takes the addresses of one household of IPv6 for one', async () => {
  const calls = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:3::1'].map((address) => asked(address));
  expect(await statusesOf({ work: 6 }, proxies, calls)).toEqual([unknown, 429, unknown]);
});

test('the networks of an IPv6 site share a wider budget, and other sites keep theirs', async () => {
  const addresses = ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:0db8:0001:3::1', '2001:db8:2:1::1'];
  const calls = addresses.map((address) => asked(address));
  expect(await statusesOf({ work: 6, site: 2 }, proxies, calls)).toEqual([unknown, unknown, 429, unknown]);
});

test('a network beyond its own limit takes nothing from its site', async () => {
  const calls = ['1::1', '1::2', '1::3', '2::1', '3::1'].map((end) => ({ ...entry, forwarded: `2001:db8:1:${end}` }));
  expect(await statusesOf({ log: 1, site: 2 }, proxies, calls)).toEqual([taken, 429, 429, taken, 429]);
});

test('an IPv4 address that is written as IPv6 has the budget of that IPv4 address alone', async () => {
  const calls = ['192.0.2.1', '::ffff:192.0.2.2', '::ffff:c000:203', '::FFFF:192.0.2.1'].map((address) =>
    asked(address),
  );
  expect(await statusesOf({ work: 6, site: 1 }, proxies, calls)).toEqual([unknown, unknown, unknown, 429]);
});

test.each([
  ['rows', { kept: 50, site: 2 }, cartCopy],
  ['mails', { mail: 1, site: 2 }, cartMailRequest('a@example.test')],
  ['messages', { feedback: 1, site: 2 }, feedbackRequest('a@example.test')],
  ['orders', { order: 1, site: 2 }, orderRequest('a@example.test')],
] as const)('the budget of a site counts %s', async (_, limits, call) => {
  const calls = [1, 2, 3].map((nth) => ({ ...call, forwarded: `2001:db8:1:${nth}::1` }));
  expect((await statusesOf(limits, proxies, calls)).map((status) => status === 429)).toEqual([false, false, true]);
});

it('says in the words of the shop that it was too much, and when to come again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fenestra-limits-'));
  const file = join(folder, 'limits.json');
  await writeFile(file, JSON.stringify({ work: 1 }));
  const edge = await startTestService(gateway, { env: { LIMITS_FILE: file } });
  const read = () => fetch(new URL('/api/docs', edge.url));
  await read();
  const refused = await read();
  await edge.close();

  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(10);
  expect(await refused.json()).toEqual({ Err: 15, ErrText: 'Příliš mnoho pokusů. Chvíli prosím počkejte.' });
});

const askedBy = asked('');

describeWithRedis('two gateways', () => {
  it('count the work of an address and its orders together', async () => {
    const redis = await startRedis();
    const folder = await mkdtemp(join(tmpdir(), 'fenestra-limits-'));
    const file = join(folder, 'limits.json');
    await writeFile(file, JSON.stringify({ work: 100, order: 2 }));
    const env = { LIMITS_FILE: file, ...proxies };
    const both = await Promise.all([1, 2].map(() => startTestService(gateway, { env, at: { redisUrl: redis.url } })));
    const statusAt = async (nth: number, { path, body }: { path: string; body: object }, forwarded: string) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded };
      const address = new URL(path, both[nth]!.url);
      return (await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })).status;
    };

    expect(await statusAt(0, orderRequest('a@example.test'), '192.0.2.1')).toBe(taken);
    expect(await statusAt(1, orderRequest('b@example.test'), '192.0.2.1')).toBe(taken);
    expect(await statusAt(0, orderRequest('c@example.test'), '192.0.2.1')).toBe(429);
    const spent: number[] = [];
    while (spent.length < 40) spent.push(await statusAt(spent.length % 2, askedBy, '192.0.2.4'));
    expect(spent.filter((status) => status === unknown)).toHaveLength(16); // six of a hundred each
    expect(await statusAt(1, askedBy, '192.0.2.5')).toBe(unknown);

    await Promise.all(both.map((each) => each.close()));
    await redis.stop();
    await rm(folder, { recursive: true });
  });
});
