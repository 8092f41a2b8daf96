import type { DataSource } from 'typeorm';
import { batchSize } from './in-batches';

/** Rows of a table as SQL. Parameters begin at `$1`; `orderBy` names the column that an index orders them by. */
type Rows = {
  readonly table: string;
  readonly key?: string;
  readonly where: string;
  readonly orderBy?: string;
};

/** Returns the query for keys of up to `limit` rows, a number or a parameter, locked. Rows that another transaction has locked are skipped. */
export const lockedKeys = (
  { table, key = 'id', where, orderBy }: Rows,
  limit: number | `$${number}` = batchSize,
): string =>
  `SELECT ${key} FROM ${table} WHERE ${where}${orderBy ? ` ORDER BY ${orderBy}` : ''} LIMIT ${limit} FOR UPDATE SKIP LOCKED`;

/**
 * Deletes up to `batchSize` rows and returns how many. The array makes PostgreSQL look for the keys once: `IN` would read the table again for
 * every batch.
 */
export async function deleteBatch(
  db: Pick<DataSource, 'query'>,
  rows: Rows,
  parameters: readonly unknown[],
): Promise<number> {
  const { table, key = 'id' } = rows;
  const [, deleted] = await db.query<[unknown[], number]>(
    `DELETE FROM ${table} WHERE ${key} = ANY (ARRAY(${lockedKeys(rows)}))`,
    [...parameters],
  );
  return deleted;
}
