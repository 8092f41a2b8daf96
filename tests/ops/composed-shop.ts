import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@fenestra/platform/service/free-port';
import type { RunningShop } from '../harness/running-shop';
import { figure, timed } from './figures';
import { buildImage } from './image';

const root = resolve(__dirname, '../..');
const execute = promisify(execFile);

/** The shop of `docker-compose.yml`, from the image of what git holds, under a project name and ports of its own. */
export class ComposedShop implements RunningShop {
  private constructor(
    private readonly env: NodeJS.ProcessEnv,
    private readonly databasePort: number,
  ) {}

  static async start(): Promise<ComposedShop> {
    const env = {
      ...process.env,
      COMPOSE_PROJECT_NAME: `fenestra-test-${randomBytes(4).toString('hex')}`,
      COMPOSE_FILE: [join(root, 'docker-compose.yml'), join(root, 'tests/ops/compose-for-tests.yml')].join(':'),
      PORT: String(await freePort()),
      SANDBOX_HTTP_PORT: String(await freePort()),
      POSTGRES_PASSWORD: randomBytes(16).toString('hex'),
      SERVICE_TOKEN: randomBytes(16).toString('hex'),
      ERP_TOKEN: randomBytes(16).toString('hex'),
      ADMIN_PORT: String(await freePort()),
    };
    try {
      await buildImage();
      const [, seconds] = await timed(() => compose(env, ['up', '--no-build', '--detach', '--wait']));
      figure('docker compose up --wait, s', seconds);
      const { stdout } = await compose(env, ['port', 'postgres', '5432']);
      return new ComposedShop(env, Number(stdout.trim().split(':')[1]));
    } catch (fault) {
      const { stdout } = await compose(env, ['logs', '--tail', '20']);
      await compose(env, ['down', '--volumes', '--timeout', '5']);
      throw new Error(`${(fault as Error).message}\n${stdout}`);
    }
  }

  get url(): string {
    return `http://127.0.0.1:${this.env['PORT']}`;
  }

  get sandboxUrl(): string {
    return `http://127.0.0.1:${this.env['SANDBOX_HTTP_PORT']}`;
  }

  get log(): string {
    return execFileSync('docker', ['compose', 'logs', '--no-color'], { env: this.env, encoding: 'utf8' });
  }

  erpToken(): Promise<string> {
    return Promise.resolve(this.env['ERP_TOKEN']!);
  }

  databaseUrl(owner: string): Promise<string> {
    const password = this.env['POSTGRES_PASSWORD'];
    return Promise.resolve(`postgres://postgres:${password}@127.0.0.1:${this.databasePort}/fenestra_${owner}`);
  }

  /** Every service as often as said; resolves when all are healthy. */
  async scale(numbers: Readonly<Record<string, number>>): Promise<void> {
    const scales = Object.entries(numbers).flatMap(([service, number]) => ['--scale', `${service}=${number}`]);
    await compose(this.env, ['up', '--detach', '--wait', '--no-recreate', ...scales]);
  }

  /** How many containers of a service are healthy. */
  async running(service: string): Promise<number> {
    const { stdout } = await compose(this.env, ['ps', service, '--format', '{{.Health}}']);
    return stdout.split('\n').filter((health) => health === 'healthy').length;
  }

  /** What an operator types after `docker compose`. */
  async operate(...words: string[]): Promise<string> {
    const { stdout } = await compose(this.env, words);
    return stdout;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await compose(this.env, ['down', '--volumes']);
  }
}

const compose = (env: NodeJS.ProcessEnv, args: string[]) =>
  execute('docker', ['compose', ...args], { env, maxBuffer: 64 * 1024 * 1024 });
