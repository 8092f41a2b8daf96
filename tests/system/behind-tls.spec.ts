import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kafka, type KafkaConfig, logLevel } from 'kafkajs';
import { startLocalBroker } from '@fenestra/messaging/testing/kafka-broker';
import { partitionsPerTopic, topics } from '@fenestra/messaging/transport/topics';
import { startPostgres } from '@fenestra/platform/embedded-postgres/embedded-postgres';
import { freePort } from '@fenestra/platform/service/free-port';
import { type Certificates, makeCertificates } from '@fenestra/testing/certificates';
import { sweep } from '@fenestra/testing/sweep';
import { eventually, maxWaitMs } from '@fenestra/testing/time';
import { describeDistributed } from '../harness/distributed-shop';
import { query } from '../harness/query';
import { ShopProcess } from '../harness/shop-process';
import { Shopper } from '../harness/shopper';
import { speakTls, startRedisOverTls } from '../harness/stores-over-tls';

const password = randomBytes(16).toString('hex');

type Login = readonly [mechanism: string, changed: NodeJS.ProcessEnv, lacking: number];

describeDistributed('a shop whose stores are spoken to over TLS', () => {
  const closing = new AsyncDisposableStack();
  let certificates: Certificates;
  let databaseUrl: string;
  let env: Record<string, string>;

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fenestra-tls-'));
    closing.defer(() => rm(folder, { recursive: true, force: true }));
    await chmod(folder, 0o755); // under root the database has an account of its own
    certificates = await makeCertificates(folder);
    const kafkaPort = await freePort();
    const { certificate, key } = certificates;
    const [postgres, broker, redis] = await Promise.all([
      startPostgres({ folder: join(folder, 'postgres'), password, durable: false }),
      startLocalBroker(undefined, { certificate, key, port: kafkaPort, username: 'fenestra', password }),
      startRedisOverTls(certificates),
    ]);
    for (const server of [postgres, broker, redis]) closing.defer(() => server.stop());
    databaseUrl = postgres.url;
    await speakTls(postgres.url, certificates);
    env = {
      DATABASE_URL: `${postgres.url.replace('127.0.0.1', 'localhost')}?sslmode=verify-full`,
      KAFKA_BROKERS: `localhost:${kafkaPort}`,
      KAFKA_TLS: 'on',
      KAFKA_SASL: 'scram-sha-512',
      KAFKA_USERNAME: 'fenestra',
      KAFKA_PASSWORD: password,
      REDIS_URL: redis.secureUrl,
    };
  });
  afterAll(() => closing.disposeAsync());

  it('takes an order, writes its mail and tells of it, and no service reaches its database in the clear', async () => {
    await using shop = await ShopProcess.start({ ...env, NODE_EXTRA_CA_CERTS: certificates.authority });
    await using shoppers = new AsyncDisposableStack();
    const shopper = shoppers.adopt(new Shopper(shop.url), (open) => open.close());
    const cart = await shopper.newCart();
    await shopper.addStock(cart, 1007);
    await shopper.pickUp(cart);
    const { body } = await shopper.order(cart, 'prevodem_1', 1);

    const authorization = `Bearer ${await shop.erpToken()}`;
    await eventually(async () =>
      expect(JSON.stringify((await shopper.get('/erp/v1/events?limit=500', { authorization })).body)).toContain(
        body['objednavkaID'],
      ),
    );
    await eventually(async () =>
      expect(await ask('/fenestra_notifications', `SELECT state FROM mail WHERE kind = 'confirmation'`)).toEqual([
        { state: 'sent' },
      ]),
    );
    const sessions = await ask(
      '/postgres',
      `SELECT usename AS role, bool_and(ssl) AS tls FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
       WHERE usename LIKE 'fenestra%' GROUP BY usename`,
    );
    expect(sessions).toHaveLength(7);
    expect(sessions.filter(({ tls }) => tls !== true)).toEqual([]);
  });

  it('every topic of Kafka opens to who proves who it is, and neither to read nor to write to anybody else', async () => {
    const ca = [await readFile(certificates.authority, 'utf8')];
    const known = { mechanism: 'scram-sha-512', username: 'fenestra', password } as const;
    const strangers: Partial<KafkaConfig>[] = [
      { ssl: { ca }, sasl: { ...known, password: 'guessed' } },
      { ssl: { ca }, sasl: { ...known, username: 'somebody' } },
      { ssl: { ca } },
      {},
    ];
    for (const topic of topics) {
      expect([topic, await partitionsFor({ ssl: { ca }, sasl: known }, topic)]).toEqual([topic, partitionsPerTopic]);
      for (const stranger of strangers) {
        expect([topic, await partitionsFor(stranger, topic)]).toEqual([topic, 'refused']);
        expect([topic, await writtenBy(stranger, topic)]).toEqual([topic, 'refused']);
      }
    }
  });

  it('does not start on a database whose certificate nobody vouches for, and says so in one sentence', async () => {
    await expect(ShopProcess.start(env)).rejects.toThrow(
      /The database server localhost:\d+ cannot be reached: (self-signed certificate|unable to (get|verify))/,
    );
  });

  const wrongPassword: Login = ['scram-sha-512', { KAFKA_PASSWORD: 'another' }, 7];
  /** The usual run tries a rejected login: the order above is taken with an accepted one. */
  const logins: readonly Login[] = [
    ['plain', {}, 0],
    wrongPassword,
    ['scram-sha-256', {}, 0],
    ['scram-sha-512', { NODE_EXTRA_CA_CERTS: '' }, 7],
  ];

  it.each(sweep(logins, [wrongPassword]))(
    'proves to Kafka who it is by %s: with %j %d services say that they lack their events',
    async (mechanism, changed, lacking) => {
      const trusted = { NODE_EXTRA_CA_CERTS: certificates.authority, DATABASE_URL: databaseUrl, REDIS_URL: '' };
      await using shop = await ShopProcess.start({ ...env, ...trusted, KAFKA_SASL: mechanism, ...changed });
      await eventually(async () => {
        const { degraded } = (await (await fetch(`${shop.adminUrl}/health/ready`)).json()) as { degraded: string[] };
        expect(degraded.map((fault) => fault.split(':')[0]!.split(' ').at(-1))).toEqual(Array(lacking).fill('events'));
      });
    },
  );

  const clientAs = (who: Partial<KafkaConfig>): Kafka =>
    new Kafka({
      ...{ brokers: [env['KAFKA_BROKERS']!], retry: { retries: 0 }, logLevel: logLevel.NOTHING },
      connectionTimeout: maxWaitMs,
      ...who,
    });

  /** Of how many partitions of a topic somebody is told. */
  async function partitionsFor(who: Partial<KafkaConfig>, topic: string): Promise<number | 'refused'> {
    const admin = clientAs(who).admin();
    try {
      await admin.connect();
      return (await admin.fetchTopicOffsets(topic)).length;
    } catch {
      return 'refused';
    } finally {
      await admin.disconnect();
    }
  }

  async function writtenBy(who: Partial<KafkaConfig>, topic: string): Promise<'written' | 'refused'> {
    const producer = clientAs(who).producer();
    try {
      await producer.connect();
      await producer.send({ topic, messages: [{ value: '{}' }] });
      return 'written';
    } catch {
      return 'refused';
    } finally {
      await producer.disconnect();
    }
  }

  const ask = (database: string, sql: string): Promise<Record<string, unknown>[]> =>
    query(new URL(database, databaseUrl).href, sql);
});
