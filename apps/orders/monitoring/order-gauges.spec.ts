import { Logger } from '@nestjs/common';
import { register } from 'prom-client';
import { openLog } from '@fenestra/platform/observability/log';
import { awaitingPaymentStates, openStates, orderStates } from '@fenestra/domain/ordering/order';
import { shops } from '@fenestra/domain/shop/shops';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { eventually } from '@fenestra/testing/time';
import { Orders } from '../order.table';
import { ExpireOrders } from '../saga/expire-orders.job';
import { orders } from '../service';
import { storeOrder } from '../testing/store-order';
import { OpenOrderStatistics } from './open-orders.table';

const minuteMs = 60_000;
/** Omits the scheduled job, which runs every 30 s of machine time and would expire orders that a test counts. */
const withoutExpiry = { ...orders, jobs: orders.jobs!.filter((job) => job !== ExpireOrders) };

describe('what is told of orders to those who watch the shop', () => {
  let alone: TestService;
  let rows: OpenOrderStatistics;
  let expire: ExpireOrders;

  beforeEach(async () => {
    alone = await startTestService(withoutExpiry);
    rows = new OpenOrderStatistics(alone.db);
    expire = new ExpireOrders(new Outbox(alone.db), new Orders(alone.db), alone.clock, alone.db);
  });
  afterEach(() => alone.close());

  const valueOf = async (name: string, labels: object): Promise<number | undefined> => {
    const { values } = await register.getSingleMetric(name)!.get();
    return values.find((each) => Object.entries(labels).every(([label, value]) => each.labels[label] === value))?.value;
  };

  it('counts open orders by shop and state, with the age of the oldest and how late the latest is', async () => {
    await storeOrder(alone);
    alone.clock.passMinutes(15);
    await storeOrder(alone);
    alone.clock.passMinutes(10);

    expect(await rows.open(alone.clock.now())).toEqual([
      { state: 'placed', shopId: 7, count: 2, oldest: 25 * 60, overdue: 5 * 60 },
    ]);
    const placed = { shop: 'cs', state: 'placed' };
    expect(await valueOf('fenestra_open_orders', placed)).toBe(2);
    expect(await valueOf('fenestra_open_order_oldest_seconds', placed)).toBe(25 * 60);
    expect(await valueOf('fenestra_open_order_overdue_seconds', placed)).toBe(5 * 60);
    expect(await valueOf('fenestra_open_orders', { shop: 'hu', state: 'paid' })).toBe(0);
  });

  it('counts from 0 in every shop and state, so that the first order is a rise', async () => {
    for (const { code: shop, currency } of shops)
      for (const state of orderStates) {
        expect(await valueOf('fenestra_orders_total', { shop, state })).toBeDefined();
        expect(await valueOf('fenestra_order_value_total', { shop, state, currency })).toBeDefined();
      }
    expect(await valueOf('fenestra_orders_total', { shop: 'hu', state: 'refunded' })).toBe(0);
  });

  it('finds open orders by an index that holds no others', async () => {
    const plan = await alone.db.transaction(async (tx) => {
      await tx.query('SET LOCAL enable_seqscan = off'); // of few rows it would be quicker
      return tx.query<object[]>(`EXPLAIN SELECT count(*) FROM orders WHERE saga = ANY($1) GROUP BY saga, shop_id`, [
        openStates,
      ]);
    });
    expect(JSON.stringify(plan)).toContain('orders_open');
  });

  it('does not count what has ended', async () => {
    await storeOrder(alone);
    alone.clock.passMinutes(21);
    await expire.perform();

    expect(await rows.open(alone.clock.now())).toEqual([]);
  });

  it('notices an order whose event reached no feed, which is not so while it is on its way', async () => {
    const { id } = await storeOrder(alone);
    const now = Date.now();
    const later = (minutes: number) => rows.withoutEvent(new Date(now + minutes * minuteMs));
    await eventually(async () => expect(await alone.db.query('SELECT FROM erp_event')).toHaveLength(1));
    expect(await later(3)).toBe(0);

    await alone.db.query('DELETE FROM erp_event'); // as a log that has lost it before the feed read it
    expect(await later(1)).toBe(0);
    expect(await later(3)).toBe(1);
    await alone.db.query('DELETE FROM orders WHERE id = $1', [id]);
    expect(await later(3)).toBe(0);
  });

  it('tells each state that an order comes into once, by its number, and what it is worth', async () => {
    const lines: string[] = [];
    openLog('info', { write: (line: string) => lines.push(line) });
    const before = (await valueOf('fenestra_order_value_total', { state: 'placed', currency: 'CZK' })) ?? 0;
    const { number, id } = await storeOrder(alone);
    alone.clock.passMinutes(21);
    await Promise.all([expire.perform(), expire.perform()]);
    const told = () =>
      lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => line['order'] === number);
    await eventually(async () =>
      expect(told()).toMatchObject([
        { level: 'info', message: `order ${number} is placed`, orderId: id, shop: 'cs', service: 'orders' },
        { message: `order ${number} is expired`, was: 'placed', state: 'expired' },
      ]),
    );
    Logger.overrideLogger(false);
    expect(told().map(({ traceId }) => traceId)).toEqual(Array(2).fill(expect.stringMatching(/^[0-9a-f]{32}$/)));
    expect(await valueOf('fenestra_order_value_total', { state: 'placed', currency: 'CZK' })).toBe(before + 4_840);
    expect(await valueOf('fenestra_orders_total', { shop: 'cs', state: 'expired' })).toBeGreaterThanOrEqual(1);
  });

  it('counts in the figures of the desk what may still be paid as waiting, and with the rest all that were placed', async () => {
    for (const saga of orderStates) {
      const { id } = await storeOrder(alone);
      await alone.db.query('UPDATE orders SET saga = $2 WHERE id = $1', [id, saga]);
    }
    const figures = await new Orders(alone.db).countByShop(new Date(alone.clock.now().getTime() - minuteMs));

    const waiting = ['placed', ...awaitingPaymentStates, 'paid'].length;
    const placed = orderStates.length;
    expect(figures).toMatchObject([{ placed, confirmed: 1, waiting, ended: placed - 1 - waiting }]);
  });

  it('neither counts orders of the synthetic shopper in any state nor their value, in numbers and in the figures of the desk', async () => {
    const rowsOfAll = new Orders(alone.db);
    const since = new Date(alone.clock.now().getTime() - minuteMs);
    const counted = async () => [
      await valueOf('fenestra_orders_total', { shop: 'cs', state: 'placed' }),
      await valueOf('fenestra_orders_total', { shop: 'cs', state: 'expired' }),
      await valueOf('fenestra_order_value_total', { shop: 'cs', state: 'placed' }),
      ...(await rowsOfAll.countByShop(since)).map(({ placed }) => placed),
    ];
    await storeOrder(alone);
    const before = await counted();
    await storeOrder(alone, false, undefined, { development: true, affiliateVisitor: null, synthetic: true });
    expect(await counted()).toEqual(before);
    expect(before.at(-1)).toBe(1);

    alone.clock.passMinutes(21);
    await expire.perform();
    const [placed, expired, value] = before as [number, number, number];
    expect((await counted()).slice(0, 3)).toEqual([placed, expired + 1, value]); // the other one has ended, too
  });
});
