import { AsyncLocalStorage } from 'node:async_hooks';
import { Unavailable } from '../inbox/faults';
import { currentTrace, inSpan } from '../tracing/trace-context';
import { Batcher } from './batcher';

/** Doubles numbers; the work with a number named in `faults` throws. */
function doubling(faults: ReadonlyMap<number, Error> = new Map()) {
  const batches: number[][] = [];
  const gathering = new Batcher<number, number>(async (items) => {
    batches.push([...items]);
    for (const item of items) if (faults.has(item)) throw faults.get(item)!;
    return items.map((item) => item * 2);
  });
  return { gathering, batches };
}

const settled = (results: Promise<unknown>[]): Promise<string[]> =>
  Promise.allSettled(results).then((all) => all.map(({ status }) => status));

describe('gathering', () => {
  it('does together what comes while earlier work is in hand', async () => {
    const batches: number[][] = [];
    const mayEnd = Promise.withResolvers<void>();
    const gathering = new Batcher<number, number>(async (items) => {
      batches.push([...items]);
      await mayEnd.promise;
      return items.map((item) => item * 10);
    });

    const first = gathering.add(1);
    const next = [gathering.add(2), first.then(() => gathering.add(3))];
    mayEnd.resolve();

    expect(await Promise.all([first, ...next])).toEqual([10, 20, 30]);
    expect(batches).toEqual([[1, 2], [3]]);
  });

  it('lets each go alone when one of them does something wrong, and goes on', async () => {
    const { gathering, batches } = doubling(new Map([[2, new Error('bad')]]));
    const results = [1, 2, 3].map((item) => gathering.add(item));

    expect(await settled(results)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    await expect(results[1]).rejects.toThrow('bad');
    expect(batches).toEqual([[1, 2, 3], [1], [2], [3]]);
    expect(await gathering.add(4)).toBe(8);
  });

  it('tells all of them at once that the infrastructure is down', async () => {
    const { gathering, batches } = doubling(new Map([[2, new Unavailable('down')]]));

    expect(await settled([1, 2].map((item) => gathering.add(item)))).toEqual(['rejected', 'rejected']);
    expect(batches).toEqual([[1, 2]]);
  });

  it('gives each item its own context where the work asks for it', async () => {
    const request = new AsyncLocalStorage<string>();
    const gathering = new Batcher<number, string[]>(async (items, inContextOf) =>
      items.map((_, nth) => [request.getStore()!, inContextOf(nth, () => request.getStore()!)]),
    );
    const results = ['first', 'second'].map((name) => request.run(name, () => gathering.add(1)));

    expect(await Promise.all(results)).toEqual([
      ['first', 'first'],
      ['first', 'second'],
    ]);
  });

  it("ends the wait of a caller at its own deadline, and nobody else's", async () => {
    const mayEnd = Promise.withResolvers<void>();
    const deadlines: unknown[] = [];
    const gathering = new Batcher<string, string>(async (items) => {
      deadlines.push(currentTrace()?.deadline);
      await mayEnd.promise;
      return items;
    });
    const span = { name: 'test', kind: 'server', service: 'tests' } as const;
    const hasty = inSpan({ ...span, deadline: performance.now() + 1 }, () => gathering.add('hasty'));
    const patient = inSpan({ ...span, deadline: performance.now() + 60_000 }, () => gathering.add('patient'));

    await expect(hasty).rejects.toThrow(Unavailable);
    mayEnd.resolve();
    await expect(patient).resolves.toBe('patient');
    expect(deadlines).toEqual([undefined]);
  });

  it('does not wait for ever for work that hangs', async () => {
    const never = Promise.withResolvers<void[]>();
    const gathering = new Batcher<string, void>(([item]) => (item === 'hangs' ? never.promise : Promise.resolve([])));
    const hanging = gathering.add('hangs');

    await new Promise(setImmediate); // it has begun
    await expect(gathering.add('comes later')).resolves.toBeUndefined();
    never.resolve([]);
    await hanging;
  });
});
