import { randomUUIDv7 } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { z } from 'zod/mini';
import { type DataOf, event } from '@fenestra/contracts/event';
import { Outbox } from '../outbox/outbox';
import { Relay } from '../outbox/relay';
import { createConsumer } from '../inbox/create-consumer';
import type { EventHandler } from '../inbox/event-handler';
import { Runner } from '../inbox/runner';
import { firstCause } from '../tracing/cause';
import type { Consumer, EventRecord, EventTransport, Outcome, Subscription } from '../transport/transport';

export type Counted = DataOf<ReturnType<typeof countedOn>>;
export type AfterEffect = (data: Counted, record: EventRecord) => unknown;

const countedOn = (topic: string) =>
  event({
    name: 'test.counted',
    version: 1,
    topic,
    summary: 'Something was counted.',
    key: ({ key }) => key,
    data: z.object({ key: z.string(), n: z.int() }),
  });

export const countedType = countedOn('').type;

export const effectTable =
  'CREATE TABLE effect (id bigint GENERATED ALWAYS AS IDENTITY, reader text, key text, n int, event_id uuid)';

/** One service on one log: it counts by events, and notes in a table in which order each reader saw them. */
export class Bench {
  readonly counted;
  readonly outbox: Outbox;
  private subscriptions: Subscription[] = [];
  private relays: Relay[] = [];

  constructor(
    readonly topic: string,
    readonly db: DataSource,
    readonly transport: EventTransport,
  ) {
    this.counted = countedOn(topic);
    this.outbox = new Outbox(db);
  }

  startRelay(transport = this.transport): void {
    const relay = new Relay(this.outbox, transport);
    relay.start();
    this.relays.push(relay);
  }

  async stopRelays(): Promise<void> {
    await Promise.all(this.relays.map((relay) => relay.stop()));
    this.relays = [];
  }

  async stopReaders(): Promise<void> {
    await Promise.all(this.subscriptions.map((subscription) => subscription.stop()));
    this.subscriptions = [];
  }

  /** Emits in one transaction that a key was counted to these numbers. */
  count(key: string, ...numbers: number[]): Promise<void> {
    return this.outbox.transaction(async (unit) => {
      for (const n of numbers) unit.emit(this.counted, n, { key, n }, firstCause());
      await Promise.resolve();
    });
  }

  handler(group: string, afterEffect: AfterEffect = () => undefined): EventHandler {
    const react: EventHandler['react'] = async ({ tx }, received) => {
      for (const { data, record } of received) {
        const { key, n } = data as Counted;
        const row = [group, key, n, record.id];
        await tx.query('INSERT INTO effect (reader, key, n, event_id) VALUES ($1, $2, $3, $4)', row);
        await afterEffect({ key, n }, record);
      }
    };
    return { group, events: [this.counted], react };
  }

  /** Reads as a service does: through the runner, with inbox and parking. */
  read(group: string, afterEffect?: AfterEffect): Promise<Subscription> {
    const handler = this.handler(group, afterEffect);
    return this.subscribe(group, createConsumer(new Runner(this.outbox), group, [handler]));
  }

  /** Reads the bare log: every delivery, the doubled ones too. */
  async subscribe(group: string, consumer: Consumer): Promise<Subscription> {
    const subscription = await this.transport.subscribe(group, [this.topic], consumer);
    this.subscriptions.push(subscription);
    return subscription;
  }

  /** A record as somebody else's relay would append it. */
  record(part: Partial<EventRecord> = {}): EventRecord {
    return recordOn(this.topic, part);
  }

  async effects(reader: string, key: string): Promise<number[]> {
    const sql = 'SELECT n FROM effect WHERE reader = $1 AND key = $2 ORDER BY id';
    return (await this.db.query<{ n: number }[]>(sql, [reader, key])).map(({ n }) => n);
  }
}

export function recordOn(topic: string, part: Partial<EventRecord> = {}): EventRecord {
  const { key = 'a' } = part;
  return {
    id: randomUUIDv7(),
    topic,
    key,
    type: countedType,
    headers: { ce_source: '/fenestra/tests', ce_time: '2026-06-01T08:00:00.000Z' },
    data: JSON.stringify({ key, n: 1 }),
    ...part,
  };
}

/** Whole numbers from 1. */
export const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);

export const retryIn = (ms: number): Outcome => ({ retryPartitionInMs: ms });

/** A bug that shows with one key only. */
export function countOnly({ key }: Counted): void {
  if (key === 'poison') throw new TypeError('cannot count poison');
}
