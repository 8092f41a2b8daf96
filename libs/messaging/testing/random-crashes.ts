import { randomUUIDv7 } from 'node:crypto';
import fc from 'fast-check';
import type { DataSource } from 'typeorm';
import { connect } from '@fenestra/platform/database/database';
import { databaseWith, killTransactions } from '@fenestra/testing/database';
import { runs } from '@fenestra/testing/sweep';
import { eventually } from '@fenestra/testing/time';
import { UnreliableTransport } from '@fenestra/testing/unreliable-transport';
import { classifyError, Unavailable } from '../inbox/errors';
import { messagingMigrations } from '../outbox/outbox';
import { Bench, effectTable, upTo } from './bench';
import { type LogAddress, openTransport } from './open-transport';

const keys = upTo(9).map((n) => `key-${n}`);
const perEmission = 25;
const emissions = 100;
/** 10,000 records in the full run. */
const numRuns = runs({ usual: 1, full: 4 });

type Step =
  | { readonly kind: 'emit'; readonly key: number }
  | { readonly kind: 'lose-answer' | 'kill-service' | 'kill-log' | 'outage' | 'restart-reader' | 'restart-relay' };

const emitting = fc.record({ kind: fc.constant('emit' as const), key: fc.nat(keys.length - 1) });
const accident = fc.record({
  kind: fc.constantFrom('lose-answer', 'kill-service', 'kill-log', 'outage', 'restart-reader', 'restart-relay'),
});
/** One accident for about six emissions, anywhere between them. */
const schedule: fc.Arbitrary<Step[]> = fc
  .tuple(
    fc.array(emitting, { minLength: emissions, maxLength: emissions }),
    fc.array(fc.tuple(fc.nat(emissions), accident), { minLength: 12, maxLength: 18 }),
  )
  .map(([steps, accidents]) => {
    const result: Step[] = [...steps];
    for (const [at, step] of accidents) result.splice(at, 0, step);
    return result;
  });

/** C14: whatever happens in whatever order, the ledger of effects equals the model: every number of every key, once, in order. */
export function randomCrashes(newLog: () => Promise<LogAddress>): void {
  it(`C14 keeps the ledger equal to the model over ${numRuns * emissions * perEmission} records and random crashes`, async () => {
    const property = fc.asyncProperty(schedule, async (steps) => {
      const world = await World.open(await newLog());
      try {
        for (const step of steps) await world.take(step);
        await world.isAsTheModel();
      } finally {
        await world.close();
      }
    });
    await fc.assert(property, { numRuns, endOnFailure: true });
  });
}

class World {
  private readonly counts = new Map(keys.map((key) => [key, 0]));
  private outages = 0;

  private constructor(
    private readonly bench: Bench,
    private readonly transport: UnreliableTransport,
    private readonly place: LogAddress,
    private readonly server: DataSource,
  ) {}

  static async open(place: LogAddress): Promise<World> {
    const topic = `shop.test-${randomUUIDv7()}.v1`;
    const db = await databaseWith(messagingMigrations, 'test-service');
    await db.query(effectTable);
    const transport = new UnreliableTransport(await openTransport(place, topic), 7);
    const server = await connect((db.options as { url: string }).url, 'tests');
    const world = new World(new Bench(topic, db, transport), transport, place, server);
    world.bench.startRelay();
    await world.read();
    return world;
  }

  async take(step: Step): Promise<void> {
    switch (step.kind) {
      case 'emit':
        return this.emit(keys[step.key]!);
      case 'lose-answer':
        return this.transport.afterNextAppend(() => Promise.reject(new Error('the answer was lost')));
      case 'kill-service':
        return killTransactions(this.server, 'test-service');
      case 'kill-log':
        return this.place.kind === 'postgres' ? killTransactions(this.server, 'test-log') : undefined;
      case 'outage':
        return void (this.outages += 3);
      case 'restart-reader':
        await this.bench.stopReaders();
        return this.read();
      case 'restart-relay':
        await this.bench.stopRelays();
        return this.bench.startRelay();
    }
  }

  async isAsTheModel(): Promise<void> {
    for (const [key, count] of this.counts)
      await eventually(async () => expect(await this.bench.effects('tests.model', key)).toEqual(upTo(count)));
    const emitted = emissions * perEmission;
    await eventually(async () => {
      const [left] = await this.bench.db.query<object[]>(
        `SELECT (SELECT count(*)::int FROM outbox) AS outbox, (SELECT count(*)::int FROM dead_letter) AS parked,
           (SELECT count(*)::int FROM inbox) AS inbox`,
      );
      expect(left).toEqual({ outbox: 0, parked: 0, inbox: emitted }); // a relay notes that it has sent after others have read
    });
  }

  async close(): Promise<void> {
    await this.bench.stopReaders();
    await this.bench.stopRelays();
    await this.transport.stop();
    await Promise.all([this.bench.db.destroy(), this.server.destroy()]);
  }

  private async emit(key: string): Promise<void> {
    const from = this.counts.get(key)!;
    const numbers = upTo(perEmission).map((n) => from + n);
    await this.emitOnce(key, numbers);
    this.counts.set(key, from + perEmission);
  }

  /** A kill may hit the one who emits, too. It does what a caller does who got no answer: it looks whether there is an effect. */
  private async emitOnce(key: string, numbers: readonly number[]): Promise<void> {
    try {
      await this.bench.count(key, ...numbers);
    } catch (error) {
      if (classifyError(error) !== 'infrastructure') throw error;
      if (!(await this.isEmitted(key, numbers[0]!))) await this.emitOnce(key, numbers);
    }
  }

  private async isEmitted(key: string, n: number): Promise<boolean> {
    const found = await this.server.query<unknown[]>(
      `SELECT FROM outbox WHERE key = $1 AND aggregate_version = $2
       UNION ALL SELECT FROM outbox_sent WHERE key = $1 AND aggregate_version = $2`,
      [key, n],
    );
    return found.length > 0;
  }

  private async read(): Promise<void> {
    await this.bench.read('tests.model', () => {
      if (this.outages > 0 && this.outages--) throw new Unavailable('another service is down');
    });
  }
}
