import { randomBytes } from 'node:crypto';
import { access, chmod, constants, mkdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { everyoneEnters } from '@fenestra/platform/embedded-postgres/binaries';
import { type FolderLock, type Platform, platformOf } from '@fenestra/platform/service/platform';
import { StartupError } from '@fenestra/platform/service/startup-error';
import { readRunFile } from './run-file';

/** Of the folder's layout. A newer program raises it when an older one could no longer work with the data. */
const layoutVersion = 1;

const Secrets = z.object({
  databasePassword: z.string(),
  serviceToken: z.string(),
  erpToken: z.string(),
  /** Folders of before the desk get one when they are opened. */
  deskToken: z.optional(z.string()),
});

/** Generated once for a shop that runs embedded; whoever reads them owns the shop. */
export type Secrets = z.output<typeof Secrets>;

export type DataFolder = {
  readonly path: string;
  readonly secrets: Secrets;
  readonly secretsFile: string;
  /** Lets the next start have the folder. */
  release(): Promise<void>;
};

export const databaseFolder = (path: string): string => join(path, 'postgres');

/** The data folder of a shop that neither FENESTRA_DATA nor PORT gives another one. */
export const defaultDataFolder = (): string =>
  process.getuid?.() === 0 ? '/var/lib/fenestra' : resolve(__dirname, '../../../.data');

/** Thrown when another process has the data folder. */
export class DataFolderInUse extends StartupError {}

/** Makes the folder or checks it, and keeps it for this process: a second one is refused with a sentence. */
export async function openDataFolder(path: string, platform = platformOf()): Promise<DataFolder> {
  await ensureWritable(path);
  const { release } = await lock(path, platform);
  try {
    await checkVersion(path);
    const secretsFile = join(path, 'secrets.json');
    return { path, secrets: await readOrCreateSecrets(path, secretsFile), secretsFile, release };
  } catch (error) {
    await release();
    throw error;
  }
}

export async function readSecrets(path: string): Promise<Secrets> {
  const file = join(path, 'secrets.json');
  const text = await readFile(file, 'utf8').catch(() => '');
  try {
    return Secrets.parse(JSON.parse(text));
  } catch {
    throw new StartupError(`The data folder is broken: ${file}, the key to its database, is missing or damaged.`);
  }
}

async function ensureWritable(path: string): Promise<void> {
  try {
    await createFolder(path);
    await restrictPermissions(path);
    await access(path, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code === 'EACCES' ? 'permission denied' : (error as Error).message;
    throw new StartupError(`The data folder ${path} cannot be used: ${reason}. Choose another with FENESTRA_DATA.`);
  }
  if (process.getuid?.() === 0 && !(await everyoneEnters(await realpath(path))))
    throw new StartupError(
      `The data folder ${path} is closed to other accounts, but as root the database runs as one; choose another with FENESTRA_DATA.`,
    );
}

/** What others may do with what lies in it: nothing, but that as root the database's own account goes through it to its files. */
async function restrictPermissions(path: string): Promise<void> {
  const { mode, uid } = await stat(path);
  const closed = mode & (process.getuid?.() === 0 ? 0o711 : 0o700);
  if (uid === process.getuid?.() && closed !== (mode & 0o777)) await chmod(path, closed);
}

/** Not mkdir's own recursion: where a parent refuses with ENOENT, as in /proc, that never ends. */
async function createFolder(path: string): Promise<void> {
  const made = await mkdir(path, { mode: 0o755 }).catch((error: NodeJS.ErrnoException) => error);
  if (made === undefined || made.code === 'EEXIST') return;
  if (made.code !== 'ENOENT' || (await exists(dirname(path)))) throw made;
  await createFolder(dirname(path));
  await createFolder(path);
}

async function lock(path: string, platform: Platform): Promise<FolderLock> {
  const acquired = await platform.lockFolder(path).catch((error: Error) => {
    throw new StartupError(`The data folder ${path} cannot be locked: ${error.message}.`);
  });
  if (acquired) return acquired;
  const running = await readRunFile(path);
  const where = running ? ` as process ${running.pid} at ${running.urls.shop}` : '';
  throw new DataFolderInUse(`Fenestra already runs with the data folder ${path}${where}.`);
}

async function checkVersion(path: string): Promise<void> {
  const file = join(path, 'version');
  const found = (await readFile(file, 'utf8').catch(() => undefined))?.trim();
  const cluster = (await readFile(join(databaseFolder(path), 'PG_VERSION'), 'utf8').catch(() => undefined))?.trim();
  if (found === undefined && (await exists(databaseFolder(path))))
    throw new StartupError(`The data folder is broken: ${file} is missing. Move ${path} away to start afresh.`);
  if (found !== undefined && !/^\d+$/.test(found))
    throw new StartupError(`The data folder is broken: ${file} holds no version. Move ${path} away to start afresh.`);
  if (Number(found ?? 0) > layoutVersion)
    throw new StartupError(
      `The data folder ${path} was written by a newer Fenestra (layout ${found}, this one knows ${layoutVersion}): update, or choose another folder with FENESTRA_DATA.`,
    );
  if (found !== undefined && (await exists(databaseFolder(path))) && cluster !== '18')
    throw new StartupError(
      `The data folder is broken: ${databaseFolder(path)} holds no PostgreSQL 18 database. Move ${path} away to start afresh.`,
    );
  if (found === undefined) await writeFile(file, `${layoutVersion}\n`, { mode: 0o600 });
}

async function readOrCreateSecrets(path: string, file: string): Promise<Secrets> {
  const random = (): string => randomBytes(32).toString('base64url');
  const isThere = (await exists(file)) || (await exists(databaseFolder(path)));
  const known = isThere
    ? await readSecrets(path)
    : { databasePassword: random(), serviceToken: random(), erpToken: random() };
  if (known.deskToken) return known;
  const secrets = { ...known, deskToken: random() };
  await writeFile(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file); // whoever reads it finds all of it
  return secrets;
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
