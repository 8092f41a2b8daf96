import { setImmediate } from 'node:timers/promises';
import { ClientDisconnected } from '../http/client-disconnected';
import { fairScheduler } from './fair-scheduler';

afterEach(() => jest.restoreAllMocks());

it('lets one step of all work in each turn of the event loop', async () => {
  const steps: number[] = [];
  let turn = 0;
  const work = async (): Promise<void> => {
    const ownTurn = fairScheduler();
    for (let step = 0; step < 3; step++) {
      await ownTurn();
      steps.push(turn);
    }
  };
  let isDone = false;
  void Promise.all(['a', 'b', 'c'].map(work)).then(() => (isDone = true));
  for (; !isDone; turn++) await setImmediate();

  expect(new Set(steps).size).toBe(9);
});

it('lets short work go before long work that is in the middle', async () => {
  const steps: string[] = [];
  let nowMs = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const work = async (name: string, ms: number): Promise<void> => {
    const ownTurn = fairScheduler();
    for (let step = 0; step < 4; step++) {
      nowMs += ms;
      steps.push(name);
      await ownTurn();
    }
  };
  const long = ['a', 'b', 'c'].map((name) => work(name, 40));
  while (steps.length < 5) await setImmediate();
  const before = steps.length;
  await Promise.all([work('short', 0.1), ...long]);

  expect(steps.slice(before, before + 5).filter((name) => name === 'short')).toHaveLength(4);
  expect(steps).toHaveLength(16);
});

it('ends work whose caller has gone before its next step', async () => {
  const leaving = new AbortController();
  const ownTurn = fairScheduler(leaving.signal);
  await ownTurn();
  const going = ownTurn();
  leaving.abort();
  await expect(going).rejects.toThrow(ClientDisconnected);
});
