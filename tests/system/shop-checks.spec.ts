import { readFeed } from '@fenestra/contracts/http/order-feed';
import { type OrderData } from '@fenestra/contracts/http/orders';
import type { OrderState } from '@fenestra/domain/ordering/order';
import { cancelOrder, listOrders, showOrder } from '@fenestra/server/cli/orders';
import { checkOrder } from '@fenestra/server/cli/check-order';
import { shipOrder } from '@fenestra/server/cli/ship-order';
import { must } from '@fenestra/testing/must';
import { eventually } from '@fenestra/testing/time';
import { mailTo } from '../harness/mail-to';
import { commandLineShop } from './command-line-shop';
import { aCustomer, Pipeline } from './pipeline';

describe('npm run shop -- orders checked', () => {
  const open = commandLineShop();

  async function inState(
    wanted: Parameters<Pipeline['fillCart']>[0],
    saga: OrderState,
    differs: Partial<OrderData> = {},
  ) {
    const cart = await open.shop.fillCart(wanted);
    const isHungarian = wanted.shopId === 10;
    const customer = isHungarian ? aCustomer(cart, 'cash', 0) : aCustomer(cart, 'transfer');
    const order = must(await open.shop.place(cart, { ...customer, ...differs }));
    await eventually(async () => expect(await open.shop.read(order.token)).toMatchObject({ saga }));
    return { ...order, email: customer.email };
  }
  /** A window made to measure that awaits its transfer, with technical control unless said otherwise. */
  const made = (control = true) => inState({ made: true, control }, 'payment_pending');
  /** Goods from stock, of which Hungary settles all by phone. */
  const byPhone = () =>
    inState({ shopId: 10, stockPieces: 1 }, 'confirmed', {
      phone: '06 30 123 4567',
      address: { street: 'Fő u. 1', city: 'Győr', postcode: '9021' },
    });

  it('tells the shopper by one mail and the ERP by one event, before the money too, and holds from when it was said first', async () => {
    const order = await made();
    expect((await showOrder(order.number)).text).toContain('not checked with its shopper yet');
    expect(await checkOrder(order.number)).toMatchObject({ done: true });
    const { checkedAt } = await open.shop.read(order.token);
    open.shop.clock.passMinutes(0.01); // mails that are due
    expect(await checkOrder(order.number)).toMatchObject({ done: true, data: { number: order.number, checkedAt } });

    await eventually(async () => {
      open.shop.clock.passMinutes(0.01);
      expect((await showOrder(order.number)).text).toMatch(/mail checked: sent/);
    });
    const mail = await mailTo({ sandboxUrl: open.shop.sandbox.http }, order.email, /^Rozměry jsou potvrzené/);
    expect(mail).toMatch(new RegExp(`závazná[^]*${order.number}|${order.number}[^]*závazná`));
    expect(mail).toContain('Jakmile platba přijde');
    expect((await showOrder(order.number)).text).toMatch(/checked \d/);
    await eventually(async () => {
      const { events } = must(await open.shop.orders.client.call(readFeed, { query: { limit: '500' } }));
      const told = events.filter(({ type }) => type === 'shop.order.checked.v1');
      expect(told).toMatchObject([{ data: { orderId: order.orderId, number: order.number } }]);
    });
  });

  it('says of goods from stock that were settled by phone that the order binds, and nothing of sizes', async () => {
    const order = await byPhone();
    expect(await checkOrder(order.number)).toMatchObject({ done: true });

    await eventually(async () => {
      open.shop.clock.passMinutes(0.01);
      expect((await showOrder(order.number)).text).toMatch(/mail checked: sent/);
    });
    const mail = await mailTo({ sandboxUrl: open.shop.sandbox.http }, order.email, /^A megrendelés végleges/);
    expect(mail).toContain('Telefonon átnéztük');
    expect(mail).not.toMatch(/méret|gyártás/i);
  });

  it('orders that wait for it are listed, and neither those that were checked nor those that have ended or left', async () => {
    const waiting = [await made(), await byPhone()];
    const [checked, cancelled, sent] = [await made(), await made(), await byPhone()];
    await made(false);
    await checkOrder(checked.number);
    await cancelOrder(cancelled.number, 'nobody answers', true);
    await shipOrder(sent.number, {});
    const unchecked = async (filter: Parameters<typeof listOrders>[0] = {}) =>
      ((await listOrders({ unchecked: true, ...filter })).data as { number: string }[]).map(({ number }) => number);

    expect(await unchecked()).toEqual(waiting.map(({ number }) => number).reverse());
    expect(await unchecked({ shop: 'hu' })).toEqual([waiting[1]!.number]);
    expect(await unchecked({ state: 'payment_pending' })).toEqual([waiting[0]!.number]);
  });

  it('is refused of an order that was binding, has ended or has left', async () => {
    expect(await checkOrder('2026/07999999')).toMatchObject({ done: false, data: { result: 'order-unknown' } });
    const binding = await made(false);
    expect(await checkOrder(binding.number)).toMatchObject({ done: false, data: { result: 'order-binding' } });

    const cancelled = await made();
    await cancelOrder(cancelled.number, 'nobody answers', true);
    expect(await checkOrder(cancelled.number)).toMatchObject({ done: false, data: { result: 'order-over' } });

    const sent = await byPhone();
    await shipOrder(sent.number, {});
    expect(await checkOrder(sent.number)).toMatchObject({ done: false, data: { result: 'order-shipped' } });
    for (const { token } of [binding, cancelled, sent]) expect((await open.shop.read(token)).checkedAt).toBeUndefined();
  });
});
