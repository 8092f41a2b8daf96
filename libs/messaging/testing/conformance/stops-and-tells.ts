import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@fenestra/testing/time';
import type { Consumer, EventRecord } from '../../transport/transport';
import { recordOn, retryIn, upTo } from '../bench';
import { openTransport } from '../open-transport';
import type { Tried } from './tried';

/** C10 to C13: it may take long, lose an answer, be stopped, and says how far a group is behind. */
export function stopsAndTells(tried: Tried): void {
  it('C10 runs a reaction once that takes longer than any session may be silent', async () => {
    const begun: string[] = [];
    await tried.transport.append([tried.bench.record()]);
    const slowly = async ({ id }: EventRecord): Promise<'done'> => {
      begun.push(id);
      await sleep(11_000);
      return 'done';
    };
    const bare = await openTransport(tried.place, tried.topic); // not doubling: one delivery is what is asked for
    tried.opened.push(bare);
    await bare.subscribe('tests.slow', [tried.topic], slowly);
    await eventually(() => Promise.resolve(expect(begun).toHaveLength(1)));
    const heir = await tried.open(); // would take over what looks abandoned
    await heir.subscribe('tests.slow', [tried.topic], slowly);
    await eventually(async () => expect(sum(await heir.lag('tests.slow'))).toBe(0));

    expect(begun).toHaveLength(1);
  });

  it('C11 appends again when the answer is lost: more than one record, but none missing', async () => {
    tried.transport.afterNextAppend(() => Promise.reject(new Error('the answer was lost')));
    await tried.bench.count('a', 1);
    await tried.bench.count('b', 1);
    tried.bench.startRelay();
    const ids: string[] = [];
    await tried.bench.subscribe('tests.bare', async ({ id }) => {
      await Promise.resolve(ids.push(id));
      return 'done';
    });
    await tried.bench.read('tests.lost');

    await tried.sees('tests.lost', 'a', [1]);
    await tried.sees('tests.lost', 'b', [1]);
    await eventually(() => Promise.resolve(expect(ids.length).toBeGreaterThanOrEqual(4)));
    expect(new Set(ids).size).toBe(2);
  });

  it('C12 ends the record in hand before it stops, and goes on behind it', async () => {
    const records = upTo(4).map(() => tried.bench.record());
    await tried.transport.append(records);
    const first: string[] = [];
    const begun = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const subscription = await tried.bench.subscribe('tests.stop', async ({ id }) => {
      first.push(id);
      if (id === records[1]!.id) {
        begun.resolve();
        await mayEnd.promise;
      }
      return 'done';
    });
    await begun.promise;
    const stopped = subscription.stop();
    mayEnd.resolve();
    await stopped;
    expect(new Set(first)).toEqual(new Set([records[0]!.id, records[1]!.id]));

    const then: string[] = [];
    await tried.bench.subscribe('tests.stop', async ({ id }) => {
      await Promise.resolve(then.push(id));
      return 'done';
    });
    await eventually(() => Promise.resolve(expect(new Set(then)).toEqual(new Set([records[2]!.id, records[3]!.id]))));
  });

  it('C13 tells how far a group is behind, and since when', async () => {
    let isDown = false;
    await tried.bench.subscribe('tests.lag', () => Promise.resolve(isDown ? retryIn(50) : 'done'));
    await tried.transport.append([tried.bench.record()]);
    await eventually(async () => expect(sum(await tried.transport.lag('tests.lag'))).toBe(0));
    isDown = true;
    const begun = Date.now();
    await tried.transport.append(upTo(7).map((n) => tried.bench.record({ key: `k${n}` })));
    const appended = Date.now();

    const oldest = async (): Promise<number> =>
      Math.min(...(await tried.transport.lag('tests.lag')).map(({ waitingSince }) => Number(waitingSince ?? Infinity)));
    await eventually(async () => expect(sum(await tried.transport.lag('tests.lag'))).toBe(7));
    await eventually(async () => {
      const since = await oldest();
      expect(since).toBeGreaterThan(begun - toleranceMs);
      expect(since).toBeLessThan(appended + toleranceMs);
    });
    isDown = false;
    await eventually(async () => expect(sum(await tried.transport.lag('tests.lag'))).toBe(0));
    await eventually(async () => expect(await oldest()).toBe(Infinity));
    await eventually(async () => expect(await tried.transport.status()).toMatchObject({ ready: true }));
  });

  it('C13 counts no topic that a group does not read, nor one that it reads no more', async () => {
    const [read, left, never] = [tried.topic, `left-${tried.topic}`, `never-${tried.topic}`];
    const wide = await openTransport(tried.place, read, left, never);
    tried.opened.push(wide);
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
