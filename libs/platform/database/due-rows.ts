import type { DataSource } from 'typeorm';
import { overdueSeconds, overdueTasks } from '../observability/metrics';
import { rowsRememberedMs } from '../observability/watch-rows';
import { remembered } from '../observability/watched';
import type { Clock } from '../service/clock';

/** More are not counted: whoever hears of so many does not ask how many more. */
const mostCounted = 10_000;

type Due = { readonly overdue: number; readonly seconds: number };

/** Offers how many rows of a table with `check_at`, indexed, wait for whoever looks after them, and since when; the results end that. */
export function watchDueRows(task: string, table: string, db: DataSource, clock: Clock): readonly (() => void)[] {
  const due = remembered(rowsRememberedMs, () => dueIn(table, db, clock.now()));
  const told = async (read: (due: Due) => number) => [{ labels: { task }, value: read(await due()) }];
  return [
    overdueTasks.watch(() => told(({ overdue }) => overdue)),
    overdueSeconds.watch(() => told(({ seconds }) => seconds)),
  ];
}

async function dueIn(table: string, db: DataSource, now: Date): Promise<Due> {
  const [row] = await db.query<[Due]>(
    `SELECT count(*)::int AS overdue, coalesce(extract(epoch FROM $1 - min(check_at)), 0)::float8 AS seconds
     FROM (SELECT check_at FROM ${table} WHERE check_at <= $1 ORDER BY check_at LIMIT $2) AS due`,
    [now, mostCounted],
  );
  return row;
}
