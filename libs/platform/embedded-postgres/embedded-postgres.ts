import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Binaries, findBinaries } from './binaries';
import { freePort } from '../service/free-port';
import { isRunning } from '../service/platform';
import { stopOrphan } from './orphan';
import { hasEnded, SupervisedProcess } from '../service/supervised-process';
import { StartupError } from '../service/startup-error';

export type PostgresServer = {
  /** Of the superuser, in the database `postgres`. */
  readonly url: string;
  /** Ends the sessions, writes everything out and resolves when the server is gone. */
  stop(): Promise<void>;
};

export type PostgresOptions = {
  /** Becomes the server's data folder; the one above it exists and can be entered by everyone. */
  readonly folder: string;
  readonly password: string;
  /** False only where nobody minds losing all: the machine's failure would. */
  readonly durable: boolean;
};

const readyWithinMs = 60_000; // recovery after a crash replays the log first

/** A server whose process runs; it takes connections when `ready` resolves. */
export type LaunchedPostgres = PostgresServer & { readonly ready: Promise<void> };

/** Starts the folder's PostgreSQL from the binaries of npm and resolves when it takes connections. Once ended, it stays so. */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const { url, start } = await prepare(options);
  const { child, ready } = await start();
  await ready;
  return { url, stop: () => stop(child) };
}

/** As `startPostgres`, but started again where it was whenever it ends by itself: on a full disk it does, until there is space. */
export async function launchPostgres(options: PostgresOptions): Promise<LaunchedPostgres> {
  const { url, start } = await prepare(options);
  const { child, ready } = await start();
  const startAgain = async (): Promise<ChildProcess> => {
    await stopOrphanIn(options.folder); // parts of it may still end
    const again = await start();
    await again.ready;
    return again.child;
  };
  let supervised: SupervisedProcess | undefined;
  let isOver = false;
  const watched = ready.then(() => {
    if (!isOver) supervised = new SupervisedProcess('database', child, startAgain);
  });
  watched.catch(() => undefined); // whoever waits for it later gets the fault all the same
  const end = async (): Promise<void> => {
    isOver = true;
    await stop(supervised ? await supervised.release() : child);
  };
  return { url, ready: watched, stop: end };
}

/** An orphan in the folder is stopped, a missing cluster made. Each start is a session of its own, so that Ctrl-C reaches the services first. */
async function prepare({ folder, password, durable }: PostgresOptions) {
  const binaries = await findBinaries();
  await stopOrphanIn(folder);
  await createCluster(folder, password, durable, binaries);
  const port = await freePort();
  return {
    url: `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`,
    start: () => launch(folder, port, durable, binaries),
  };
}

/** In an empty folder, which `stop` deletes. Nothing is durable: for tests and trials. */
export async function startTemporaryPostgres(): Promise<PostgresServer & { readonly folder: string }> {
  await removeTemporaryServers();
  const parent = await mkdtemp(join(tmpdir(), `fenestra-${process.pid}-`));
  await chmod(parent, 0o755);
  const server = await startPostgres({ folder: join(parent, 'postgres'), password: 'postgres', durable: false });
  return {
    url: server.url,
    folder: parent,
    stop: async () => {
      await server.stop();
      await rm(parent, { recursive: true, force: true });
    },
  };
}

/** Stops the server that a killed host left in this folder. */
export async function stopOrphanIn(folder: string): Promise<void> {
  const [pid] = await postmasterFile(folder);
  if (!pid) return;
  await stopOrphan({ pid: Number(pid), marks: ['postgres', folder] }, [
    { signal: 'SIGINT', timeoutMs: 10_000 }, // fast shutdown
    { signal: 'SIGQUIT', timeoutMs: 10_000 }, // immediate: recovers at the next start
  ]);
}

/** Whole or not at all: an interrupted initdb leaves a folder of another name. */
async function createCluster(
  folder: string,
  password: string,
  durable: boolean,
  { folder: bin, account }: Binaries,
): Promise<void> {
  if (await readFile(join(folder, 'PG_VERSION')).catch(() => undefined)) return;
  const unfinished = `${folder}.new`;
  const passwordFile = `${folder}.password`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account) for (const path of [unfinished, passwordFile]) await chown(path, account.uid, account.gid);
  const flags = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8'];
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  // Passwords are random, so that hashing them thousands of times protects nothing and slows every connection.
  const settings = ['--set=scram_iterations=1', ...(durable ? [] : ['--no-sync'])];
  await promisify(execFile)(join(bin, 'initdb'), [`--pgdata=${unfinished}`, ...flags, ...locale, ...settings], {
    ...account,
    cwd: '/',
  }).catch((error: { stderr?: string }) => {
    throw new StartupError(`The database could not be created in ${folder}: ${lastLine(error.stderr ?? '')}`);
  });
  await rm(passwordFile);
  await rename(unfinished, folder);
}

type Launched = { readonly child: ChildProcess; readonly ready: Promise<void> };

async function launch(folder: string, port: number, durable: boolean, binaries: Binaries): Promise<Launched> {
  const log = await open(`${folder}.log`, 'a', 0o600);
  const { size: logStart } = await log.stat();
  const settings = [...settingsFor(port), ...(durable ? durableSettings : ['fsync=off', 'synchronous_commit=off'])];
  const child = spawn(
    join(binaries.folder, 'postgres'),
    ['-D', folder, ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...binaries.account,
      cwd: '/',
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      env: { LC_ALL: 'C', TZ: 'UTC' },
    },
  );
  child.unref();
  await log.close();
  const failed = new Promise<never>((_, reject) => child.once('error', reject));
  const ready = Promise.race([failed, becomeReady(child, folder)]).catch(async (error: unknown) => {
    const output = (await readFile(`${folder}.log`)).subarray(logStart).toString();
    child.kill('SIGQUIT');
    if (child.pid && !hasEnded(child)) await once(child, 'exit');
    throw new StartupError(`The database in ${folder} did not start: ${lastLine(output) || String(error)}`);
  });
  ready.catch(() => undefined); // whoever waits for it later gets the fault all the same
  return { child, ready };
}

const durableSettings = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on'];

function settingsFor(port: number): string[] {
  const reachable = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const small = ['max_connections=200', 'io_method=sync', 'jit=off']; // short statements of one shop
  return [...reachable, ...small, 'log_checkpoints=off', 'timezone=UTC'];
}

async function becomeReady(child: ChildProcess, folder: string): Promise<void> {
  for (const deadline = Date.now() + readyWithinMs; Date.now() < deadline; await sleep(5)) {
    if (hasEnded(child)) throw new Error('it ended at once');
    const [pid, , , , , , , status] = await postmasterFile(folder);
    if (Number(pid) === child.pid && status?.trim() === 'ready') return;
  }
  throw new Error(`not ready within ${readyWithinMs / 1000} s`);
}

/** The lines of the file in which a server tells its process id (first) and its status (eighth). */
async function postmasterFile(folder: string): Promise<string[]> {
  const content = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  return content.split('\n');
}

/** First lets those that are leaving leave, then ends their sessions, at last recovers at the next start. */
async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  child.ref();
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timers = [setTimeout(() => child.kill('SIGINT'), 1_000), setTimeout(() => child.kill('SIGQUIT'), 20_000)];
  await ended;
  timers.forEach(clearTimeout);
}

/** A killed test run leaves server and folder behind; the next one clears them away. */
async function removeTemporaryServers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = /^fenestra-(\d+)-\w{6}$/.exec(name)?.[1];
    if (!owner || isRunning(Number(owner))) continue;
    const parent = join(tmpdir(), name);
    await stopOrphanIn(join(parent, 'postgres'))
      .then(() => rm(parent, { recursive: true, force: true }))
      .catch(() => undefined); // another user's
  }
}

function lastLine(text: string): string {
  const lines = text.trim().split('\n');
  const relevant = lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? '';
  return relevant.replace(/^.*?(FATAL|PANIC):\s*/, '');
}
