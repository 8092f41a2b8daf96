import { readFeed } from '@fenestra/contracts/http/order-feed';
import { answerMail, readOrderSnapshots } from '@fenestra/contracts/http/orders';
import { recordTransfer } from '@fenestra/contracts/http/payments';
import { variableSymbol } from '@fenestra/domain/ordering/order-number';
import { cancelOrder, listOrders, showOrder } from '@fenestra/server/cli/orders';
import { listTransfersToReturn } from '@fenestra/server/cli/bank-transfers';
import { formatMoney } from '@fenestra/server/console/format';
import { must } from '@fenestra/testing/must';
import { eventually } from '@fenestra/testing/time';
import { commandLineShop } from './command-line-shop';
import { aCustomer } from './pipeline';

describe('npm run shop -- orders', () => {
  const open = commandLineShop();

  async function placed(method: 'transfer' | 'cash' = 'transfer') {
    const cart = await open.shop.fillCart({ stockPieces: 2 });
    const customer = aCustomer(cart, method, method === 'cash' ? 0 : 1);
    const order = must(await open.shop.place(cart, customer));
    await reads(order.token, { saga: method === 'cash' ? 'confirmed' : 'payment_pending' });
    return { ...order, email: customer.email };
  }
  const reads = (token: string, state: object) =>
    eventually(async () => expect(await open.shop.read(token)).toMatchObject(state));
  const level = async () => {
    const [row] = await open.shop.stock.db.query<Record<'on_hand' | 'reserved' | 'sold', number>[]>(
      'SELECT on_hand, reserved, sold FROM stock_level WHERE product = 1001',
    );
    return row!;
  };
  const mailsTo = async (email: string): Promise<string[]> => {
    const answer = await fetch(`${open.shop.sandbox.http}/inbox/messages?to=${encodeURIComponent(email)}`);
    return ((await answer.json()) as { subject: string }[]).map(({ subject }) => subject.replaceAll('\u00a0', ' '));
  };
  const pay = async ({ orderId, dueNow }: { orderId: string; dueNow: number }, reference: string) =>
    must(
      await open.shop.payments.client.call(recordTransfer, {
        ...{ params: { orderId }, body: { amount: dueNow } },
        idempotencyKey: reference,
      }),
    );
  const answered = async ({ orderId, token }: { orderId: string; token: string }): Promise<void> => {
    const [mailed] = must(await open.shop.orders.client.call(readOrderSnapshots, { query: { ids: orderId } })).orders;
    must(await open.shop.orders.client.call(answerMail, { params: { token }, body: { mailKey: mailed!.mailKey! } }));
  };
  const nobodyAsked = (): Promise<string> => Promise.reject(new Error('nobody is to be asked'));

  it('lists the latest first, by state, shop, age and whether they are paid, without whose they are', async () => {
    const [older, latest] = [await placed(), await placed('cash')];
    const numbers = async (filter: Parameters<typeof listOrders>[0], now = open.shop.clock.now()) =>
      ((await listOrders(filter, now)).data as { number: string }[]).map(({ number }) => number);

    expect((await numbers({})).slice(0, 2)).toEqual([latest.number, older.number]);
    expect(await numbers({ state: 'payment_pending' })).toContain(older.number);
    expect(await numbers({ state: 'payment_pending' })).not.toContain(latest.number);
    expect(await numbers({ shop: 'de' })).toEqual([]);
    expect(await numbers({ unpaid: true, limit: 1 })).toEqual([latest.number]);
    expect(await numbers({ olderThan: 1 })).toEqual([]);
    expect(await numbers({ olderThan: 1 }, new Date(open.shop.clock.now().getTime() + 2 * 86_400_000))).toContain(
      older.number,
    );
    expect((await listOrders({})).text).not.toContain('@');
    expect(await listOrders({ state: 'lost' })).toMatchObject({ done: false });
    expect(await listOrders({ shop: 'fr' })).toMatchObject({ done: false, text: expect.stringContaining('cs, sk') });
  });

  it('shows amounts, goods, payments, mails and what happened, in its order', async () => {
    const order = await placed();
    await eventually(async () =>
      expect((await showOrder(order.number)).text).toMatch(/by transfer: awaiting[^]*mail confirmation: sent/),
    );
    const { text } = await showOrder(order.number, undefined, open.shop.clock.now());

    expect(text).toContain(`0,00 Kč of ${formatMoney(order.total, 'CZK')}`);
    expect(text).toContain('nothing is older than it should be');
    expect(text).toContain('NOT KNOWN NOW: cart'); // nothing listens there: the rest is told all the same
    expect(text).toMatch(/goods held until .* while nobody answers the mail/);
    expect(text).toContain('product 1001: 2 reserved, 0 back-ordered');
    expect(text).toMatch(/payment [0-9a-f-]{36} by transfer: awaiting/);
    const events = ['shop.order.placed.v1', 'shop.reservation.made.v1', 'shop.order.payment_requested.v1'];
    expect(text.split('\n').flatMap((line) => events.filter((type) => line.endsWith(type)))).toEqual(events);
    expect(text).not.toContain(order.email);
    expect((await showOrder(order.number, 'a test asks')).text).toContain(order.email);
    expect((await showOrder(order.number)).text).toMatch(/reads whose order it is: a test asks/);
    expect(await showOrder('2026/07999999')).toEqual({
      ...{ done: false, text: 'there is no order 2026/07999999' },
      data: { number: '2026/07999999', result: 'order-unknown' },
    });
  });

  it('cancels an unpaid order: goods are free, the shopper is told, the ERP hears of it, and a repeat changes nothing', async () => {
    const free = await level();
    const order = await placed();
    expect(await cancelOrder(order.number, 'test', false, async () => 'no')).toMatchObject({ done: false });
    expect(await open.shop.read(order.token)).toMatchObject({ saga: 'payment_pending' });

    const asked = jest.fn(async () => order.number);
    expect(await cancelOrder(order.number, 'ordered by mistake', false, asked)).toMatchObject({ done: true });
    expect(asked).toHaveBeenCalledWith(expect.stringContaining('nothing was paid'));
    expect(await open.shop.read(order.token)).toMatchObject({ saga: 'cancelled', cancelled: true });
    await eventually(async () => expect(await level()).toEqual(free));
    await eventually(async () => {
      open.shop.clock.passMinutes(0.01);
      expect(await mailsTo(order.email)).toContain(`Objednávka ${order.number} je zrušená`);
    });
    expect((await showOrder(order.number)).text).toContain('ordered by mistake');
    await eventually(async () => {
      const { events } = must(await open.shop.orders.client.call(readFeed, { query: { limit: '500' } }));
      expect(events).toContainEqual(
        expect.objectContaining({
          type: 'shop.order.ended.v1',
          data: expect.objectContaining({ orderId: order.orderId, reason: 'cancelled' }),
        }),
      );
      expect(JSON.stringify(events)).not.toContain('by mistake');
    });

    expect(await cancelOrder(order.number, 'again', true, nobodyAsked)).toMatchObject({ done: true });
    expect((await showOrder(order.number)).text).not.toContain('again');
  });

  it('gives the money of a cancelled order back, what came before and what comes after', async () => {
    const order = await placed();
    const sold = (await level()).sold;
    await pay(order, `${order.number} one`);
    await reads(order.token, { saga: 'confirmed' });
    await eventually(async () => expect((await level()).sold).toBe(sold + 2));

    const cancelled = await cancelOrder(order.number, 'the shopper called', true, nobodyAsked);
    expect(cancelled).toMatchObject({ done: true, data: { toReturn: order.dueNow } });
    await reads(order.token, { saga: 'refund_pending', cancelled: true });
    await eventually(async () => expect((await level()).sold).toBe(sold));
    const waiting = async () =>
      (await listTransfersToReturn()).text.split('\n').filter((line) => line.includes(order.number)).length;
    await eventually(async () => expect(await waiting()).toBe(1));
    await pay(order, `${variableSymbol(order.number)} two`);
    await eventually(async () => expect(await waiting()).toBe(2));
  });

  it('puts what an order at the door has taken back on its shelf, and refuses to cancel what has ended', async () => {
    const free = await level();
    const order = await placed('cash');
    await reads(order.token, { saga: 'confirmed' });
    await answered(order);
    await eventually(async () => expect((await level()).sold).toBe(free.sold + 2));
    const asked = jest.fn(async () => order.number);
    await cancelOrder(order.number, 'never fetched', false, asked);
    expect(asked).toHaveBeenCalledWith(expect.stringContaining('cancel only what has not been sent'));
    await eventually(async () => expect(await level()).toEqual(free));

    const ended = await placed();
    await open.shop.orders.db.query(`UPDATE orders SET saga = 'expired', due_at = NULL WHERE id = $1`, [ended.orderId]);
    expect(await cancelOrder(ended.number, 'late', true, nobodyAsked)).toMatchObject({
      ...{ done: false, text: `order ${ended.number} is expired already` },
    });
    expect(await cancelOrder('2026/07999999', 'none', true, nobodyAsked)).toMatchObject({ done: false });
  });
});
