import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { EntityManager } from 'typeorm';
import { Batcher } from '../batching/batcher';
import { type HandlingOutcome, startHandlingTimer } from '../metrics';
import type { Outbox } from '../outbox/outbox';
import type { UnitOfWork } from '../outbox/unit-of-work';
import type { ReceivedRecord, EventRecord, Outcome, Position } from '../transport/transport';
import { Failures } from './failures';
import { classifyError, SchemaError } from './errors';
import { parkBehind } from './parking';
import { inContextOfRecord, type EventHandler, handleEvents } from './event-handler';

const maxConflictAttempts = 5;
/** Locks that events take in a common transaction may cross with those of another process: then each goes alone, soon. */
const togetherLockTimeout = '50ms';
const maxConcurrentTasks = 4; // each holds a connection of the service, which has requests to answer too

type Task = { readonly handler: EventHandler; readonly record: EventRecord; readonly at: Position };

/** The rules of delivery, the same above every transport. */
export class Runner {
  private readonly batchers = new Map<string, Batcher<Task, Outcome>>();
  private readonly limit = pLimit(maxConcurrentTasks);
  private readonly failures: Failures;

  constructor(private readonly outbox: Outbox) {
    this.failures = new Failures(outbox.db);
  }

  /**
   * Lets the reaction take effect once, however often the event is delivered. Never throws.
   * Events of different partitions that come together share a transaction; where that fails, each gets its own.
   */
  run(handler: EventHandler, record: EventRecord, at: Position): Promise<Outcome> {
    return this.batcherOf(handler.group).add({ handler, record, at });
  }

  /** Keeps a record that is no event, for somebody to look at, and goes on behind it. Never throws. */
  async storeMalformed(group: string, record: ReceivedRecord, at: Position, flaw: string): Promise<Outcome> {
    const recordOutcome = startHandlingTimer(group);
    const outcome = await this.failures.storeMalformed({ group, record, at }, new SchemaError(flaw));
    recordOutcome(typeof outcome === 'string' ? outcome : 'failed');
    return outcome;
  }

  private batcherOf(group: string): Batcher<Task, Outcome> {
    const existing = this.batchers.get(group);
    if (existing) return existing;
    const batcher = new Batcher<Task, Outcome>((tasks) => this.runTogether(group, tasks));
    this.batchers.set(group, batcher);
    return batcher;
  }

  private async runTogether(group: string, tasks: readonly Task[]): Promise<Outcome[]> {
    const oneByOne = (): Promise<Outcome[]> => Promise.all(tasks.map((task) => this.runAlone(task)));
    if (tasks.length === 1) return oneByOne();
    const recordOutcome = tasks.map(() => startHandlingTimer(group));
    try {
      const outcomes = await this.handleOnce(group, tasks);
      tasks.forEach((task, nth) => this.finish(task, outcomes[nth]!, recordOutcome[nth]!));
      return outcomes.map(asOutcome);
    } catch {
      return oneByOne(); // shows whose fault it is
    }
  }

  private runAlone(task: Task): Promise<Outcome> {
    return this.limit(async () => {
      const recordOutcome = startHandlingTimer(task.handler.group);
      try {
        const outcome = await this.handleWithRetries(task);
        this.finish(task, outcome, recordOutcome);
        return asOutcome(outcome);
      } catch (error) {
        const { group } = task.handler;
        const outcome = await inContextOfRecord(group, task.record, () =>
          this.failures.outcomeOf(error, handled(task)),
        );
        recordOutcome(typeof outcome === 'string' ? outcome : 'failed');
        return outcome;
      }
    });
  }

  private finish(task: Task, outcome: HandlingOutcome, recordOutcome: (outcome: HandlingOutcome) => void): void {
    this.failures.clear(handled(task));
    recordOutcome(outcome);
  }

  /** Conflicts of transactions are nobody's fault and over in a moment: run again at once. */
  private async handleWithRetries(task: Task): Promise<HandlingOutcome> {
    for (let attempt = 1; ; attempt++) {
      try {
        const [outcome] = await this.handleOnce(task.handler.group, [task]);
        return outcome!;
      } catch (error) {
        if (classifyError(error) !== 'conflict' || attempt === maxConflictAttempts) throw error;
        await sleep(20 * 2 ** attempt * (0.5 + Math.random() / 2)); // 20 to 320 ms
      }
    }
  }

  /** The marks in the inbox, the effects and what they emit commit together. A second delivery beside the first waits on the primary key. */
  private handleOnce(group: string, tasks: readonly Task[]): Promise<HandlingOutcome[]> {
    return this.outbox.transactionOnce(async (unit) => {
      const { marked, parked } = await this.mark(unit.tx, group, tasks);
      const fresh = new Set(tasks.filter(({ record }) => marked.delete(record.id))); // one that is in hand twice is new once
      await dispatch(unit, [...fresh]);
      const outcomes: HandlingOutcome[] = [];
      for (const task of tasks) {
        const { record, at } = task;
        if (parked.has(record.key)) outcomes.push(await parkBehind(unit.tx, group, record, at));
        else outcomes.push(fresh.has(task) ? 'done' : 'repeated');
      }
      return outcomes;
    });
  }

  /**
   * One statement for every transaction: the ids that are new in the inbox, and the keys that are parked. The lock on a parked
   * key lets a release end first: an event never lines up behind a key that is free already.
   */
  private async mark(tx: EntityManager, group: string, tasks: readonly Task[]): Promise<Marks> {
    const [row] = await tx.query<{ marked: string[]; parked: string[] }[]>(
      `WITH parked AS (SELECT key FROM parked_key WHERE consumer_group = $1 AND key = ANY($3::text[]) FOR SHARE),
         marked AS (INSERT INTO inbox (consumer_group, event_id)
           SELECT $1, id FROM unnest($2::uuid[], $3::text[]) AS event (id, key)
           WHERE NOT EXISTS (SELECT FROM parked WHERE parked.key = event.key) ORDER BY id
           ON CONFLICT DO NOTHING RETURNING event_id)
       SELECT ARRAY(SELECT event_id::text FROM marked) AS marked, ARRAY(SELECT key FROM parked) AS parked,
         set_config('lock_timeout', $4, true)`,
      [
        group,
        tasks.map(({ record }) => record.id),
        tasks.map(({ record }) => record.key),
        tasks.length > 1 ? togetherLockTimeout : '0',
      ],
    );
    return { marked: new Set(row!.marked), parked: new Set(row!.parked) };
  }
}

/** Each reaction gets its events at once. Order matters only between the events of a key, and each key is here once for every topic. */
async function dispatch(unit: UnitOfWork, tasks: readonly Task[]): Promise<void> {
  for (const [handler, ownTasks] of Map.groupBy(tasks, (task) => task.handler))
    await handleEvents(
      unit,
      handler,
      ownTasks.map(({ record }) => record),
    );
}

type Marks = { readonly marked: Set<string>; readonly parked: Set<string> };

const asOutcome = (outcome: HandlingOutcome): Outcome => (outcome === 'parked' ? 'parked' : 'done');
const handled = ({ handler: { group }, record, at }: Task) => ({ group, record, at });
