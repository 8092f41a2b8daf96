import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, realpath, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from './startup-error';

const execute = promisify(execFile);
const sqliteBusy = 5; // SQLITE_BUSY; the upper bytes hold an extended code

/** Services of the operating system that differ between Linux and macOS. Lint keeps `/proc` and abstract sockets in this file (decision 3). */
export type Platform = {
  /** Returns the command line of a process, or undefined if the process has ended; a zombie has. */
  commandLineOf(pid: number): Promise<string | undefined>;
  /**
   * Locks a folder, or returns undefined if it is locked. The kernel frees the lock when this process ends, also by SIGKILL.
   * Rejects when the system cannot lock the folder.
   */
  lockFolder(folder: string): Promise<FolderLock | undefined>;
  /** Returns the account of PostgreSQL, which refuses to run as root. Rejects where root cannot create one. */
  databaseAccount(): Promise<Account>;
};

export type FolderLock = { release(): Promise<void> };

export type Account = { readonly uid: number; readonly gid: number };

export function platformOf(system: NodeJS.Platform = process.platform): Platform {
  return system === 'linux' ? linux : macOS;
}

/** Returns whether a process of any user exists. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // another user's
  }
}

const linux: Platform = {
  commandLineOf: async (pid) => {
    const args = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ESRCH') return '';
      throw error;
    });
    return args.replaceAll('\0', ' ').trim() || undefined; // empty for zombies
  },

  lockFolder: async (folder) => {
    const name = createHash('sha256')
      .update(await realpath(folder))
      .digest('hex');
    const socket = createServer();
    const error = await new Promise<NodeJS.ErrnoException | undefined>((done) => {
      socket.once('error', done).listen(`\0fenestra-${name}`, () => done(undefined));
    });
    if (error?.code === 'EADDRINUSE') return undefined;
    if (error) throw error;
    return { release: () => new Promise((released) => socket.close(() => released())) };
  },

  databaseAccount: async () => {
    const existing = await accountNamed('postgres');
    if (existing) return existing;
    const flags = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'];
    await execute('useradd', flags).catch((error: Error) => {
      throw new StartupError(
        `PostgreSQL refuses to run as root, and its account postgres could not be created: ${error.message.trim()}. Start as another user.`,
      );
    });
    return (await accountNamed('postgres'))!;
  },
};

/** Uses POSIX only, so that its tests run on Linux too. */
const macOS: Platform = {
  commandLineOf: async (pid) => {
    const columns = ['-ww', '-o', 'stat=', '-o', 'command=', '-p', String(pid)];
    const env = { ...process.env, LC_ALL: 'en_US.UTF-8' }; // in C, ps escapes letters outside of ASCII
    const { stdout } = await execute('ps', columns, { env }).catch((error: { code?: unknown }) => {
      if (error.code === 1) return { stdout: '' }; // no such process
      throw error;
    });
    const [, state, command] = /^(\S+)\s+(.*)/s.exec(stdout.trim()) ?? [];
    return state?.startsWith('Z') ? undefined : command;
  },

  /** SQLite locks a file by fcntl, the only kernel lock that Node offers (decision 3). */
  lockFolder: async (folder) => {
    const file = join(folder, 'lock');
    // Never opened by other means: closing any descriptor of a file ends the process's POSIX locks on it.
    await writeFile(file, '', { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    const { DatabaseSync } = await import('node:sqlite');
    const database = new DatabaseSync(file);
    try {
      database.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      database.close();
      if (((error as { errcode?: number }).errcode ?? 0) % 256 === sqliteBusy) return undefined;
      throw error;
    }
    return { release: async () => database.close() };
  },

  databaseAccount: async () => {
    throw new StartupError(
      'PostgreSQL refuses to run as root, and an account for it is created on Linux only: start as another user.',
    );
  },
};

async function accountNamed(name: string): Promise<Account | undefined> {
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const found = accounts.find(([login]) => login === name);
  return found && { uid: Number(found[2]), gid: Number(found[3]) };
}
