import type { DataSource } from 'typeorm';
import { overdueSeconds, overdueTasks } from '../observability/metrics';
import { rowsCacheMs } from '../observability/row-gauges';
import { cachedFor } from '../observability/observable-gauge';
import type { Clock } from '../service/clock';

/** More are not counted: whoever hears of so many does not ask how many more. */
const maxCounted = 10_000;

type Due = { readonly overdue: number; readonly seconds: number };

/** Since when a row waits: each try in vain moves `check_at` on, and `failing_since` stays. */
type Since = 'check_at' | 'least(failing_since, check_at)';

/** Offers how many rows of a table with `check_at`, indexed, wait for whoever looks after them, and since when; the results end that. */
export function registerDueRowGauges(
  task: string,
  table: string,
  db: DataSource,
  clock: Clock,
  since: Since = 'check_at',
): readonly (() => void)[] {
  const due = cachedFor(rowsCacheMs, () => dueIn(table, since, db, clock.now()));
  const samples = async (read: (due: Due) => number) => [{ labels: { task }, value: read(await due()) }];
  return [
    overdueTasks.addCallback(() => samples(({ overdue }) => overdue)),
    overdueSeconds.addCallback(() => samples(({ seconds }) => seconds)),
  ];
}

async function dueIn(table: string, since: Since, db: DataSource, now: Date): Promise<Due> {
  const [row] = await db.query<[Due]>(
    `SELECT count(*)::int AS overdue, coalesce(extract(epoch FROM $1 - min(since)), 0)::float8 AS seconds
     FROM (SELECT ${since} AS since FROM ${table} WHERE check_at IS NOT NULL AND ${since} <= $1 ORDER BY since LIMIT $2) AS due`,
    [now, maxCounted],
  );
  return row;
}
