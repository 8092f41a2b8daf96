import { once } from 'node:events';
import { appendFile, copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { connect as reach } from 'node:net';
import { dirname, join } from 'node:path';
import { recordBackup } from '@fenestra/platform/database/last-backup';
import { takeBaseBackup, copyFolder, copyOwnership } from '@fenestra/platform/embedded-postgres/base-backup';
import { StartupError } from '@fenestra/platform/service/startup-error';
import { resolveSystem } from './service-access';
import type { CommandOutcome } from './command-outcome';

/** Of copies of the whole; with the oldest goes the log before it. */
const maxBaseBackups = 7;
const baseBackupFolder = (archive: string): string => join(archive, 'base');
const walFolder = (archive: string): string => join(archive, 'wal');
/** The log begins a new file every 16 MB: 8 digits of the server's timeline, then 16 that count. */
const walFileName = /^[0-9A-F]{24}|^[0-9A-F]{8}\.history/;
const backupName = (moment: Date): string => moment.toISOString().replaceAll(':', '-');

/** Copies all databases of a running server whose log goes to `archive`/wal, so that each moment from here on can be gone back to. */
export async function createBaseBackup(folder: string, archive: string): Promise<CommandOutcome> {
  const url = await serverUrl();
  const unfinished = join(baseBackupFolder(archive), 'unfinished');
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(baseBackupFolder(archive), { recursive: true, mode: 0o700 });
  await takeBaseBackup(url, folder, unfinished);
  const backupFolder = join(baseBackupFolder(archive), backupName(new Date()));
  await rename(unfinished, backupFolder);
  await recordBackup(url);
  await purgeOldBackups(archive);
  return { done: true, text: `all databases are in ${backupFolder}`, data: { folder: backupFolder } };
}

/** Makes the data folder of a server that is stopped: as of that moment, or as late as is known. What lies there is moved aside. */
export async function restoreFromArchive(
  folder: string,
  archive: string,
  moment: Date | undefined,
): Promise<CommandOutcome> {
  if (await isReachable(await serverUrl()))
    return { done: false, text: 'the server runs: stop it first', data: { reason: 'runs' } };
  const copies = await backupNames(archive);
  const copy = copies.findLast((name) => !moment || name <= backupName(moment));
  if (!copy)
    return { done: false, text: `no copy is that old; there are ${copies.join(', ')}`, data: { reason: 'no-backup' } };
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true }); // a new disk is empty
  await copyFolder(join(baseBackupFolder(archive), copy), unfinished);
  await copyUnarchivedWal(folder, archive, unfinished);
  await writeRecoverySettings(unfinished, archive, moment);
  const aside = `${folder}.${backupName(new Date())}`;
  const moved = await rename(folder, aside).then(() => `; what was there is in ${aside}`, ifMissing(''));
  await rename(unfinished, folder);
  const recoveryTarget = moment ? `until ${moment.toISOString()}` : 'to its end';
  return {
    done: true,
    text: `${folder} is the copy of ${copy}, and reads the log ${recoveryTarget} when its server starts${moved}`,
    data: { copy },
  };
}

async function serverUrl(): Promise<string> {
  const { DATABASE_URL } = (await resolveSystem()).config;
  if (!DATABASE_URL)
    throw new StartupError('DATABASE_URL is not set: it says which server, as one who may do everything.');
  return DATABASE_URL;
}

const backupNames = async (archive: string): Promise<string[]> =>
  (await readdir(baseBackupFolder(archive)).catch(ifMissing([]))).filter((name) => /^\d{4}-/.test(name)).toSorted();

async function purgeOldBackups(archive: string): Promise<void> {
  const names = await backupNames(archive);
  for (const name of names.slice(0, -maxBaseBackups))
    await rm(join(baseBackupFolder(archive), name), { recursive: true });
  const label = await readFile(
    join(baseBackupFolder(archive), names.at(-maxBaseBackups) ?? names[0]!, 'backup_label'),
    'utf8',
  );
  const first = /^START WAL LOCATION: .* \(file [0-9A-F]{8}([0-9A-F]{16})\)$/m.exec(label)![1]!;
  for (const name of await readdir(walFolder(archive)))
    if (/^[0-9A-F]{24}/.test(name) && name.slice(8, 24) < first) await rm(join(walFolder(archive), name));
}

/** What the server had written and not yet archived, where that is left. */
async function copyUnarchivedWal(folder: string, archive: string, unfinished: string): Promise<void> {
  const archived = new Set((await readdir(walFolder(archive))).map((name) => name.replace(/\.gz$/, '')));
  for (const name of await readdir(join(folder, 'pg_wal')).catch(ifMissing([])))
    if (walFileName.test(name) && !archived.has(name)) {
      const copy = join(unfinished, 'pg_wal', name);
      await copyFile(join(folder, 'pg_wal', name), copy);
      await copyOwnership(join(folder, 'pg_wal', name), copy);
    }
}

async function writeRecoverySettings(folder: string, archive: string, moment: Date | undefined): Promise<void> {
  const settings = {
    restore_command: `gunzip -c ${walFolder(archive)}/%f.gz > %p`,
    recovery_target_time: moment?.toISOString().replace('T', ' ').replace('Z', '+00') ?? '', // zones have no names yet when it is read
    recovery_target_action: 'promote',
    hot_standby: 'off', // nobody is let in before everything is there
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  await appendFile(join(folder, 'postgresql.auto.conf'), lines.join(''));
  await writeFile(join(folder, 'recovery.signal'), '');
  await copyOwnership(join(folder, 'PG_VERSION'), join(folder, 'recovery.signal'));
}

async function isReachable(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  const socket = reach(Number(port || 5432), hostname);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

const ifMissing =
  <T>(instead: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
