import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { hasKafka, kafkaForTests } from '@fenestra/messaging/testing/kafka-for-tests';
import { startThrowAwayPostgres } from '@fenestra/platform/embedded-postgres/embedded-postgres';
import { freePort } from '@fenestra/platform/service/free-port';
import { servicePorts } from '@fenestra/clients/service-clients';
import { startSandbox } from '@fenestra/server/sandbox';
import { sandboxEnv } from '@fenestra/server/providers';
import { type ServiceName, serviceNames } from '@fenestra/server/services';
import { startRedis } from '@fenestra/testing/redis';
import { unboundedHolds } from './unbounded-holds';
import type { RunningShop } from './running-shop';

const root = resolve(__dirname, '../..');
const readyWithinMs = 180_000; // nine processes on a busy machine

/** Whether Kafka and Redis can be had here. */
export const canDistribute = Boolean(process.env['FENESTRA_REDIS_SERVER']) && hasKafka();

/** `describe` where the shop can run distributed, else a skipped one. */
export const describeDistributed: typeof describe = canDistribute ? describe : describe.skip;

/**
 * Every service in a process of its own with an address of its own, as pods have one, on one PostgreSQL, a real Kafka and a real
 * Redis. The outside world is the sandbox, which none of them has started.
 */
export class DistributedShop implements RunningShop {
  private constructor(
    private readonly env: NodeJS.ProcessEnv,
    private readonly publicPort: number,
    readonly sandboxUrl: string,
    /** What the sandbox keeps. */
    readonly sandboxFolder: string,
    private readonly processes: readonly ServiceProcess[],
    private readonly closing: AsyncDisposableStack,
  ) {}

  /** `twice` names services that run as two processes. */
  static async start(twice: readonly ServiceName[] = []): Promise<DistributedShop> {
    await using failed = new AsyncDisposableStack();
    const folder = await mkdtemp(join(tmpdir(), 'fenestra-distributed-'));
    failed.defer(() => rm(folder, { recursive: true, force: true }));
    await chmod(folder, 0o755);
    const [postgres, redis, sandbox] = await Promise.all([
      startThrowAwayPostgres(),
      startRedis(),
      startSandbox(folder, { http: await freePort(), smtp: await freePort() }),
    ]);
    failed.defer(() => postgres.stop());
    failed.defer(() => redis.stop());
    failed.defer(() => sandbox.close());
    const kafka = await kafkaForTests();
    failed.defer(() => kafka.stop());

    const publicPort = await freePort();
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
      PORT: String(publicPort),
      LOG_LEVEL: 'warn',
    };
    const program = await buildInto(join(folder, 'program'));
    const databases = databasesOn(postgres.url);
    const operators = { ...env, ...databases, DATABASE_URL: postgres.url };
    await execute(process.execPath, ['apps/server/shop.js', 'migrate'], { cwd: program, env: operators });
    const hosts = hostsOfServices();
    const places = Object.entries(hosts).map(([name, host]) => [`${name.toUpperCase()}_URL`, urlAt(name, host)]);
    const addresses = Object.fromEntries(places.filter(([, url]) => url)) as Record<string, string>;
    const processes: ServiceProcess[] = [];
    for (const [nth, name] of [...serviceNames, ...twice].entries()) {
      const host = nth < serviceNames.length ? hosts[name]! : secondHostOf(hosts[name]!);
      const ports = { ADMIN_PORT: String(await freePort()), BIND: host, ADMIN_BIND: '127.0.0.1' };
      const database = databaseVariable(name);
      const own = { ...ports, ...(databases[database] && { [database]: databases[database] }) };
      const service = new ServiceProcess(name, program, { ...env, ...addresses, ...own });
      failed.defer(() => service.stop());
      processes.push(service);
    }
    await Promise.all(processes.map((service) => service.ready()));
    const known = { ...operators, ...addresses, SANDBOX_URL: sandbox.http };
    return new DistributedShop(known, publicPort, sandbox.http, join(folder, 'sandbox'), processes, failed.move());
  }

  /** The second process of a service, which only reads events: callers know the first. */
  secondOf(service: ServiceName): ServiceProcess {
    return this.processes.findLast(({ name }) => name === service)!;
  }

  /** The first process of a service. */
  processOf(service: ServiceName): ServiceProcess {
    return this.processes.find(({ name }) => name === service)!;
  }

  get deskToken(): string {
    return this.env['DESK_TOKEN']!;
  }

  get url(): string {
    return `http://127.0.0.1:${this.publicPort}`;
  }

  get kafkaBrokers(): string {
    return this.env['KAFKA_BROKERS']!;
  }

  get log(): string {
    return this.processes.map(({ name, said }) => `${name}: ${said()}`).join('\n');
  }

  get serviceToken(): string {
    return this.env['SERVICE_TOKEN']!;
  }

  /** Where each service listens that has callers in the shop. */
  get serviceUrls(): Readonly<Record<string, string>> {
    const urls = Object.keys(servicePorts).map((name) => [name, this.env[`${name.toUpperCase()}_URL`]!]);
    return Object.fromEntries(urls) as Record<string, string>;
  }

  get redisUrl(): string {
    return this.env['REDIS_URL']!;
  }

  /** What an operator types after `npm run shop --`. */
  operate(...words: string[]) {
    const command = ['--require', join(root, 'tools/run-typescript.cjs'), join(root, 'apps/server/shop.ts')];
    return spawnSync(process.execPath, [...command, ...words], { cwd: root, env: this.env, encoding: 'utf8' });
  }

  erpToken(): Promise<string> {
    return Promise.resolve(this.env['ERP_TOKEN']!);
  }

  /** As operators are given it: a process of a service knows its own database only, by the role of that. */
  get databaseServerUrl(): string {
    return this.env['DATABASE_URL']!;
  }

  /** As the processes of a service are given it. */
  ownDatabaseUrl(service: string): string {
    return this.env[databaseVariable(service)]!;
  }

  databaseUrl(owner: string): Promise<string> {
    return Promise.resolve(new URL(`/fenestra_${owner}`, this.env['DATABASE_URL']).href);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.closing.disposeAsync();
  }
}

const databaseVariable = (service: string): string => `${service.toUpperCase()}_DATABASE_URL`;

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

/** One host process with one service. */
export class ServiceProcess {
  private child: ChildProcess;
  private readonly chunks: string[] = [];

  constructor(
    readonly name: string,
    private readonly program: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {
    this.child = this.launch();
  }

  private launch(): ChildProcess {
    const args = ['--enable-source-maps', 'apps/server/main.js', `--services=${this.name}`];
    const where = { cwd: this.program, env: this.env };
    const child = spawn(process.execPath, args, { ...where, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => this.chunks.push(text));
    return child;
  }

  /** As a machine does that swaps: it is neither dead nor alive until `thaw`. */
  freeze(): void {
    this.child.kill('SIGSTOP');
  }

  thaw(): void {
    this.child.kill('SIGCONT');
  }

  async kill(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }

  /** After it was stopped or killed. */
  async startAgain(): Promise<void> {
    this.child = this.launch();
    await this.ready();
  }

  readonly said = (): string => this.chunks.join('');

  get adminUrl(): string {
    return `http://127.0.0.1:${this.env['ADMIN_PORT']}`;
  }

  async ready(): Promise<void> {
    const probe = `${this.adminUrl}/health/ready`;
    for (const deadline = Date.now() + readyWithinMs; ; await sleep(100)) {
      if (this.child.exitCode !== null)
        throw new Error(`${this.name} ended with ${this.child.exitCode}: ${this.said()}`);
      const answer = await fetch(probe).catch(() => undefined);
      if (answer?.status === 200) return;
      if (Date.now() > deadline) throw new Error(`${this.name} was not ready: ${await answer?.text()} ${this.said()}`);
    }
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    const impatient = setTimeout(() => this.child.kill('SIGKILL'), 20_000);
    await gone;
    clearTimeout(impatient);
  }
}

/** All of 127/8 is this machine. The gateway is where browsers look for names of localhost. */
function hostsOfServices(): Record<string, string> {
  const [a, b] = randomBytes(2);
  const hosts = serviceNames.map((name, nth) => [name, `127.${a! % 250}.${b! % 250}.${nth + 2}`]);
  return { ...Object.fromEntries(hosts), gateway: 'localhost' } as Record<string, string>;
}

const secondHostOf = (host: string): string => host.replace(/\d+$/, (last) => `${Number(last) + 100}`);

const urlAt = (name: string, host: string): string | undefined =>
  name in servicePorts ? `http://${host}:${servicePorts[name as keyof typeof servicePorts]}` : undefined;

const execute = promisify(execFile);

/** What an image holds, away from the sources: whatever it lacked would not be found. */
async function buildInto(folder: string): Promise<string> {
  await execute(process.execPath, [join(root, 'tools/build.mjs')]);
  await cp(join(root, 'dist'), folder, { recursive: true, verbatimSymlinks: true });
  return folder;
}

/** A data folder would make parts of the shop share what pods do not share. */
const withoutFenestra = ({ FENESTRA_DATA: _folder, ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv => env;
