import type { DataSource, EntityManager } from 'typeorm';

/** A key whose events wait in one group, behind a first one that the group cannot handle. */
export type ParkedKey = { readonly group: string; readonly key: string };

/** Parks it, unless it is parked already. */
export async function parkKey(tx: EntityManager, { group, key }: ParkedKey): Promise<void> {
  await tx.query(`INSERT INTO parked_key (consumer_group, key) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [group, key]);
}

/** Nobody else replays or discards its letters until this transaction is over. Nothing where it is not parked. */
export async function lockParkedKey(tx: EntityManager, group: string, key: string | undefined): Promise<void> {
  await tx.query(`SELECT FROM parked_key WHERE consumer_group = $1 AND key = $2 FOR UPDATE`, [group, key]);
}

/** The first of these groups' keys for which a replay is asked, and which nobody replays now; locked. */
export async function lockKeyToReplay(tx: EntityManager, groups: readonly string[]): Promise<ParkedKey | undefined> {
  const [row] = await tx.query<ParkedKey[]>(
    `SELECT consumer_group AS "group", key FROM parked_key WHERE replay_asked AND consumer_group = ANY($1)
     ORDER BY parked_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [groups],
  );
  return row;
}

/** The replayer takes it up. */
export const requestReplay = (tx: EntityManager, key: ParkedKey): Promise<void> => setReplayRequested(tx, key, true);

/** Its first letter has failed again: it waits for somebody to ask anew. */
export const endReplay = (tx: EntityManager, key: ParkedKey): Promise<void> => setReplayRequested(tx, key, false);

export async function isReplayRequested(db: DataSource, { group, key }: ParkedKey): Promise<boolean> {
  const rows = await db.query<unknown[]>(
    `SELECT FROM parked_key WHERE consumer_group = $1 AND key = $2 AND replay_asked`,
    [group, key],
  );
  return rows.length > 0;
}

/** Its events take effect as they come again. */
export async function unparkKey(tx: EntityManager, { group, key }: ParkedKey): Promise<void> {
  await tx.query(`DELETE FROM parked_key WHERE consumer_group = $1 AND key = $2`, [group, key]);
}

async function setReplayRequested(tx: EntityManager, { group, key }: ParkedKey, isRequested: boolean): Promise<void> {
  await tx.query(`UPDATE parked_key SET replay_asked = $3 WHERE consumer_group = $1 AND key = $2`, [
    group,
    key,
    isRequested,
  ]);
}
