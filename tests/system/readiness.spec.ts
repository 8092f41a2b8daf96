import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalBroker, startLocalBroker } from '@fenestra/messaging/testing/kafka-broker';
import { type PostgresServer, startPostgres } from '@fenestra/platform/embedded-postgres/embedded-postgres';
import { type FaultProxy, startFaultProxy } from '@fenestra/testing/fault-proxy';
import { type RedisServer, startRedis } from '@fenestra/testing/redis';
import { eventually } from '@fenestra/testing/time';
import { describeDistributed } from '../harness/distributed-shop';
import { query } from '../harness/query';
import { ShopProcess } from '../harness/shop-process';
import { Shopper } from '../harness/shopper';

describeDistributed('readiness of a shop on a PostgreSQL, a Kafka and a Redis of its own', () => {
  let folder: string;
  let postgres: PostgresServer;
  let link: FaultProxy; // the server comes back on another port
  let broker: LocalBroker;
  let redis: RedisServer;
  let redisLink: FaultProxy;
  let shop: ShopProcess;
  let shopper: Shopper;

  const startDatabase = (): Promise<PostgresServer> =>
    startPostgres({ folder: join(folder, 'postgres'), password: 'postgres', durable: false });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fenestra-ready-'));
    await chmod(folder, 0o755); // under root the database has an account of its own
    [postgres, broker, redis] = await Promise.all([startDatabase(), startLocalBroker(), startRedis()]);
    link = await startFaultProxy(postgres.url);
    redisLink = await startFaultProxy(redis.url);
    shop = await ShopProcess.start({
      DATABASE_URL: link.url,
      KAFKA_BROKERS: broker.brokers,
      REDIS_URL: redisLink.url.replace(/\/$/, ''),
    });
    shopper = new Shopper(shop.url);
  });
  afterAll(async () => {
    await shopper.close();
    await shop[Symbol.asyncDispose]();
    await Promise.all([link.close(), redisLink.close(), broker.stop(), redis.stop(), postgres.stop()]);
    await rm(folder, { recursive: true, force: true });
  });

  const statusOf = async (probe: 'live' | 'ready'): Promise<number> =>
    (await fetch(`${shop.adminUrl}/health/${probe}`)).status;

  const becomes = (status: number): Promise<void> =>
    eventually(async () => {
      expect(await statusOf('live')).toBe(200);
      expect(await statusOf('ready')).toBe(status);
    });

  async function order(): Promise<string> {
    const cart = await shopper.newCart();
    await shopper.addStock(cart, 1007);
    await shopper.pickUp(cart);
    return (await shopper.order(cart, 'prevodem_1', 1)).body['objednavkaID'] as string;
  }

  /** `/health/ready` names these parts as degraded, and is 200. */
  const isDegradedBy = (parts: readonly string[]): Promise<void> =>
    eventually(async () => {
      const answer = await fetch(`${shop.adminUrl}/health/ready`);
      const { degraded } = (await answer.json()) as { degraded: string[] };
      expect(answer.status).toBe(200);
      for (const part of parts) expect(degraded).toContainEqual(expect.stringMatching(`^${part}: `));
      if (parts.length === 0) expect(degraded).toEqual([]);
    });

  /** The feed is filled by a reaction to events, so it shows that they flow. */
  const isInFeed = async (orderId: string): Promise<void> => {
    const authorization = `Bearer ${await shop.erpToken()}`;
    await eventually(async () =>
      expect(JSON.stringify((await shopper.get('/erp/v1/events?limit=500', { authorization })).body)).toContain(
        orderId,
      ),
    );
  };

  /** Mails are jobs, so they show that Redis is used again. */
  async function mailIsSent(orderId: string): Promise<void> {
    const sql = `SELECT state FROM mail WHERE kind = 'confirmation' AND order_id = '${orderId}'`;
    await eventually(async () =>
      expect(await query(new URL('/fenestra_notifications', postgres.url).href, sql)).toEqual([{ state: 'sent' }]),
    );
  }

  it('ends while the database is stopped, and comes back with it, without a restart', async () => {
    await becomes(200);
    const { pid } = shop;
    await postgres.stop();
    await becomes(503);

    postgres = await startDatabase();
    await link.restore(postgres.url);
    await becomes(200);
    await isInFeed(await order());
    expect(shop.pid).toBe(pid);
  });

  it('stays while broker and Redis are gone, with a note of it; orders are taken meanwhile, and what follows catches up', async () => {
    await isDegradedBy([]);
    await broker.kill();
    await redisLink.cut();
    await isDegradedBy(['orders events', 'orders jobs', 'gateway limits']);
    const orderId = await order();
    await becomes(200);

    await redisLink.restore();
    await broker.start();
    await isDegradedBy([]);
    await isInFeed(orderId);
    await mailIsSent(orderId);
  });
});
