import { access, copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { recordBackup } from '@fenestra/platform/database/last-backup';
import { takeBaseBackup, copyFolder } from '@fenestra/platform/embedded-postgres/base-backup';
import { readConfig } from '@fenestra/platform/service/config';
import { StartupError } from '@fenestra/platform/service/startup-error';
import { folderForStart } from '../host/choose-data-folder';
import { databaseFolder, openDataFolder } from '../host/data-folder';
import { HostConfig } from '../host/host-config';
import { resolveSystem } from './service-access';
import type { CommandOutcome } from './command-outcome';

/** Beside the database: what opens it, and its layout. */
const files = ['secrets.json', 'version'];

/**
 * Copies what a running shop in one process keeps, all services at one moment, while it goes on selling. The folder is there when the backup is
 * whole; whoever reads it owns the shop.
 */
export async function createBackup(folder: string): Promise<CommandOutcome> {
  const { config, serverUrl, path } = await resolveSystem();
  if (config.DATABASE_URL || !serverUrl)
    throw new StartupError(
      `No shop with a database of its own runs with the data folder ${path}; a server has its own backups.`,
    );
  if (await exists(folder)) return { done: false, text: `${folder} is there already`, data: { reason: 'exists' } };
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: (await stat(path)).mode });
  await takeBaseBackup(serverUrl, databaseFolder(path), databaseFolder(unfinished));
  await copyFiles(path, unfinished);
  await rename(unfinished, folder);
  await recordBackup(serverUrl);
  return { done: true, text: `all of the shop is in ${folder}`, data: { folder } };
}

/** Makes the data folder, which a start with the same settings has, from a backup; what is there already is never touched. */
export async function restoreBackup(folder: string): Promise<CommandOutcome> {
  const { host } = readConfig({ host: HostConfig }, process.env);
  const { path } = await folderForStart(host);
  if (!(await exists(join(databaseFolder(folder), 'backup_label'))))
    return { done: false, text: `${folder} holds no backup`, data: { reason: 'no-backup' } };
  if ((await exists(databaseFolder(path))) || (await exists(join(path, 'secrets.json'))))
    return {
      done: false,
      text: `${path} holds a shop; move it away, or name another folder with FENESTRA_DATA`,
      data: { reason: 'exists' },
    };
  await mkdir(path, { recursive: true, mode: (await stat(folder)).mode });
  await copyFiles(folder, path);
  const own = await openDataFolder(path); // no shop starts there meanwhile
  const unfinished = `${databaseFolder(path)}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await copyFolder(databaseFolder(folder), unfinished);
  await rename(unfinished, databaseFolder(path));
  await own.release();
  return { done: true, text: `${path} is what the backup holds; npm start goes on from there`, data: { path } };
}

async function copyFiles(from: string, to: string): Promise<void> {
  for (const name of files) await copyFile(join(from, name), join(to, name));
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
