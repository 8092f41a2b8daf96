import type { DataSource, EntityManager } from 'typeorm';

/** Writes rows of one kind in one statement. */
type Write<Row> = (tx: EntityManager, rows: readonly Row[]) => Promise<unknown>;
type Gathered = Map<Write<never>, unknown[]>;

const listening = new WeakSet<DataSource>();

/**
 * Puts a row off until the transaction commits: what all its parts have left is then written together, in the order in
 * which it came. A write may leave rows for others. One that fails rolls the transaction back. `write` is a constant: the same
 * function, the same statement.
 */
export function beforeCommit<Row>(tx: EntityManager, write: Write<Row>, rows: readonly Row[]): void {
  const { queryRunner, dataSource } = tx;
  if (!queryRunner?.isTransactionActive) throw new Error('beforeCommit was called outside a transaction');
  if (rows.length === 0) return;
  listen(dataSource);
  const gathered = gatheredIn(queryRunner.data);
  const mine = gathered.get(write);
  if (mine) mine.push(...rows);
  else gathered.set(write, [...rows]);
}

function listen(db: DataSource): void {
  if (listening.has(db)) return;
  listening.add(db);
  db.subscribers.push({
    beforeTransactionCommit: async ({ queryRunner: { data, manager } }) => {
      const gathered = gatheredIn(data);
      for (const [write, rows] of gathered) {
        gathered.delete(write); // what this one leaves in turn comes after all others
        await write(manager, rows as never);
      }
    },
    afterTransactionRollback: ({ queryRunner: { data } }) => gatheredIn(data).clear(),
  });
}

const gatheredIn = (data: Record<string, unknown>): Gathered => (data['beforeCommit'] ??= new Map()) as Gathered;
