import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { eventually } from '@fenestra/testing/time';
import { stopOrphan } from '../embedded-postgres/orphan';
import { isRunning, platformOf } from './platform';

const compiler = resolve(__dirname, '../../../tools/run-typescript.cjs');
const program = join(__dirname, 'testing/lock-folder.ts');

/** What of each system runs here: macOS by `ps` and SQLite does anywhere, Linux by its own kernel only. */
const systems = (['linux', 'darwin'] as const).filter((system) => system === 'darwin' || process.platform === 'linux');

const running = new Set<ChildProcess>();

afterEach(async () => {
  for (const child of running) await end(child);
});

function start(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  return child;
}

const firstLineOf = async (child: ChildProcess): Promise<unknown> =>
  (await once(createInterface({ input: child.stdout! }), 'line'))[0];

async function end(child: ChildProcess): Promise<void> {
  running.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const forever = 'setInterval(() => undefined, 60_000); console.log("started")';

test('macOS and all systems without an answer of their own share one, Linux has another', () => {
  expect(platformOf('freebsd')).toBe(platformOf('darwin'));
  expect(platformOf('linux')).not.toBe(platformOf('darwin'));
  expect(platformOf()).toBe(platformOf(process.platform));
});

test('a process is running until it has ended', async () => {
  const child = start('-e', forever);
  await firstLineOf(child);

  expect(isRunning(child.pid!)).toBe(true);
  await end(child);
  expect(isRunning(child.pid!)).toBe(false);
});

describe('Platform of macOS', () => {
  test('a damaged lock file is reported as such and not as a lock of another process', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fenestra-lock-'));
    await writeFile(join(folder, 'lock'), 'x'.repeat(4_096));

    await expect(platformOf('darwin').lockFolder(folder)).rejects.toThrow('file is not a database');
    await rm(folder, { recursive: true });
  });

  test('root gets no account for PostgreSQL, with the remedy', async () => {
    await expect(platformOf('darwin').databaseAccount()).rejects.toThrow(/on Linux only: start as another user\.$/);
  });
});

describe.each(systems)('Platform of %s', (system) => {
  const platform = platformOf(system);

  test('the command line of a process names all its arguments until the process has ended', async () => {
    const child = start('-e', forever, `folder with a space/${'long'.repeat(200)}`, 'last');
    await firstLineOf(child);

    expect(await platform.commandLineOf(child.pid!)).toMatch(/folder with a space\/(long){200} last$/);
    await end(child);
    expect(await platform.commandLineOf(child.pid!)).toBeUndefined();
  });

  test('a zombie has no command line', async () => {
    // The shell becomes `sleep`, which never waits for the child that the shell had. Before that, a shell may do so.
    const parent = spawn('sh', ['-c', 'sleep 600 & echo $!; exec sleep 601'], { stdio: ['ignore', 'pipe', 'inherit'] });
    running.add(parent);
    const zombie = Number(await firstLineOf(parent));
    await eventually(async () => expect(await platform.commandLineOf(parent.pid!)).toBe('sleep 601'));
    process.kill(zombie, 'SIGKILL');

    await eventually(async () => expect(await platform.commandLineOf(zombie)).toBeUndefined());
    expect(isRunning(zombie)).toBe(true);
  });

  test('an orphan is stopped by its marks, and a process without them is left alone', async () => {
    const orphan = start('-e', forever, '/data/of/one shop');
    await firstLineOf(orphan);
    const steps = [{ signal: 'SIGTERM' as const, timeoutMs: 60_000 }];

    expect(await stopOrphan({ pid: orphan.pid!, marks: ['/data/of/another'] }, steps, platform)).toBe(false);
    expect(isRunning(orphan.pid!)).toBe(true);
    expect(await stopOrphan({ pid: orphan.pid!, marks: ['/data/of/one shop'] }, steps, platform)).toBe(true);
    expect(await stopOrphan({ pid: orphan.pid!, marks: ['/data/of/one shop'] }, steps, platform)).toBe(false);
  });

  describe('lockFolder', () => {
    let folder: string;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'fenestra-lock-'));
    });
    afterEach(() => rm(folder, { recursive: true }));

    const lockElsewhere = () => start('--require', compiler, program, system, folder);

    test('one of several processes that start together gets the lock of a folder', async () => {
      const outcomes = await Promise.all([1, 2, 3, 4].map(() => firstLineOf(lockElsewhere())));

      expect(outcomes.toSorted()).toEqual(['locked', 'taken', 'taken', 'taken']);
    });

    test('the lock of a folder is free again after its process was killed', async () => {
      const owner = lockElsewhere();
      expect(await firstLineOf(owner)).toBe('locked');
      expect(await platform.lockFolder(folder)).toBeUndefined();

      await end(owner);
      const lock = await platform.lockFolder(folder);
      expect(lock).toBeDefined();
      await lock!.release();
    });

    test('a folder stays locked while its process tries again, and is free after the release', async () => {
      const lock = await platform.lockFolder(folder);
      expect(await platform.lockFolder(folder)).toBeUndefined();
      expect(await firstLineOf(lockElsewhere())).toBe('taken');

      await lock!.release();
      expect(await firstLineOf(lockElsewhere())).toBe('locked');
    });

    test('a folder and a symbolic link to it share one lock', async () => {
      const link = `${folder}.link`;
      await symlink(folder, link);
      const lock = await platform.lockFolder(folder);

      expect(await platform.lockFolder(link)).toBeUndefined();
      await lock!.release();
      await rm(link);
    });

    test('a folder that cannot be locked rejects with the reason', async () => {
      await expect(platform.lockFolder(join(folder, 'missing'))).rejects.toMatchObject({ code: 'ENOENT' });
    });
  });
});
