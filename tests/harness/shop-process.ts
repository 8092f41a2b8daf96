import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceClient } from '@fenestra/platform/http/service-client';
import { readSecrets } from '@fenestra/server/data-folder';
import { readRunFile, type RunFile } from '@fenestra/server/run-file';
import { unboundedHolds } from './unbounded-holds';

const root = resolve(__dirname, '../..');
const readyWithinMs = 90_000; // a busy machine, and recovery after a kill

/** The real program in a process of its own, on free ports, with a data folder that outlives it. */
export class ShopProcess {
  private constructor(
    readonly folder: string,
    private readonly env: NodeJS.ProcessEnv,
    private readonly preloaded: readonly string[],
    private child: ChildProcess,
    private run: RunFile,
    private output: () => string,
  ) {}

  /**
   * `env` is added to an environment that chooses nothing: embedded, not durable, ports at run time. `preloaded` are sources
   * that the host loads before its own, to put faults into its parts. `disk` is a folder to keep the data in.
   */
  static async start(
    env: NodeJS.ProcessEnv = {},
    preloaded: readonly string[] = [],
    disk = tmpdir(),
  ): Promise<ShopProcess> {
    const folder = await mkdtemp(join(disk, 'fenestra-shop-'));
    await chmod(folder, 0o755); // under root the database has an account of its own
    const full = {
      ...process.env,
      PORT: '0',
      ADMIN_PORT: '0',
      SANDBOX_HTTP_PORT: '0',
      SANDBOX_SMTP_PORT: '0',
      FENESTRA_FSYNC: 'off',
      FENESTRA_DATA: folder,
      LIMITS_FILE: join(__dirname, 'no-limits.json'),
      ...unboundedHolds,
      ...env,
    };
    const { child, run, output } = await launch(folder, full, preloaded);
    return new ShopProcess(folder, full, preloaded, child, run, output);
  }

  /** Of the public edge, without a slash at the end. Hosts are chosen by the header. */
  get url(): string {
    return `http://127.0.0.1:${this.run.ports.public}`;
  }

  get pid(): number {
    return this.run.pid;
  }

  get adminUrl(): string {
    return `http://127.0.0.1:${this.run.ports.admin}`;
  }

  get sandboxUrl(): string {
    return `http://127.0.0.1:${this.run.ports.sandboxHttp}`;
  }

  get smtpPort(): number {
    return this.run.ports.sandboxSmtp!;
  }

  get services(): Readonly<Record<string, string>> {
    return this.run.urls.services;
  }

  get log(): string {
    return this.output();
  }

  async erpToken(): Promise<string> {
    return (await readSecrets(this.folder)).erpToken;
  }

  /** Talks to a service behind the public edge, as another service does. */
  async serviceClient(service: string): Promise<ServiceClient> {
    const { serviceToken } = await readSecrets(this.folder);
    return new ServiceClient(() => this.services[service]!, serviceToken);
  }

  /** Of the embedded server's superuser, in the database of a service or in `events`. */
  async databaseUrl(service: string): Promise<string> {
    const { databasePassword } = await readSecrets(this.folder);
    return `postgres://postgres:${encodeURIComponent(databasePassword)}@127.0.0.1:${this.run.ports.database}/fenestra_${service}`;
  }

  /** What an operator types after `npm run shop --`. */
  operate(...words: string[]) {
    return this.operateWith({}, ...words);
  }

  /** The same, where the operator has other settings than the shop was started with. */
  operateWith(env: NodeJS.ProcessEnv, ...words: string[]) {
    const program = ['--require', join(root, 'tools/run-typescript.cjs'), join(root, 'apps/server/shop.ts')];
    const settings = { cwd: root, env: { ...this.env, ...env } };
    return spawnSync(process.execPath, [...program, ...words], { ...settings, encoding: 'utf8' });
  }

  /** The same, while the test goes on. Rejects when it could not be done. */
  async operateBeside(...words: string[]): Promise<string> {
    const program = ['--require', join(root, 'tools/run-typescript.cjs'), join(root, 'apps/server/shop.ts')];
    return (await promisify(execFile)(process.execPath, [...program, ...words], { cwd: root, env: this.env })).stdout;
  }

  /** Kills the host and nothing else, as the machine's memory guard would. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }

  /** Resolves with the exit code when a crash point, or a kill, has ended the host. */
  async ended(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
  }

  /** Starts the host anew on the same data; ports change. */
  async restart(env: NodeJS.ProcessEnv = {}): Promise<void> {
    const { child, run, output } = await launch(this.folder, { ...this.env, ...env }, this.preloaded);
    Object.assign(this, { child, run, output });
  }

  /** As Ctrl-C does; resolves to the exit code. */
  async stop(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const gone = once(this.child, 'exit');
      this.child.kill('SIGTERM');
      await gone;
    }
    return this.child.exitCode;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function launch(folder: string, env: NodeJS.ProcessEnv, preloaded: readonly string[]) {
  const required = [join(root, 'tools/run-typescript.cjs'), ...preloaded].flatMap((file) => ['--require', file]);
  const program = [...required, join(root, 'apps/server/main.ts')];
  const child = spawn(process.execPath, program, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
  const output = (): string => chunks.join('');

  for (const deadline = Date.now() + readyWithinMs; ; await sleep(20)) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the shop ended with ${child.exitCode ?? child.signalCode}:\n${output()}`);
    const run = await readRunFile(folder).catch(() => undefined);
    if (run?.pid === child.pid) return { child, run: run!, output };
    if (Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(
        `the shop was not ready in time:\n${output()}\n${await readFile(join(folder, 'sandbox.log'), 'utf8').catch(() => '')}`,
      );
    }
  }
}
