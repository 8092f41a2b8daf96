import { randomUUID } from 'node:crypto';
import { paymentFailed, paymentReceived, paymentRefunded } from '@fenestra/contracts/events/payment';
import {
  checkPayment,
  listDisputes,
  listManualRefunds,
  recordRefund,
  recordTransfer,
  reopenPayment,
} from '@fenestra/contracts/http/payments';
import { readOverdue } from '@fenestra/contracts/http/overdue';
import type { PayableOrder } from '@fenestra/gateway/order/order-payment';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { Orders } from '@fenestra/orders/order.table';
import { ExpireOrders } from '@fenestra/orders/saga/expire-orders.job';
import { capturedAmount, hundredths, type Order as PaypalOrder } from '@fenestra/sandbox/paypal/order';
import { emitted } from '@fenestra/testing/events';
import { must } from '@fenestra/testing/must';
import { eventually } from '@fenestra/testing/time';
import { aCustomer, Pipeline } from './pipeline';

const german = 9;
const isBetween = (value: number, least: number, most: number): boolean => least <= value && value <= most;

describe('paying a German order by PayPal', () => {
  let shop: Pipeline;

  beforeAll(async () => {
    shop = await Pipeline.start();
  });
  beforeEach(async () => {
    await shop.setStock(1_000);
    await shop.control('paypal/webhooks', { mode: 'never' });
    await fetch(`${shop.sandbox.http}/__sandbox/faults`, { method: 'DELETE' });
  });
  afterAll(() => shop.close());

  type Opened = PayableOrder & { readonly url: string };

  const atPaypal = async (): Promise<PaypalOrder[]> =>
    (await (await fetch(`${shop.sandbox.http}/__sandbox/paypal/orders`)).json()) as PaypalOrder[];
  const ordersOf = async ({ number }: PayableOrder): Promise<PaypalOrder[]> =>
    (await atPaypal()).filter(({ wanted }) => wanted.purchase_units[0].invoice_id!.startsWith(`${number}-`));
  const reads = (token: string, expected: object): Promise<void> =>
    eventually(async () => expect(await shop.read(token)).toMatchObject(expected));
  const eventsOf = async ({ orderId }: PayableOrder) =>
    Promise.all(
      [paymentReceived, paymentFailed, paymentRefunded].map(
        async (event) => (await emitted(shop.payments.db, event)).filter((each) => each.orderId === orderId).length,
      ),
    );
  const reopen = ({ orderId }: PayableOrder) =>
    shop.payments.client.call(reopenPayment, { params: { orderId }, idempotencyKey: randomUUID() });

  const transfers = (orderId: string, reference: string, amount: number) =>
    shop.payments.client.call(recordTransfer, {
      params: { orderId },
      body: { amount },
      idempotencyKey: `${orderId} ${reference}`,
    });

  async function place(wanted = {}, share = 1): Promise<PayableOrder> {
    const cart = await shop.fillCart({ shopId: german, stockPieces: 1, ...wanted });
    const address = { street: 'Allee 1', city: 'Berlin', postcode: '10115' };
    const customer = { ...aCustomer(cart, 'paypal', share), phone: '030 1234567', address };
    return shop.read(must(await shop.place(cart, customer)).token);
  }

  async function opened(wanted = {}, share = 1): Promise<Opened> {
    const { token } = await place(wanted, share);
    await reads(token, { saga: 'payment_pending', gateway: { status: 'PAYER_ACTION_REQUIRED' } });
    const order = await shop.read(token);
    return { ...order, url: order.gateway!.url! };
  }

  /** What the payer does on PayPal's page, and the browser's way back, with which the shop hears of it. */
  async function payAndReturn({ url }: { url: string }, outcome = 'approve'): Promise<void> {
    await shop.backFromPaypal((await shop.atGateway(url, outcome))!);
  }

  /** A transfer has brought a part of it before; PayPal takes its time to give that back. */
  async function paidTooMuch(): Promise<{ order: Opened; session: PaypalOrder }> {
    const order = await opened();
    must(await transfers(order.orderId, 'before', 10_00));
    await reads(order.token, { payment: 'pending', paid: 10_00 });
    await shop.control('paypal/refunds', { takeTime: true });
    await payAndReturn(order);
    await reads(order.token, { saga: 'confirmed', payment: 'paid', paid: order.total });
    const [session] = await ordersOf(order);
    return { order, session: session! };
  }

  it('asks for what is due, to the cent, and has the money once the payer agreed [PAY-04, ORDER-10]', async () => {
    const order = await opened();
    const [session] = await ordersOf(order);
    const { currency_code, value } = session!.wanted.purchase_units[0].amount;
    expect([currency_code, Math.round(Number(value) * 100)]).toEqual(['EUR', order.total]);
    expect(value).toMatch(/^\d+\.\d\d$/);

    await payAndReturn(order);
    expect(await shop.read(order.token)).toMatchObject({ payment: 'paid', paid: order.total });
    await reads(order.token, { saga: 'confirmed', gateway: { status: 'COMPLETED', url: null } });
    expect(await eventsOf(order)).toEqual([1, 0, 0]);
  });

  it('takes 30 % of what is made to measure [PAY-04, PAY-10, OPEN-Q-63]', async () => {
    const order = await opened({ stockPieces: 0, made: true, control: false }, 0.3);
    expect(order).toMatchObject({ kind: 'binding', dueNow: Math.round(order.total * 0.3) });
    await payAndReturn(order);

    await reads(order.token, { saga: 'confirmed', payment: 'paid', paid: order.dueNow, dueLater: order.dueLater });
    expect((await ordersOf(order))[0]!.wanted.purchase_units[0].amount.value).toBe((order.dueNow / 100).toFixed(2));
  });

  describe('and the rest by transfer [OPEN-Q-68]', () => {
    const mailsOf = ({ orderId }: PayableOrder) =>
      shop.notifications.db.query<{ kind: string; amount: number | null }[]>(
        `SELECT kind, amount::int FROM mail WHERE order_id = $1 AND state = 'sent' ORDER BY amount NULLS FIRST`,
        [orderId],
      );
    async function withDeposit(): Promise<Opened> {
      const order = await opened({ stockPieces: 0, made: true, control: false }, 0.3);
      await payAndReturn(order);
      await reads(order.token, { saga: 'confirmed', payment: 'paid', paid: order.dueNow });
      return order;
    }

    it('is booked in parts, each once and each with its mail, until all is paid', async () => {
      const order = await withDeposit();
      const { orderId, total, dueNow, dueLater } = order;
      must(await transfers(orderId, 'first', 100_00));
      must(await transfers(orderId, 'first', 100_00));
      await reads(order.token, { saga: 'confirmed', payment: 'paid', paid: dueNow + 100_00 });
      must(await transfers(orderId, 'second', dueLater - 100_00));
      await reads(order.token, { saga: 'confirmed', payment: 'paid', paid: total });

      await eventually(async () => {
        shop.clock.passMinutes(0.1);
        expect((await mailsOf(order)).map(({ kind, amount }) => [kind, amount])).toEqual([
          ['confirmation', null],
          ...[
            ['part-received', 100_00] as const,
            ['payment-received', dueNow] as const,
            ['part-received', dueLater - 100_00] as const,
          ].toSorted(([, one], [, other]) => one - other),
        ]);
      });
      expect((await ordersOf(order)).map(({ capture }) => capture)).toMatchObject([
        { status: 'COMPLETED', refunded: 0 },
      ]);
    });

    it('goes back as far as it is more than the rest, by the way it came, and is told', async () => {
      const order = await withDeposit();
      const { orderId, total, dueLater } = order;
      must(await transfers(orderId, 'too much', dueLater + 5_00));
      await reads(order.token, { saga: 'confirmed', paid: total });

      const waiting = async () =>
        must(await shop.payments.client.call(listManualRefunds, {})).refunds.find((each) => each.orderId === orderId);
      await eventually(async () => expect(await waiting()).toMatchObject({ amount: 5_00, currency: 'EUR' }));
      const { paymentId } = (await waiting())!;
      must(await shop.payments.client.call(recordRefund, { params: { paymentId }, body: { amount: 5_00 } }));
      await eventually(async () => {
        shop.clock.passMinutes(0.1);
        expect(await mailsOf(order)).toContainEqual({ kind: 'money-returned', amount: 5_00 });
      });
      expect(await shop.read(order.token)).toMatchObject({ saga: 'confirmed', payment: 'paid', paid: total });
    });

    it('gives back of a payment at PayPal what a transfer had brought before', async () => {
      const order = await opened();
      must(await transfers(order.orderId, 'before', 10_00));
      await reads(order.token, { payment: 'pending', paid: 10_00 });
      await payAndReturn(order);
      await reads(order.token, { saga: 'confirmed', payment: 'paid', paid: order.total });

      await eventually(async () => {
        shop.clock.passMinutes(0.2);
        expect((await ordersOf(order)).map(({ capture }) => capture)).toMatchObject([
          { status: 'PARTIALLY_REFUNDED', refunded: 10_00 },
        ]);
      });
      expect(await shop.read(order.token)).toMatchObject({ saga: 'confirmed', payment: 'paid', paid: order.total });
    });

    it('is asked back of PayPal once, be it PENDING there for longer than PayPal keeps the key of the refund', async () => {
      const { order, session } = await paidTooMuch();
      const triedMoreThan = (tries: number) =>
        eventually(async () => {
          shop.clock.passMinutes(0.2);
          const [payment] = await shop.payments.db.query<{ tries: number }[]>(
            `SELECT tries FROM payment WHERE provider_id = $1 AND state = 'refund_pending'`,
            [session.id],
          );
          expect(payment!.tries).toBeGreaterThan(tries);
        });
      await triedMoreThan(1);
      await shop.control('clock', { ms: 6 * 3_600_000 + 1 });
      await triedMoreThan(3);
      expect((await ordersOf(order))[0]!.capture).toMatchObject({ status: 'COMPLETED', refunded: 0, underWay: 10_00 });

      await shop.control('paypal/refunds', { takeTime: false });
      await shop.control(`paypal/orders/${session.id}/finish-refunds`, {});
      await eventually(async () => {
        shop.clock.passMinutes(1);
        expect(await mailsOf(order)).toContainEqual({ kind: 'money-returned', amount: 10_00 });
      });
      expect((await ordersOf(order))[0]!.capture).toMatchObject({ status: 'PARTIALLY_REFUNDED', refunded: 10_00 });
      expect(await shop.read(order.token)).toMatchObject({ saga: 'confirmed', payment: 'paid', paid: order.total });
    });
  });

  it('asks anew for a refund that PayPal says has failed, within minutes, seldomer each time, and operators are told at once', async () => {
    const { order, session } = await paidTooMuch();
    const captureOf = async () => (await ordersOf(order))[0]!.capture!;
    const underWay = () => eventually(async () => expect(await captureOf()).toMatchObject({ underWay: 10_00 }));
    const fail = () => shop.control(`paypal/orders/${session.id}/fail-refunds`, {});
    const rowOf = async () =>
      (
        await shop.payments.db.query<{ failed: number; wait: number }[]>(
          `SELECT refunds_failed AS failed, extract(epoch FROM check_at - $2::timestamptz)::int AS wait FROM payment WHERE provider_id = $1`,
          [session.id, shop.clock.now()],
        )
      )[0]!;
    /** Until the shop has found that many failures and asked anew. */
    const askedAfter = async (failed: number, minutes: number) => {
      shop.clock.passMinutes(minutes);
      await eventually(async () => {
        shop.clock.passMinutes(0.05);
        expect(await rowOf()).toMatchObject({ failed });
      });
      await underWay();
    };

    await underWay();
    await fail();
    await askedAfter(1, 10);
    expect(isBetween((await rowOf()).wait, 5 * 60, 10 * 60)).toBe(true);
    const overdue = must(await shop.payments.client.call(readOverdue, {})).overdue;
    expect(overdue.find((each) => each.orderId === order.orderId)).toMatchObject({
      ...{ kind: 'refund', limitSeconds: 0, detail: 'paypal says that the refund failed, 1 times' },
    });
    await fail();
    await askedAfter(2, 10);
    expect(isBetween((await rowOf()).wait, 15 * 60, 20 * 60)).toBe(true);
    expect(await captureOf()).toMatchObject({ refunded: 0, failed: [10_00, 10_00], underWay: 10_00 });

    await shop.control('paypal/refunds', { takeTime: false });
    await shop.control(`paypal/orders/${session.id}/finish-refunds`, {});
    await eventually(async () => {
      shop.clock.passMinutes(10);
      expect(await rowOf()).toMatchObject({ failed: 0, wait: null });
    });
    expect(await captureOf()).toMatchObject({ status: 'PARTIALLY_REFUNDED', refunded: 10_00 });
  });

  it('lets a payer whose bank declines agree anew, and captures no old agreement', async () => {
    const order = await opened();
    await payAndReturn(order, 'approve-declined');
    await reads(order.token, { saga: 'payment_failed', payment: 'failed', gateway: { url: null } });
    expect((await shop.read(order.token)).gateway!.status).toBe('INSTRUMENT_DECLINED');

    const again = must(await reopen(order)).gateway!;
    expect(again.url).not.toBe(order.url);
    await payAndReturn(order); // in the window that was left open
    await reads(order.token, { payment: 'pending', gateway: { url: again.url } });
    await payAndReturn({ url: again.url! });
    await reads(order.token, { saga: 'confirmed', payment: 'paid', paid: order.total });
    expect((await ordersOf(order)).map(({ capture }) => capture?.status)).toEqual([undefined, 'COMPLETED']);
    expect(await eventsOf(order)).toEqual([1, 1, 0]);
  });

  it('has failed when the payer turns round, and can be paid in a new session [RECAP-08]', async () => {
    const order = await opened();
    await payAndReturn(order, 'cancel');
    await reads(order.token, { saga: 'payment_failed', payment: 'failed', gateway: { url: null } });

    await payAndReturn({ url: must(await reopen(order)).gateway!.url! });
    await reads(order.token, { saga: 'confirmed', payment: 'paid' });
  });

  it('is paid by a signed webhook before the browser returns', async () => {
    await shop.control('paypal/webhooks', { mode: 'twice' });
    const order = await opened();
    await shop.atGateway(order.url, 'approve');
    expect(await shop.read(order.token)).toMatchObject({ payment: 'paid' });

    await reads(order.token, { saga: 'confirmed' });
    expect(await eventsOf(order)).toEqual([1, 0, 0]);
  });

  it('is paid by the return alone, or by looking when nobody comes', async () => {
    const [returned, forgotten] = [await opened(), await opened()];
    await payAndReturn(returned);
    await reads(returned.token, { saga: 'confirmed' });

    await shop.atGateway(forgotten.url, 'approve');
    expect(await shop.read(forgotten.token)).toMatchObject({ payment: 'pending' });
    shop.clock.passMinutes(2);
    await reads(forgotten.token, { saga: 'confirmed', payment: 'paid' });
  });

  it('is captured once, however many hear of the agreement at the same time', async () => {
    const order = await opened();
    const back = (await shop.atGateway(order.url, 'approve'))!;
    await Promise.all(Array.from({ length: 5 }, () => shop.backFromPaypal(back)));

    await reads(order.token, { saga: 'confirmed', payment: 'paid', paid: order.total });
    expect(await eventsOf(order)).toEqual([1, 0, 0]);
  });

  it.each([
    ['its answer to the capture is lost', { target: 'paypal.capture', kind: 'lose' }],
    ['it fails once to capture', { target: 'paypal.capture', kind: 'fail', code: 500 }],
    ['another capture is in progress', { target: 'paypal.capture', kind: 'fail', code: 409 }],
    ['a token has been taken back', { target: 'paypal.get', kind: 'fail', code: 401 }],
  ])('is paid once although %s', async (_, fault) => {
    const order = await opened();
    await shop.control('faults', fault);
    await payAndReturn(order);

    await reads(order.token, { saga: 'confirmed', payment: 'paid' });
    expect((await ordersOf(order)).map(({ capture }) => capture!.status)).toEqual(['COMPLETED']);
    expect(await eventsOf(order)).toEqual([1, 0, 0]);
  });

  it.each([
    ['loses its answer', { kind: 'lose', times: 2 }],
    ['fails', { kind: 'fail', code: 503, times: 2 }],
  ])('has one order at PayPal although that %s when the order is made', async (_, fault) => {
    await shop.control('faults', { target: 'paypal.create', ...fault });
    const order = await place();
    await eventually(async () => {
      shop.clock.passMinutes(0.1);
      expect((await shop.read(order.token)).gateway).toMatchObject({ status: 'PAYER_ACTION_REQUIRED' });
    });

    expect(await ordersOf(order)).toHaveLength(1);
  });

  it('believes no webhook that PayPal has not signed', async () => {
    await shop.control('paypal/webhooks', { mode: 'before', forged: true });
    const order = await opened();
    await shop.atGateway(order.url, 'approve');

    expect(await shop.read(order.token)).toMatchObject({ payment: 'pending' });
    const [session] = await ordersOf(order);
    expect(session!.status).toBe('APPROVED'); // nobody asked, so nobody captured
    const ledger = (await (await fetch(`${shop.sandbox.http}/__sandbox/ledger`)).json()) as object[];
    expect(ledger).toContainEqual(
      expect.objectContaining({ kind: 'paypal.notified', id: session!.id, attempt: 1, status: 400 }),
    );
    await shop.control('paypal/webhooks', { mode: 'never' });
  });

  it.each([
    ['COMPLETED', { saga: 'confirmed', payment: 'paid' }],
    ['DECLINED', { saga: 'payment_failed', payment: 'failed' }],
  ])('waits while PayPal examines the payment, without an address to pay again: then %s', async (status, truth) => {
    const order = await opened();
    await payAndReturn(order, 'approve-pending');
    expect(await shop.read(order.token)).toMatchObject({
      payment: 'pending',
      gateway: { status: 'PENDING', url: null },
    });
    expect(await reopen(order)).toMatchObject({ ok: false, reason: 'payment-examined' });

    await shop.control('paypal/webhooks', { mode: 'before' });
    const [session] = await ordersOf(order);
    await shop.control(`paypal/orders/${session!.id}/settle`, { status });
    await reads(order.token, truth);
  });

  it.each([
    ['another amount', { value: '1.00' }],
    ['another currency', { currency_code: 'USD' }],
  ])('does not count %s as paid, and is listed until it went back', async (_, other) => {
    const order = await opened();
    const [session] = await ordersOf(order);
    await shop.control(`paypal/orders/${session!.id}/amount`, {
      ...session!.wanted.purchase_units[0].amount,
      ...other,
    });
    await payAndReturn(order);
    await payAndReturn(order);

    expect(await shop.read(order.token)).toMatchObject({ payment: 'pending', paid: 0, gateway: { url: null } });
    expect(await eventsOf(order)).toEqual([0, 0, 0]);
    expect(await reopen(order)).toMatchObject({ ok: false, reason: 'payment-examined' });
    const disputed = async () =>
      must(await shop.payments.client.call(listDisputes, {})).disputes.filter(
        ({ orderId }) => orderId === order.orderId,
      );
    expect(await disputed()).toMatchObject([{ providerId: session!.id, amount: order.total, currency: 'EUR' }]);

    await shop.control('paypal/webhooks', { mode: 'before' });
    const [now] = await ordersOf(order);
    await shop.control(`paypal/orders/${session!.id}/refund`, { amount: hundredths(capturedAmount(now!)) });
    await reads(order.token, { payment: 'failed', paid: 0 });
    expect(await disputed()).toEqual([]);
    expect(must(await reopen(order)).gateway).toMatchObject({ status: 'PAYER_ACTION_REQUIRED' });
  });

  it('lowers what is paid by what somebody gives back at PayPal, each time and once', async () => {
    await shop.control('paypal/webhooks', { mode: 'twice' });
    const order = await opened();
    await shop.atGateway(order.url, 'approve');
    await reads(order.token, { saga: 'confirmed', paid: order.total });
    const [session] = await ordersOf(order);
    const giveBack = (amount: number) => shop.control(`paypal/orders/${session!.id}/refund`, { amount });

    await giveBack(2_00);
    await reads(order.token, { saga: 'confirmed', payment: 'paid', paid: order.total - 2_00, returned: 2_00 });
    await giveBack(1_00);
    await reads(order.token, { saga: 'confirmed', payment: 'paid', paid: order.total - 3_00, returned: 3_00 });
    await giveBack(order.total - 3_00);
    await reads(order.token, { saga: 'confirmed', payment: 'refunded', paid: 0, returned: order.total });
    expect(await eventsOf(order)).toEqual([1, 0, 3]);
  });

  it('has failed when PayPal takes the agreement back, or forgets an order that nobody agreed to', async () => {
    const [reversed, forgotten] = [await opened(), await opened()];
    await shop.atGateway(reversed.url, 'approve');
    await shop.control('paypal/webhooks', { mode: 'before' });
    await shop.control(`paypal/orders/${(await ordersOf(reversed))[0]!.id}/reverse`, {});
    await reads(reversed.token, { payment: 'failed', gateway: { status: 'VOIDED' } });

    await shop.control('clock', { ms: 6 * 3_600_000 + 1 });
    shop.clock.passMinutes(16);
    await reads(forgotten.token, { payment: 'failed', gateway: { status: 'RESOURCE_NOT_FOUND' } });
  });

  it('tells the page whether PayPal has the money, asking it where that is open [RECAP-07, OPEN-Q-82]', async () => {
    const order = await opened();
    const check = () => shop.payments.client.call(checkPayment, { params: { orderId: order.orderId } });
    expect(await check()).toMatchObject({ ok: false, reason: 'payment-not-received' });

    await shop.atGateway(order.url, 'approve');
    shop.clock.passSeconds(3);
    expect(await check()).toMatchObject({ ok: true });
    await reads(order.token, { saga: 'confirmed' });
    const params = { orderId: randomUUID() };
    expect(await shop.payments.client.call(checkPayment, { params })).toMatchObject({ reason: 'payment-unknown' });
  });

  describe('after the order has expired', () => {
    /** `meanwhile` happens before anybody can look, which the shop does by itself, too. */
    async function approvedTooLate(meanwhile = (): Promise<unknown> => Promise.resolve()): Promise<Opened> {
      const order = await opened();
      await shop.atGateway(order.url, 'approve');
      const fault = { target: 'paypal.get', kind: 'fail', code: 503, times: 200, named: 'nobody can look' };
      await shop.control('faults', fault);
      shop.clock.passMinutes(13 * 60);
      await new ExpireOrders(
        new Outbox(shop.orders.db),
        new Orders(shop.orders.db),
        shop.clock,
        shop.orders.db,
      ).perform();
      await reads(order.token, { saga: 'expired' });
      await eventually(async () =>
        expect(await shop.stock.db.query(`SELECT state FROM reservation WHERE order_id = $1`, [order.orderId])).toEqual(
          [{ state: 'released' }],
        ),
      );
      await meanwhile();
      await fetch(`${shop.sandbox.http}/__sandbox/faults?named=${fault.named}`, { method: 'DELETE' });
      shop.clock.passSeconds(3); // nobody looks twice within them
      return order;
    }
    const look = async (order: PayableOrder) =>
      void (await shop.payments.client.call(checkPayment, { params: { orderId: order.orderId } }));

    it('money that is captured late confirms the order while its goods can still be had', async () => {
      const order = await approvedTooLate();
      await look(order);

      await reads(order.token, { saga: 'confirmed', payment: 'paid', paid: order.total });
    });

    it.each([
      ['lost', 'lose'],
      ['a fault', 'fail'],
    ])('money is given back, once, when the goods are gone, though the answer to that is %s', async (_, kind) => {
      const order = await approvedTooLate(async () => {
        await shop.stock.db.query('UPDATE stock_level SET on_hand = reserved WHERE product = 1001');
        await shop.control('faults', { target: 'paypal.refund', kind, times: 2 });
      });
      await look(order);

      await eventually(async () => {
        shop.clock.passMinutes(0.2);
        expect(await shop.read(order.token)).toMatchObject({ saga: 'refunded', payment: 'refunded', paid: 0 });
      });
      expect((await ordersOf(order)).map(({ capture }) => capture)).toMatchObject([
        { status: 'REFUNDED', refunded: order.total },
      ]);
      expect(await eventsOf(order)).toEqual([1, 0, 1]);
    });
  });
});
