import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { stopOrphanIn } from '@fenestra/platform/embedded-postgres/embedded-postgres';
import { databaseFolder, openDataFolder, defaultDataFolder } from '@fenestra/server/host/data-folder';
import { readRunFile, type RunFile } from '@fenestra/server/host/run-file';
import { stopOrphanedSandbox } from '@fenestra/server/host/start-sandbox';
import { type FolderGuard, guardFolder } from '@fenestra/testing/guard-folder';
import { maxWaitMs } from '@fenestra/testing/time';
import { EmbeddedShop, outputFileOf } from './embedded-shop';
import { fillMigratedFolder } from './migrated-folder';
import { unboundedHolds } from './unbounded-holds';

const root = resolve(__dirname, '../..');

/** Arguments for Node, in the folder where it runs. */
type Program = { readonly folder: string; readonly args: readonly string[] };

/** Returns the host from its sources. Files in `preloaded` are loaded before it. */
function sourcesWith(preloaded: readonly string[]): Program {
  const required = [join(root, 'tools/run-typescript.cjs'), ...preloaded].flatMap((file) => ['--require', file]);
  return { folder: root, args: [...required, join(root, 'apps/server/main.ts')] };
}

/** Thrown when the process exits before it is ready. */
export class EndedEarly extends Error {}

/** The real program in a process of its own, on free ports, with a data folder that outlives it. */
export class ShopProcess extends EmbeddedShop {
  private constructor(
    folder: string,
    env: NodeJS.ProcessEnv,
    private readonly program: Program,
    private readonly guard: FolderGuard,
    private child: ChildProcess,
    run: RunFile,
  ) {
    super(folder, env, run);
  }

  /**
   * Starts on a copy of migrated databases without rows. `env` is added to an environment that chooses nothing: embedded, not
   * durable, ports at run time. `preloaded` are sources that the host loads before its own, to put faults into its parts.
   */
  static start(env: NodeJS.ProcessEnv = {}, preloaded: readonly string[] = []): Promise<ShopProcess> {
    const fill = env['DATABASE_URL'] ? leaveEmpty : fillMigratedFolder;
    return ShopProcess.startIn(tmpdir(), fill, env, sourcesWith(preloaded));
  }

  /** Starts on an empty data folder, as a first start does. `disk` is the folder in which it is. */
  static startEmpty(disk = tmpdir()): Promise<ShopProcess> {
    return ShopProcess.startIn(disk, leaveEmpty, {}, sourcesWith([]));
  }

  /** Starts what `npm run build` made, from a copy in a folder; it brings no database. */
  static startBuilt(folder: string, databaseUrl: string): Promise<ShopProcess> {
    const program = { folder, args: ['apps/server/main.js'] };
    return ShopProcess.startIn(tmpdir(), leaveEmpty, { DATABASE_URL: databaseUrl }, program);
  }

  private static async startIn(
    disk: string,
    fill: (folder: string) => Promise<void>,
    env: NodeJS.ProcessEnv,
    program: Program,
  ): Promise<ShopProcess> {
    const folder = await mkdtemp(join(disk, 'fenestra-shop-'));
    await using failed = new AsyncDisposableStack();
    const guard = guardFolder(folder);
    failed.defer(() => removeFolder(folder, guard));
    await fill(folder);
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
    const { child, run } = await launch(folder, guard, full, program);
    failed.move();
    return new ShopProcess(folder, full, program, guard, child, run);
  }

  /** Starts a shop by PORT alone: its data folder and its other ports follow from that (decision 104). */
  static async startByPort(port: number): Promise<ShopProcess> {
    const folder = `${defaultDataFolder()}-${port}`;
    await (await openDataFolder(folder)).release(); // until it exists, a data folder of an earlier release belongs to any port
    const unset = { ADMIN_PORT: '', SANDBOX_HTTP_PORT: '', SANDBOX_SMTP_PORT: '', FENESTRA_DATA: '', DATABASE_URL: '' };
    const own = { PORT: String(port), FENESTRA_FSYNC: 'off', LIMITS_FILE: join(__dirname, 'no-limits.json') };
    const env = { ...process.env, ...unset, ...own, ...unboundedHolds };
    const guard = guardFolder(folder);
    await using failed = new AsyncDisposableStack();
    failed.defer(() => removeFolder(folder, guard));
    await fillMigratedFolder(folder);
    const program = sourcesWith([]);
    const { child, run } = await launch(folder, guard, env, program);
    failed.move();
    return new ShopProcess(folder, env, program, guard, child, run);
  }

  /** Kills the host and nothing else, as the machine's memory guard would. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = endOf(this.child);
    this.child.kill('SIGKILL');
    await gone;
  }

  /** Resolves with the exit code when a crash point, or a kill, has ended the host. */
  async ended(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) await endOf(this.child);
  }

  /** Starts the host anew on the same data; ports change. */
  async restart(env: NodeJS.ProcessEnv = {}): Promise<void> {
    const { child, run } = await launch(this.folder, this.guard, { ...this.env, ...env }, this.program);
    Object.assign(this, { child, run });
  }

  /** As Ctrl-C does; resolves to the exit code. */
  async stop(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const gone = endOf(this.child);
      this.child.kill('SIGTERM');
      await gone;
    }
    return this.child.exitCode;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop();
    await removeFolder(this.folder, this.guard);
  }
}

function endOf(child: ChildProcess): Promise<unknown> {
  child.ref();
  return once(child, 'exit');
}

const leaveEmpty = (): Promise<void> => Promise.resolve();

/** Ends what a killed host has left running in it as well. */
async function removeFolder(folder: string, guard: FolderGuard): Promise<void> {
  await stopOrphanIn(databaseFolder(folder));
  await stopOrphanedSandbox(folder);
  await rm(folder, { recursive: true, force: true });
  await rm(outputFileOf(folder), { force: true });
  guard.release();
}

async function launch(folder: string, guard: FolderGuard, env: NodeJS.ProcessEnv, program: Program) {
  const report = join(folder, 'report.json');
  const reports = ['--report-on-signal', '--report-exclude-env', `--report-filename=${report}`];
  const output = await open(outputFileOf(folder), 'w');
  const child = spawn(process.execPath, [...reports, ...program.args], {
    cwd: program.folder,
    env,
    stdio: ['ignore', output.fd, output.fd],
  });
  await output.close();
  guard.watch(child.pid);
  child.unref(); // a suite that failed before it could stop the shop does not keep its process: the guard stops it then

  for (const deadline = Date.now() + maxWaitMs; ; await sleep(20)) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new EndedEarly(`the shop ended with ${child.exitCode ?? child.signalCode}:\n${await outputOf(folder)}`);
    const run = await readRunFile(folder).catch(() => undefined);
    if (run?.pid === child.pid) return { child, run: run! };
    if (Date.now() > deadline) {
      const diagnostics = await diagnose(child, report);
      child.kill('SIGKILL');
      const sandboxLog = await readFile(join(folder, 'sandbox.log'), 'utf8').catch(() => '');
      throw new Error(`the shop was not ready in time:\n${await outputOf(folder)}\n${sandboxLog}\n${diagnostics}`);
    }
  }
}

const outputOf = (folder: string): Promise<string> => readFile(outputFileOf(folder), 'utf8');

/** Returns the `ps` lines of a process and its children, and its active libuv handles as JSON from a Node.js diagnostic report. */
async function diagnose(child: ChildProcess, report: string): Promise<string> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,stat=,time=,wchan=,args=']);
  const processes = stdout.split('\n').filter((line) => line.trim().split(/\s+/, 2).includes(String(child.pid)));
  child.kill('SIGUSR2');
  await sleep(10_000); // for a busy machine; a blocked main thread writes no report
  const written = await readFile(report, 'utf8').catch(() => '{}');
  const { libuv = [] } = JSON.parse(written) as { libuv?: { is_active?: boolean }[] };
  return [...processes, JSON.stringify(libuv.filter((handle) => handle.is_active)).slice(0, 4_000)].join('\n');
}
