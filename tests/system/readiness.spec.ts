import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalBroker, startLocalBroker } from '@fenestra/messaging/testing/kafka-broker';
import { type PostgresServer, startPostgres } from '@fenestra/platform/embedded-postgres/embedded-postgres';
import { type BreakableLink, breakableLink } from '@fenestra/testing/breakable-link';
import { eventually } from '@fenestra/testing/time';
import { ShopProcess } from '../harness/shop-process';
import { Shopper } from '../harness/shopper';

const noticedWithinMs = 5_000;

const describeWithBroker = process.env['FENESTRA_JAVA'] ? describe : describe.skip;

describeWithBroker('readiness of a shop on a PostgreSQL and a Kafka of its own', () => {
  let folder: string;
  let postgres: PostgresServer;
  let link: BreakableLink; // the server comes back on another port
  let broker: LocalBroker;
  let shop: ShopProcess;
  let shopper: Shopper;

  const startDatabase = (): Promise<PostgresServer> =>
    startPostgres({ folder: join(folder, 'postgres'), password: 'postgres', durable: false });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fenestra-ready-'));
    await chmod(folder, 0o755); // under root the database has an account of its own
    [postgres, broker] = await Promise.all([startDatabase(), startLocalBroker()]);
    link = await breakableLink(postgres.url);
    shop = await ShopProcess.start({ DATABASE_URL: link.url, KAFKA_BROKERS: broker.brokers });
    shopper = new Shopper(shop.url);
  }, 180_000);
  afterAll(async () => {
    await shopper.close();
    await shop[Symbol.asyncDispose]();
    await Promise.all([link.close(), broker.stop(), postgres.stop()]);
    await rm(folder, { recursive: true, force: true });
  }, 60_000);

  const statusOf = async (probe: 'live' | 'ready'): Promise<number> =>
    (await fetch(`${shop.adminUrl}/health/${probe}`)).status;

  const becomes = (status: number): Promise<void> =>
    eventually(async () => {
      expect(await statusOf('live')).toBe(200);
      expect(await statusOf('ready')).toBe(status);
    });

  async function noticesOutage(): Promise<void> {
    const since = performance.now();
    await becomes(503);
    expect(performance.now() - since).toBeLessThan(noticedWithinMs);
  }

  async function order(): Promise<string> {
    const cart = await shopper.newCart();
    await shopper.addStock(cart, 1007);
    await shopper.pickUp(cart);
    return (await shopper.order(cart, 'prevodem_1', 1)).body['objednavkaID'] as string;
  }

  /** The feed is filled by a reaction to events, so it shows that they flow. */
  const isInFeed = async (orderId: string): Promise<void> => {
    const authorization = `Bearer ${await shop.erpToken()}`;
    await eventually(async () =>
      expect(JSON.stringify((await shopper.get('/erp/v1/events?limit=500', { authorization })).body)).toContain(
        orderId,
      ),
    );
  };

  it('ends while the database is stopped, and comes back with it, without a restart', async () => {
    await becomes(200);
    const { pid } = shop;
    await postgres.stop();
    await noticesOutage();

    postgres = await startDatabase();
    await link.mend(postgres.url);
    await becomes(200);
    await isInFeed(await order());
    expect(shop.pid).toBe(pid);
  }, 90_000);

  it('ends while the broker is stopped, and comes back with it; orders are taken meanwhile and told later', async () => {
    await becomes(200);
    await broker.kill();
    await noticesOutage();
    const orderId = await order();

    await broker.start();
    await becomes(200);
    await isInFeed(orderId);
  }, 120_000);
});
