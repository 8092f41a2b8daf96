import { chmod, chown, copyFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';

/** Kept as empty folders: what lies in them belongs to the running server (PostgreSQL 18, 25.3.4). */
const emptyFolders = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const skippedFiles = /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init.*)$/;
const logSegment = /^[0-9A-F]{24}$/;

/**
 * Copies the data folder of a running server, all its databases as they are at one moment: the copy starts as after a crash at the end
 * of the copying. `serverUrl` is of a superuser; `target` must not exist.
 */
export async function takeBaseBackup(serverUrl: string, folder: string, target: string): Promise<void> {
  const server = new Client({ connectionString: serverUrl, application_name: 'backup' });
  await server.connect();
  try {
    await server.query(`SELECT pg_create_physical_replication_slot('fenestra_backup', true, true)`); // the log is kept until this session ends
    await server.query(`SELECT pg_backup_start('fenestra', true)`);
    await copyFolder(folder, target, { isWanted: (name) => !skippedFiles.test(name), emptied: emptyFolders });
    const { rows } = await server.query<{ label: string }>(`SELECT labelfile AS label FROM pg_backup_stop(false)`);
    await server.query('SELECT pg_switch_wal()');
    const log = join(target, 'pg_wal');
    await rm(log, { recursive: true });
    await copyFolder(join(folder, 'pg_wal'), log, { isWanted: (name) => logSegment.test(name) });
    await writeFile(join(target, 'backup_label'), rows[0]!.label);
    await copyOwnership(join(folder, 'PG_VERSION'), join(target, 'backup_label'));
  } finally {
    await server.end();
  }
}

type Choice = { readonly isWanted: (name: string) => boolean; readonly emptied?: ReadonlySet<string> };

/** With the owners and modes of what is copied. What goes away meanwhile is nothing that is needed. */
export async function copyFolder(from: string, to: string, choice: Choice = { isWanted: () => true }): Promise<void> {
  await mkdir(to);
  await copyOwnership(from, to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (!choice.isWanted(entry.name)) continue;
    if (choice.emptied?.has(entry.name)) await mkdir(copy).then(() => copyOwnership(source, copy));
    else if (entry.isDirectory()) await copyFolder(source, copy, choice);
    else await copyFile(source, copy).then(() => copyOwnership(source, copy), unlessGone);
  }
}

export async function copyOwnership(source: string, copy: string): Promise<void> {
  const { uid, gid, mode } = await stat(source);
  await chown(copy, uid, gid);
  await chmod(copy, mode);
}

function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
