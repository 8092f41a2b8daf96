import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { request } from 'undici';
import { configuratorActions } from '@fenestra/contracts/wire/configurator-actions';
import { openSocket, untilClosed } from '@fenestra/testing/raw-socket';
import { seedOf } from '@fenestra/testing/seed';
import { seededRandom } from '@fenestra/testing/seeded-random';
import { runs } from '@fenestra/testing/sweep';
import { eventually } from '@fenestra/testing/time';
import { ShopProcess } from '../harness/shop-process';
import { Shopper } from '../harness/shopper';
import { readExamples } from '../harness/wire-example';
import { Attacker, callsWithoutExample } from './attacker';

/** HOSTILE_BODIES=100000 is about 1,000 for each call; another HOSTILE_SEED tries others, HOSTILE_CALLS='^(zmen|ciselnik)' those calls alone. */
const seed = seedOf('HOSTILE_SEED');
const bodies = Number(process.env['HOSTILE_BODIES'] ?? runs({ usual: 1_000, full: 4_000 }));
const meant = process.env['HOSTILE_CALLS'];
const atOnce = 16;

describe(`input that no storefront sends (seed ${seed})`, () => {
  const closing = new AsyncDisposableStack();
  let shop: ShopProcess;
  let shopper: Shopper;

  beforeAll(async () => {
    shop = closing.use(await ShopProcess.start({ SLOW_BODY_MS: '20000' }));
    shopper = closing.adopt(new Shopper(shop.url), (open) => open.close());
  });
  afterEach(async () => {
    const ready = await fetch(`${shop.adminUrl}/health/ready`);
    expect({ ready: ready.status, complaints: complaintsIn(shop.log) }).toEqual({ ready: 200, complaints: [] });
  });
  afterAll(() => closing.disposeAsync());

  it(
    `of ${bodies} kinds is answered without a fault, without inner words and without touching others`,
    async () => {
      const stateOfOthers = await visitor(shopper);
      const before = await stateOfOthers();
      const isMeant = (call: string) => new RegExp(meant ?? '').test(call);
      const attacker = new Attacker(shopper, seededRandom(seed), atOnce, await shop.erpToken(), isMeant);
      await attacker.visit();
      const bad: string[] = [];
      let left = bodies;
      const attack = async (): Promise<void> => {
        while (left-- > 0 && bad.length < 20) {
          const fault = await attacker.attack().catch((cause: unknown) => `no answer: ${String(cause)}`);
          if (fault) bad.push(fault);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, attack));
      await attacker.close();

      expect(bad).toEqual([]);
      expect(await stateOfOthers()).toBe(before);
      if (!meant) {
        expect([...attacker.answered.keys()]).toEqual(expect.arrayContaining(['0', '15', '30', '40', '41', '44'])); // it came through to the rules
        expect(attacker.answered.get('0')).toBeGreaterThan(bodies / 25);
      }
      const calls = [...new Set([...Object.keys(configuratorActions), ...readExamples().map(({ call }) => call)])];
      const shares = calls.filter(isMeant).map((call) => attacker.attacked.get(call) ?? 0);
      if (process.env['HOSTILE_BODIES']) process.stdout.write(`${JSON.stringify([...attacker.attacked])}\n`);
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      expect(callsWithoutExample().filter(({ call }) => isMeant(call) && !attacker.attacked.has(call))).toEqual([]);
    },
    Math.max(900_000, 40 * bodies),
  );

  it.each([
    ['says its size', { 'content-length': '50000000' }],
    ['does not say its size', {}],
  ])('of 50 MB ends early when it %s', async (_, size) => {
    const chunk = Buffer.alloc(1_000_000, 'x');
    let taken = 0;
    const body = Readable.from((function* () { for (; taken < 50; taken++) yield chunk; })()); // prettier-ignore
    const headers = { host: 'cs.localhost', 'content-type': 'application/json', ...size };
    const outcome = await request(`${shop.url}/conf/api/dist/api.php`, { method: 'POST', body, headers }).then(
      (answer) => (answer.body.resume(), answer.statusCode),
      () => 'cut off',
    );
    expect([413, 'cut off']).toContain(outcome);
    expect(taken).toBeLessThan(50);
  });

  it('that comes byte by byte is given up, and others are answered', async () => {
    const slow = Array.from({ length: 100 }, () => trickle(shop.url));
    expect((await shopper.get('/api/postcodes?country=hu')).status).toBe(200);
    await shopper.newConfiguration('OS1');

    const answers = await Promise.all(slow);
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('that never ends and is never followed up does not keep others waiting', async () => {
    const silent = Array.from({ length: 200 }, () => begin(shop.url));
    expect((await shopper.get('/api/postcodes?country=hu')).status).toBe(200);
    for (const socket of silent) socket.destroy();
  });
});

/** Another visitor: the hash of configuration, cart and order as they read them. */
async function visitor(shopper: Shopper): Promise<() => Promise<string>> {
  const configuration = await shopper.newConfiguration('ST2');
  const cart = await shopper.addConfigured(configuration);
  const ordered = await shopper.newCart();
  await shopper.addStock(ordered, 1003);
  await shopper.pickUp(ordered);
  const { token } = (await shopper.order(ordered, 'prevodem_1', 1)).body as { token: string };
  await eventually(async () => expect((await shopper.get(`/api/order/${token}`)).body).toHaveProperty('jinak')); // its goods are held
  return async () => {
    const states = [
      await shopper.configurator('getVyrobek', configuration),
      await shopper.cart('getCart', cart),
      await shopper.get(`/api/order/${token}`),
    ];
    expect(states.map(({ status, body }) => [status, body['Err']])).toEqual([
      [200, 0],
      [200, 0],
      [200, 0],
    ]);
    for (const { body } of states) delete body['sklad_pocet'];
    return createHash('sha256').update(JSON.stringify(states)).digest('hex');
  };
}

/** PostgreSQL took more than three seconds for a new connection: the machine is busy. A wait for one of the pool has other words. */
const slowDatabase = 'Connection terminated due to connection timeout';

/** Returns what the shop has logged as a fault of its own; a hostile body is none. */
const complaintsIn = (log: string): string[] =>
  log.split('\n').filter((line) => /"level":"(error|fatal)"/.test(line) && !line.includes(slowDatabase));

function begin(url: string): Socket {
  const socket = openSocket(url);
  const head = 'POST /conf/api/dist/cartApi.php HTTP/1.1\r\nhost: cs.localhost\r\ncontent-type: application/json\r\n';
  socket.write(`${head}content-length: 900\r\n\r\n{`);
  return socket;
}

/** Sends a byte now and then until the shop has had enough. Resolves to what it said. */
async function trickle(url: string): Promise<string> {
  const socket = begin(url);
  // A write to a connection that the shop has ended is reset, and what was not read before is lost: after `poll` all is read.
  const dripping = setInterval(() => setImmediate(() => socket.writable && socket.write(' ')), 100);
  socket.once('data', () => clearInterval(dripping));
  return untilClosed(socket).finally(() => clearInterval(dripping));
}
