import { eventually } from '@fenestra/testing/time';
import type { EventRecord } from '../../transport/transport';
import { upTo } from '../bench';
import type { TransportUnderTest } from './transport-under-test';

/** C1 to C5: what is appended comes to every group, whole and in the order of its key. */
export function carriesEvents(tested: TransportUnderTest): void {
  it('C1 delivers key, headers and the bytes of the data as they were appended', async () => {
    const seen: EventRecord[] = [];
    const odd = tested.bench.record({
      key: 'klíč/…"🪟',
      headers: { ce_source: '/fenestra/tests', ce_subject: 'ž', ce_shopid: '7', ce_aggregateversion: '3' },
      data: '{ "n" : 1.0 ,\n "key":"\\u00e1 ž 🪟" }',
    });
    await tested.transport.append([odd]);
    await tested.bench.subscribe('tests.bytes', async (record) => {
      const { raw: _, ...event } = record;
      await Promise.resolve(seen.push(event));
      return 'done';
    });

    await eventually(() => Promise.resolve(expect(seen[0]).toEqual(odd)));
  });

  it('C2 keeps the order of every key while two relays carry the lanes', async () => {
    tested.bench.startRelay();
    tested.bench.startRelay(await tested.open());
    await tested.bench.read('tests.order');
    const keys = upTo(12).map((n) => `key-${n}`);
    await Promise.all(
      keys.map(async (key) => {
        for (const n of upTo(8)) await tested.bench.count(key, 2 * n - 1, 2 * n);
      }),
    );

    for (const key of keys) await tested.sees('tests.order', key, upTo(16));
  });

  // Partitions as Java's DefaultPartitioner gives them: a key stays where it is, whatever carries it.
  it.each([
    ['21', 0],
    ['abc', 3],
    ['foobar', 6],
    ['a-little-bit-long-string', 8],
    ['018f2f6e-7b1c-7000-8000-000000000001', 0],
  ])('C3 keeps the key %s in partition %i', async (key, partition) => {
    const places: number[] = [];
    await tested.transport.append([tested.bench.record({ key }), tested.bench.record({ key })]);
    await tested.bench.subscribe('tests.place', async (_, at) => {
      await Promise.resolve(places.push(at.partition));
      return 'done';
    });

    await eventually(() => Promise.resolve(expect(places.length).toBeGreaterThanOrEqual(2)));
    expect(new Set(places)).toEqual(new Set([partition]));
  });

  it('C4, C5 brings everything to every group, from the first record on', async () => {
    tested.bench.startRelay();
    await tested.bench.read('tests.early');
    for (const n of upTo(5)) await Promise.all([tested.bench.count('a', n), tested.bench.count('b', n)]);
    await tested.sees('tests.early', 'b', upTo(5));
    await tested.bench.read('tests.late');

    for (const reader of ['tests.early', 'tests.late'])
      for (const key of ['a', 'b']) await tested.sees(reader, key, upTo(5));
  });

  it('C5 refuses a second reader of one group in a process: they would share its events', async () => {
    await tested.bench.read('tests.once');
    await expect(tested.bench.read('tests.once')).rejects.toThrow('tests.once');
  });
}
