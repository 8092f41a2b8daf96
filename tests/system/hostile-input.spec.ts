import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { connect } from 'node:net';
import { request } from 'undici';
import { mutated, pick, seeded } from '../shop/mutate';
import { ShopProcess } from '../shop/shop-process';
import { Shopper } from '../shop/shopper';
import { filled, type Known, play, readExamples, type WireExample } from '../shop/wire-example';

const seed = Number(process.env['HOSTILE_SEED'] ?? 20261120);
const bodies = Number(process.env['HOSTILE_BODIES'] ?? 20_000);
const atOnce = 16;

/** What an answer may be. 503 is documented, but nothing is down here. */
const allowed = new Set([200, 201, 303, 400, 401, 404, 408, 413, 414, 415, 429, 431]);
/** Words of the inside: stacks, paths, drivers, libraries. */
const inner =
  /\n\s+at |node_modules|\/(apps|libs)\/|SELECT |INSERT |syntax error|(Type|Range|Syntax|Zod|QueryFailed)Error|ECONN|Cannot read|is not a function|fenestra_|"stack"/;

let shop: ShopProcess;
let shopper: Shopper;
const known: Known = new Map();

beforeAll(async () => {
  shop = await ShopProcess.start();
  shopper = new Shopper(shop.url, 'cs.localhost', 7, atOnce);
  for (const example of readExamples()) await play(example, shopper, known); // what the attacker owns
}, 120_000);
afterAll(async () => {
  await shopper.close();
  await shop[Symbol.asyncDispose]();
});

/** Another visitor's configuration, cart and order, as they read them. */
async function visitor() {
  const configuration = await shopper.newConfiguration('ST2');
  const cart = await shopper.addConfigured(configuration);
  const ordered = await shopper.newCart();
  await shopper.addStock(ordered, 1003);
  await shopper.pickUp(ordered);
  const { token } = (await shopper.order(ordered, 'prevodem_1', 1)).body as { token: string };
  return async (): Promise<string> => {
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

const answered = new Set<unknown>();

async function attack(example: WireExample, random: () => number): Promise<string | undefined> {
  const { path, body } = filled({ path: example.request.path, body: example.request.body ?? {} }, known);
  const text = mutated(body, random);
  const headers = {
    host: pick(
      ['cs.localhost', 'cs.localhost', 'cs.localhost', 'hu.localhost', 'x'.repeat(300), '[::1]:80', '..'],
      random,
    ),
    'content-type': random() < 0.03 ? 'text/plain' : 'application/json',
    ...(random() < 0.1 && { 'x-cart-id': pick(['', 'x', '../', 'A'.repeat(22), 'B'.repeat(900)], random) }),
    ...(random() < 0.05 && {
      'x-deadline-ms': '1',
      'x-request-id': 'r'.repeat(3_000),
      traceparent: pick(['x', '00-0-0-0'], random),
    }),
    ...(random() < 0.05 && { 'x-revision': pick(['0', '1', '-1', '999999999', 'x'], random) }),
    ...(random() < 0.05 && { 'x-change-id': pick(['x', 'y'.repeat(64), 'z'.repeat(65)], random) }),
    ...(random() < 0.05 && { 'idempotency-key': pick([' ', 'k'.repeat(255), 'k'.repeat(256)], random) }),
  };
  const method = example.request.method === 'GET' ? 'GET' : 'POST';
  const address =
    random() < 0.05 ? `${path}${pick(['/', '?a=1&a=2', '%00', '%2e%2e/', '//', '?__proto__[x]=1'], random)}` : path;
  const answer = method === 'GET' ? await shopper.get(address, headers) : await shopper.post(address, text, headers);
  const told = JSON.stringify(answer.body);
  answered.add(answer.body['Err']);
  if (allowed.has(answer.status) && !inner.test(told)) return undefined;
  return `${answer.status} ${method} ${address} ${text.slice(0, 500)} → ${told.slice(0, 300)}`;
}

describe(`input that no storefront sends (seed ${seed})`, () => {
  it(`of ${bodies} kinds is answered without a fault, without inner words and without touching others`, async () => {
    const unharmed = await visitor();
    const before = await unharmed();
    const random = seeded(seed);
    const examples = readExamples();
    const bad: string[] = [];
    let sent = 0;
    const attacker = async (): Promise<void> => {
      while (sent++ < bodies && bad.length < 20) {
        const fault = await attack(pick(examples, random), random).catch(
          (cause: unknown) => `no answer: ${String(cause)}`,
        );
        if (fault) bad.push(fault);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, attacker));
    expect(bad).toEqual([]);
    expect(await unharmed()).toBe(before);
    expect([...answered]).toEqual(expect.arrayContaining([0, 15, 30, 40, 41, 44])); // it came through to the rules
  }, 600_000);

  it('of 50 MB ends early, whether or not it says its size', async () => {
    const chunk = Buffer.alloc(1_000_000, 'x');
    const stream = () => Readable.from((function* () { for (let part = 0; part < 50; part++) yield chunk; })()); // prettier-ignore
    for (const headers of [{ 'content-length': '50000000' }, {}]) {
      const sent = request(`${shop.url}/conf/api/dist/api.php`, {
        method: 'POST', body: stream(), headers: { host: 'cs.localhost', 'content-type': 'application/json', ...headers },
      }); // prettier-ignore
      const outcome = await sent.then(
        ({ statusCode, body }) => (body.resume(), statusCode),
        () => 'cut off',
      );
      expect([413, 'cut off']).toContain(outcome);
    }
    expect((await shopper.get('/api/postcodes?country=hu')).status).toBe(200);
  });

  it('that never ends does not keep others waiting', async () => {
    const { hostname, port } = new URL(shop.url);
    const slow = Array.from({ length: 200 }, () => {
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      socket.write(
        'POST /conf/api/dist/cartApi.php HTTP/1.1\r\nhost: cs.localhost\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{',
      );
      return socket;
    });
    expect((await shopper.configurator('getVyrobek', known.get('configurationId')!)).body['Err']).toBe(0);
    for (const socket of slow) socket.destroy();
  });
});
