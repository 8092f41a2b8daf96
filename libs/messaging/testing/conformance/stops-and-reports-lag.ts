import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@fenestra/testing/time';
import type { Consumer, EventRecord } from '../../transport/transport';
import { recordOn, retryIn, upTo } from '../bench';
import { openTransport } from '../open-transport';
import type { TransportUnderTest } from './transport-under-test';

/** C10 to C13: it may take long, lose an answer, be stopped, and says how far a group is behind. */
export function stopsAndReportsLag(tested: TransportUnderTest): void {
  it('C10 runs a reaction once that takes longer than any session may be silent', async () => {
    const started: string[] = [];
    await tested.transport.append([tested.bench.record()]);
    const slowly = async ({ id }: EventRecord): Promise<'done'> => {
      started.push(id);
      await sleep(11_000);
      return 'done';
    };
    const bare = await openTransport(tested.logAddress, tested.topic); // not doubling: one delivery is what is asked for
    tested.opened.push(bare);
    await bare.subscribe('tests.slow', [tested.topic], slowly);
    await eventually(() => Promise.resolve(expect(started).toHaveLength(1)));
    const heir = await tested.open(); // would take over what looks abandoned
    await heir.subscribe('tests.slow', [tested.topic], slowly);
    await eventually(async () => expect(sum(await heir.lag('tests.slow'))).toBe(0));

    expect(started).toHaveLength(1);
  });

  it('C11 appends again when the answer is lost: more than one record, but none missing', async () => {
    tested.transport.afterNextAppend(() => Promise.reject(new Error('the answer was lost')));
    await tested.bench.count('a', 1);
    await tested.bench.count('b', 1);
    tested.bench.startRelay();
    const ids: string[] = [];
    await tested.bench.subscribe('tests.bare', async ({ id }) => {
      await Promise.resolve(ids.push(id));
      return 'done';
    });
    await tested.bench.read('tests.lost');

    await tested.sees('tests.lost', 'a', [1]);
    await tested.sees('tests.lost', 'b', [1]);
    await eventually(() => Promise.resolve(expect(ids.length).toBeGreaterThanOrEqual(4)));
    expect(new Set(ids).size).toBe(2);
  });

  it('C12 ends the record in hand before it stops, and goes on behind it', async () => {
    const records = upTo(4).map(() => tested.bench.record());
    await tested.transport.append(records);
    const first: string[] = [];
    const started = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const subscription = await tested.bench.subscribe('tests.stop', async ({ id }) => {
      first.push(id);
      if (id === records[1]!.id) {
        started.resolve();
        await mayEnd.promise;
      }
      return 'done';
    });
    await started.promise;
    const stopped = subscription.stop();
    mayEnd.resolve();
    await stopped;
    expect(new Set(first)).toEqual(new Set([records[0]!.id, records[1]!.id]));

    const then: string[] = [];
    await tested.bench.subscribe('tests.stop', async ({ id }) => {
      await Promise.resolve(then.push(id));
      return 'done';
    });
    await eventually(() => Promise.resolve(expect(new Set(then)).toEqual(new Set([records[2]!.id, records[3]!.id]))));
  });

  it('C13 tells how far a group is behind, and since when', async () => {
    let isDown = false;
    await tested.bench.subscribe('tests.lag', () => Promise.resolve(isDown ? retryIn(50) : 'done'));
    await tested.transport.append([tested.bench.record()]);
    await eventually(async () => expect(sum(await tested.transport.lag('tests.lag'))).toBe(0));
    isDown = true;
    const started = Date.now();
    await tested.transport.append(upTo(7).map((n) => tested.bench.record({ key: `k${n}` })));
    const appended = Date.now();

    const oldest = async (): Promise<number> =>
      Math.min(
        ...(await tested.transport.lag('tests.lag')).map(({ waitingSince }) => Number(waitingSince ?? Infinity)),
      );
    await eventually(async () => expect(sum(await tested.transport.lag('tests.lag'))).toBe(7));
    await eventually(async () => {
      const since = await oldest();
      expect(since).toBeGreaterThan(started - toleranceMs);
      expect(since).toBeLessThan(appended + toleranceMs);
    });
    isDown = false;
    await eventually(async () => expect(sum(await tested.transport.lag('tests.lag'))).toBe(0));
    await eventually(async () => expect(await oldest()).toBe(Infinity));
    await eventually(async () => expect(await tested.transport.status()).toMatchObject({ ready: true }));
  });

  it('C13 counts no topic that a group does not read, nor one that it reads no more', async () => {
    const [read, left, never] = [tested.topic, `left-${tested.topic}`, `never-${tested.topic}`];
    const wide = await openTransport(tested.logAddress, read, left, never);
    tested.opened.push(wide);
    const done: Consumer = () => Promise.resolve('done');
    await (await wide.subscribe('tests.lag', [read, left], done)).stop();
    await wide.append([read, left, never].map((each) => recordOn(each)));
    await wide.subscribe('tests.lag', [read], () => Promise.resolve(retryIn(50)));

    await eventually(async () => expect(sum(await wide.lag('tests.lag'))).toBeGreaterThan(0));
    expect(new Set((await wide.lag('tests.lag')).map((each) => each.topic))).toEqual(new Set([read]));
    expect(await wide.lag('tests.stranger')).toEqual([]);
  });
}

/** Between the clocks of log and test, and for the time at which a log looks. */
const toleranceMs = 10_000;

const sum = (lag: { behind: number }[]): number => lag.reduce((total, { behind }) => total + behind, 0);
