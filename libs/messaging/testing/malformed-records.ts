import { register } from 'prom-client';
import type { DataSource } from 'typeorm';
import { databaseWith } from '@fenestra/testing/database';
import { eventually } from '@fenestra/testing/time';
import { type DeadLetter, listDeadLetters, replayDeadLetter } from '../inbox/dead-letters';
import { messagingMigrations } from '../outbox/outbox';
import type { EventRecord, EventTransport, Position } from '../transport/transport';
import { Bench, effectTable } from './bench';

const groups = ['tests.one', 'tests.other'];

/** Writes to a log as a foreign program does: whatever the log takes. A `Shape` is a record in the log's own form. */
export type ForeignWriter<Shape> = {
  readonly transport: EventTransport;
  readonly topic: string;
  shapeOf(record: EventRecord): Shape;
  /** Into one partition, whatever the key. */
  write(shape: Shape): Promise<Position>;
  close(): Promise<void>;
};

type Kept = Pick<DeadLetter, 'cause'> & { readonly message: string };
/** `refused`: the log itself does not take it. */
export type Becomes = 'handled' | 'passed over' | 'refused' | Kept;
export type Malformed<Shape> = readonly [what: string, becomes: Becomes, change: (good: Shape) => Shape];

export const malformed = (message: string): Kept => ({ cause: 'malformed', message });

/** What becomes of each record, for every group alike; and the next record of its partition is handled. */
export function malformedRecords<Shape>(
  open: () => Promise<ForeignWriter<Shape>>,
  rows: readonly Malformed<Shape>[],
): void {
  let writer: ForeignWriter<Shape>;
  let db: DataSource;
  let bench: Bench;
  let nth = 0;

  beforeAll(async () => {
    writer = await open();
    db = await databaseWith(messagingMigrations, 'test-service');
    await db.query(effectTable);
    bench = new Bench(writer.topic, db, writer.transport);
    bench.startRelay(); // it counts the dead letters
    for (const group of groups) await bench.read(group);
  });

  afterAll(async () => {
    await bench.stopReaders();
    await bench.stopRelays();
    await writer.close();
    await db.destroy();
  });

  it.each(rows)('finds a record where %s: %j', async (_, becomes, change) => {
    const key = `key-${nth++}`;
    const good = writer.shapeOf(bench.record({ key }));
    if (becomes === 'refused') return expect(writer.write(change(good))).rejects.toThrow();
    const at = await writer.write(change(good));
    await writer.write(writer.shapeOf(bench.record({ key: `${key}-next` })));

    await nothingWaits();
    expect(await effectsOf(`${key}-next`)).toEqual([1, 1]);
    expect(await effectsOf(key)).toEqual(becomes === 'handled' ? [1, 1] : []);
    const deadLetters = await deadLettersAt(at);
    expect(deadLetters.map(({ cause, error }) => ({ cause, message: error?.message }))).toEqual(
      typeof becomes === 'string'
        ? []
        : groups.map(() => ({ ...becomes, message: expect.stringContaining(becomes.message) as string })),
    );
    if (deadLetters[0]?.cause === 'malformed') expect(await replayDeadLetter(db, deadLetters[0].id)).toBe('malformed');
    expect(await countDeadLetters()).toBe((await listDeadLetters(db)).length);
  });

  /** No group is behind in any partition: nothing holds anything up. */
  async function nothingWaits(): Promise<void> {
    for (const group of groups)
      await eventually(async () =>
        expect((await writer.transport.lag(group)).filter(({ behind }) => behind > 0)).toEqual([]),
      );
  }

  const effectsOf = async (key: string): Promise<number[]> =>
    (await Promise.all(groups.map((group) => bench.effects(group, key)))).flat();

  const deadLettersAt = async ({ partition, offset }: Position): Promise<DeadLetter[]> =>
    (await listDeadLetters(db)).filter(({ at }) => at.partition === partition && at.offset === offset);
}

async function countDeadLetters(): Promise<number | undefined> {
  const { values } = await register.getSingleMetric('fenestra_dead_letters')!.get();
  return values.find(({ labels }) => labels['source'] === '/fenestra/test-service')?.value;
}
