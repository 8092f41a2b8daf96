import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import type { EventContract } from '@fenestra/contracts/event';
import { withCause } from '../tracing/cause';
import { classify, SchemaFault } from './faults';
import { Batcher } from '../batching/batcher';
import { type HandlingOutcome, noteHandling } from '../metrics';
import { countFailure, park, parkBehind } from './parking';
import { crashPoint, isMutant } from '../fault-injection';
import { Slots } from '../batching/slots';
import type { EventRecord, Outcome, Position } from '../transport/transport';

const conflictTries = 5;
const triesBeforeParking = 5;
/** Locks that events take in a common transaction may cross with those of another process: then each goes alone, soon. */
const togetherLockTimeout = '50ms';
const tasksAtOnce = 4; // each holds a connection of the service, which has requests to answer too

/**
 * What one group does about one kind of event. `react` works only in `tx`, where it may announce in turn; `keys` are those of
 * all events whose reactions share `tx`.
 */
export type Reaction = {
  readonly group: string;
  readonly event: EventContract;
  readonly react: (tx: EntityManager, data: unknown, record: EventRecord, keys: readonly string[]) => Promise<void>;
};

type Task = { readonly reaction: Reaction; readonly record: EventRecord; readonly at: Position };

/** The rules of delivery, the same above every transport. */
export class Runner {
  private readonly logger = new Logger(Runner.name);
  private readonly gatherings = new Map<string, Batcher<Task, Outcome>>();
  private readonly hands = new Slots(tasksAtOnce);
  /** Consecutive outages by group and event. In memory: the database that would count them may be what is down. */
  private readonly outages = new Map<string, number>();

  constructor(private readonly db: DataSource) {}

  /**
   * Lets the reaction take effect once, however often the event is delivered. Never throws.
   * Events of different partitions that come together share a transaction; where that fails, each gets its own.
   */
  run(reaction: Reaction, record: EventRecord, at: Position): Promise<Outcome> {
    return this.gatheringOf(reaction.group).add({ reaction, record, at });
  }

  private gatheringOf(group: string): Batcher<Task, Outcome> {
    const known = this.gatherings.get(group);
    if (known) return known;
    const gathering = new Batcher<Task, Outcome>((tasks) => this.runTogether(group, tasks));
    this.gatherings.set(group, gathering);
    return gathering;
  }

  private async runTogether(group: string, tasks: readonly Task[]): Promise<Outcome[]> {
    const oneByOne = (): Promise<Outcome[]> => Promise.all(tasks.map((task) => this.runAlone(task)));
    if (tasks.length === 1) return oneByOne();
    const noted = tasks.map(() => noteHandling(group));
    try {
      const outcomes = await this.reactOnce(group, tasks);
      tasks.forEach((task, nth) => this.note(task, outcomes[nth]!, noted[nth]!));
      return outcomes.map(asOutcome);
    } catch {
      return oneByOne(); // shows whose fault it is
    }
  }

  private runAlone(task: Task): Promise<Outcome> {
    return this.hands.use(async () => {
      const noted = noteHandling(task.reaction.group);
      try {
        const outcome = await this.reactWithoutConflict(task);
        this.note(task, outcome, noted);
        return asOutcome(outcome);
      } catch (fault) {
        const outcome = await this.afterFault(fault, task).catch((inner: unknown) =>
          this.waitForInfrastructure(inner, task),
        );
        noted(typeof outcome === 'string' ? outcome : 'failed');
        return outcome;
      }
    });
  }

  private note(task: Task, outcome: HandlingOutcome, noted: (outcome: HandlingOutcome) => void): void {
    crashPoint('runner.after-commit');
    this.outages.delete(outageKey(task));
    noted(outcome);
  }

  /** Conflicts of transactions are nobody's fault and over in a moment: run again at once. */
  private async reactWithoutConflict(task: Task): Promise<HandlingOutcome> {
    for (let tries = 1; ; tries++) {
      try {
        const [outcome] = await this.reactOnce(task.reaction.group, [task]);
        return outcome!;
      } catch (fault) {
        if (classify(fault) !== 'conflict' || tries === conflictTries) throw fault;
        await sleep(20 * 2 ** tries * (0.5 + Math.random() / 2)); // 20 to 320 ms
      }
    }
  }

  /** The marks in the inbox and the effects commit together. A second delivery beside the first waits on the primary key. */
  private reactOnce(group: string, tasks: readonly Task[]): Promise<HandlingOutcome[]> {
    return this.db.transaction(async (tx) => {
      const { marked, parked } = await mark(tx, group, tasks);
      const keys = tasks.map(({ record }) => record.key);
      const outcomes: HandlingOutcome[] = [];
      for (const { reaction, record, at } of tasks) {
        const isNew = marked.delete(record.id) || isMutant('no-inbox'); // the same event may be in hand twice
        if (parked.has(record.key)) outcomes.push(await parkBehind(tx, group, record, at));
        else outcomes.push(isNew ? await takeEffect(tx, reaction, record, keys) : 'repeated');
      }
      return outcomes;
    });
  }

  private async afterFault(fault: unknown, task: Task): Promise<Outcome> {
    const { reaction, record, at } = task;
    const faultClass = classify(fault);
    if (faultClass === 'infrastructure') return this.waitForInfrastructure(fault, task);
    const attempts = await countFailure(this.db, reaction.group, record);
    if (faultClass !== 'schema' && attempts < triesBeforeParking) {
      this.logger.warn(`${sentence(task)}, try ${attempts}: ${nameOf(fault)}`);
      return { retryPartitionInMs: 50 * 2 ** (attempts - 1) }; // 0.75 s for all tries, for other keys share the partition
    }
    await park(this.db, reaction.group, record, at, {
      fault,
      attempts,
      cause: faultClass === 'schema' ? 'schema' : 'fault',
    });
    this.logger.error(new Error(`${sentence(task)} and parked its key`, { cause: fault }));
    crashPoint('runner.after-park');
    return 'parked';
  }

  /** 0.2 to 30 s, for ever: to give up would move all events to the dead letters during one outage of a database. */
  private waitForInfrastructure(fault: unknown, task: Task): Outcome {
    const key = outageKey(task);
    const count = this.outages.get(key) ?? 0;
    this.outages.set(key, count + 1);
    if (count === 0) this.logger.error(new Error(`${sentence(task)}: waiting`, { cause: fault }));
    return { retryPartitionInMs: Math.min(200 * 2 ** count, 30_000) * (0.75 + Math.random() / 4) };
  }
}

async function takeEffect(
  tx: EntityManager,
  { group, event, react }: Reaction,
  record: EventRecord,
  keys: readonly string[],
): Promise<'done'> {
  crashPoint('runner.after-inbox');
  await withCause(record, group, () => react(tx, dataOf(event, record), record, keys));
  crashPoint('runner.after-effect');
  return 'done';
}

type Marks = { readonly marked: Set<string>; readonly parked: Set<string> };

/**
 * One statement for every transaction: the ids that are new in the inbox, and the keys that are parked. The lock on a parked
 * key lets a release end first: an event never lines up behind a key that is free already.
 */
async function mark(tx: EntityManager, group: string, tasks: readonly Task[]): Promise<Marks> {
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

/** Throws a `SchemaFault` where the data breaks the contract. */
export function dataOf(event: EventContract, { data }: EventRecord): unknown {
  try {
    return event.data.parse(JSON.parse(data));
  } catch (cause) {
    throw new SchemaFault(`the data of ${event.type} breaks its contract`, { cause });
  }
}

const asOutcome = (outcome: HandlingOutcome): Outcome => (outcome === 'parked' ? 'parked' : 'done');
const outageKey = ({ reaction, record }: Task): string => `${reaction.group} ${record.id}`;
const sentence = ({ reaction, record }: Task): string =>
  `${reaction.group} could not handle ${record.type} ${record.id}`;
const nameOf = (fault: unknown): string => (fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault));
