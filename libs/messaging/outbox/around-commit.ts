import { Logger } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';

/** Writes rows of one kind in one statement. */
type Write<Row> = (tx: EntityManager, rows: readonly Row[]) => Promise<unknown>;
type Task = () => unknown;
/** What a transaction has put off. */
type PutOff = { readonly rows: Map<Write<never>, unknown[]>; readonly tasks: Task[] };

const listening = new WeakSet<DataSource>();

/**
 * Puts rows off until the transaction commits: what all its parts have left is then written together, in the order in
 * which it came. A write may leave rows for others. One that fails rolls the transaction back. `write` is a constant: the same
 * function, the same statement.
 */
export function beforeCommit<Row>(tx: EntityManager, write: Write<Row>, rows: readonly Row[]): void {
  const putOff = putOffBy(tx);
  if (rows.length === 0) return;
  const mine = putOff.rows.get(write);
  if (mine) mine.push(...rows);
  else putOff.rows.set(write, [...rows]);
}

/** Does something once the transaction has committed. It may be lost with the process: a sweep has to do it, too. */
export function afterCommit(tx: EntityManager, task: Task): void {
  putOffBy(tx).tasks.push(task);
}

function putOffBy({ queryRunner, dataSource }: EntityManager): PutOff {
  if (!queryRunner?.isTransactionActive) throw new Error('something was put off outside a transaction');
  listen(dataSource);
  return putOffIn(queryRunner.data);
}

function listen(db: DataSource): void {
  if (listening.has(db)) return;
  listening.add(db);
  db.subscribers.push({
    beforeTransactionCommit: async ({ queryRunner: { data, manager } }) => {
      const { rows } = putOffIn(data);
      for (const [write, mine] of rows) {
        rows.delete(write); // what this one leaves in turn comes after all others
        await write(manager, mine as never);
      }
    },
    afterTransactionCommit: ({ queryRunner: { data } }) => run(putOffIn(data).tasks.splice(0)),
    afterTransactionRollback: ({ queryRunner: { data } }) => void Object.assign(data, { [slot]: undefined }),
  });
}

function run(tasks: readonly Task[]): void {
  for (const task of tasks)
    Promise.resolve()
      .then(task)
      .catch((fault: unknown) => new Logger('afterCommit').error(fault));
}

const slot = 'aroundCommit';
const putOffIn = (data: Record<string, unknown>): PutOff =>
  (data[slot] ??= { rows: new Map(), tasks: [] } satisfies PutOff) as PutOff;
