import { deadlineIn } from '@fenestra/testing/time';
import { Unavailable } from '../inbox/errors';
import { currentTrace, inSpan } from '../tracing/trace-context';
import { Batcher } from './batcher';

/** Doubles numbers; the work with a number named in `faults` throws. */
function doubling(errors: ReadonlyMap<number, Error> = new Map()) {
  const batches: number[][] = [];
  const batcher = new Batcher<number, number>(async (items) => {
    batches.push([...items]);
    for (const item of items) if (errors.has(item)) throw errors.get(item)!;
    return items.map((item) => item * 2);
  });
  return { batcher, batches };
}

const settled = (results: Promise<unknown>[]): Promise<string[]> =>
  Promise.allSettled(results).then((all) => all.map(({ status }) => status));

describe('a batcher', () => {
  it('does together what comes while earlier work is in hand', async () => {
    const batches: number[][] = [];
    const mayEnd = Promise.withResolvers<void>();
    const batcher = new Batcher<number, number>(async (items) => {
      batches.push([...items]);
      await mayEnd.promise;
      return items.map((item) => item * 10);
    });

    const first = batcher.add(1);
    const next = [batcher.add(2), first.then(() => batcher.add(3))];
    mayEnd.resolve();

    expect(await Promise.all([first, ...next])).toEqual([10, 20, 30]);
    expect(batches).toEqual([[1, 2], [3]]);
  });

  test('work on items of several requests has no order id, and work on one item has that of its request', async () => {
    const seen: unknown[] = [];
    const batcher = new Batcher<number, number>(async (items) => {
      seen.push([items, currentTrace()?.order.id]);
      if (items.length > 1) throw new Error('not together');
      return Promise.resolve(items);
    });
    const add = (item: number) =>
      inSpan({ name: 'POST /orders', kind: 'server', service: 'orders', orderId: `order ${item}` }, () =>
        batcher.add(item),
      );
    await Promise.all([add(1), add(2)]);

    expect(seen).toEqual([
      [[1, 2], undefined],
      [[1], 'order 1'],
      [[2], 'order 2'],
    ]);
  });

  it('lets each go alone when one of them does something wrong, and goes on', async () => {
    const { batcher, batches } = doubling(new Map([[2, new Error('bad')]]));
    const results = [1, 2, 3].map((item) => batcher.add(item));

    expect(await settled(results)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    await expect(results[1]).rejects.toThrow('bad');
    expect(batches).toEqual([[1, 2, 3], [1], [2], [3]]);
    expect(await batcher.add(4)).toBe(8);
  });

  it.each([
    ['does one again that died of a deadlock', '40P01', 2, 'fulfilled', 3],
    ['gives one up that dies of deadlocks again and again', '40P01', 3, 'rejected', 3],
    ['does one but once that breaks a rule', '23505', 1, 'rejected', 1],
  ] as const)('%s: %s for %d tries', async (_, code, deaths, outcome, tries) => {
    let done = 0;
    const batcher = new Batcher<number, number>((items) => {
      done += 1;
      return done <= deaths
        ? Promise.reject(Object.assign(new Error('not today'), { code }))
        : Promise.resolve(items.map((item) => item * 2));
    });

    expect(await settled([batcher.add(1)])).toEqual([outcome]);
    expect(done).toBe(tries);
  });

  it('fails all of them at once when the infrastructure is down', async () => {
    const { batcher, batches } = doubling(new Map([[2, new Unavailable('down')]]));

    expect(await settled([1, 2].map((item) => batcher.add(item)))).toEqual(['rejected', 'rejected']);
    expect(batches).toEqual([[1, 2]]);
  });

  it('works under the trace of the first item of each batch', async () => {
    const batcher = new Batcher<string, string | undefined>(async (items) =>
      items.map(() => currentTrace()?.requestId),
    );
    const add = (requestId: string) =>
      inSpan({ name: 'test', kind: 'server', service: 'tests', requestId }, () => batcher.add(requestId));
    const results = ['first', 'second'].map(add);

    expect(await Promise.all([...results, results[0]!.then(() => add('third'))])).toEqual(['first', 'first', 'third']);
  });

  it("ends the wait of a caller at its own deadline, and nobody else's", async () => {
    const mayEnd = Promise.withResolvers<void>();
    const deadlines: unknown[] = [];
    const batcher = new Batcher<string, string>(async (items) => {
      deadlines.push(currentTrace()?.deadline);
      await mayEnd.promise;
      return items;
    });
    const span = { name: 'test', kind: 'server', service: 'tests' } as const;
    const hasty = inSpan({ ...span, deadline: deadlineIn(1) }, () => batcher.add('hasty'));
    const patient = inSpan({ ...span, deadline: deadlineIn(3_600_000) }, () => batcher.add('patient'));

    await expect(hasty).rejects.toThrow(Unavailable);
    mayEnd.resolve();
    await expect(patient).resolves.toBe('patient');
    expect(deadlines).toEqual([undefined]);
  });

  it('does not wait for ever for work that hangs', async () => {
    const never = Promise.withResolvers<void[]>();
    const batcher = new Batcher<string, void>(([item]) => (item === 'hangs' ? never.promise : Promise.resolve([])));
    const hanging = batcher.add('hangs');

    await new Promise(setImmediate); // it has begun
    await expect(batcher.add('comes later')).resolves.toBeUndefined();
    never.resolve([]);
    await hanging;
  });
});
