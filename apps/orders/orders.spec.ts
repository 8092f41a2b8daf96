import { randomUUID, randomUUIDv7 } from 'node:crypto';
import type { DataOf, EventContract } from '@fenestra/contracts/event';
import {
  orderConfirmed,
  orderEnded,
  orderPlaced,
  orderRevived,
  paymentBooked,
  paymentRequested,
  refundRequested,
} from '@fenestra/contracts/events/order';
import { paymentFailed, paymentReceived, paymentRefunded, sessionOpened } from '@fenestra/contracts/events/payment';
import { readOrderRecord } from '@fenestra/contracts/http/order-console';
import { stockRefused, stockReleased, stockReserved } from '@fenestra/contracts/events/reservation';
import { readFeed } from '@fenestra/contracts/http/order-feed';
import {
  OrderView,
  readOrderByKey,
  readOrderByToken,
  readReportedOrder,
  readSnapshotByToken,
} from '@fenestra/contracts/http/orders';
import type { OrderState } from '@fenestra/domain/ordering/order';
import { receivedPayment } from '@fenestra/domain/ordering/received-payments';
import { shopByCode } from '@fenestra/domain/shop/shops';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { firstCause } from '@fenestra/messaging/tracing/cause';
import type { EventRecord, EventTransport } from '@fenestra/messaging/transport/transport';
import { opaqueId } from '@fenestra/platform/service/ids';
import { causeOf, emitted, publish } from '@fenestra/testing/events';
import { readOverdue } from '@fenestra/contracts/http/overdue';
import { must } from '@fenestra/testing/must';
import { schemaDrift } from '@fenestra/testing/schema-drift';
import { type TestService, serviceToken, startTestService } from '@fenestra/testing/start-test-service';
import { eventually } from '@fenestra/testing/time';
import { CommitSignals } from './commit-signals';
import { OrdersConfig } from './config';
import { ExpireOrders } from './saga/expire-orders.job';
import { Feed } from './feed/feed.table';
import { Order } from './order.entity';
import { Orders } from './order.table';
import { OrderViews } from './read/order-views';
import { PurgeVisitorIds } from './report/purge-visitor-ids.job';
import { PublishWaitingEvents } from './feed/publish-waiting-events.job';
import { orders } from './service';
import { storeOrder, storeOrders } from './testing/store-order';

const minutes = 60_000;

describe('the orders service', () => {
  let alone: TestService;
  let outbox: Outbox;
  let orderRows: Orders;
  let expire: ExpireOrders;

  beforeAll(async () => {
    alone = await startTestService(orders);
    outbox = new Outbox(alone.db);
    orderRows = new Orders(alone.db);
    expire = new ExpireOrders(outbox, orderRows, alone.clock, alone.db);
  });
  afterAll(() => alone.close());

  it('tells reports what they need of an order, and who is credited with it for two days only [REPORT-01]', async () => {
    const order = await store();
    const reported = async () => {
      const answer = await alone.client.call(readReportedOrder, { params: { id: order.id } });
      return answer.ok && answer.value;
    };
    const told = {
      ...{ number: order.number, shopId: 7, currency: 'CZK', netAfterDiscount: 4_000_00, delivery: 0 },
      ...{ email: 'jana@example.test', refusesNews: false },
    };
    expect(await reported()).toEqual({ ...told, visit: { development: false, affiliateVisitor: 'visitor-1' } });

    const forget = new PurgeVisitorIds(orderRows, alone.clock);
    alone.clock.passMinutes(47 * 60);
    await forget.perform();
    expect(await reported()).toMatchObject({ visit: { affiliateVisitor: 'visitor-1' } });
    alone.clock.passMinutes(2 * 60);
    await forget.perform();
    expect(await reported()).toEqual({ ...told, visit: { development: false, affiliateVisitor: null } });
  });

  it.each(['cs', 'hu'] as const)('tells the desk names of %s in the order of the country', async (code) => {
    const { number, data } = await store({ shopId: shopByCode(code).id });
    const { contact } = must(await alone.client.call(readOrderRecord, { query: { number, contact: 'yes' } }));
    const names = [data.firstName, data.lastName];

    expect(contact?.name).toBe((code === 'hu' ? names.toReversed() : names).join(' '));
  });

  it('has the tables that its entities describe', async () => {
    expect(await schemaDrift(orders)).toEqual([]);
  });

  async function store(changes: Partial<Order> = {}, made = false): Promise<Order> {
    const order = await storeOrder(alone, made);
    if (Object.keys(changes).length > 0) await alone.db.manager.update(Order, order.id, changes);
    return find(order);
  }
  const find = ({ id }: Order) => alone.db.manager.findOneByOrFail(Order, { id });
  const emittedOf = async <E extends EventContract>(event: E, { id }: Order): Promise<DataOf<E>[]> =>
    (await emitted(alone.db, event)).filter((data) => (data as { orderId: string }).orderId === id);
  const handled = (event: string) =>
    eventually(async () =>
      expect(
        await alone.db.query(`SELECT FROM inbox WHERE consumer_group = 'orders.saga' AND event_id = $1`, [event]),
      ).toHaveLength(1),
    );

  const payment = ({ id }: Order) => ({ orderId: id, paymentId: randomUUID() });
  const events = {
    reserved: (order: Order) => publish(alone.transport, stockReserved, { orderId: order.id, lines: [] }),
    refused: (order: Order) => publish(alone.transport, stockRefused, { orderId: order.id }),
    opened: (order: Order) => publish(alone.transport, sessionOpened, payment(order)),
    failed: (order: Order) => publish(alone.transport, paymentFailed, { ...payment(order), reason: 'declined' }),
    received: (order: Order) =>
      publish(alone.transport, paymentReceived, { ...payment(order), currency: 'CZK', amount: 4_840_00 }),
    refunded: (order: Order) =>
      publish(alone.transport, paymentRefunded, { ...payment(order), currency: 'CZK', amount: 4_840_00 }),
  };
  const sagaEvents = [orderConfirmed, orderEnded, orderRevived, paymentBooked, paymentRequested, refundRequested];

  const paidIn = new Set<OrderState>(['paid', 'confirmed', 'refund_pending']);

  type Row = [OrderState, keyof typeof events, OrderState, EventContract | null];
  it.each<Row>([
    ['placed', 'reserved', 'stock_reserved', paymentRequested],
    ['stock_reserved', 'opened', 'payment_pending', null],
    ['stock_reserved', 'failed', 'payment_failed', null],
    ['payment_pending', 'received', 'confirmed', orderConfirmed],
    ['payment_pending', 'failed', 'payment_failed', null],
    ['payment_failed', 'opened', 'payment_pending', null],
    ['payment_failed', 'received', 'confirmed', orderConfirmed],
    ['expired', 'received', 'paid', orderRevived],
    ['paid', 'reserved', 'confirmed', orderConfirmed],
    ['paid', 'refused', 'refund_pending', refundRequested],
    ['refund_pending', 'refunded', 'refunded', null],
    ['refunded', 'received', 'refund_pending', refundRequested],
    ['cancelled', 'received', 'refund_pending', refundRequested],
    // A second payment goes back, the order stays.
    ['confirmed', 'received', 'confirmed', refundRequested],
    // What comes too late or twice changes nothing.
    ['confirmed', 'failed', 'confirmed', null],
    ['confirmed', 'opened', 'confirmed', null],
    ['confirmed', 'refunded', 'confirmed', null],
    ['expired', 'reserved', 'expired', null],
    ['expired', 'opened', 'expired', null],
    ['expired', 'failed', 'expired', null],
    ['refunded', 'reserved', 'refunded', null],
    ['confirmed', 'refused', 'confirmed', null],
  ])('as %s, hearing of "%s", is %s', async (saga, happens, expected, expectedEvent) => {
    const order = await store({ saga, paid: paidIn.has(saga) ? 4_840_00 : 0, dueAt: null });
    await handled(await events[happens](order));

    expect(await find(order)).toMatchObject({ saga: expected });
    for (const event of sagaEvents) expect(await emittedOf(event, order)).toHaveLength(event === expectedEvent ? 1 : 0);
  });

  it('confirms at once what needs no money now', async () => {
    const order = await store({ dueNow: 0, method: 'cash' });
    await handled(await events.reserved(order));

    expect(await find(order)).toMatchObject({ saga: 'confirmed', dueAt: null, confirmedAt: alone.clock.now() });
    expect(await emittedOf(orderConfirmed, order)).toMatchObject([{ paid: 0 }]);
  });

  it('confirms a late payment without asking, where no stock is needed', async () => {
    const order = await store({ saga: 'expired', dueAt: null }, true);
    await handled(await events.received(order));

    expect(await find(order)).toMatchObject({ saga: 'confirmed', payment: 'paid', paid: 4_840_00 });
  });

  it.each([
    ['card', 13 * 60, 'the answer of stock', 'stock_reserved'],
    ['transfer', 14 * 24 * 60, 'the order', 'payment_pending'],
  ] as const)('gives a payment by %s %d minutes from %s on', async (method, wait, since, saga) => {
    const order = await store({ method });
    alone.clock.passMinutes(1);
    const answeredAt = alone.clock.now();
    await handled(await events.reserved(order));

    const dueAt = new Date((since === 'the order' ? order.placedAt : answeredAt).getTime() + wait * minutes);
    expect(await find(order)).toMatchObject({ saga, dueAt });
    expect(await emittedOf(paymentRequested, order)).toMatchObject([{ payBy: dueAt.toISOString(), amount: 4_840_00 }]);
  });

  it.each([
    ['placed', 'none', 'expired'],
    ['stock_reserved', 'failed', 'expired'],
    ['payment_pending', 'failed', 'expired'],
    ['payment_failed', 'failed', 'payment_failed'],
  ] as const)('ends an order that is %s for too long, once; its payment is %s then', async (saga, payment, reason) => {
    const order = await store({ saga });
    alone.clock.passMinutes(19);
    await expire.perform();
    expect(await find(order)).toMatchObject({ saga });

    alone.clock.passMinutes(1);
    await Promise.all([expire.perform(), expire.perform()]);
    expect(await find(order)).toMatchObject({ saga: 'expired', payment, dueAt: null });
    expect(await emittedOf(orderEnded, order)).toMatchObject([{ reason }]);
  });

  it('says of the end of an order by time whether it was the synthetic shopper’s, and was no sale', async () => {
    const visit = { development: true, affiliateVisitor: null } as const;
    const [sale, none] = [
      await storeOrder(alone),
      await storeOrder(alone, false, undefined, { ...visit, synthetic: true }),
    ];
    alone.clock.passMinutes(20);
    await expire.perform();
    const said = async (order: Order) => (await emittedOf(orderEnded, order)).map(({ synthetic }) => synthetic);
    expect([await said(sale), await said(none)]).toEqual([[undefined], [true]]);
  });

  it('names what happened last to an order as the cause of its end by time', async () => {
    const order = await store({}, true);
    await handled(await events.opened(order)); // too early to mean anything
    const requested = await events.reserved(order);
    await handled(requested);
    const { lastEvent } = await find(order);
    alone.clock.passMinutes(14 * 60);
    await expire.perform();

    expect(await causeOf(alone.db, paymentRequested, order.id)).toBe(requested);
    expect(await causeOf(alone.db, orderEnded, order.id)).toBe(lastEvent!.id);
    expect(lastEvent!.id).not.toBe(requested); // it is what the reaction said in turn
  });

  it('changes an order twice in one transaction, each time from what the last change left', async () => {
    const [first, second] = [await store(), await store()];
    const asCause = firstCause();
    const happenings = [first, second, first].map(({ id }, nth) => ({ data: { orderId: id }, asCause, nth }));
    await outbox.transaction((unit) =>
      orderRows.changeEach(unit, happenings, (order, { nth }) => {
        if (nth === 0) order.advance({ payment: 'paid', receipts: [receivedPayment('one', 100, 100)] }, null);
        if (nth === 1) order.advance({ backOrdered: { line: 2 } }, 'keep');
        if (nth === 2)
          order.advance({ saga: 'confirmed', receipts: [...order.row.receipts, receivedPayment('two', 1, 1)] }, 'keep');
      }),
    );

    expect(await find(first)).toMatchObject({ version: first.version + 2, saga: 'confirmed', paid: 101, dueAt: null });
    expect(await find(second)).toMatchObject({
      version: second.version + 1,
      backOrdered: { line: 2 },
      dueAt: second.dueAt,
    });
  });

  it('gives the money of a revived order back when stock does not answer', async () => {
    const order = await store({ saga: 'paid', paid: 4_840_00 }); // of before receipts were kept
    alone.clock.passMinutes(20);
    await expire.perform();

    expect(await find(order)).toMatchObject({ saga: 'refund_pending' });
    expect(await emittedOf(refundRequested, order)).toMatchObject([{ amount: 4_840_00 }]);
  });

  it('says no more about an order than its contract', async () => {
    const order = await store();
    const answer = await fetch(`${alone.url}/orders/by-token/${order.token}`, {
      headers: { authorization: `Bearer ${serviceToken}` },
    });

    const told: unknown = await answer.json();
    expect(told).toMatchObject({ orderId: order.id, number: order.number });
    expect(told).toEqual(OrderView.parse(told)); // which drops what the contract does not name
  });

  it('is found by the key that it was sent with, and by no other [OPEN-Q-75]', async () => {
    const order = await store();
    const byKey = (key: string) => alone.client.call(readOrderByKey, { params: { key } });

    expect(await byKey(order.idempotencyKey)).toMatchObject({ value: { orderId: order.id, token: order.token } });
    expect(await byKey(opaqueId())).toMatchObject({ reason: 'order-unknown' });
  });

  it.each([readOrderByToken, readSnapshotByToken])(
    'knows nothing of a token that it has not given: $path',
    async (call) => {
      const params = { token: opaqueId() };
      expect(await alone.client.call(call, { params })).toMatchObject({ reason: 'order-unknown' });
    },
  );

  it('tells the holder of its token what they typed, and until when they may pay', async () => {
    const order = await store({ saga: 'payment_pending' });
    const params = { token: order.token };

    expect(await alone.client.call(readSnapshotByToken, { params })).toMatchObject({
      value: { data: { email: 'jana@example.test' }, order: { payBy: order.dueAt!.toISOString(), confirmedAt: null } },
    });
  });

  it('tells nobody the deadline of a reservation', async () => {
    const { token } = await store({ saga: 'placed' });

    expect(await alone.client.call(readOrderByToken, { params: { token } })).toMatchObject({ value: { payBy: null } });
  });

  it.each([
    [14, {}],
    [3, { TRANSFER_DAYS: '3' }],
  ])(
    'says of a transfer that stock has not answered yet the %d days of a bank from the order on',
    async (days, env) => {
      const order = await store({ saga: 'placed', method: 'transfer' });
      const { payBy } = new OrderViews(OrdersConfig.parse(env)).view(order);

      expect(payBy).toBe(new Date(order.placedAt.getTime() + days * 86_400_000).toISOString());
    },
  );

  it('gives a number back when the order is not stored [OPEN-Q-76]', async () => {
    const first = await store();
    const { number: _, ...again } = first;

    expect(await storeOrders(alone).execute({ ...again, id: randomUUID() }, [randomUUID()])).toBeUndefined();
    const second = await store();
    expect(Number(second.number.slice(-6))).toBe(Number(first.number.slice(-6)) + 1);
  });

  it('writes every event into the feed once, at dense positions, as CloudEvents', async () => {
    const order = await store();
    const placed = () => alone.client.call(readFeed, { query: { limit: '500' } });
    await eventually(async () => {
      const page = await placed();
      const own = page.ok
        ? page.value.events.filter(({ data }) => (data as { orderId: string }).orderId === order.id)
        : [];
      expect(own).toEqual([
        expect.objectContaining({
          specversion: '1.0',
          type: orderPlaced.type,
          source: '/fenestra/orders',
          shopid: '7',
        }),
      ]);
    });
    const rows = await alone.db.query<{ position: string }[]>('SELECT position FROM erp_event ORDER BY position');
    expect(rows.map(({ position }) => Number(position))).toEqual(rows.map((_, nth) => nth + 1));
  });

  /** Effect and cause as they come over two topics, the effect first. */
  async function effectBeforeCause(time: Date): Promise<{ cause: EventRecord; effect: EventRecord }> {
    const { id: orderId } = await store();
    const [causeId, effectId] = [randomUUIDv7(), randomUUIDv7()];
    const headers = { ce_source: '/fenestra/tests', ce_time: time.toISOString() };
    const common = { key: orderId, headers };
    const reserved = JSON.stringify({ orderId, lines: [] });
    const released = JSON.stringify({ orderId });
    return {
      cause: { ...common, id: causeId, topic: stockReserved.topic, type: stockReserved.type, data: reserved },
      effect: {
        ...common,
        id: effectId,
        topic: stockReleased.topic,
        type: stockReleased.type,
        data: released,
        headers: { ...headers, ce_causationid: causeId },
      },
    };
  }

  const waits = async ({ id }: EventRecord): Promise<boolean> =>
    (await alone.db.query<unknown[]>('SELECT FROM erp_waiting WHERE event_id = $1', [id])).length > 0;

  /** Which of these are in the feed, in its order. */
  async function inFeed(...records: EventRecord[]): Promise<string[]> {
    const page = await alone.client.call(readFeed, { query: { limit: '500' } });
    const listed = (page.ok ? page.value.events : []).map(({ id }) => id as string);
    return listed.filter((listedId) => records.some(({ id }) => id === listedId));
  }

  it('lists an effect after its cause, whichever is heard of first', async () => {
    const { cause, effect } = await effectBeforeCause(alone.clock.now());
    const behind = { ...(await effectBeforeCause(alone.clock.now())).cause, topic: effect.topic, key: effect.key };
    await alone.transport.append([effect, behind]);
    await eventually(async () => expect(await inFeed(effect, behind)).toEqual([behind.id]));

    await alone.transport.append([cause]);
    await eventually(async () => expect(await inFeed(cause, effect)).toEqual([cause.id, effect.id]));
  });

  it('lists a whole chain after its first cause', async () => {
    const { cause, effect } = await effectBeforeCause(alone.clock.now());
    const further = {
      ...(await effectBeforeCause(alone.clock.now())).effect,
      key: effect.key,
      headers: { ...effect.headers, ce_causationid: effect.id },
    };
    await alone.transport.append([further]);
    await eventually(async () => expect(await waits(further)).toBe(true));
    await alone.transport.append([effect]);
    await eventually(async () => expect(await waits(effect)).toBe(true));

    await alone.transport.append([cause]);
    const chain = [cause, effect, further];
    await eventually(async () => expect(await inFeed(...chain)).toEqual(chain.map(({ id }) => id)));
    expect([await waits(effect), await waits(further)]).toEqual([false, false]);
  });

  /** Runs the sweep as if the group had read that much of one partition. */
  const sweepAt = (next: number, end: number): Promise<void> => {
    const lag = [{ topic: 'shop.order.v1', partition: 0, next, behind: end - next, waitingSince: null }];
    const transport = { lag: () => Promise.resolve(lag) } as unknown as EventTransport;
    return new PublishWaitingEvents(outbox, new Feed(alone.db), transport, new CommitSignals()).perform();
  };
  const arrived = async (record: EventRecord): Promise<void> => {
    await alone.transport.append([record]);
    await eventually(async () => expect(await waits(record)).toBe(true));
  };

  test('an effect enters the feed without its cause once the group has read what the log held when it came', async () => {
    const { effect } = await effectBeforeCause(alone.clock.now());
    await arrived(effect);
    await sweepAt(3, 10);
    await sweepAt(9, 20);
    expect(await inFeed(effect)).toEqual([]);

    await sweepAt(10, 30);
    expect(await inFeed(effect)).toEqual([effect.id]);
  });

  test('an effect enters the feed without its cause at once when the cause is parked', async () => {
    const { cause, effect } = await effectBeforeCause(alone.clock.now());
    await arrived(effect);
    await alone.db.query(
      `INSERT INTO dead_letter (consumer_group, event_id, topic, partition, "offset", key, type, headers, data, cause, attempts)
       VALUES ('orders.feed', $1, $2, 0, 0, $3, $4, '{}', $5, 'fault', 1)`,
      [cause.id, cause.topic, cause.key, cause.type, cause.data],
    );
    await sweepAt(3, 10);

    expect(await inFeed(effect)).toEqual([effect.id]);
    await alone.db.query('DELETE FROM dead_letter');
  });

  test('an event of an order that does not exist enters the feed when the order does', async () => {
    const { cause } = await effectBeforeCause(alone.clock.now());
    const orderId = randomUUID();
    await arrived({ ...cause, key: orderId, data: JSON.stringify({ orderId, lines: [] }) });
    await sweepAt(10, 10);
    expect(await inFeed(cause)).toEqual([]);
    alone.clock.passSeconds(121);
    const { overdue } = must(await alone.client.call(readOverdue, {}));
    const detail = `${cause.type} waits for its order, which does not exist, the ERP does not see it`;
    expect(overdue.find((one) => one.orderId === orderId)).toMatchObject({ kind: 'feed', detail });

    const { id } = await store();
    await alone.db.query('DELETE FROM held_piece WHERE order_id = $1', [id]);
    await alone.db.query('UPDATE orders SET id = $1 WHERE id = $2', [orderId, id]);
    await sweepAt(10, 10);
    expect(await inFeed(cause)).toEqual([cause.id]);
  });
});
