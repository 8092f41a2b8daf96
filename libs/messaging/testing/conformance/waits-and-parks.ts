import { partitionOf } from '../../transport/partition';
import { partitionsPerTopic } from '../../transport/topics';
import { eventually, maxWaitMs } from '@fenestra/testing/time';
import { discardDeadLetter, listDeadLetters, replayDeadLetter, findDeadLetter } from '../../inbox/dead-letters';
import { Unavailable } from '../../inbox/errors';
import { Replayer } from '../../inbox/replayer';
import { retryIn, upTo } from '../bench';
import type { TransportUnderTest } from './transport-under-test';

/** C7 to C9: what has to wait or fails holds back its own key and nothing else. */
export function waitsAndParks(tested: TransportUnderTest): void {
  it('C7 holds back only the partition whose record has to wait, and keeps its order', async () => {
    const { waits, flows } = keysApart();
    const seen: string[] = [];
    let otherDone = false;
    await tested.transport.append([waits, waits, flows].map((key, n) => tested.bench.record({ key, data: `${n}` })));
    await tested.bench.subscribe('tests.wait', async ({ key, data }) => {
      await Promise.resolve();
      if (key === waits && !otherDone) return retryIn(50);
      if (key === flows) otherDone = true;
      if (!seen.includes(data)) seen.push(data);
      return 'done';
    });

    await eventually(() => Promise.resolve(expect(seen).toEqual(['2', '0', '1'])));
  });

  it('C7 waits for a service that is down for as long as it is, without parking', async () => {
    let isDown = true;
    let tries = 0;
    tested.bench.startRelay();
    await tested.bench.read('tests.outage', () => {
      if (isDown && ++tries < 5) throw new Error('no answer', { cause: new Unavailable('stock is down') });
      isDown = false;
    });
    await tested.bench.count('a', 1, 2);

    await tested.sees('tests.outage', 'a', [1, 2]);
    expect(tries).toBe(5);
    expect(await listDeadLetters(tested.bench.db)).toEqual([]);
  });

  it('C8 parks a poisonous event with its key, lets others flow, and releases in order', async () => {
    let isPoisonous = true;
    const { waits, flows } = keysApart();
    const reactTo = ({ key, n }: { key: string; n: number }): void => {
      if (key === waits && n === 2 && isPoisonous) throw new RangeError('two is too much');
    };
    tested.bench.startRelay();
    await tested.bench.read('tests.park', reactTo);
    await tested.bench.count(waits, 1, 2, 3);
    await tested.bench.count(flows, 1, 2);
    await tested.sees('tests.park', flows, [1, 2]);
    await eventually(async () => expect(await listDeadLetters(tested.bench.db)).toHaveLength(2));
    const [poison, behind] = await listDeadLetters(tested.bench.db);
    expect(poison).toMatchObject({
      cause: 'fault',
      attempts: 5,
      error: { type: 'RangeError', message: 'two is too much' },
    });
    expect(behind).toMatchObject({ cause: 'behind', record: { key: waits } });
    await tested.bench.count(waits, 4);
    await eventually(async () => expect(await listDeadLetters(tested.bench.db)).toHaveLength(3));
    expect(await tested.bench.effects('tests.park', waits)).toEqual([1]);

    const replayer = new Replayer(tested.bench.outbox, [tested.bench.handler('tests.park', reactTo)]);
    replayer.start();
    expect(await replayDeadLetter(tested.bench.db, poison!.id, maxWaitMs)).toBe('failed-again');
    expect(await findDeadLetter(tested.bench.db, poison!.id)).toMatchObject({ attempts: 6 });
    isPoisonous = false;
    expect(await replayDeadLetter(tested.bench.db, poison!.id, maxWaitMs)).toBe('replayed');
    await tested.bench.count(waits, 5);
    await tested.sees('tests.park', waits, upTo(5));
    await replayer.stop();
    expect(await listDeadLetters(tested.bench.db)).toEqual([]);
    expect(await replayDeadLetter(tested.bench.db, poison!.id, maxWaitMs)).toBe('no-such-letter');
  });

  it('C8 discards a letter with its reason; what lined up behind it goes on by itself', async () => {
    const poison = tested.bench.record({ key: 'a', data: '{"key":"a"}' }); // breaks its contract: parked at the first try
    await tested.transport.append([poison, tested.bench.record({ key: 'a' })]);
    await tested.bench.read('tests.discard');
    await eventually(async () => expect(await listDeadLetters(tested.bench.db)).toHaveLength(2));
    const [letter] = await listDeadLetters(tested.bench.db);
    expect(letter).toMatchObject({ cause: 'schema', attempts: 1, record: poison });

    const replayer = new Replayer(tested.bench.outbox, [tested.bench.handler('tests.discard')]);
    replayer.start();
    expect(await discardDeadLetter(tested.bench.db, letter!.id, 'sent by hand')).toBe('discarded');
    await tested.sees('tests.discard', 'a', [1]);
    await eventually(async () => expect(await tested.bench.db.query('SELECT FROM parked_key')).toEqual([]));
    await replayer.stop();
    expect(await tested.bench.db.query('SELECT action, reason FROM dead_letter_action ORDER BY id')).toEqual([
      { action: 'discarded', reason: 'sent by hand' },
      { action: 'replayed', reason: null },
    ]);
    await tested.transport.append([poison]);
    await tested.transport.append([tested.bench.record({ key: 'a', data: '{"key":"a","n":2}' })]);
    await tested.sees('tests.discard', 'a', [1, 2]);
    expect(await listDeadLetters(tested.bench.db)).toEqual([]);
  });

  it.each<unknown>([new TypeError('not a function'), 'a string', undefined])(
    'C9 goes on after a reaction threw %p',
    async (thrown) => {
      tested.bench.startRelay();
      await tested.bench.read('tests.throw', ({ key }) => {
        if (key === 'poison') throw thrown;
      });
      await tested.bench.count('poison', 1);
      await tested.bench.count('a', 1);

      await tested.sees('tests.throw', 'a', [1]);
      await eventually(async () => expect(await listDeadLetters(tested.bench.db)).toHaveLength(1));
    },
  );
}

/** Two keys whose events cannot wait for each other. */
function keysApart(): { waits: string; flows: string } {
  const waits = 'a';
  const flows = upTo(50)
    .map((n) => `b${n}`)
    .find((key) => partitionOf(key, partitionsPerTopic) !== partitionOf(waits, partitionsPerTopic))!;
  return { waits, flows };
}
