import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from 'prom-client';
import { databaseWith } from '@fenestra/testing/database';
import { MovableClock } from '@fenestra/testing/time';
import { watchDueRows } from './due-rows';

it('tells how many rows are due and for how long the oldest has been, not those whose time has yet to come', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await writeFile(
    join(folder, '0001-letter.sql'),
    'CREATE TABLE letter (check_at timestamptz); CREATE INDEX letter_check ON letter (check_at) WHERE check_at IS NOT NULL',
  );
  const db = await databaseWith(folder);
  const clock = new MovableClock();
  const at = (seconds: number): Date => new Date(clock.now().getTime() + seconds * 1_000);
  await db.query('INSERT INTO letter SELECT unnest($1::timestamptz[])', [[at(-50), at(-200), at(600), null]]);

  const ends = watchDueRows('letter', 'letter', db, clock);
  const told = async (name: string) => (await register.getSingleMetric(name)!.get()).values;
  expect(await told('fenestra_tasks_overdue')).toEqual([{ labels: { task: 'letter' }, value: 2 }]);
  expect(await told('fenestra_task_overdue_seconds')).toEqual([{ labels: { task: 'letter' }, value: 200 }]);

  ends.forEach((end) => end());
  expect(await told('fenestra_tasks_overdue')).toEqual([]);
  await db.destroy();
});
