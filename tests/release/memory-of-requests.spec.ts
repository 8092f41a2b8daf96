import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cartPath } from '@fenestra/contracts/cart-endpoint';
import { configuratorPath } from '@fenestra/contracts/wire/configurator-actions';
import { eventually } from '@fenestra/testing/time';
import type { HeapReport } from '../harness/report-heap';
import { ShopProcess } from '../harness/shop-process';
import { orderForm, Shopper } from '../harness/shopper';

const times = 2_000;
const maxBytes = 1_024;
/** An open connection keeps its last request, also those between the services of the process. */
const maxConnections = 200;

const unknown = 'A'.repeat(22);
type Sent = readonly [path: string, body?: object];

/** A request of each kind, with a mailbox that no other one has. */
const kinds: Readonly<Record<string, (email: string) => Sent>> = {
  'a refused order': (kontaktEmail) => [
    cartPath,
    {
      ...{ shopId: 7, cartId: unknown, akce: 'newOrder' },
      orderData: JSON.stringify(orderForm({ platbaID: 'prevodem_1', kontaktEmail })),
    },
  ],
  'a refused cart by email': (email) => [
    '/api/send-cart',
    { name: 'Jana', email, note: 'x'.repeat(500), cart_id: unknown },
  ],
  'a refused message': (email) => ['/api/user-feedback', { name: 'Jana', phone: '1', email, content: '', shopId: 7 }],
  'a refused quote': (email) => [
    '/api/configuration',
    { configuration: [unknown], type: 'O', route: '/doplnky/', email },
  ],
  'a refused withdrawal': (email) => ['/api/withdrawal', { number: '2026/00000001', email, name: 'Jana' }],
  'a page log entry': (email) => [
    '/api/log',
    { time: 1, domain: 'cs.localhost', data: `failed for ${email}`, userAgent: 'y' },
  ],
  'a refused change': (email) => [configuratorPath, { shopId: 7, confID: unknown, akce: 'zmenRozmer', width: 900, height: 900, email }], // prettier-ignore
  'an unknown order page': (email) => [`/api/order/${unknown}/page?e=${email}`],
  'an unknown notification': (email) => [`/webhooks/gopay?id=${email.length}`],
  'a list of products': () => ['/api/products'],
  'a page': () => ['/'],
};

/** Each request comes from an address of its own. */
class Crowd extends Shopper {
  private nth = 0;

  protected override ownHeaders(): Record<string, string> {
    const address = `12.${(this.nth >> 16) & 255}.${(this.nth >> 8) & 255}.${this.nth++ & 255}`;
    return { ...this.headers, 'x-forwarded-for': address };
  }
}

describe('memory of requests', () => {
  let shop: ShopProcess;
  let crowd: Crowd;
  let reports = 0;
  beforeAll(async () => {
    const preloaded = [join(__dirname, '../harness/report-heap.ts')];
    shop = await ShopProcess.start({ TRUST_PROXY: 'loopback', LIMITS_FILE: undefined }, preloaded);
    crowd = new Crowd(shop.url, 'cs.localhost', 7, 16);
  });
  afterAll(async () => {
    await crowd.close();
    await shop[Symbol.asyncDispose]();
  });

  async function heap(): Promise<HeapReport> {
    process.kill(shop.pid, 'SIGALRM');
    reports++;
    return eventually(async () => {
      const report = JSON.parse(await readFile(join(shop.folder, 'heap.json'), 'utf8')) as HeapReport;
      expect(report.nth).toBe(reports);
      return report;
    });
  }

  async function send(kind: string, count: number): Promise<void> {
    let sent = 0;
    const work = async (): Promise<void> => {
      while (sent < count) {
        const [path, body] = kinds[kind]!(`${kind.replaceAll(' ', '-')}-${reports}-${sent++}@example.test`);
        const { status } = await (body ? crowd.post(path, body) : crowd.get(path));
        expect(status).toBeLessThan(429);
      }
    };
    await Promise.all(Array.from({ length: 16 }, work));
  }

  test.each(Object.keys(kinds))(
    'the shop keeps at most 1 kB of each of 2,000 requests and no body of %s',
    async (kind) => {
      await send(kind, times / 4); // fills what is kept once
      const before = await heap();
      await send(kind, times);

      await eventually(async () => {
        const after = await heap();
        expect(after.requests).toBeLessThanOrEqual(maxConnections);
        expect((after.used - before.used) / times).toBeLessThanOrEqual(maxBytes);
      }, 30_000);
    },
  );
});
