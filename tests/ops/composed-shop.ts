import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { servicePorts } from '@fenestra/clients/service-clients';
import { freePort } from '@fenestra/platform/service/free-port';
import type { ServiceName } from '@fenestra/server/host/services';
import type { ShopApart } from '../harness/shop-apart';
import { figure, timed } from './figures';
import { buildImage } from './image';
import { ServiceContainer } from './service-container';

const root = resolve(__dirname, '../..');
const execute = promisify(execFile);

/** The shop of `docker-compose.yml`, from the image of what git holds, under a project name and ports of its own. */
export class ComposedShop implements ShopApart {
  private constructor(
    private readonly env: NodeJS.ProcessEnv,
    private readonly folder: string,
  ) {}

  static async start(): Promise<ComposedShop> {
    const secret = (): string => randomBytes(16).toString('hex');
    const env = {
      ...process.env,
      COMPOSE_PROJECT_NAME: `fenestra-test-${randomBytes(4).toString('hex')}`,
      COMPOSE_FILE: [join(root, 'docker-compose.yml'), join(root, 'tests/ops/compose-for-tests.yml')].join(':'),
      PORT: String(await freePort()),
      SANDBOX_HTTP_PORT: String(await freePort()),
      ADMIN_PORT: String(await freePort()),
      KAFKA_PORT: String(await freePort()),
      POSTGRES_PASSWORD: secret(),
      SERVICE_TOKEN: secret(),
      ERP_TOKEN: secret(),
      DESK_TOKEN: secret(),
    };
    try {
      await buildImage();
      const [, seconds] = await timed(() => compose(env, ['up', '--no-build', '--detach', '--wait']));
      figure('docker compose up --wait, s', seconds);
      return new ComposedShop(env, await mkdtemp(join(tmpdir(), 'fenestra-composed-')));
    } catch (fault) {
      const { stdout } = await compose(env, ['logs', '--tail', '20']);
      await compose(env, [...down, '--timeout', '5']);
      throw new Error(`${(fault as Error).message}\n${stdout}`);
    }
  }

  get url(): string {
    return `http://127.0.0.1:${this.env['PORT']}`;
  }

  get sandboxUrl(): string {
    return `http://127.0.0.1:${this.env['SANDBOX_HTTP_PORT']}`;
  }

  get kafkaBrokers(): string {
    return `127.0.0.1:${this.env['KAFKA_PORT']}`;
  }

  get redisUrl(): string {
    return `redis://${this.container('redis').published(6379)}`;
  }

  get log(): string {
    return execFileSync('docker', ['compose', 'logs', '--no-color'], {
      env: this.env,
      encoding: 'utf8',
      maxBuffer: mostBytes,
    });
  }

  get serviceToken(): string {
    return this.env['SERVICE_TOKEN']!;
  }

  get deskToken(): string {
    return this.env['DESK_TOKEN']!;
  }

  erpToken(): Promise<string> {
    return Promise.resolve(this.env['ERP_TOKEN']!);
  }

  get databaseServerUrl(): string {
    return this.databaseAs('postgres', 'postgres');
  }

  databaseUrl(owner: string): Promise<string> {
    return Promise.resolve(this.databaseAs('postgres', `fenestra_${owner}`));
  }

  ownDatabaseUrl(service: string): string {
    return this.databaseAs(`fenestra_${service}`, `fenestra_${service}`);
  }

  private databaseAs(role: string, database: string): string {
    const at = this.container('postgres').published(5432);
    return `postgres://${role}:${this.env['POSTGRES_PASSWORD']}@${at}/${database}`;
  }

  get serviceUrls(): Readonly<Record<string, string>> {
    const urls = Object.entries(servicePorts).map(([name, port]) => [name, this.container(name).published(port)]);
    return Object.fromEntries(urls.map(([name, at]) => [name, `http://${at}`])) as Record<string, string>;
  }

  processOf(service: ServiceName): ServiceContainer {
    return this.container(service);
  }

  secondOf(service: ServiceName): ServiceContainer {
    return new ServiceContainer(`${this.env['COMPOSE_PROJECT_NAME']}-second-${service}`);
  }

  private container(service: string): ServiceContainer {
    return new ServiceContainer(`${this.env['COMPOSE_PROJECT_NAME']}-${service}-1`);
  }

  /** A container that no caller finds by the name of its service; it ends with the others. */
  async runSecond(service: ServiceName): Promise<void> {
    const second = this.secondOf(service);
    await this.compose('run', '--detach', '--no-deps', '--name', second.name, service);
    await second.healthy();
  }

  /** How many containers of a service are healthy. */
  async running(service: string): Promise<number> {
    const { stdout } = await compose(this.env, ['ps', service, '--format', '{{.Health}}']);
    return stdout.split('\n').filter((health) => health === 'healthy').length;
  }

  operate(...words: string[]) {
    const command = ['run', '--rm', '--no-deps', '--no-TTY', 'migrate', 'apps/server/shop.js'];
    const args = ['compose', '--progress', 'quiet', ...command, ...words];
    const { status, stdout, stderr } = spawnSync('docker', args, {
      env: this.env,
      encoding: 'utf8',
      maxBuffer: mostBytes,
    });
    return Promise.resolve({ status, stdout, stderr });
  }

  /** A whole line of a runbook. */
  async type(line: string): Promise<void> {
    await execute('bash', ['-c', line], { cwd: root, env: this.env, maxBuffer: mostBytes });
  }

  /** As into `.env`: what containers are told that are made from now on. */
  writeDown(variables: Readonly<Record<string, string>>): void {
    Object.assign(this.env, variables);
  }

  /** What is typed after `docker compose`. */
  async compose(...words: string[]): Promise<string> {
    const { stdout } = await compose(this.env, words);
    return stdout;
  }

  async filesOfSandbox(): Promise<string> {
    const folder = await mkdtemp(join(this.folder, 'sandbox-'));
    await this.compose('cp', 'sandbox:/data/.', folder);
    return folder;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await compose(this.env, down);
    await rm(this.folder, { recursive: true });
  }
}

const down = ['down', '--volumes', '--remove-orphans']; // also what `run` has made
const mostBytes = 64 * 1024 * 1024;
const compose = (env: NodeJS.ProcessEnv, args: string[]) =>
  execute('docker', ['compose', ...args], { env, maxBuffer: mostBytes });
