import { setImmediate } from 'node:timers/promises';
import { ownTurn } from './own-turn';

it('lets one step of all work in each turn of the event loop, in the order of asking', async () => {
  const steps: string[] = [];
  let turn = 0;
  const work = async (name: string): Promise<void> => {
    for (let step = 0; step < 3; step++) {
      await ownTurn();
      steps.push(`${name}${step} ${turn}`);
    }
  };
  const all = Promise.all(['a', 'b', 'c'].map(work));
  let isDone = false;
  void all.then(() => (isDone = true));
  for (; !isDone; turn++) await setImmediate();

  const turns = steps.map((step) => step.split(' ')[1]);
  expect(steps.map((step) => step.split(' ')[0])).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
  expect(new Set(turns).size).toBe(9);
});
