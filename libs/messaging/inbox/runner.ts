import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import pLimit from 'p-limit';
import type { EntityManager } from 'typeorm';
import { Batcher } from '../batching/batcher';
import { type HandlingOutcome, noteHandling } from '../metrics';
import type { Outbox } from '../outbox/outbox';
import type { UnitOfWork } from '../outbox/unit-of-work';
import type { DeliveredRecord, EventRecord, Outcome, Position } from '../transport/transport';
import { classify, SchemaFault } from './faults';
import { countFailure, keepMalformed, park, parkBehind } from './parking';
import { type Reaction, takeEffect } from './reaction';

const conflictTries = 5;
const triesBeforeParking = 5;
/** Locks that events take in a common transaction may cross with those of another process: then each goes alone, soon. */
const togetherLockTimeout = '50ms';
const tasksAtOnce = 4; // each holds a connection of the service, which has requests to answer too

type Task = { readonly reaction: Reaction; readonly record: EventRecord; readonly at: Position };
/** What a group has in hand. */
type Subject = { readonly group: string; readonly record: DeliveredRecord; readonly at: Position };

/** The rules of delivery, the same above every transport. */
export class Runner {
  private readonly logger = new Logger(Runner.name);
  private readonly gatherings = new Map<string, Batcher<Task, Outcome>>();
  private readonly limit = pLimit(tasksAtOnce);
  /** Consecutive outages by group and position. In memory: the database that would count them may be what is down. */
  private readonly outages = new Map<string, number>();

  constructor(private readonly outbox: Outbox) {}

  /**
   * Lets the reaction take effect once, however often the event is delivered. Never throws.
   * Events of different partitions that come together share a transaction; where that fails, each gets its own.
   */
  run(reaction: Reaction, record: EventRecord, at: Position): Promise<Outcome> {
    return this.gatheringOf(reaction.group).add({ reaction, record, at });
  }

  /** Keeps a record that is no event, for somebody to look at, and goes on behind it. Never throws. */
  async keepMalformed(group: string, record: DeliveredRecord, at: Position, flaw: string): Promise<Outcome> {
    const noted = noteHandling(group);
    const outcome = await this.keepBytes({ group, record, at }, new SchemaFault(flaw));
    noted(typeof outcome === 'string' ? outcome : 'failed');
    return outcome;
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
    return this.limit(async () => {
      const noted = noteHandling(task.reaction.group);
      try {
        const outcome = await this.reactWithoutConflict(task);
        this.note(task, outcome, noted);
        return asOutcome(outcome);
      } catch (fault) {
        const outcome = await this.afterFault(fault, task).catch((inner: unknown) =>
          this.afterFailedParking(inner, task),
        );
        noted(typeof outcome === 'string' ? outcome : 'failed');
        return outcome;
      }
    });
  }

  private note(task: Task, outcome: HandlingOutcome, noted: (outcome: HandlingOutcome) => void): void {
    this.outages.delete(placeOf(subjectOf(task)));
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

  /** The marks in the inbox, the effects and what they emit commit together. A second delivery beside the first waits on the primary key. */
  private reactOnce(group: string, tasks: readonly Task[]): Promise<HandlingOutcome[]> {
    return this.outbox.transaction(async (unit) => {
      const { marked, parked } = await this.mark(unit.tx, group, tasks);
      const isNew = ({ record }: Task): boolean => marked.delete(record.id); // false for one that is in hand twice
      const fresh = tasks.filter((task) => !parked.has(task.record.key) && isNew(task));
      await reactTo(unit, fresh);
      return inTurn(tasks, (task) => {
        if (parked.has(task.record.key)) return parkBehind(unit.tx, group, task.record, task.at);
        return Promise.resolve(fresh.includes(task) ? 'done' : 'repeated');
      });
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

  private async afterFault(fault: unknown, task: Task): Promise<Outcome> {
    const { reaction, record, at } = task;
    const faultClass = classify(fault);
    if (faultClass === 'infrastructure') return this.waitForInfrastructure(fault, subjectOf(task));
    const attempts = await countFailure(this.outbox.db, reaction.group, record);
    this.outages.delete(placeOf(subjectOf(task)));
    if (faultClass !== 'schema' && attempts < triesBeforeParking) {
      this.logger.warn(`${sentence(task)}, try ${attempts}: ${nameOf(fault)}`);
      return { retryPartitionInMs: 50 * 2 ** (attempts - 1) }; // 0.75 s for all tries, for other keys share the partition
    }
    await park(this.outbox.db, reaction.group, record, at, {
      fault,
      attempts,
      cause: faultClass === 'schema' ? 'schema' : 'fault',
    });
    this.logger.error(new Error(`${sentence(task)} and parked its key`, { cause: fault }));
    return 'parked';
  }

  /** What cannot even be parked would come again for ever, and all that stands behind it would wait. An outage passes. */
  private afterFailedParking(fault: unknown, task: Task): Promise<Outcome> | Outcome {
    const subject = subjectOf(task);
    const tries = this.outages.get(placeOf(subject)) ?? 0;
    const mayPass = ['infrastructure', 'conflict'].includes(classify(fault)) || tries < triesBeforeParking;
    return mayPass ? this.waitForInfrastructure(fault, subject) : this.keepBytes(subject, fault);
  }

  /** Nothing of the record can be refused here: where this fails the database is at fault. */
  private async keepBytes(subject: Subject, fault: unknown): Promise<Outcome> {
    const { group, record, at } = subject;
    try {
      await keepMalformed(this.outbox.db, group, record, at, fault);
    } catch (outage) {
      return this.waitForInfrastructure(outage, subject);
    }
    this.outages.delete(placeOf(subject));
    this.logger.error(new Error(`${group} keeps a malformed record: ${placeOf(subject)}`, { cause: fault }));
    return 'parked';
  }

  /** 0.2 to 30 s, for ever: to give up would move all events to the dead letters during one outage of a database. */
  private waitForInfrastructure(fault: unknown, subject: Subject): Outcome {
    const place = placeOf(subject);
    const count = this.outages.get(place) ?? 0;
    this.outages.set(place, count + 1);
    if (count === 0) this.logger.error(new Error(`${place} cannot be handled: waiting`, { cause: fault }));
    return { retryPartitionInMs: Math.min(200 * 2 ** count, 30_000) * (0.75 + Math.random() / 4) };
  }
}

/** Each reaction gets its events at once. Order matters only between the events of a key, and each key is here once for every topic. */
async function reactTo(unit: UnitOfWork, tasks: readonly Task[]): Promise<void> {
  for (const [reaction, mine] of Map.groupBy(tasks, (task) => task.reaction))
    await takeEffect(
      unit,
      reaction,
      mine.map(({ record }) => record),
    );
}

async function inTurn<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

type Marks = { readonly marked: Set<string>; readonly parked: Set<string> };

const asOutcome = (outcome: HandlingOutcome): Outcome => (outcome === 'parked' ? 'parked' : 'done');
const subjectOf = ({ reaction: { group }, record, at }: Task): Subject => ({ group, record, at });
const placeOf = ({ group, at }: Subject): string => `${group} ${at.topic} ${at.partition} ${at.offset}`;
const sentence = ({ reaction, record }: Task): string =>
  `${reaction.group} could not handle ${record.type} ${record.id}`;
const nameOf = (fault: unknown): string => (fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault));
