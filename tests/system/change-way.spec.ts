import { orderConfirmed, paymentWayChanged } from '@fenestra/contracts/events/order';
import { paymentFailed, paymentReceived, paymentRefunded } from '@fenestra/contracts/events/payment';
import { changePaymentMethod, type OrderView } from '@fenestra/contracts/http/orders';
import { listManualRefunds, recordTransfer, reopenPayment } from '@fenestra/contracts/http/payments';
import type { PayableOrder } from '@fenestra/gateway/order/order-payment';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { Orders } from '@fenestra/orders/order.table';
import { ExpireOrders } from '@fenestra/orders/saga/expire-orders.job';
import { emitted } from '@fenestra/testing/events';
import { must } from '@fenestra/testing/must';
import { eventually } from '@fenestra/testing/time';
import { aCustomer, Pipeline } from './pipeline';

const day = 24 * 60;
const german = 9;
type Session = { id: number; page: string; order_number: string; state: string; refunded: number };

describe('changing the way in which an order is paid', () => {
  let shop: Pipeline;
  let expire: ExpireOrders;

  beforeAll(async () => {
    shop = await Pipeline.start();
    expire = new ExpireOrders(new Outbox(shop.orders.db), new Orders(shop.orders.db), shop.clock, shop.orders.db);
  });
  beforeEach(async () => {
    await shop.setStock(1_000);
    await shop.control('gopay/notifications', { mode: 'before' });
    await fetch(`${shop.sandbox.http}/__sandbox/faults`, { method: 'DELETE' });
  });
  afterAll(() => shop.close());

  const change = ({ token }: OrderView, method: 'card' | 'transfer' | 'paypal') =>
    shop.orders.client.call(changePaymentMethod, { params: { token }, body: { method } });
  const transfer = ({ orderId }: OrderView, amount: number) =>
    shop.payments.client.call(recordTransfer, {
      params: { orderId },
      body: { amount },
      idempotencyKey: `for ${orderId}`,
    });
  const reads = (token: string, expected: object): Promise<void> =>
    eventually(async () => expect(await shop.read(token)).toMatchObject(expected));
  const of = <E extends { orderId: string }>(events: E[], { orderId }: OrderView): E[] =>
    events.filter((event) => event.orderId === orderId);
  const sessionsOf = async ({ number }: OrderView): Promise<Session[]> => {
    const all = (await (await fetch(`${shop.sandbox.http}/__sandbox/gopay/payments`)).json()) as Session[];
    return all.filter((session) => session.order_number === number.replace('/', ''));
  };
  const rowsOf = ({ orderId }: OrderView) =>
    shop.payments.db.query<{ provider: string; state: string }[]>(
      `SELECT provider, state FROM payment WHERE order_id = $1 AND attempt IS NOT NULL ORDER BY attempt`,
      [orderId],
    );
  const mailsOf = async ({ orderId }: OrderView): Promise<string[]> => {
    const mails = await shop.notifications.db.query<{ kind: string }[]>(
      `SELECT kind FROM mail WHERE order_id = $1 AND state = 'sent' ORDER BY kind`,
      [orderId],
    );
    return mails.map(({ kind }) => kind);
  };
  /** The payments service has heard of the change. */
  const followed = (order: OrderView, rows: object[]): Promise<void> =>
    eventually(async () => expect(await rowsOf(order)).toMatchObject(rows));

  async function byCard(wanted: object = { stockPieces: 1 }): Promise<PayableOrder & { url: string }> {
    const order = await shop.order(wanted, 'card');
    await reads(order.token, { saga: 'payment_pending', gateway: { status: 'CREATED' } });
    const { gateway } = await shop.read(order.token);
    return { ...order, url: gateway!.url! };
  }

  async function byTransfer(): Promise<PayableOrder> {
    const { token } = await shop.order({ stockPieces: 1 }, 'transfer');
    await reads(token, { saga: 'payment_pending' });
    return shop.read(token);
  }

  it.each([
    ['is open', undefined],
    ['was declined', 'decline-finally'],
    ['was left', 'cancel'],
    ['has expired', 'expire'],
  ])(
    'a card payment that %s becomes a transfer with its data, deadline, one mail and its money',
    async (_, outcome) => {
      const order = await byCard();
      if (outcome) {
        await shop.atGateway(order.url, outcome);
        await reads(order.token, { saga: 'payment_failed', otherWays: ['transfer'] });
      }
      const asked = shop.clock.now();
      const [first, second] = await Promise.all([change(order, 'transfer'), change(order, 'transfer')]);

      const payBy = new Date(asked.getTime() + 14 * day * 60_000).toISOString();
      const heldUntil = new Date(Date.parse(order.placedAt) + day * 60_000).toISOString(); // nobody has opened the mail yet
      const truth = { saga: 'payment_pending', payment: 'pending', method: 'transfer', payBy, otherWays: ['card'] };
      for (const answer of [first, second, await change(order, 'transfer')]) expect(must(answer)).toMatchObject(truth);
      const { total, dueNow, share, transfer: to } = await shop.read(order.token);
      expect({ total, dueNow, share }).toEqual({ total: order.total, dueNow: order.dueNow, share: 1 });
      expect(to).toMatchObject({ variableSymbol: order.number.replace('/', '').slice(2) });
      expect(of(await emitted(shop.orders.db, paymentWayChanged), order)).toMatchObject([
        { before: 'card', method: 'transfer', amount: order.dueNow, currency: 'CZK', payBy, heldUntil },
      ]);
      await followed(order, [{ state: outcome ? 'failed' : 'left' }, { provider: 'transfer', state: 'awaiting' }]);
      await eventually(async () => {
        shop.clock.passMinutes(0.1);
        expect(await mailsOf(order)).toEqual(['confirmation', 'transfer-chosen']);
      });

      must(await transfer(order, order.dueNow));
      await reads(order.token, { saga: 'confirmed', payment: 'paid', paid: order.total });
      expect(of(await emitted(shop.orders.db, orderConfirmed), order)).toHaveLength(1);
      expect(await change(order, 'card')).toMatchObject({ ok: false, reason: 'payment-not-open' });
    },
  );

  it('reminds of a chosen transfer before its end and ends then, not with the session', async () => {
    const order = await byCard();
    must(await change(order, 'transfer'));
    shop.clock.passMinutes(13 * 60 + 1);
    await expire.perform();
    await reads(order.token, { saga: 'payment_pending' });

    shop.clock.passMinutes(11 * day);
    await eventually(async () => expect(await mailsOf(order)).toContain('transfer-reminder'));
    shop.clock.passMinutes(3 * day);
    await expire.perform();
    await reads(order.token, { saga: 'expired', payment: 'failed' });
  });

  it('counts a card payment that comes after the change once, and gives the transfer back that comes on top', async () => {
    const order = await byCard();
    must(await change(order, 'transfer'));
    await followed(order, [{ state: 'left' }, { state: 'awaiting' }]);
    await shop.control('gopay/notifications', { mode: 'never' });
    await shop.atGateway(order.url, 'pay'); // in a window that was left open, and nobody tells
    expect(await shop.read(order.token)).toMatchObject({ paid: 0 });
    shop.clock.passMinutes(2);
    await reads(order.token, { saga: 'confirmed', payment: 'paid', paid: order.total });

    must(await transfer(order, order.dueNow));
    await eventually(async () => expect(of(await emitted(shop.payments.db, paymentReceived), order)).toHaveLength(2));
    await eventually(async () => {
      const { refunds } = must(await shop.payments.client.call(listManualRefunds, {}));
      expect(of(refunds, order)).toMatchObject([{ amount: order.dueNow, currency: 'CZK' }]);
    });
    await reads(order.token, { saga: 'confirmed', payment: 'paid', paid: order.total });
  });

  it('is not told that a session which was left has ended', async () => {
    const order = await byCard();
    must(await change(order, 'transfer'));
    await followed(order, [{ state: 'left' }, { state: 'awaiting' }]);
    shop.clock.passSeconds(3);
    await shop.atGateway(order.url, 'cancel');

    await followed(order, [{ state: 'failed' }, { state: 'awaiting' }]);
    expect(of(await emitted(shop.payments.db, paymentFailed), order)).toEqual([]);
    expect(await shop.read(order.token)).toMatchObject({ saga: 'payment_pending', method: 'transfer' });
  });

  it('keeps what a card payment said that crossed the change', async () => {
    const order = await byCard();
    await shop.atGateway(order.url, 'cancel');
    must(await change(order, 'transfer'));

    await followed(order, [{ state: 'failed' }, { state: 'awaiting' }]);
    expect(of(await emitted(shop.payments.db, paymentFailed), order)).toHaveLength(1);
    await eventually(async () => {
      const [heard] = await shop.orders.db.query<{ many: number }[]>(
        `SELECT count(*)::int AS many FROM erp_event WHERE data->>'orderId' = $1 AND type LIKE '%payment.failed%'`,
        [order.orderId],
      );
      expect(heard!.many).toBe(1);
    });
    expect(await shop.read(order.token)).toMatchObject({ saga: 'payment_pending', method: 'transfer' });
  });

  it('goes back to the card in the session that was left, so that there are never two', async () => {
    const order = await byCard();
    must(await change(order, 'transfer'));
    await followed(order, [{ state: 'left' }, { state: 'awaiting' }]);
    must(await change(order, 'card'));

    await reads(order.token, { method: 'card', saga: 'payment_pending', gateway: { url: order.url } });
    expect(await sessionsOf(order)).toHaveLength(1);
    await shop.atGateway(order.url, 'pay');
    await reads(order.token, { saga: 'confirmed', payment: 'paid', paid: order.total });
  });

  it('opens a session for a transfer that is to be paid by card, with the deadline of a card', async () => {
    const order = await byTransfer();
    expect(order.otherWays).toEqual(['card']);
    must(await change(order, 'card'));

    await reads(order.token, { method: 'card', saga: 'payment_pending', gateway: { status: 'CREATED' } });
    const { gateway } = await shop.read(order.token);
    await shop.atGateway(gateway!.url!, 'pay');
    await reads(order.token, { saga: 'confirmed', payment: 'paid', paid: order.total });
  });

  it('takes no card for a transfer of which a part has come', async () => {
    const order = await byTransfer();
    must(await transfer(order, 1_00));
    await reads(order.token, { paid: 1_00 });

    expect(await change(order, 'card')).toMatchObject({ ok: false, reason: 'payment-refused' });
    expect(await change(order, 'paypal')).toMatchObject({ ok: false, reason: 'payment-refused' });
  });

  it('has an end, as each change holds the goods anew', async () => {
    const order = await byTransfer();
    for (const method of ['card', 'transfer', 'card', 'transfer'] as const) must(await change(order, method));

    expect(await change(order, 'card')).toMatchObject({ ok: false, reason: 'payment-tried-too-often' });
    await eventually(async () =>
      // a card session that was left is gone on with, if it had opened by then
      expect((await rowsOf(order)).at(-1)).toEqual({ provider: 'transfer', state: 'awaiting' }),
    );
  });

  it('opens no session for a shopper who asks for one while the change is on its way', async () => {
    const order = await byCard();
    await shop.atGateway(order.url, 'cancel');
    await reads(order.token, { saga: 'payment_failed' });
    const params = { orderId: order.orderId };
    await Promise.all([
      change(order, 'transfer'),
      ...Array.from({ length: 5 }, () => shop.payments.client.call(reopenPayment, { params, idempotencyKey: 'again' })),
    ]);

    await eventually(async () =>
      expect((await rowsOf(order)).at(-1)).toEqual({ provider: 'transfer', state: 'awaiting' }),
    );
    const states = (await rowsOf(order)).map(({ state }) => state);
    expect(states.filter((state) => ['new', 'opening', 'unknown', 'open'].includes(state))).toEqual([]);
    await reads(order.token, { method: 'transfer', saga: 'payment_pending' });
  });

  it('by PayPal: what is approved in a window that was left is never taken', async () => {
    const cart = await shop.fillCart({ shopId: german, made: true, control: false });
    const address = { street: 'Allee 1', city: 'Berlin', postcode: '10115' };
    const placed = must(await shop.place(cart, { ...aCustomer(cart, 'paypal', 0.3), phone: '030 1234567', address }));
    await reads(placed.token, { gateway: { status: 'PAYER_ACTION_REQUIRED' } });
    const order = await shop.read(placed.token);
    expect(order.otherWays).toEqual(['transfer']);
    must(await change(order, 'transfer'));
    await followed(order, [{ provider: 'paypal', state: 'left' }, { state: 'awaiting' }]);
    await shop.backFromPaypal((await shop.atGateway(order.gateway!.url!, 'approve'))!);

    await followed(order, [{ provider: 'paypal', state: 'failed' }, { state: 'awaiting' }]);
    must(await transfer(order, order.dueNow));
    await reads(order.token, { saga: 'confirmed', paid: order.dueNow, dueLater: order.dueLater });
    expect(of(await emitted(shop.payments.db, paymentReceived), order)).toHaveLength(1);
    expect(of(await emitted(shop.payments.db, paymentRefunded), order)).toEqual([]);
  });
});
