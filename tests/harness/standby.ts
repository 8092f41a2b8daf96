import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { takeBaseBackup, copyOwnership } from '@fenestra/platform/embedded-postgres/base-backup';
import { type PostgresServer, startPostgres } from '@fenestra/platform/embedded-postgres/embedded-postgres';
import { eventually } from '@fenestra/testing/time';
import { query } from './query';

type Primary = { readonly url: string; readonly folder: string; readonly password: string };

/** A second server that follows the first one's log and only reads. */
export async function startStandby({ url, folder, password }: Primary, target: string): Promise<PostgresServer> {
  await takeBaseBackup(url, folder, target);
  const { port } = new URL(url);
  const followed = `host=127.0.0.1 port=${port} user=postgres password=${password}`;
  await writeAsServer(target, 'standby.signal', '');
  await writeAsServer(target, 'postgresql.auto.conf', `primary_conninfo = '${followed}'\n`);
  return startPostgres({ folder: target, password, durable: false });
}

/** Resolves when the standby has all that the first server has committed by now. */
export async function hasFollowed(primary: string, standby: string): Promise<void> {
  const [{ lsn }] = await query<{ lsn: string }>(primary, 'SELECT pg_current_wal_flush_lsn()::text AS lsn');
  await eventually(async () => {
    const [{ has }] = await query<{ has: boolean }>(standby, `SELECT pg_last_wal_replay_lsn() >= '${lsn}' AS has`);
    expect(has).toBe(true);
  });
}

async function writeAsServer(folder: string, name: string, text: string): Promise<void> {
  const file = join(folder, name);
  await writeFile(file, text);
  await copyOwnership(join(folder, 'PG_VERSION'), file);
}
