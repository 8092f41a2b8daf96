import { orderConfirmed, orderEnded, paymentReturned } from '@fenestra/contracts/events/order';
import { paymentFailed, paymentReceived, paymentRefunded, sessionOpened } from '@fenestra/contracts/events/payment';
import type { OrderView } from '@fenestra/contracts/http/orders';
import { listDisputes, reconcilePayment, reopenPayment } from '@fenestra/contracts/http/payments';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { Orders } from '@fenestra/orders/order.table';
import { ExpireOrders } from '@fenestra/orders/saga/expire-orders.job';
import type { PayableOrder } from '@fenestra/gateway/order/order-payment';
import { emitted } from '@fenestra/testing/events';
import { must } from '@fenestra/testing/must';
import { eventually } from '@fenestra/testing/time';
import { aCustomer, Pipeline } from './pipeline';

type Session = { id: number; page: string; order_number: string; state: string; refunded: number };

const byCard = { stockPieces: 1 } as const;

describe('paying an order by card', () => {
  let shop: Pipeline;
  let expire: ExpireOrders;

  beforeAll(async () => {
    shop = await Pipeline.start();
    expire = new ExpireOrders(new Outbox(shop.orders.db), new Orders(shop.orders.db), shop.clock, shop.orders.db);
  });
  beforeEach(async () => {
    shop.hears = true;
    await shop.setStock(1_000);
    await shop.control('gopay/notifications', { mode: 'never' });
    await fetch(`${shop.sandbox.http}/__sandbox/faults`, { method: 'DELETE' });
  });
  afterAll(() => shop.close());

  const sessionsOf = async ({ number }: OrderView): Promise<Session[]> => {
    const all = (await (await fetch(`${shop.sandbox.http}/__sandbox/gopay/payments`)).json()) as Session[];
    return all.filter((session) => session.order_number === number.replace('/', ''));
  };
  const reopen = ({ orderId }: OrderView) =>
    shop.payments.client.call(reopenPayment, { params: { orderId }, idempotencyKey: 'again' });
  const reads = (token: string, expected: object): Promise<void> =>
    eventually(async () => expect(await shop.read(token)).toMatchObject(expected));
  const of = <E extends { orderId: string }>(events: E[], { orderId }: OrderView): E[] =>
    events.filter((event) => event.orderId === orderId);

  /** The names of an order's events in the feed, each with that of its cause. */
  async function causes({ orderId }: OrderView): Promise<[string, string | undefined][]> {
    const events = await shop.orders.db.query<{ id: string; name: string; cause: string | null }[]>(
      `SELECT event_id AS id, substring(type FROM 'shop\\.(.*)\\.v') AS name, headers->>'ce_causationid' AS cause
       FROM erp_event WHERE data->>'orderId' = $1 ORDER BY position`,
      [orderId],
    );
    const names = new Map(events.map(({ id, name }) => [id, name]));
    return events.map(({ name, cause }) => [name, names.get(cause ?? '')]);
  }

  async function opened(): Promise<PayableOrder & { url: string }> {
    const order = await shop.order(byCard, 'card');
    await reads(order.token, { saga: 'payment_pending', gateway: { status: 'CREATED' } }); // orders hears of the session by an event
    const { gateway } = await shop.read(order.token);
    return { ...order, url: gateway!.url! };
  }

  async function expired(): Promise<PayableOrder & { url: string }> {
    const order = await opened();
    shop.clock.passMinutes(13 * 60);
    await Promise.all([expire.perform(), expire.perform()]);
    await reads(order.token, { saga: 'expired', payment: 'failed' });
    await eventually(async () =>
      expect(await shop.stock.db.query(`SELECT state FROM reservation WHERE order_id = $1`, [order.orderId])).toEqual([
        { state: 'released' },
      ]),
    );
    return order;
  }

  it('answers a placed order with the address where it can be paid [WIRE-55, OPEN-Q-81]', async () => {
    await eventually(async () => {
      const order = await shop.order(byCard, 'card'); // its answer waits a second and a half for the session, which a busy machine may need
      expect(order).toMatchObject({ gateway: { status: 'CREATED' } });
      expect(order.gateway!.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/gopay\/gw\/v3\//);
    });
  });

  describe.each(['before', 'after', 'twice', 'never'])('with a notification that comes %s', (mode) => {
    it.each([
      ['pay', { payment: 'paid', saga: 'confirmed' }],
      ['decline-finally', { payment: 'failed', saga: 'payment_failed', gateway: { status: 'CANCELED', url: null } }],
      ['cancel', { payment: 'failed', saga: 'payment_failed', gateway: { status: 'CANCELED', url: null } }],
      ['expire', { payment: 'failed', saga: 'payment_failed', gateway: { status: 'TIMEOUTED', url: null } }],
    ])('the recap tells the truth about "%s" [RECAP-09, RECAP-10, OPEN-Q-80]', async (outcome, truth) => {
      await shop.control('gopay/notifications', { mode });
      const order = await opened();
      const back = await shop.atGateway(order.url, outcome);

      expect(back!.searchParams.get('o')).toBe(order.token);
      await shop.reconcile(back!.searchParams.get('id')!);
      const shown = await shop.read(order.token);
      if (outcome === 'pay') expect(shown).toMatchObject({ payment: 'paid', paid: order.total });
      await reads(order.token, truth);
      const { db } = shop.payments;
      expect(of(await emitted(db, paymentReceived), order)).toHaveLength(outcome === 'pay' ? 1 : 0);
      expect(of(await emitted(db, paymentFailed), order)).toHaveLength(outcome === 'pay' ? 0 : 1);
    });
  });

  it('finds out by itself when neither notification nor browser come', async () => {
    const order = await opened();
    await shop.atGateway(order.url, 'pay');

    shop.clock.passMinutes(2);
    await reads(order.token, { payment: 'paid', saga: 'confirmed' });
  });

  it('lets the shopper try again after a declined card, in the same session', async () => {
    const order = await opened();
    await shop.atGateway(order.url, 'decline');
    expect(await shop.read(order.token)).toMatchObject({ payment: 'pending', gateway: { url: order.url } });

    const back = await shop.atGateway(order.url, 'pay');
    await shop.reconcile(back!.searchParams.get('id')!);
    await reads(order.token, { payment: 'paid', saga: 'confirmed' });
  });

  it('opens another session when the last is dead, one for all who ask at once [OPEN-Q-81]', async () => {
    const order = await opened();
    expect(must(await reopen(order)).gateway!.url).toBe(order.url);
    await shop.reconcile((await shop.atGateway(order.url, 'cancel'))!.searchParams.get('id')!);
    await reads(order.token, { saga: 'payment_failed', gateway: { url: null } });

    await Promise.all(Array.from({ length: 5 }, () => reopen(order)));
    await reads(order.token, { saga: 'payment_pending', payment: 'pending', gateway: { status: 'CREATED' } });
    const sessions = await sessionsOf(order);
    expect(sessions.map(({ state }) => state).toSorted()).toEqual(['CANCELED', 'CREATED']);

    const { gateway } = await shop.read(order.token);
    await shop.reconcile((await shop.atGateway(gateway!.url!, 'pay'))!.searchParams.get('id')!);
    await reads(order.token, { payment: 'paid', saga: 'confirmed', paid: order.total });
    expect(await reopen(order)).toMatchObject({ ok: false, reason: 'payment-not-open' });
  });

  it.each([
    ['is slow', { target: 'gopay.create', kind: 'slow', ms: 2_000, times: 1 }],
    ['fails', { target: 'gopay.create', kind: 'fail', code: 500, times: 1 }],
    ['gives no token', { target: 'gopay.token', kind: 'fail', code: 500, times: 1 }],
    ['loses its answer', { target: 'gopay.create', kind: 'lose', times: 1 }],
  ])('is pending while the gateway %s, and can be paid later, at one address only', async (_, fault) => {
    shop.clock.passMinutes(31); // so that a new token is needed, too
    await shop.control('faults', fault);
    const order = await shop.order(byCard, 'card');
    expect(order.payment).toBe('pending');

    await eventually(async () => {
      shop.clock.passMinutes(0.1);
      expect(await shop.read(order.token)).toMatchObject({ saga: 'payment_pending', gateway: { status: 'CREATED' } });
    });
    expect(of(await emitted(shop.payments.db, sessionOpened), order)).toHaveLength(1);
  });

  describe('beside a session whose address went to nobody', () => {
    /** The order's own session, and the one whose address went to nobody. */
    async function withStray(): Promise<{ order: PayableOrder; stray: Session }> {
      await shop.control('faults', { target: 'gopay.create', kind: 'lose', times: 1 });
      const order = await shop.order(byCard, 'card');
      await eventually(async () => expect(must(await reopen(order)).gateway).toMatchObject({ status: 'CREATED' }));
      await reads(order.token, { saga: 'payment_pending' }); // orders hears of the session by an event
      const [stray, own] = await sessionsOf(order);
      expect((await shop.read(order.token)).gateway!.url).toContain(own!.page);
      return { order: await shop.read(order.token), stray: stray! };
    }
    const end = ({ id }: Session, state: string) => shop.control(`gopay/payments/${id}/state`, { state });
    const notify = ({ id }: Session) => shop.control(`gopay/payments/${id}/notify`, {});

    it('goes on when that one ends', async () => {
      const { order, stray } = await withStray();
      await end(stray, 'TIMEOUTED');
      await notify(stray);

      expect(await shop.read(order.token)).toEqual(order);
    });

    it('gives out one address when the process was only slow', async () => {
      await shop.control('faults', { target: 'gopay.create', kind: 'slow', ms: 3_600_000, times: 1 });
      const order = await shop.order(byCard, 'card'); // which does not wait that long
      const waiting = async () => (await fetch(`${shop.sandbox.http}/__sandbox/faults`)).json();
      await eventually(async () => expect(await waiting()).toEqual([])); // it is being slow
      shop.clock.passMinutes(2);
      const { url } = must(await reopen(order)).gateway!;
      await fetch(`${shop.sandbox.http}/__sandbox/faults`, { method: 'DELETE' }); // and is so no more
      await eventually(async () => expect(await sessionsOf(order)).toHaveLength(2));

      expect(await shop.read(order.token)).toMatchObject({ gateway: { status: 'CREATED', url } });
      expect(of(await emitted(shop.payments.db, sessionOpened), order)).toHaveLength(1);
    });

    it('books money that comes by that one all the same, and gives back what comes twice', async () => {
      const { order, stray } = await withStray();
      await end(stray, 'PAID');
      await Promise.all([notify(stray), notify(stray)]);
      await reads(order.token, { saga: 'confirmed', payment: 'paid', paid: order.total });

      await shop.reconcile((await shop.atGateway(order.gateway!.url!, 'pay'))!.searchParams.get('id')!);
      await eventually(async () => {
        shop.clock.passMinutes(0.2);
        expect((await sessionsOf(order)).map(({ state }) => state)).toEqual(['PAID', 'REFUNDED']);
      });
      await reads(order.token, { saga: 'confirmed', payment: 'paid', paid: order.total });
      expect(of(await emitted(shop.payments.db, paymentReceived), order)).toHaveLength(2);
    });
  });

  it('takes the money of a session that the shopper has only approved', async () => {
    const order = await opened();
    const [session] = await sessionsOf(order);
    await shop.control(`gopay/payments/${session!.id}/state`, { state: 'AUTHORIZED' });
    await shop.reconcile(String(session!.id));

    await reads(order.token, { payment: 'paid', saga: 'confirmed', paid: order.total });
    expect(await sessionsOf(order)).toMatchObject([{ state: 'PAID' }]);
  });

  describe('asks the gateway', () => {
    /** A notification of an earlier order, which lets time pass, may still come. */
    beforeEach(() => {
      shop.hears = false;
    });
    const asked = async (sessionId: number, work: () => Promise<unknown>): Promise<number> => {
      const before = await shop.looksAt(sessionId);
      await work();
      return (await shop.looksAt(sessionId)) - before;
    };
    /** Without the time that passes between two looks. */
    const hear = async (providerId: number, more: object = {}) => {
      const body = { provider: 'gopay', providerId: String(providerId), ...more } as const;
      return must(await shop.payments.client.call(reconcilePayment, { body })).payment;
    };
    const manyTimes = async (work: () => Promise<unknown>) => {
      await Promise.all(Array.from({ length: 20 }, work));
      for (let nth = 0; nth < 20; nth++) await work();
    };

    it('nothing about an id that is none of its own, or that of another order', async () => {
      const [order, other] = [await opened(), await opened()];
      const [session] = await sessionsOf(order);

      expect(await asked(42, () => hear(42))).toBe(0);
      expect(await asked(session!.id, () => hear(42, { paymentId: order.orderId }))).toBe(0);
      expect(await shop.looksAt(42)).toBe(0);
      expect(await asked(session!.id, () => hear(session!.id, { orderId: other.orderId }))).toBe(0);
      expect(await asked(session!.id, () => hear(session!.id, { orderId: order.orderId }))).toBe(1);
    });

    it('once in a few seconds, however many want to know, and once more for those who came in between', async () => {
      const order = await opened();
      const [session] = await sessionsOf(order);
      expect(await asked(session!.id, () => manyTimes(() => hear(session!.id)))).toBe(1);

      await shop.atGateway(order.url, 'pay');
      expect(await hear(session!.id)).toMatchObject({ state: 'pending' });
      shop.clock.passSeconds(3);
      await reads(order.token, { saga: 'confirmed', paid: order.total });
    });

    it('nothing more once a session has ended', async () => {
      const order = await opened();
      const [session] = await sessionsOf(order);
      await shop.atGateway(order.url, 'cancel');
      await shop.reconcile(String(session!.id));

      shop.clock.passMinutes(1);
      expect(await asked(session!.id, () => manyTimes(() => hear(session!.id)))).toBe(0);
    });

    it('for no more than ten sessions of one order', async () => {
      const order = await opened();
      for (let nth = 1; nth < 10; nth++) {
        await shop.reconcile(
          (await shop.atGateway((await shop.read(order.token)).gateway!.url!, 'cancel'))!.searchParams.get('id')!,
        );
        must(await reopen(order));
      }
      await shop.reconcile(
        (await shop.atGateway((await shop.read(order.token)).gateway!.url!, 'cancel'))!.searchParams.get('id')!,
      );

      expect(await reopen(order)).toMatchObject({ ok: false, reason: 'payment-tried-too-often' });
      expect(await sessionsOf(order)).toHaveLength(10);
    });
  });

  it.each([
    ['another amount', { amount: 1_00 }],
    ['another currency', { currency: 'EUR' }],
  ])(
    'does not count %s as paid, asks for no second payment beside it, and lets the shopper try again once it went back',
    async (_, other) => {
      const order = await opened();
      const [session] = await sessionsOf(order);
      await shop.control(`gopay/payments/${session!.id}/state`, { state: 'PAID', ...other });
      await shop.reconcile(String(session!.id));

      const truth = { saga: 'payment_pending', payment: 'pending', paid: 0, gateway: { status: 'PENDING', url: null } };
      expect(await shop.read(order.token)).toMatchObject(truth);
      expect(await reopen(order)).toMatchObject({ ok: false, reason: 'payment-examined' });
      expect(of(await emitted(shop.payments.db, paymentReceived), order)).toEqual([]);
      const { disputes } = must(await shop.payments.client.call(listDisputes, {}));
      expect(of(disputes, order)).toMatchObject([
        { provider: 'gopay', providerId: String(session!.id), amount: order.total },
      ]);

      await shop.control(`gopay/payments/${session!.id}/state`, { state: 'REFUNDED' });
      await shop.reconcile(String(session!.id));
      await reads(order.token, { saga: 'payment_failed', payment: 'failed', paid: 0 });
      expect(must(await reopen(order)).gateway).toMatchObject({ status: 'CREATED' });
    },
  );

  it('lowers what is paid by what somebody gives back at the gateway, once however often it is told', async () => {
    await shop.control('gopay/notifications', { mode: 'twice' });
    const order = await opened();
    const [session] = await sessionsOf(order);
    await shop.atGateway(order.url, 'pay');
    await reads(order.token, { saga: 'confirmed', paid: order.total });

    await shop.control(`gopay/payments/${session!.id}/refund`, { amount: 50_00 });
    await reads(order.token, { saga: 'confirmed', payment: 'paid', paid: order.total - 50_00, returned: 50_00 });
    await shop.control(`gopay/payments/${session!.id}/notify`, { times: 3 });
    await shop.control(`gopay/payments/${session!.id}/refund`, { amount: 20_00 });
    await reads(order.token, { saga: 'confirmed', payment: 'paid', paid: order.total - 70_00, returned: 70_00 });
    const refunds = of(await emitted(shop.payments.db, paymentRefunded), order);
    expect(refunds).toMatchObject([
      { amount: 50_00, asked: false },
      { amount: 20_00, asked: false },
    ]);
    const told = of(await emitted(shop.orders.db, paymentReturned), order);
    expect(told).toMatchObject([
      { amount: 50_00, paid: order.total - 50_00, returned: 50_00 },
      { amount: 20_00, paid: order.total - 70_00, returned: 70_00 },
    ]);
    await shop.control('gopay/notifications', { mode: 'never' });
  });

  it('books a payment of which it hears only after a part of it went back', async () => {
    const order = await opened();
    const [session] = await sessionsOf(order);
    await shop.atGateway(order.url, 'pay');
    await shop.control(`gopay/payments/${session!.id}/refund`, { amount: 50_00 });
    await shop.reconcile(String(session!.id));

    await reads(order.token, { saga: 'confirmed', payment: 'paid', paid: order.total - 50_00, returned: 50_00 });
  });

  it('names for each event the one that it follows from', async () => {
    const order = await opened();
    await shop.reconcile((await shop.atGateway(order.url, 'pay'))!.searchParams.get('id')!);
    await reads(order.token, { saga: 'confirmed' });

    await eventually(async () =>
      expect(await causes(order)).toEqual([
        ['order.placed', undefined],
        ['reservation.made', 'order.placed'],
        ['order.payment_requested', 'reservation.made'],
        ['payment.session_opened', 'order.payment_requested'],
        ['payment.received', 'payment.session_opened'],
        ['order.confirmed', 'payment.received'],
      ]),
    );
  });

  it('fails an order that the gateway refuses, and opens no further session for it', async () => {
    await shop.control('faults', { target: 'gopay.create', kind: 'fail', code: 409, times: 1 });
    const order = await shop.order(byCard, 'card');

    await reads(order.token, { saga: 'payment_failed', payment: 'failed' });
    expect(await reopen(order)).toMatchObject({ ok: false, reason: 'payment-tried-too-often' });
    await reads(order.token, { saga: 'payment_failed' });
  });

  it('ends an unpaid order when session and grace are over, and no sooner', async () => {
    const order = await opened();
    shop.clock.passMinutes(13 * 60 - 1);
    await expire.perform();
    expect(await shop.read(order.token)).toMatchObject({ saga: 'payment_pending' });

    shop.clock.passMinutes(1);
    await Promise.all([expire.perform(), expire.perform()]);
    await reads(order.token, { saga: 'expired', payment: 'failed', gateway: { url: null } });
    expect(of(await emitted(shop.orders.db, orderEnded), order)).toMatchObject([{ reason: 'expired' }]);
    await eventually(async () => expect(await reopen(order)).toMatchObject({ reason: 'payment-not-open' }));
  });

  it('confirms an order that is paid too late while its stock can still be had', async () => {
    const order = await expired();
    const back = await shop.atGateway(order.url, 'pay');
    await shop.reconcile(back!.searchParams.get('id')!);

    await reads(order.token, { saga: 'confirmed', payment: 'paid', paid: order.total });
    expect(of(await emitted(shop.orders.db, orderConfirmed), order)).toHaveLength(1);
  });

  it('gives the money back, once, when the stock of a late order is gone', async () => {
    const order = await expired();
    await shop.stock.db.query('UPDATE stock_level SET on_hand = reserved WHERE product = 1001');
    await shop.control('faults', { target: 'gopay.refund', kind: 'lose', times: 1 });
    const back = await shop.atGateway(order.url, 'pay');
    await shop.reconcile(back!.searchParams.get('id')!);

    await eventually(async () => {
      shop.clock.passMinutes(0.2);
      expect(await shop.read(order.token)).toMatchObject({ saga: 'refunded', payment: 'refunded', paid: 0 });
    });
    expect(await sessionsOf(order)).toMatchObject([{ state: 'REFUNDED', refunded: order.total }]);
    await eventually(async () =>
      expect(await causes(order)).toContainEqual(['payment.refunded', 'order.refund_requested']),
    );
    expect(of(await emitted(shop.payments.db, paymentRefunded), order)).toHaveLength(1);
  });

  it('asks for a refund once that takes its time at the gateway', async () => {
    const order = await expired();
    await shop.stock.db.query('UPDATE stock_level SET on_hand = reserved WHERE product = 1001');
    await shop.control('gopay/refunds', { takeTime: true });
    const back = await shop.atGateway(order.url, 'pay');
    const id = back!.searchParams.get('id')!;
    await shop.reconcile(id);
    const askedFor = async () => {
      const ledger = (await (await fetch(`${shop.sandbox.http}/__sandbox/ledger`)).json()) as Record<string, unknown>[];
      return ledger.filter(({ kind, id: of }) => kind === 'gopay.refund_accepted' && of === Number(id));
    };
    await eventually(async () => {
      shop.clock.passMinutes(0.2);
      const [payment] = await shop.payments.db.query<{ tries: number }[]>(
        `SELECT tries FROM payment WHERE provider_id = $1 AND state = 'refund_pending'`,
        [id],
      );
      expect(payment!.tries).toBeGreaterThan(2);
    });
    expect(await askedFor()).toMatchObject([{ amount: order.total }]);

    await shop.control('gopay/refunds', { takeTime: false });
    await shop.control(`gopay/payments/${id}/finish-refunds`, {});
    await eventually(async () => {
      shop.clock.passMinutes(1);
      expect(await shop.read(order.token)).toMatchObject({ saga: 'refunded', payment: 'refunded', paid: 0 });
    });
    expect(await askedFor()).toHaveLength(1);
  });

  it('asks Hungarians for nothing before the call, and for whole forints then [OPEN-Q-65, PAY-08]', async () => {
    const cart = await shop.fillCart({ shopId: 10, stockPieces: 1 });
    const order = must(
      await shop.place(cart, {
        ...aCustomer(cart, 'cash', 0),
        phone: '06 30 123 4567',
        address: { street: 'Fő u. 1', city: 'Győr', postcode: '9021' },
      }),
    );

    expect(order).toMatchObject({ kind: 'preliminary', currency: 'HUF', dueNow: 0, payment: 'none' });
    expect(order.total % 100).toBe(0);
  });

  it('keeps a token while it lives, and gets another when it is taken back', async () => {
    await opened();
    await shop.control('faults', { target: 'gopay.token', kind: 'fail', code: 500, times: 1 });
    await opened(); // nobody asked for a token

    await fetch(`${shop.sandbox.http}/__sandbox/faults`, { method: 'DELETE' });
    await shop.control('clock', { ms: 31 * 60_000 }); // GoPay's time, not ours: it refuses what we still hold
    await opened();
  });
});
