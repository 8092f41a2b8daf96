import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalBroker, startLocalBroker } from '@fenestra/messaging/testing/kafka-broker';
import { type PostgresServer, startPostgres } from '@fenestra/platform/embedded-postgres/embedded-postgres';
import { type FaultProxy, startFaultProxy } from '@fenestra/testing/fault-proxy';
import { type RedisServer, startRedis } from '@fenestra/testing/redis';
import { eventually } from '@fenestra/testing/time';
import { deskOf, type Placed, placeOrder } from '../harness/desk-of-shop';
import { describeDistributed } from '../harness/distributed-shop';
import { rehearse } from '../harness/rehearsal';
import { ShopProcess } from '../harness/shop-process';
import { Shopper } from '../harness/shopper';
import { query } from '../harness/query';
import { hasFollowed, startStandby } from '../harness/standby';

const password = 'postgres';

/** On a PostgreSQL, a Kafka and a Redis of its own: each is lost once. */
describeDistributed('runbooks of lost stores, as they are written', () => {
  const closing = new AsyncDisposableStack();
  let folder: string;
  let postgres: PostgresServer;
  let link: FaultProxy; // the server comes back elsewhere
  let broker: LocalBroker;
  let redis: RedisServer;
  let redisLink: FaultProxy; // so does this one
  let shop: ShopProcess;
  let shopper: Shopper;
  let historyShows: Awaited<ReturnType<typeof deskOf>>['historyShows'];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fenestra-lost-'));
    closing.defer(() => rm(folder, { recursive: true, force: true }));
    await chmod(folder, 0o755); // under root the database has an account of its own
    const first = { folder: join(folder, 'postgres'), password, durable: false };
    [postgres, broker, redis] = await Promise.all([startPostgres(first), startLocalBroker(), startRedis()]);
    closing.defer(async () => void (await Promise.all([postgres.stop(), broker.stop(), redis.stop()])));
    link = await startFaultProxy(postgres.url);
    closing.defer(() => link.close());
    redisLink = await startFaultProxy(redis.url);
    closing.defer(() => redisLink.close());
    shop = closing.use(
      await ShopProcess.start({
        DATABASE_URL: link.url,
        KAFKA_BROKERS: broker.brokers,
        REDIS_URL: redisLink.url.replace(/\/$/, ''),
        FAULT_SWITCHES: 'on',
      }),
    );
    shopper = closing.adopt(new Shopper(shop.url), (open) => open.close());
    ({ historyShows } = await deskOf(shop, closing));
  });
  afterAll(() => closing.disposeAsync());

  const placed = (): Promise<Placed> => placeOrder(shopper, 'prevodem_1');
  const rowsIn = <Row>(service: string, sql: string) =>
    query<Row>(new URL(`/fenestra_${service}`, postgres.url).href, sql);
  const isReady = (status: number, told: RegExp) =>
    eventually(async () => {
      const answer = await fetch(`${shop.adminUrl}/health/ready`);
      expect(answer.status).toBe(status);
      expect(await answer.text()).toMatch(told);
    });
  const nothingIsStuck = () => eventually(async () => void (await shop.operateDone('stuck')));
  const metrics = async () => (await fetch(`${shop.adminUrl}/metrics`)).text();
  const piecesHeld = async () =>
    (await rowsIn<{ held: number }>('stock', 'SELECT sum(reserved)::int AS held FROM stock_level'))[0].held;
  const confirmationsOf = async (orders: readonly Placed[]) => {
    const ids = orders.map(({ orderId }) => `'${orderId}'`).join();
    const sql = `SELECT count(*)::int AS sent FROM mail WHERE kind = 'confirmation' AND state = 'sent' AND order_id IN (${ids})`;
    return (await rowsIn<{ sent: number }>('notifications', sql))[0].sent;
  };

  it('the broker has lost its data', async () => {
    const { typeDone, isOver } = rehearse(shop, 'broker-lost-its-data.md');
    const before = await placed();
    await historyShows(before, /mail confirmation: sent/);
    const held = await piecesHeld();
    await shop.operateDone('faults', 'on', 'consumer-stopped', '--group', 'stock.reserve');
    await eventually(async () =>
      expect(await metrics()).toMatch(/^fenestra_fault_switched_on\{fault="consumer-stopped"\} 1/m),
    );
    const lost = await placed();
    await historyShows(lost, /stock.reserve NOT READ/);
    await eventually(async () =>
      expect(await rowsIn('orders', 'SELECT count(*)::int AS left FROM outbox')).toEqual([{ left: 0 }]),
    );
    await broker.loseData();
    const meanwhile = await placed();
    await broker.start();

    await eventually(async () => expect(await metrics()).toMatch(/^fenestra_event_log_lost\{service="orders"\} 1/m));
    const cart = await shopper.newCart();
    await shopper.addStock(cart, 1008);
    await shopper.pickUp(cart);
    const order = () => shopper.order(cart, 'prevodem_1', 1);
    expect((await order()).status).toBe(503);
    await shop.operateDone('faults', 'off');
    await historyShows(meanwhile, /^order \S+ +payment_pending/);
    await historyShows(lost, /^order \S+ +placed/);
    expect(await typeDone('outbox replay --since 2h')).toMatch(/^events that go out again: .*orders \d+/);
    await eventually(async () => expect((await order()).status).toBe(200));
    await historyShows(lost, /^order \S+ +payment_pending/);
    await historyShows(lost, /mail confirmation: sent/);
    await historyShows(meanwhile, /mail confirmation: sent/);
    await eventually(async () => expect(await piecesHeld()).toBe(held + 3));
    expect(await confirmationsOf([before, lost, meanwhile])).toBe(3);
    await nothingIsStuck();
    expect(await typeDone('stuck')).toBe('nothing is older than it should be\n');
    isOver();
  });

  it('Redis has lost its data', async () => {
    const { typeDone, isOver } = rehearse(shop, 'redis-lost.md');
    await redis.stop();
    await isReady(200, /jobs: /);
    const meanwhile = await placed();
    redis = await startRedis();
    await redisLink.restore(redis.url);

    await historyShows(meanwhile, /mail confirmation: sent/);
    await isReady(200, /"degraded":\[\]/);
    await nothingIsStuck();
    expect(await typeDone('stuck')).toBe('nothing is older than it should be\n');
    isOver();
  });

  it('the database has failed over', async () => {
    const { typeDone, quote, isOver } = rehearse(shop, 'database-failed-over.md');
    const standby = await startStandby(
      { url: postgres.url, folder: join(folder, 'postgres'), password },
      join(folder, 'standby'),
    );
    const before = await placed();
    await historyShows(before, /mail confirmation: sent/);
    await hasFollowed(postgres.url, standby.url);
    await link.cut();
    await postgres.stop();
    postgres = standby;
    await isReady(503, /database/);
    await link.restore(standby.url);
    await isReady(503, /only reads/);

    expect(await query(standby.url, quote('SELECT pg_is_in_recovery()'))).toEqual([{ pg_is_in_recovery: true }]);
    expect(await query(standby.url, quote('SELECT pg_promote()'))).toEqual([{ pg_promote: true }]);
    await isReady(200, /"ready":true|"degraded"/);
    expect(await typeDone('orders skip-numbers 100')).toMatch(/^the next orders are /);
    expect(await typeDone('outbox replay --since 10m')).toMatch(/^events that go out again: /);
    const after = await placed();
    await historyShows(after, /mail confirmation: sent/);
    await historyShows(before, /^order \S+ +payment_pending/);
    expect(await confirmationsOf([before, after])).toBe(2);
    await nothingIsStuck();
    expect(await typeDone('stuck')).toBe('nothing is older than it should be\n');
    isOver();
  });
});
