import { randomUUID } from 'node:crypto';
import { orderEnded, paymentRequested, refundRequested } from '@fenestra/contracts/events/order';
import type { Currency } from '@fenestra/domain/shop/money';
import { paymentMethods } from '@fenestra/domain/shop/payments';
import { paymentReceived, paymentRefunded } from '@fenestra/contracts/events/payment';
import {
  listManualRefunds,
  readPayment,
  reconcilePayment,
  recordRefund,
  recordTransfer,
  reopenPayment,
} from '@fenestra/contracts/http/payments';
import { collectedMethods, collectorOf, paymentProviders, providerNames } from '@fenestra/contracts/payment-providers';
import { anOrder } from '@fenestra/testing/an-order';
import { causeOf, emitted, publish } from '@fenestra/testing/events';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { must } from '@fenestra/testing/must';
import { schemaDrift } from '@fenestra/testing/schema-drift';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { eventually, MovableClock } from '@fenestra/testing/time';
import type { Gopay } from './providers/gopay/gopay';
import { gopaySession } from './providers/gopay/gopay-session';
import { PaymentProviders } from './providers/payment-providers';
import type { Paypal } from './providers/paypal/paypal';
import { paypalOrder } from './providers/paypal/paypal-order';
import { PurgePayments } from './purge-payments.job';
import { PaymentPurge } from './payment-purge.table';
import { type NewPayment, Payments } from './payment.table';
import { payments } from './service';

// Nothing listens there: what happens when neither the gateway nor the other services answer.
const env = {
  GOPAY_URL: 'http://127.0.0.1:1/api',
  GOPAY_CLIENT_ID: 'shop',
  GOPAY_CLIENT_SECRET: 'secret',
  GOPAY_GOID: '8123456789',
  PAYPAL_URL: 'http://127.0.0.1:1/paypal',
  PAYPAL_CLIENT_ID: 'shop',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'webhook',
};

describe('the payments service, alone', () => {
  let alone: TestService;

  beforeAll(async () => {
    alone = await startTestService(payments, { env });
  });
  afterAll(() => alone.close());

  /** Orders → the events by which they were requested. */
  const requests = new Map<string, string>();
  const ids = (orderId: string) => ({ orderId, number: '2026/07000123', shopId: 7 as const });
  const read = async (orderId: string) => {
    const answer = await alone.client.call(readPayment, { params: { orderId } });
    return answer.ok ? answer.value : undefined;
  };
  const rowOf = async (orderId: string) =>
    (
      await alone.db.query<object[]>(
        'SELECT state, tries, attempt, check_at AS "checkAt" FROM payment WHERE order_id = $1',
        [orderId],
      )
    )[0];

  async function request(method: 'card' | 'transfer', amount = 1_000_00, currency: Currency = 'CZK'): Promise<string> {
    const orderId = randomUUID();
    const data = { ...ids(orderId), method, currency, amount } as const;
    requests.set(orderId, await publish(alone.transport, paymentRequested, data));
    await eventually(async () => expect(await read(orderId)).toBeDefined());
    return orderId;
  }

  it('has the tables that its entities describe', async () => {
    expect(await schemaDrift(payments)).toEqual([]);
  });

  test('a next attempt inserts nothing while the order has an active payment or this attempt', async () => {
    const rows = new Payments(alone.db, new Outbox(alone.db));
    const orderId = randomUUID();
    const attempt = (nth: number, state: 'new' | 'failed'): NewPayment => ({
      ...{ id: randomUUID(), orderId, attempt: nth, provider: 'gopay', state, amount: nth, currency: 'CZK' },
      ...{ lastEvent: { id: randomUUID(), correlationId: randomUUID() }, checkAt: null },
    });
    const all = async () =>
      (await rows.ofOrder(orderId)).map(({ attempt: nth, state, amount }) => [nth, state, amount]);
    const first = attempt(1, 'new');
    await new Outbox(alone.db).transaction((unit) => rows.insert(unit, [first]));
    await rows.insertNext(attempt(2, 'new'));
    expect(await all()).toEqual([[1, 'new', 1]]);

    await alone.db.query(`UPDATE payment SET state = 'failed' WHERE id = $1`, [first.id]);
    await rows.insertNext(attempt(1, 'new'));
    await rows.insertNext(attempt(2, 'new'));
    expect(await all()).toEqual([[2, 'new', 2], [1, 'failed', 1]]); // prettier-ignore
  });

  it('keeps a payment pending while nobody answers, and tries again later', async () => {
    const orderId = await request('card');
    await eventually(async () => expect(await rowOf(orderId)).toMatchObject({ state: 'unknown', tries: 1 }));
    expect(await read(orderId)).toMatchObject({ state: 'pending', gateway: { status: 'pending', url: null } });

    alone.clock.passMinutes(1);
    await eventually(async () =>
      expect(await rowOf(orderId)).toMatchObject({ state: 'unknown', tries: 2, attempt: 1 }),
    );
  });

  it('opens no session for an order that has ended', async () => {
    const orderId = await request('card');
    await eventually(async () => expect(await rowOf(orderId)).toMatchObject({ state: 'unknown' }));
    await publish(alone.transport, orderEnded, { ...ids(orderId), reason: 'expired' });

    await eventually(async () => expect(await read(orderId)).toMatchObject({ state: 'failed' }));
    const again = { params: { orderId }, idempotencyKey: 'again' };
    expect(await alone.client.call(reopenPayment, again)).toMatchObject({ reason: 'payment-not-open' });
  });

  it('does not ask a gateway again that has refused the order', async () => {
    const orderId = await request('card');
    await eventually(async () => expect(await rowOf(orderId)).toMatchObject({ state: 'unknown' }));
    await alone.db.query(`UPDATE payment SET state = 'failed', check_at = NULL WHERE order_id = $1`, [orderId]);

    const again = { params: { orderId }, idempotencyKey: 'refused' };
    expect(await alone.client.call(reopenPayment, again)).toMatchObject({ reason: 'payment-tried-too-often' });
    expect(await rowOf(orderId)).toMatchObject({ state: 'failed', attempt: 1 });
  });

  const record = (orderId: string, idempotencyKey: string, amount: number) =>
    alone.client.call(recordTransfer, { params: { orderId }, body: { amount }, idempotencyKey });
  const received = async (orderId: string) =>
    (await emitted(alone.db, paymentReceived)).filter((event) => event.orderId === orderId);
  const refundsOf = async (orderId: string) => {
    const { refunds } = must(await alone.client.call(listManualRefunds, {}));
    return refunds.filter((refund) => refund.orderId === orderId);
  };
  const askBack = (orderId: string, paymentId: string | undefined, amount: number) =>
    publish(alone.transport, refundRequested, { orderId, currency: 'CZK', amount, paymentId });
  const amounts = (events: readonly { readonly amount: number }[]) => events.map(({ amount }) => amount);

  it.each(['card', 'transfer'] as const)(
    'books each credit once, also of an order that is paid by %s',
    async (method) => {
      const orderId = await request(method);
      const [a, b] = [`${orderId} a`, `${orderId} b`];

      await Promise.all([record(orderId, a, 400_00), record(orderId, a, 400_00), record(orderId, a, 400_00)]);
      expect(await record(orderId, b, 600_00)).toMatchObject({ value: { state: 'paid', paid: 600_00, gateway: null } });
      expect(await received(orderId)).toMatchObject([
        { amount: 400_00, currency: 'CZK' },
        { amount: 600_00, currency: 'CZK' },
      ]);
      const { paymentId } = (await received(orderId))[0]!;
      expect(await causeOf(alone.db, paymentReceived, paymentId)).toBe(requests.get(orderId));
    },
  );

  it('says so when a reference was booked with another amount or for another order', async () => {
    const [orderId, other] = [await request('transfer'), await request('transfer')];
    must(await record(orderId, orderId, 400_00));

    expect(await record(orderId, orderId, 400_01)).toMatchObject({ reason: 'idempotency-mismatch' });
    expect(await record(other, orderId, 400_00)).toMatchObject({ reason: 'idempotency-mismatch' });
    expect([await received(orderId), await received(other)].map((events) => amounts(events))).toEqual([[400_00], []]);
  });

  test('a repeated booking answers `repeated` and adds no payment', async () => {
    const orderId = await request('transfer');

    expect(must(await record(orderId, orderId, 400_00))).toMatchObject({ repeated: false });
    expect(must(await record(orderId, orderId, 400_00))).toMatchObject({ repeated: true });
    expect(amounts(await received(orderId))).toEqual([400_00]);
  });

  test.each([
    [100_50, 100_00],
    [1, 1_00],
  ])('a credit in HUF of %d minor units is refused, one of %d is booked', async (broken, whole) => {
    const orderId = await request('transfer', 1_000_00, 'HUF');

    expect(await record(orderId, orderId, broken)).toMatchObject({ reason: 'amount-refused' });
    expect(await received(orderId)).toEqual([]);
    expect(must(await record(orderId, orderId, whole))).toMatchObject({ repeated: false });
  });

  test('half a forint that was booked before amounts were checked goes back in whole forints', async () => {
    const orderId = await request('transfer', 1_000_00, 'HUF');
    must(await record(orderId, orderId, 100_00));
    const { paymentId } = (await received(orderId))[0]!;
    await alone.db.query('UPDATE payment SET paid = 10050, amount = 10050 WHERE id = $1', [paymentId]);
    await publish(alone.transport, refundRequested, { orderId, currency: 'HUF', amount: 100_50, paymentId });
    await eventually(async () => expect(await refundsOf(orderId)).toMatchObject([{ amount: 101_00 }]));

    const sent = (amount: number) => alone.client.call(recordRefund, { params: { paymentId }, body: { amount } });
    expect(await sent(100_50)).toMatchObject({ reason: 'amount-refused' });
    expect(await sent(101_00)).toMatchObject({ value: { state: 'refunded', refunded: 100_50 } });
  });

  it('tells of credits that were counted together before each was a payment, with the next one', async () => {
    const orderId = await request('transfer');
    await alone.db.query('UPDATE payment SET paid = 30000 WHERE order_id = $1', [orderId]);

    must(await record(orderId, orderId, 700_00));
    must(await record(orderId, `${orderId} later`, 1_00));
    expect(amounts(await received(orderId))).toEqual([300_00, 700_00, 1_00]);
  });

  it('leaves the refund of a transfer to a person, and tells that it was sent once', async () => {
    const orderId = await request('transfer');
    must(await record(orderId, orderId, 1_000_00));
    const { paymentId } = (await received(orderId))[0]!;
    await askBack(orderId, paymentId, 100_00);
    await askBack(orderId, paymentId, 900_00);

    const refund = { paymentId, orderId, currency: 'CZK', amount: 1_000_00, references: [orderId] };
    await eventually(async () => expect(await refundsOf(orderId)).toEqual([refund]));
    const sent = (amount: number) => alone.client.call(recordRefund, { params: { paymentId }, body: { amount } });
    expect(await sent(900_00)).toMatchObject({ reason: 'payment-unknown' });
    expect(await sent(1_000_00)).toMatchObject({ value: { state: 'refunded', refunded: 1_000_00 } });
    expect(await sent(1_000_00)).toMatchObject({ reason: 'payment-unknown' });
    expect(await refundsOf(orderId)).toEqual([]);
    expect((await emitted(alone.db, paymentRefunded)).filter((event) => event.orderId === orderId)).toMatchObject([
      { paymentId, amount: 1_000_00 },
    ]);
  });

  it('finds the one payment of an order that names none, as orders of before kept no receipts', async () => {
    const orderId = await request('transfer');
    must(await record(orderId, orderId, 1_000_00));
    await askBack(orderId, undefined, 1_000_00);

    await eventually(async () => expect(await refundsOf(orderId)).toMatchObject([{ amount: 1_000_00 }]));
  });

  it('tells what is known of a session while its provider does not answer, and looks again soon', async () => {
    const orderId = await request('card');
    await eventually(async () => expect(await rowOf(orderId)).toMatchObject({ state: 'unknown' }));
    await alone.db.query(`UPDATE payment SET state = 'open', provider_id = '42', check_at = NULL WHERE order_id = $1`, [
      orderId,
    ]);
    const asked = await alone.client.call(reconcilePayment, { body: { provider: 'gopay', providerId: '42' } });
    expect(asked).toMatchObject({ value: { payment: { orderId, state: 'pending' } } });
    const soon = new Date(alone.clock.now().getTime() + 3_000);
    expect(await rowOf(orderId)).toMatchObject({ state: 'open', checkAt: soon });
  });

  it.each([
    ['ends the payment of one who turns round before approving it', '44', 'https://paypal.example', 'failed'],
    ['leaves one that was approved before, whose money may be on its way', '45', null, 'pending'],
  ])('%s', async (_, providerId, gatewayUrl, state) => {
    const orderId = await request('card');
    await eventually(async () => expect(await rowOf(orderId)).toMatchObject({ state: 'unknown' }));
    await alone.db.query(
      `UPDATE payment SET state = 'open', provider = 'paypal', provider_id = $2, gateway_url = $3, gateway_status = 'x'
       WHERE order_id = $1`,
      [orderId, providerId, gatewayUrl],
    );
    const body = { provider: 'paypal', providerId, cancelled: true } as const;
    expect(await alone.client.call(reconcilePayment, { body })).toMatchObject({
      value: { payment: { orderId, state } },
    });
  });

  it('asks no provider about a session that it does not know', async () => {
    const body = { provider: 'gopay', providerId: '43', paymentId: randomUUID() } as const;
    expect(await alone.client.call(reconcilePayment, { body })).toMatchObject({ value: { payment: null } });
  });

  it('looks no more after what is refunded, though it was to be asked about, nor is it put down for that again', async () => {
    const orderId = await request('card');
    await eventually(async () => expect(await rowOf(orderId)).toMatchObject({ state: 'unknown' }));
    await alone.db.query(
      `UPDATE payment SET state = 'refunded', provider_id = '46', paid = 100, refunded = 100, check_at = $2 WHERE order_id = $1`,
      [orderId, alone.clock.now()],
    );
    const body = { provider: 'gopay', providerId: '46' } as const;
    expect(await alone.client.call(reconcilePayment, { body })).toMatchObject({ ok: true });
    expect(await rowOf(orderId)).toMatchObject({ state: 'refunded', checkAt: null });

    const payments = new Payments(alone.db, new Outbox(alone.db));
    await payments.schedulePoll((await payments.findSession('gopay', '46'))!, alone.clock.now());
    expect(await rowOf(orderId)).toMatchObject({ checkAt: null });
  });

  it('knows nothing of orders that nobody has to pay', async () => {
    const params = { orderId: randomUUID() };
    expect(await alone.client.call(readPayment, { params })).toMatchObject({ reason: 'payment-unknown' });
    expect(await alone.client.call(reopenPayment, { params, idempotencyKey: 'x' })).toMatchObject({
      reason: 'payment-unknown',
    });
  });

  it('forgets payments with their credits after the age of orders, and none that somebody still looks after', async () => {
    await alone.db.query('TRUNCATE payment, transfer_receipt');
    await alone.db.query(
      `WITH made AS (
         INSERT INTO payment (id, order_id, provider, state, amount, currency, check_at)
         SELECT uuidv7(), uuidv7(), 'transfer', 'paid', 1, 'CZK', CASE WHEN n = 1 THEN 'infinity'::timestamptz END FROM generate_series(1, 602) n
         RETURNING id)
       INSERT INTO transfer_receipt SELECT id, id, 1 FROM made`,
    );
    const count = async (table: string) => (await alone.db.query<unknown[]>(`SELECT FROM ${table}`)).length;
    const clock = new MovableClock();
    const forget = () =>
      new PurgePayments(new PaymentPurge(alone.db), clock, { ORDER_YEARS: 10, SYNTHETIC_DAYS: 7 }).perform();
    clock.catchUp(); // ids are of the machine's time
    clock.passSeconds(10 * 365 * 86_400);
    await forget();
    expect(await count('payment')).toBe(602);

    clock.passSeconds(2 * 366 * 86_400);
    await Promise.all([forget(), forget()]);
    expect([await count('payment'), await count('transfer_receipt')]).toEqual([1, 1]);
  });

  it('forgets payments of orders of the synthetic shopper days after their end, and none that has money or is of anybody else', async () => {
    await alone.db.query('TRUNCATE payment, transfer_receipt');
    const [over, open, refunding, sale] = await Promise.all([1, 2, 3, 4].map(() => request('transfer')));
    await publish(alone.transport, orderEnded, { ...ids(sale!), reason: 'cancelled' });
    for (const orderId of [over!, refunding!])
      await publish(alone.transport, orderEnded, { ...ids(orderId), reason: 'cancelled', synthetic: true });
    const ended = () => alone.db.query<unknown[]>('SELECT FROM payment WHERE order_over');
    await eventually(async () => expect(await ended()).toHaveLength(3));
    await alone.db.query(`UPDATE payment SET state = 'refund_pending' WHERE order_id = $1`, [refunding]);
    const left = async () =>
      (await alone.db.query<{ id: string }[]>('SELECT order_id AS id FROM payment')).map(({ id }) => id).toSorted();
    const config = { ORDER_YEARS: 10, SYNTHETIC_DAYS: 7 };
    const forget = () => new PurgePayments(new PaymentPurge(alone.db), alone.clock, config).perform();
    alone.clock.catchUp(); // events are of the machine's time
    alone.clock.passMinutes(7 * 24 * 60 - 60);
    await forget();
    expect(await left()).toHaveLength(4);

    alone.clock.passMinutes(120);
    await forget();
    expect(await left()).toEqual([open, refunding, sale].toSorted());
  });
});

describe('the payment providers', () => {
  const providers = new PaymentProviders({ opensSessions: true } as Gopay, { opensSessions: true } as Paypal);

  it.each(providerNames)('have an adapter for %s, with sessions where other services expect pages', (name) => {
    expect(providers.of(name).opensSessions).toBe(paymentProviders[name].pages !== null);
  });

  it('collect every method, each by one of them [PAY-06]', () => {
    expect(new Set(collectedMethods).size).toBe(collectedMethods.length);
    expect(paymentMethods.filter((method) => !collectorOf(method))).toEqual([]);
  });
});

const addresses = {
  returnUrl: 'https://okna.example/back?o=1',
  cancelUrl: 'https://okna.example/back?o=1&zruseno=1',
  notificationUrl: 'https://okna.example/news',
};

describe('an order at PayPal', () => {
  const catalogue = shopCatalogue();

  it.each([
    [9, 'EUR', 512_90, '512.90', 'de-DE'],
    [9, 'EUR', 7, '0.07', 'de-DE'],
    [10, 'HUF', 714_000_00, '714000', 'hu-HU'],
  ] as const)('of shop %d asks in %s for %d minor units as %s [PAY-04]', (shopId, currency, amount, value, locale) => {
    const snapshot = anOrder(catalogue, { order: { shopId, currency } });
    const paymentId = randomUUID();
    const order = paypalOrder({ paymentId, attempt: 2, snapshot, amount, ...addresses });

    expect(order).toMatchObject({
      intent: 'CAPTURE',
      purchase_units: [
        { custom_id: paymentId, invoice_id: '2026/07000123-2', amount: { currency_code: currency, value } },
      ],
      payment_source: {
        paypal: {
          experience_context: { locale, return_url: addresses.returnUrl, cancel_url: addresses.cancelUrl },
        },
      },
    });
  });

  it('says nothing of the shopper', () => {
    const snapshot = anOrder(catalogue);
    const sent = JSON.stringify(
      paypalOrder({ paymentId: randomUUID(), attempt: 1, snapshot, amount: 1, ...addresses }),
    );

    const { firstName, lastName, email, phone, address } = snapshot.data;
    for (const told of [firstName, lastName, email, phone, ...Object.values(address)]) expect(sent).not.toContain(told);
  });
});

describe('a session at GoPay', () => {
  const catalogue = shopCatalogue();

  it.each([
    [7, 'CZK', 'CS', 'CZE'],
    [8, 'EUR', 'DE', 'AUT'],
    [10, 'HUF', 'HU', 'HUN'],
  ] as const)('of shop %d asks for minor units of %s, in %s', (shopId, currency, lang, country) => {
    const snapshot = anOrder(catalogue, { order: { shopId, currency } });
    const paymentId = randomUUID();
    const session = gopaySession({ paymentId, attempt: 1, snapshot, amount: 714_000_00, ...addresses });

    expect(session).toMatchObject({
      amount: 714_000_00,
      currency,
      lang,
      order_number: '202607000123',
      payer: { allowed_payment_instruments: ['PAYMENT_CARD'], contact: { country_code: country } },
      order_description: 'okna.example',
      additional_params: [{ name: 'payment', value: paymentId }],
      callback: { return_url: addresses.returnUrl, notification_url: addresses.notificationUrl },
    });
    expect(session.items.reduce((sum, { amount }) => sum + amount, 0)).toBe(session.amount);
  });
});
