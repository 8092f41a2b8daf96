import { Gathering } from './gathering';

describe('gathering', () => {
  it('does together what comes while earlier work is in hand', async () => {
    const batches: number[][] = [];
    const mayEnd = Promise.withResolvers<void>();
    const gathering = new Gathering<number, number>(async (items) => {
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

  it('tells a fault to those whose work it was, and goes on', async () => {
    const gathering = new Gathering<string, string>((items) =>
      items.includes('bad') ? Promise.reject(new Error('bad')) : Promise.resolve(items),
    );

    await expect(Promise.allSettled([gathering.add('good'), gathering.add('bad')])).resolves.toMatchObject([
      { status: 'rejected' },
      { status: 'rejected' },
    ]);
    await expect(gathering.add('good')).resolves.toBe('good');
  });
});
