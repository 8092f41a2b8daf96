import { DataSource } from 'typeorm';
import { sharedShopAndShopper } from './shop-and-shopper';

const open = sharedShopAndShopper();
let rows: DataSource;

beforeAll(async () => {
  rows = await new DataSource({ type: 'postgres', url: await open.shop.databaseUrl('notifications') }).initialize();
});
afterAll(() => rows.destroy());

const report = (data: unknown, difference: object = {}) =>
  open.shopper.post('/api/log', {
    time: '2026-11-20T08:00:00.000Z',
    domain: 'cs.localhost',
    data,
    userAgent: 'Mozilla',
    ...difference,
  });
const kept = async (id: unknown) =>
  (await rows.query<Record<string, unknown>[]>('SELECT * FROM log_entry WHERE id = $1', [id]))[0];

it("keeps what failed under the id that it answers, without what was typed and without the order's token [LOG-01] [LOG-02] [LOG-03] [OPEN-Q-25]", async () => {
  const token = 'T'.repeat(22);
  const request = { akce: 'newOrder', orderData: '{"kontaktEmail":"jana@example.test"}' };
  const { status, body } = await report({ url: `/api/order/${token}`, status: 503, request, response: { Err: 90 } });

  expect(status).toBe(201);
  expect(await kept(body['id'])).toMatchObject({
    shop_id: 7,
    host: 'cs.localhost',
    browser: 'Mozilla',
    page_time: '2026-11-20T08:00:00.000Z',
    data: '{"url":"/api/order/TTTTTT…","status":503,"request":{"akce":"newOrder","orderData":"[hidden]"},"response":{"Err":90}}',
  });
  expect(open.shop.log).not.toContain('jana@example.test');
});

it.each([
  ['control characters', { userAgent: 'a\u0000b', domain: '\u0000' }],
  ['an address where none belongs', { userAgent: 'jana@example.test' }],
  ['half a character', { userAgent: '\ud800' }],
  ['long words', { userAgent: 'x '.repeat(9_000), domain: 'y '.repeat(9_000), time: 'z '.repeat(9_000) }],
])('takes %s without keeping them', async (_, difference) => {
  const { status, body } = await report('\u0000 jana@example.test', difference);
  expect(status).toBe(201);
  const row = JSON.stringify(await kept(body['id']));
  expect(row.length).toBeLessThan(3_000);
  expect(row).not.toContain('jana@');
});
