import { readFeed } from '@fenestra/contracts/http/order-feed';
import { cancelOrder, showOrder } from '@fenestra/server/cli/orders';
import { shipOrder } from '@fenestra/server/cli/ship-order';
import { must } from '@fenestra/testing/must';
import { eventually } from '@fenestra/testing/time';
import { mailTo } from '../harness/mail-to';
import { commandLineShop } from './command-line-shop';
import { aCustomer } from './pipeline';

describe('npm run shop -- orders shipped', () => {
  const open = commandLineShop();

  async function placed(method: 'transfer' | 'cash') {
    const cart = await open.shop.fillCart({ stockPieces: 2 });
    const customer = aCustomer(cart, method, method === 'cash' ? 0 : 1);
    const order = must(await open.shop.place(cart, customer));
    const saga = method === 'cash' ? 'confirmed' : 'payment_pending';
    await eventually(async () => expect(await open.shop.read(order.token)).toMatchObject({ saga }));
    return { ...order, email: customer.email };
  }

  it('tells the shopper by one mail and the ERP by one event, and is in what is known of the order [OPEN-Q-73]', async () => {
    const order = await placed('cash');
    expect(await shipOrder(order.number, { parcel: 'FD 4471' })).toMatchObject({ done: true });
    const again = await shipOrder(order.number, { parcel: 'another' });
    expect(again.text).toContain('parcel FD 4471');

    await eventually(async () => {
      open.shop.clock.passMinutes(0.01); // mails that are due
      expect((await showOrder(order.number)).text).toMatch(/mail shipped: sent/);
    });
    const inbox = { sandboxUrl: open.shop.sandbox.http };
    expect(await mailTo(inbox, order.email, /můžete vyzvednout/)).toMatch(new RegExp(`${order.number}[^]*FD 4471`));
    expect((await showOrder(order.number)).text).toMatch(/shipped .*: FD 4471/);
    await eventually(async () => {
      const { events } = must(await open.shop.orders.client.call(readFeed, { query: { limit: '500' } }));
      const told = events.filter(({ type }) => type === 'shop.order.shipped.v1');
      expect(told).toMatchObject([{ data: { orderId: order.orderId, arrives: null } }]);
      expect(JSON.stringify(told)).not.toContain('FD 4471');
    });
  });

  it('is refused while money is awaited, and what has left is not cancelled', async () => {
    const unpaid = await placed('transfer');
    expect(await shipOrder(unpaid.number, {})).toMatchObject({ done: false, data: { result: 'order-unconfirmed' } });
    expect(await shipOrder('2026/07999999', {})).toMatchObject({ done: false, data: { result: 'order-unknown' } });

    const sent = await placed('cash');
    await shipOrder(sent.number, {});
    const cancelled = await cancelOrder(sent.number, 'too late', true);
    expect(cancelled).toMatchObject({ done: false, text: expect.stringContaining('has left') });
    expect(await open.shop.read(sent.token)).toMatchObject({ saga: 'confirmed' });
  });
});
