import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { kafkaForTests } from '@fenestra/messaging/testing/kafka-for-tests';
import { freePort } from '@fenestra/platform/service/free-port';
import { servicePorts } from '@fenestra/clients/service-clients';
import { startSandbox } from '@fenestra/server/host/start-sandbox';
import { sandboxEnv } from '@fenestra/server/host/external-providers';
import { serviceNames } from '@fenestra/server/host/services';
import { startTestPostgres } from '@fenestra/testing/postgres';
import { startRedis } from '@fenestra/testing/redis';
import { unboundedHolds } from './unbounded-holds';

// What a distributed shop finds when it starts, and how its processes find it.

const root = resolve(__dirname, '../..');
const execute = promisify(execFile);

export type Surroundings = {
  /** Of programs; what the sandbox keeps is in its `sandbox`. */
  readonly folder: string;
  readonly sandboxUrl: string;
  /** What every process is told. */
  readonly env: NodeJS.ProcessEnv;
  /** URLs by variable, of which a process is told its own. */
  readonly databases: Readonly<Record<string, string>>;
  /** What an operator is told, and the migration. */
  readonly operators: NodeJS.ProcessEnv;
};

/** One PostgreSQL, a real Kafka, a real Redis, and the sandbox as the outside world. */
export async function startSurroundings(closing: AsyncDisposableStack): Promise<Surroundings> {
  const folder = await mkdtemp(join(tmpdir(), 'fenestra-distributed-'));
  closing.defer(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const [postgres, redis, sandbox] = await Promise.all([
    startTestPostgres(),
    startRedis(),
    startSandbox(folder, { http: await freePort(), smtp: await freePort() }),
  ]);
  closing.defer(() => postgres.stop());
  closing.defer(() => redis.stop());
  closing.defer(() => sandbox.close());
  const kafka = await kafkaForTests();
  closing.defer(() => kafka.stop());

  const env: NodeJS.ProcessEnv = {
    ...withoutFenestra(process.env),
    KAFKA_BROKERS: kafka.brokers,
    REDIS_URL: redis.url,
    SERVICE_TOKEN: randomBytes(16).toString('hex'),
    ERP_TOKEN: randomBytes(16).toString('hex'),
    DESK_TOKEN: randomBytes(16).toString('hex'),
    LIMITS_FILE: join(__dirname, 'no-limits.json'),
    ...unboundedHolds,
    ...sandboxEnv(['GOPAY_URL', 'PAYPAL_URL', 'SMTP_URL', 'REPORTS'], sandbox),
    PORT: String(await freePort()),
    LOG_LEVEL: 'warn',
  };
  const databases = databasesOn(postgres.url);
  const operators = { ...env, ...databases, DATABASE_URL: postgres.url };
  return { folder, sandboxUrl: sandbox.http, env, databases, operators };
}

/** What an image holds, away from the sources: whatever it lacked would not be found. */
export async function buildInto(folder: string): Promise<string> {
  await execute(process.execPath, [join(root, 'tools/build.mjs')]);
  await cp(join(root, 'dist'), folder, { recursive: true, verbatimSymlinks: true });
  return folder;
}

/** As the migration job does, by the program of a release. */
export async function migrate(program: string, env: NodeJS.ProcessEnv): Promise<void> {
  await execute(process.execPath, ['apps/server/shop.js', 'migrate'], { cwd: program, env });
}

/** Each service has a loopback address of its own. The gateway is where browsers look for names of localhost. */
export function hostsOfServices(): Record<string, string> {
  const [a, b] = randomBytes(2);
  const hosts = serviceNames.map((name, nth) => [name, `127.${a! % 250}.${b! % 250}.${nth + 2}`]);
  return { ...Object.fromEntries(hosts), gateway: 'localhost' } as Record<string, string>;
}

/** Where services find each other that have callers in the shop, by variable. */
export function addressesAt(hosts: Readonly<Record<string, string>>): Record<string, string> {
  const places = Object.entries(servicePorts).map(([name, port]) => [
    `${name.toUpperCase()}_URL`,
    `http://${hosts[name]}:${port}`,
  ]);
  return Object.fromEntries(places) as Record<string, string>;
}

/** Where a process listens. */
export const ownPlace = async (host: string): Promise<Record<string, string>> => ({
  ...{ BIND: host, ADMIN_BIND: '127.0.0.1' },
  ADMIN_PORT: String(await freePort()),
});

export const databaseVariable = (service: string): string => `${service.toUpperCase()}_DATABASE_URL`;

/** The only database that a process of a service is told of. */
export function ownDatabase(service: string, databases: Readonly<Record<string, string>>): Record<string, string> {
  const url = databases[databaseVariable(service)];
  return url ? { [databaseVariable(service)]: url } : {};
}

/** A database for each service but the gateway, with a role and a password of its own. */
function databasesOn(server: string): Record<string, string> {
  const owners = Object.keys(servicePorts);
  return Object.fromEntries(
    owners.map((name) => {
      const url = new URL(`/fenestra_${name}`, server);
      Object.assign(url, { username: `fenestra_${name}`, password: randomBytes(16).toString('hex') });
      return [databaseVariable(name), url.href];
    }),
  );
}

/** A data folder would make parts of the shop share what pods do not share. */
const withoutFenestra = ({ FENESTRA_DATA: _folder, ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv => env;
