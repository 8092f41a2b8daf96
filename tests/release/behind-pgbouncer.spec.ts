import { randomBytes } from 'node:crypto';
import { kafkaForTests } from '@fenestra/messaging/testing/kafka-for-tests';
import { servicePorts } from '@fenestra/clients/service-clients';
import { startTestPostgres } from '@fenestra/testing/postgres';
import { startRedis } from '@fenestra/testing/redis';
import { eventually } from '@fenestra/testing/time';
import { canDistribute } from '../harness/distributed-shop';
import { type Pooling, poolings, startPgBouncer } from '../harness/pgbouncer';
import { query } from '../harness/query';
import { ShopProcess } from '../harness/shop-process';
import { Shopper } from '../harness/shopper';

const owners = Object.keys(servicePorts);
const roleOf = (owner: string): string => `fenestra_${owner}`;
/** Of the server, for each service; in transaction pooling fewer than its process holds of PgBouncer. */
const connections: Readonly<Record<Pooling, number>> = { session: 20, transaction: 3 };

const possible = canDistribute ? poolings : [];
const where = possible.length > 0 ? describe.each([...possible]) : describe.skip.each(['session' as const]);

where('a shop behind a PgBouncer that pools by %s', (pooling) => {
  it('takes orders at the same time, writes their mails and tells of them, with no more connections of the server than it is given', async () => {
    await using closing = new AsyncDisposableStack();
    const [server, kafka, redis] = await Promise.all([startTestPostgres(), kafkaForTests(), startRedis()]);
    for (const store of [server, kafka, redis]) closing.defer(() => store.stop());
    const passwords = Object.fromEntries(owners.map((owner) => [roleOf(owner), randomBytes(16).toString('hex')]));
    const bouncer = await startPgBouncer(pooling, server.url, passwords, connections[pooling]);
    closing.defer(() => bouncer.stop());
    const urls = owners.map((owner) => {
      const url = new URL(`/${roleOf(owner)}`, server.url);
      Object.assign(url, { username: roleOf(owner), password: passwords[roleOf(owner)], port: String(bouncer.port) });
      return [`${owner.toUpperCase()}_DATABASE_URL`, url.href] as const;
    });
    const stores = { DATABASE_URL: server.url, KAFKA_BROKERS: kafka.brokers, REDIS_URL: redis.url };
    const shop = closing.use(await ShopProcess.start({ ...stores, ...Object.fromEntries(urls) }));
    const shopper = closing.adopt(new Shopper(shop.url), (open) => open.close());
    const ask = (database: string, sql: string): Promise<unknown[]> => query(new URL(database, server.url).href, sql);

    const order = async (): Promise<string> => {
      const cart = await shopper.newCart();
      await shopper.addStock(cart, 1007);
      await shopper.pickUp(cart);
      return (await shopper.order(cart, 'prevodem_1', 1)).body['objednavkaID'] as string;
    };
    const placed = await Promise.all(Array.from({ length: 24 }, order));
    expect(new Set(placed).size).toBe(24);

    const sent = `SELECT DISTINCT order_id AS id FROM mail WHERE kind = 'confirmation' AND state = 'sent'`;
    await eventually(async () => expect(await ask('/fenestra_notifications', sent)).toHaveLength(24));
    const authorization = `Bearer ${await shop.erpToken()}`;
    await eventually(async () => {
      const told = JSON.stringify((await shopper.get('/erp/v1/events?limit=500', { authorization })).body);
      expect(placed.filter((id) => !told.includes(id))).toEqual([]);
    });
    const held = await ask(
      '/postgres',
      `SELECT usename FROM pg_stat_activity WHERE usename LIKE 'fenestra%' GROUP BY usename HAVING count(*) > ${connections[pooling]}`,
    );
    expect(held).toEqual([]);
    expect(shop.log).not.toMatch(/prepared statement/);
  });
});
