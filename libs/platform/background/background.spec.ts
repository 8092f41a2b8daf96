import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { temporaryFolders } from '@fenestra/testing/temporary-folders';
import { eventually } from '@fenestra/testing/time';
import { BackgroundWorker, backgroundTask } from './background';
import type { work } from './testing/spin';

const spin = backgroundTask<typeof work>(require.resolve('./testing/spin'));
const noted = join(temporaryFolders()(), 'begun');
const begun = () => readFileSync(noted, 'utf8').trim().split('\n');
const job = (name: string, ms = 0) => ({ noted, name, ms });
const usual = { maxWaiting: 2, timeoutMs: 10_000, abandonedTimeoutMs: 10_000 };

it('leaves the event loop to others while it works', async () => {
  const background = new BackgroundWorker({ ...usual, maxWaiting: 1 });
  let isDone = false;
  const done = background.run(spin, job('long', 300)).finally(() => (isDone = true));
  let turns = 0;
  for (; !isDone; turns++) await setImmediate();

  expect(await done).toEqual({ ok: true, value: 'long is done' });
  expect(turns).toBeGreaterThan(100);
});

it('does one thing at a time, and refuses what comes when its queue is full, but for what is patient', async () => {
  const background = new BackgroundWorker(usual);
  const asked = ['1', '2', '3', '4'].map((name) => background.run(spin, job(name, 100)));
  const patient = background.run(spin, job('mail'), { isPatient: true });

  expect(await asked[3]).toEqual({ ok: false, reason: 'busy' });
  expect(await Promise.all([...asked.slice(0, 3), patient])).toMatchObject(Array(4).fill({ ok: true }));
  expect(begun().slice(-4)).toEqual(['1', 'mail', '2', '3']);
});

it('takes in turns what somebody waits for and what is patient', async () => {
  const background = new BackgroundWorker(usual);
  const [patient, asked] = [{ isPatient: true }, {}];
  const all = [background.run(spin, job('first', 100))];
  for (const nth of [1, 2, 3]) all.push(background.run(spin, job(`mail ${nth}`), patient));
  for (const nth of [1, 2]) all.push(background.run(spin, job(`visitor ${nth}`), asked));
  await Promise.all(all);

  expect(begun().slice(-6)).toEqual(['first', 'mail 1', 'visitor 1', 'mail 2', 'visitor 2', 'mail 3']);
});

it('does once what several ask for at the same time, whether it has begun or waits', async () => {
  const background = new BackgroundWorker({ ...usual, maxWaiting: 1 });
  const first = [background.run(spin, job('running', 100)), background.run(spin, job('running', 100))];
  const second = [background.run(spin, job('waiting')), background.run(spin, job('waiting'))];

  expect(await Promise.all([...first, ...second])).toMatchObject(Array(4).fill({ ok: true }));
  expect(begun().filter((name) => name === 'running' || name === 'waiting')).toEqual(['running', 'waiting']);
});

it('does not begin what nobody waits for any more, and goes on for those who do', async () => {
  const background = new BackgroundWorker(usual);
  const [left, alsoLeft, oneLeft] = [new AbortController(), new AbortController(), new AbortController()];
  const running = background.run(spin, job('before', 100));
  const dropped = [left, alsoLeft].map(({ signal }) => background.run(spin, job('dropped'), { signal }));
  const kept = [oneLeft.signal, undefined].map((signal) => background.run(spin, job('kept'), { signal }));
  for (const each of [left, alsoLeft, oneLeft]) each.abort();
  const afterwards = background.run(spin, job('in the room that is free again'));

  for (const each of [...dropped, kept[0]]) await expect(each).rejects.toThrow('nobody waits');
  expect(await Promise.all([running, kept[1], afterwards])).toMatchObject(Array(3).fill({ ok: true }));
  expect(begun().slice(-3)).toEqual(['before', 'kept', 'in the room that is free again']);
});

it.each([
  ['fails', 'broken', 'cannot be done'],
  ['ends its thread', 'deadly', 'ended its thread'],
])('goes on with the next work after one that %s', async (_, name, reason) => {
  const background = new BackgroundWorker(usual);
  const [failed, next] = [background.run(spin, job(name)), background.run(spin, job('next'))];

  await expect(failed).rejects.toThrow(reason);
  expect(await next).toMatchObject({ ok: true });
});

it('ends work that takes too long', async () => {
  const background = new BackgroundWorker({ ...usual, timeoutMs: 5_000 }); // in which a busy machine begins and ends the next
  await expect(background.run(spin, job('endless', 3_600_000))).rejects.toThrow('took too long');
  expect(await background.run(spin, job('next'))).toMatchObject({ ok: true });
});

it('ends what it has begun soon after the last who waited for it has left, and goes on with the next', async () => {
  const background = new BackgroundWorker({ ...usual, timeoutMs: 3_600_000, abandonedTimeoutMs: 50 });
  const leaving = new AbortController();
  const left = background.run(spin, job('endless and left', 3_600_000), { signal: leaving.signal });
  const next = background.run(spin, job('next'));
  await eventually(async () => Promise.resolve(expect(begun()).toContain('endless and left')));
  leaving.abort();

  await expect(left).rejects.toThrow('nobody waits');
  expect(await next).toMatchObject({ ok: true });
});

it('goes on with what somebody else asks for before it is ended', async () => {
  const background = new BackgroundWorker({ ...usual, abandonedTimeoutMs: 5_000 });
  const leaving = new AbortController();
  const left = background.run(spin, job('asked again', 4_000), { signal: leaving.signal });
  await eventually(async () => Promise.resolve(expect(begun()).toContain('asked again')));
  leaving.abort();
  await expect(left).rejects.toThrow('nobody waits');

  expect(await background.run(spin, job('asked again', 4_000))).toMatchObject({ ok: true });
  expect(begun().filter((name) => name === 'asked again')).toHaveLength(1);
});
