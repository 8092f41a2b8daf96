import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { register } from 'prom-client';
import { databaseWith } from '@fenestra/testing/database';
import { temporaryFolders } from '@fenestra/testing/temporary-folders';
import { MovableClock } from '@fenestra/testing/time';
import { registerDueRowGauges } from './due-rows';

const newFolder = temporaryFolders();

async function letters(rows: readonly { due: number | null; failing?: number }[]) {
  const folder = newFolder();
  await writeFile(
    join(folder, '0001-letter.sql'),
    `CREATE TABLE letter (check_at timestamptz, failing_since timestamptz);
     CREATE INDEX letter_check ON letter (check_at) WHERE check_at IS NOT NULL`,
  );
  const db = await databaseWith(folder);
  const clock = new MovableClock();
  const at = (seconds?: number | null): Date | null =>
    seconds === undefined || seconds === null ? null : new Date(clock.now().getTime() + seconds * 1_000);
  await db.query('INSERT INTO letter SELECT * FROM unnest($1::timestamptz[], $2::timestamptz[])', [
    rows.map(({ due }) => at(due)),
    rows.map(({ failing }) => at(failing)),
  ]);
  return { db, clock };
}
const told = async (name: string) => (await register.getSingleMetric(name)!.get()).values;

it('tells how many rows are due and for how long the oldest has been, not those whose time has yet to come', async () => {
  const { db, clock } = await letters([{ due: -50 }, { due: -200 }, { due: 600 }, { due: null }]);

  const ends = registerDueRowGauges('letter', 'letter', db, clock);
  expect(await told('fenestra_tasks_overdue')).toEqual([{ labels: { task: 'letter' }, value: 2 }]);
  expect(await told('fenestra_task_overdue_seconds')).toEqual([{ labels: { task: 'letter' }, value: 200 }]);

  ends.forEach((end) => end());
  expect(await told('fenestra_tasks_overdue')).toEqual([]);
  await db.destroy();
});

it('counts a row that is tried in vain from its first failure on, though the next try is yet to come, and none that is over', async () => {
  const { db, clock } = await letters([
    { due: 1_500, failing: -300 },
    { due: 600 },
    { due: -50 },
    { due: null, failing: -9_000 },
  ]);

  const ends = registerDueRowGauges('letter', 'letter', db, clock, 'least(failing_since, check_at)');
  expect(await told('fenestra_tasks_overdue')).toEqual([{ labels: { task: 'letter' }, value: 2 }]);
  expect(await told('fenestra_task_overdue_seconds')).toEqual([{ labels: { task: 'letter' }, value: 300 }]);

  ends.forEach((end) => end());
  await db.destroy();
});
