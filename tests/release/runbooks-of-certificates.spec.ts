import { randomUUID, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { Redis } from 'ioredis';
import { ConfigResourceTypes, Kafka, logLevel } from 'kafkajs';
import { keystoreOf, startLocalBroker } from '@fenestra/messaging/testing/kafka-broker';
import { startPostgres } from '@fenestra/platform/embedded-postgres/embedded-postgres';
import { freePort } from '@fenestra/platform/service/free-port';
import { type Certificates, makeCertificates } from '@fenestra/testing/certificates';
import { eventually } from '@fenestra/testing/time';
import { describeDistributed } from '../harness/distributed-shop';
import { ShopProcess } from '../harness/shop-process';
import { Shopper } from '../harness/shopper';
import { query } from '../harness/query';
import { speakTls, startRedisOverTls } from '../harness/stores-over-tls';
import { takesAnOrder } from '../system/takes-an-order';

const password = 'postgres';

/** A server that the shop speaks to over TLS. */
type Store = {
  readonly settings: NodeJS.ProcessEnv;
  /** While it runs. Who is connected has to come anew afterwards, so that it is seen by all. */
  present(certificates: Certificates): Promise<void>;
};

/** The last part of change-a-secret.md, step by step. */
describeDistributed('a certificate of PostgreSQL, Redis and Kafka by another authority', () => {
  let folder: string;

  const kinds = {
    postgres: {
      start: postgresWith,
      error: /The database server localhost:\d+ cannot be reached: .*(certificate|verify)/,
    },
    redis: { start: redisWith, error: /orders jobs/ },
    kafka: { start: kafkaWith, error: /orders events: Kafka is out of reach: .*(certificate|verify)/ },
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fenestra-certificates-'));
    await chmod(folder, 0o755); // under root the database has an account of its own
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('leaves no process outside but one that trusts the old one alone', async () => {
    await using closing = new AsyncDisposableStack();
    const stores = await Promise.all(
      Object.entries(kinds).map(async ([name, { start, error }]) => {
        const [until, from] = [await certificatesIn(`${name}-until`), await certificatesIn(`${name}-from`)];
        return { name, error, until, from, store: await start(until, closing) };
      }),
    );
    const settings = Object.assign({}, ...stores.map(({ store }) => store.settings)) as NodeJS.ProcessEnv;
    /** Settings that trust these authorities. */
    const trusting = async (...certificates: Certificates[]): Promise<NodeJS.ProcessEnv> => {
      const file = join(folder, `${randomUUID()}.pem`);
      const authorities = certificates.map(({ authority }) => readFile(authority, 'utf8'));
      await writeFile(file, (await Promise.all(authorities)).join('\n'));
      return { ...settings, NODE_EXTRA_CA_CERTS: file };
    };
    const old = stores.map(({ until }) => until);
    const renewed = stores.map(({ from }) => from);

    await using shop = await ShopProcess.start(await trusting(...old));
    await sells(shop);
    await shop.stop();
    await shop.restart(await trusting(...old, ...renewed));
    await sells(shop);
    for (const { store, from } of stores) await store.present(from);
    await sells(shop);
    await shop.stop();
    await shop.restart(await trusting(...renewed));
    await sells(shop);

    for (const { name, until, error } of stores) {
      const others = stores.filter((each) => each.name !== name).map(({ from }) => from);
      await shop.stop();
      expect(await errorsIn(shop, await trusting(...others, until))).toMatch(error);
    }
  });

  async function certificatesIn(name: string): Promise<Certificates> {
    const place = join(folder, name);
    await mkdir(place, { mode: 0o755 });
    return makeCertificates(place);
  }

  async function postgresWith(first: Certificates, closing: AsyncDisposableStack): Promise<Store> {
    const server = await startPostgres({ folder: join(folder, 'postgres'), password, durable: false });
    closing.defer(() => server.stop());
    const present = async (next: Certificates): Promise<void> => {
      await speakTls(server.url, next);
      await query(server.url, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'fenestra%'`);
    };
    await present(first);
    const url = `${server.url.replace('127.0.0.1', 'localhost')}?sslmode=verify-full`;
    return { settings: { DATABASE_URL: url }, present };
  }

  async function redisWith(first: Certificates, closing: AsyncDisposableStack): Promise<Store> {
    const server = await startRedisOverTls(first);
    closing.defer(() => server.stop());
    const admin = closing.adopt(new Redis(server.url), (one) => one.disconnect());
    return {
      settings: { REDIS_URL: server.secureUrl },
      present: async (next) => {
        await admin.call('CONFIG', 'SET', 'tls-cert-file', next.certificate, 'tls-key-file', next.key);
        await admin.client('KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
      },
    };
  }

  async function kafkaWith({ certificate, key }: Certificates, closing: AsyncDisposableStack): Promise<Store> {
    const port = await freePort();
    const broker = await startLocalBroker(undefined, { certificate, key, port, username: 'fenestra', password });
    closing.defer(() => broker.stop());
    const admin = new Kafka({ brokers: [broker.brokers], logLevel: logLevel.NOTHING }).admin();
    const login = { KAFKA_SASL: 'scram-sha-512', KAFKA_USERNAME: 'fenestra', KAFKA_PASSWORD: password };
    return {
      settings: { KAFKA_BROKERS: `localhost:${port}`, KAFKA_TLS: 'on', ...login },
      present: async (next) => {
        const configEntries = Object.entries(await keystoreOf(next)).map(([name, value]) => ({ name, value }));
        await admin.connect();
        closing.defer(() => admin.disconnect());
        await admin.alterConfigs({
          validateOnly: false,
          resources: [{ type: ConfigResourceTypes.BROKER, name: '1', configEntries }],
        });
        const { fingerprint256 } = new X509Certificate(await readFile(next.certificate));
        await eventually(async () => expect(await presentedAt(port)).toBe(fingerprint256));
        await broker.kill();
        await broker.start();
      },
    };
  }
});

/** The fingerprint of the certificate that a server shows who connects now. */
async function presentedAt(port: number): Promise<string> {
  const socket = connect({ port, host: 'localhost', rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  const { fingerprint256 } = socket.getPeerCertificate();
  socket.destroy();
  return fingerprint256;
}

/** An order is taken and reserved, so that its events have gone through; and no service lacks a store. */
async function sells(shop: ShopProcess): Promise<void> {
  await using open = new AsyncDisposableStack();
  const shopper = open.adopt(new Shopper(shop.url), (each) => each.close());
  const { token } = await takesAnOrder(shop);
  await eventually(async () => expect((await shopper.get(`/api/order/${token}`)).body).toHaveProperty('prevod'));
  await eventually(async () => expect(await degradedIn(shop)).toEqual([]));
}

/** Restarts with these settings. Returns why that fails, or which dependencies services report as degraded. */
async function errorsIn(shop: ShopProcess, settings: NodeJS.ProcessEnv): Promise<string> {
  try {
    await shop.restart(settings);
  } catch (fault) {
    return (fault as Error).message;
  }
  await eventually(async () => expect(await degradedIn(shop)).not.toEqual([]));
  return (await degradedIn(shop)).join('\n');
}

async function degradedIn(shop: ShopProcess): Promise<readonly string[]> {
  const answer = await fetch(`${shop.adminUrl}/health/ready`);
  return ((await answer.json()) as { degraded: string[] }).degraded;
}
