import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFeed } from '@fenestra/contracts/http/orders';
import { cancelOrder, showOrder } from '@fenestra/server/shop-orders';
import { checkOrder } from '@fenestra/server/shop-checks';
import { shipOrder } from '@fenestra/server/shop-shipments';
import { must } from '@fenestra/testing/must';
import { serviceToken } from '@fenestra/testing/start-alone';
import { eventually } from '@fenestra/testing/time';
import { mailTo } from '../harness/mail-to';
import { aCustomer, Pipeline } from './pipeline';

describe('npm run shop -- orders checked', () => {
  let shop: Pipeline;
  const before = { ...process.env };

  beforeAll(async () => {
    shop = await Pipeline.start();
    await shop.setStock(1_000);
    Object.assign(process.env, {
      FENESTRA_DATA: join(tmpdir(), randomUUID()),
      DATABASE_URL: 'postgres://of-a-shop-elsewhere/postgres',
      SERVICE_TOKEN: serviceToken,
      ORDERS_URL: shop.orders.url,
      PAYMENTS_URL: shop.payments.url,
      STOCK_URL: shop.stock.url,
      NOTIFICATIONS_URL: shop.notifications.url,
    });
  });
  afterAll(async () => {
    process.env = before;
    await shop.close();
  });

  /** One window made to measure, with technical control unless said otherwise. */
  async function placed(method: 'transfer' | 'cash', control = true) {
    const cart = await shop.fillCart({ made: true, control });
    const customer = aCustomer(cart, method, method === 'cash' ? 0 : 1);
    const order = must(await shop.place(cart, customer));
    const saga = method === 'cash' ? 'confirmed' : 'payment_pending';
    await eventually(async () => expect(await shop.read(order.token)).toMatchObject({ saga }));
    return { ...order, email: customer.email };
  }

  it('tells the shopper by one mail and the ERP by one event, before the money too, and holds from when it was said first', async () => {
    const order = await placed('transfer');
    expect((await showOrder(order.number)).text).toContain('not checked with its shopper yet');
    expect(await checkOrder(order.number)).toMatchObject({ done: true });
    const { checkedAt } = await shop.read(order.token);
    shop.clock.passMinutes(0.01); // mails that are due
    expect(await checkOrder(order.number)).toMatchObject({ done: true, data: { number: order.number, checkedAt } });

    await eventually(async () => {
      shop.clock.passMinutes(0.01);
      expect((await showOrder(order.number)).text).toMatch(/mail checked: sent/);
    });
    const mail = await mailTo({ sandboxUrl: shop.sandbox.http }, order.email, /^Rozměry jsou potvrzené/);
    expect(mail).toMatch(new RegExp(`závazná[^]*${order.number}|${order.number}[^]*závazná`));
    expect(mail).toContain('Jakmile platba přijde');
    expect((await showOrder(order.number)).text).toMatch(/checked \d/);
    await eventually(async () => {
      const { events } = must(await shop.orders.client.call(readFeed, { query: { limit: '500' } }));
      const told = events.filter(({ type }) => type === 'shop.order.checked.v1');
      expect(told).toMatchObject([{ data: { orderId: order.orderId, number: order.number } }]);
    });
  });

  it('is refused of an order that was binding, has ended or has left', async () => {
    expect(await checkOrder('2026/07999999')).toMatchObject({ done: false, data: { result: 'order-unknown' } });
    const binding = await placed('transfer', false);
    expect(await checkOrder(binding.number)).toMatchObject({ done: false, data: { result: 'order-binding' } });

    const cancelled = await placed('transfer');
    await cancelOrder(cancelled.number, 'nobody answers', true);
    expect(await checkOrder(cancelled.number)).toMatchObject({ done: false, data: { result: 'order-over' } });

    const sent = await placed('cash');
    await shipOrder(sent.number, {});
    expect(await checkOrder(sent.number)).toMatchObject({ done: false, data: { result: 'order-shipped' } });
    for (const { token } of [binding, cancelled, sent]) expect((await shop.read(token)).checkedAt).toBeUndefined();
  });
});
