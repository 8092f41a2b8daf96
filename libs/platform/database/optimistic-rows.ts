import type { DataSource } from 'typeorm';
import { Batcher } from '@fenestra/messaging/batching/batcher';
import { columnsOf, valueByRowId } from '@fenestra/messaging/batching/rows';
import type { Clock } from '../service/clock';

type Read = { readonly id: string; readonly revision: number };
type Change = readonly [id: string, revision: number, content: string, changeId: string | undefined];

const storedChangeIds = 20;

/**
 * Rows that are changed as a whole: each has an `id`, its `content`, the `revision` that guards it, and as `change_ids` its
 * latest changes, by which a repeated one is known. Changes of several rows that come together are one statement.
 */
export class OptimisticRows<Content> {
  private readonly changing = new Batcher<Change, boolean>((changes) => this.write(changes));
  private readonly statement: string;

  /** `mayChange` is a condition in SQL on the row that is there, with $5 as the present time. */
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    { table, mayChange = 'true' }: { table: string; mayChange?: string },
  ) {
    const changeId = valueByRowId('$4::text[]');
    this.statement = `
      UPDATE ${table} SET content = ${valueByRowId('$3::jsonb[]')}, revision = revision + 1, changed_at = $5,
        change_ids = CASE WHEN ${changeId} IS NULL THEN change_ids
          ELSE (change_ids || ${changeId})[greatest(cardinality(change_ids) + 2 - ${storedChangeIds}, 1):] END
      WHERE id = ANY($1) AND revision = ${valueByRowId('$2::int[]')} AND (${mayChange})
      RETURNING id`;
  }

  /** Resolves to whether the row was still as it had been read; if not, it stays as it is. */
  change({ id, revision }: Read, content: Content, changeId?: string): Promise<boolean> {
    return this.changing.add([id, revision, JSON.stringify(content), changeId]);
  }

  private async write(changes: readonly Change[]): Promise<boolean[]> {
    const [rows] = await this.db.query<[{ id: string }[], number]>(this.statement, [
      ...columnsOf(changes),
      this.clock.now(),
    ]);
    const changed = new Set(rows.map(({ id }) => id));
    return changes.map(([id]) => changed.delete(id)); // of two changes of one row the first was written
  }
}
