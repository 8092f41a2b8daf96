import { Logger } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';

type Task = () => unknown;

const listening = new WeakSet<DataSource>();

/** Does something once the transaction has committed. It may be lost with the process: a sweep has to do it, too. */
export function afterCommit(tx: EntityManager, task: Task): void {
  const { queryRunner, dataSource } = tx;
  if (!queryRunner?.isTransactionActive) throw new Error('afterCommit was called outside a transaction');
  listen(dataSource);
  tasksOf(queryRunner.data).push(task);
}

function listen(db: DataSource): void {
  if (listening.has(db)) return;
  listening.add(db);
  db.subscribers.push({
    afterTransactionCommit: ({ queryRunner: { data } }) => run(data),
    afterTransactionRollback: ({ queryRunner: { data } }) => void tasksOf(data).splice(0),
  });
}

function run(data: Record<string, unknown>): void {
  for (const task of tasksOf(data).splice(0))
    Promise.resolve()
      .then(task)
      .catch((fault: unknown) => new Logger('afterCommit').error(fault));
}

const tasksOf = (data: Record<string, unknown>): Task[] => (data['afterCommit'] ??= []) as Task[];
