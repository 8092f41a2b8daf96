import { Injectable, Logger, type Type } from '@nestjs/common';
import type { Job, Queue, Worker } from 'bullmq';
import type { z } from 'zod/mini';
import { withTimeout } from '@fenestra/messaging/timeout';
import { Unavailable } from '@fenestra/messaging/inbox/errors';
import { currentTraceparent, openSpan, type OpenSpan } from '@fenestra/messaging/tracing/trace-context';
import type { JobStore } from './job-store';
import { jobSeconds } from '../observability/metrics';

/** One kind of work that a service does later, slowly or again and again. Its data are ids: people can be erased from rows, not from jobs. */
export type JobKind<Data = unknown> = {
  /** What happens, unique within the service: `send-mail`. */
  readonly name: string;
  readonly data?: z.ZodMiniType<Data>;
  /** A sweep comes by itself, once for all processes. */
  readonly everyMs?: number;
};

export const job = <Data = void>(kind: JobKind<Data>): JobKind<Data> => kind;

/** Thrown by a job that must not be tried again. BullMQ knows it by its name. */
export class UnrecoverableJobError extends Error {
  override readonly name = 'UnrecoverableError';
}

/** The class behind a kind of job. It may run more than once, also after it has succeeded: the row decides what is left to do. */
export type PerformsJob = { perform(data: unknown): Promise<void> };

const kinds = new WeakMap<object, JobKind>();

/** Names the job that a class performs: `@Performs(sendMail) class SendMail { async perform({ mailId }) {…} }`. */
export function Performs<Data>(kind: JobKind<Data>) {
  return (performer: Type<{ perform(data: Data): Promise<void> }>): void => {
    Injectable()(performer);
    kinds.set(performer, kind);
  };
}

/** The delivery of an event, or an id that somebody outside has given. */
type JobCause =
  | string
  | { readonly record: { readonly id: string }; readonly asCause: { readonly traceparent: string } };

/** Sweeps come without. */
type JobContent = { readonly data?: unknown; readonly traceparent?: string } | undefined;

/** What stands beside a sweep: when a process last said that it performs it. */
type Named = { readonly namedAt: number };

const maxAttempts = 8; // with the pauses below for about four minutes; sweeps bring back what fails longer
const retryBackoff = { type: 'exponential', delay: 1_000, jitter: 0.5 } as const;
const completedRetention = { age: 3_600, count: 1_000 }; // seconds: a repeated event finds its job within an hour
const failedRetention = { age: 14 * 86_400 };
/** Of what comes again by itself. */
const sweepRetention = { removeOnComplete: true, removeOnFail: { count: 100 } };
/** A sweep that no process has named for so many rounds belongs to a release that is gone. */
const missedRunsUntilRemoved = 5;
const pageSize = 500;
const openTimeoutMs = 2_000; // a start does not wait longer for a store that is down
/** Milliseconds. All who want the same rows looked at share one job for each of these. */
const slotMs = 500;

/** A service's queue of jobs, injected where an event handler puts slow work off. Use cases emit events instead. */
export class Jobs {
  private readonly logger = new Logger(Jobs.name);
  private opened: Queue | undefined;
  private isReady = false;
  private worker: Worker | undefined;
  private scheduling: NodeJS.Timeout | undefined;
  private storeReachable: Promise<boolean> | undefined;
  /** BullMQ reports the failure of a job after its span has ended; the log line still names its order. */
  private readonly spans = new WeakMap<Job, OpenSpan['run']>();
  /** The last slot of each kind that this process has put a job into. */
  private readonly wakeUps = new Map<string, { readonly slot: number; readonly added: Promise<unknown> }>();

  constructor(
    private readonly service: string,
    private readonly store: JobStore,
    private readonly scheduleEveryMs = 60_000,
  ) {}

  /**
   * To be called when the store's tables are there. Resolves when jobs can be put off, or soon where the store is down: then
   * they can be when it is back.
   */
  async open(): Promise<void> {
    const queue = (this.opened = this.store.queue(this.service));
    queue.on('error', (error) => this.logger.warn(`queue of ${this.service}: ${error.message}`));
    const ready = queue.waitUntilReady().then(() => void (this.isReady = true));
    await withTimeout(openTimeoutMs, ready, 'the store of jobs did not answer').catch((error: Error) =>
      this.logger.warn(`queue of ${this.service}: ${error.message}`),
    );
  }

  private get queue(): Queue {
    if (!this.opened || !this.isReady) throw new Unavailable(`the jobs of ${this.service} are not open yet`);
    return this.opened;
  }

  /** Puts a job off, once for each event or id that it follows from; it runs in the event's trace. Resolves when the job is durable. */
  async enqueue<Data>(kind: JobKind<Data>, cause: JobCause, data: Data, delayMs = 0): Promise<void> {
    const [id, traceparent] =
      typeof cause === 'string' ? [cause, currentTraceparent()] : [cause.record.id, cause.asCause.traceparent];
    const content: JobContent = { data, traceparent };
    await this.queue.add(kind.name, content, {
      jobId: `${id}-${kind.name}`,
      delay: delayMs,
      attempts: maxAttempts,
      backoff: retryBackoff,
      removeOnComplete: completedRetention,
      removeOnFail: failedRetention,
    });
  }

  /**
   * Lets a job without data look at its rows in `afterMs` or up to half a second later: one job for all who ask in the meantime, in
   * whatever process, at the cost of one job in the store. Resolves when it is durable.
   */
  async wakeUp({ name }: JobKind<void>, afterMs: number): Promise<void> {
    const slot = Math.floor((Date.now() + afterMs) / slotMs) + 1;
    if (this.wakeUps.get(name)?.slot !== slot) this.wakeUps.set(name, { slot, added: this.addToSlot(name, slot) });
    await this.wakeUps.get(name)?.added;
  }

  private addToSlot(name: string, slot: number): Promise<unknown> {
    const delay = Math.max(0, slot * slotMs - Date.now());
    const added = this.queue.add(name, {}, { jobId: `${name}-${slot}`, delay, ...sweepRetention });
    added.catch(() => this.wakeUps.delete(name)); // whoever comes next tries again
    return added;
  }

  /** From now on these classes perform the jobs, and sweeps come by. `instanceOf` finds the objects. */
  async start(
    performers: readonly Type<PerformsJob>[],
    instanceOf: (performer: Type<PerformsJob>) => PerformsJob,
  ): Promise<void> {
    const known = new Map(performers.map((performer) => [kindOf(performer).name, performer]));
    const sweeps = performers.map(kindOf).filter(({ everyMs }) => everyMs);
    await this.schedule(sweeps);
    this.scheduling = setInterval(() => void this.schedule(sweeps), this.scheduleEveryMs).unref();
    this.worker = this.store.worker(this.service, (job: Job<JobContent>) => {
      const performer = known.get(job.name);
      if (!performer) throw new Error(`no class performs the job ${job.name} yet`); // a process of the next release does
      return this.run(job, kindOf(performer), instanceOf(performer));
    });
    this.worker.on('error', (error) => this.logger.warn(`worker of ${this.service}: ${error.message}`));
    this.worker.on('failed', (job, cause) => {
      const failed = new Error(`job ${job?.name} ${job?.id} failed, attempt ${job?.attemptsMade}`, { cause });
      const inJobSpan = (job && this.spans.get(job)) ?? ((log) => log());
      inJobSpan(() => this.logger.error(failed));
    });
  }

  /**
   * However many processes schedule a sweep, its queue holds it once. A Redis that is down, or has lost its data, learns of
   * it the next time.
   */
  private async schedule(sweeps: readonly JobKind[]): Promise<void> {
    try {
      await this.endOtherSweeps(sweeps);
      const data: Named = { namedAt: Date.now() };
      for (const { name, everyMs: every } of sweeps)
        if (every) await this.queue.upsertJobScheduler(name, { every }, { name, data, opts: sweepRetention });
    } catch (error) {
      this.logger.warn(`sweeps of ${this.service} are not scheduled: ${(error as Error).message}`);
    }
  }

  /**
   * Those that nobody performs any more. What a process of another release still names is left to it: in a roll-out both would else
   * end and begin each other's sweeps in every round.
   */
  private async endOtherSweeps(sweeps: readonly JobKind[]): Promise<void> {
    const known = new Set(sweeps.map(({ name }) => name));
    const since = Date.now() - missedRunsUntilRemoved * this.scheduleEveryMs;
    for (const { key, template } of await this.queue.getJobSchedulers()) {
      const { namedAt = 0 } = (template?.data ?? {}) as Partial<Named>;
      if (!known.has(key) && namedAt < since) await this.queue.removeJobScheduler(key);
    }
  }

  private run(job: Job<JobContent>, { name, data: schema }: JobKind, performer: PerformsJob): Promise<void> {
    const took = jobSeconds.startTimer({ service: this.service, name });
    const span = { name: `job ${name}`, kind: 'job', service: this.service, parent: job.data?.traceparent } as const;
    const { run, end } = openSpan(span);
    this.spans.set(job, run);
    const work = run(async () => performer.perform(schema && dataOf(job, schema)));
    return work.then(
      () => {
        end?.();
        took({ outcome: 'done' });
      },
      (error: unknown) => {
        end?.(error);
        took({ outcome: error instanceof UnrecoverableJobError ? 'given-up' : 'failed' });
        throw error;
      },
    );
  }

  /** How many jobs wait, run or have failed for good. */
  async counts(): Promise<Record<string, number>> {
    return this.isReady ? this.queue.getJobCounts('waiting', 'active', 'delayed', 'failed') : {};
  }

  /** Jobs that are done or have failed for good, and whose content or fault is about something. */
  async findFinished(about: (text: string) => boolean): Promise<Job[]> {
    if (!this.isReady) return [];
    const found: Job[] = [];
    for (let from = 0; ; from += pageSize) {
      const page = await this.queue.getJobs(['completed', 'failed'], from, from + pageSize - 1);
      found.push(...page.filter((job) => about(JSON.stringify([job.id, job.data, job.failedReason, job.stacktrace]))));
      if (page.length < pageSize) return found;
    }
  }

  /** Removes them; resolves to how many there were. */
  async removeFinished(about: (text: string) => boolean): Promise<number> {
    const jobs = await this.findFinished(about);
    for (const job of jobs) await job.remove();
    return jobs.length;
  }

  /** Lets the running jobs end; what does not end in time runs again elsewhere. */
  async stop(): Promise<void> {
    clearInterval(this.scheduling);
    const storeReachable = await this.isStoreReachable();
    const ended = this.worker?.close(!storeReachable);
    if (storeReachable) await ended;
  }

  async close(): Promise<void> {
    if (await this.isStoreReachable()) await this.opened?.close();
    await this.store.close();
  }

  /** Asked once: BullMQ ends when its store is back, so that one out of reach is not waited for. */
  private isStoreReachable(): Promise<boolean> {
    this.storeReachable ??= withTimeout(openTimeoutMs, this.store.check(), 'the store of jobs did not answer').then(
      () => true,
      () => false,
    );
    return this.storeReachable;
  }
}

/** What breaks the contract of its kind will not be better the next time. */
function dataOf({ name, data }: Job<JobContent>, schema: z.ZodMiniType): unknown {
  const parsed = schema.safeParse(data?.data);
  if (!parsed.success) throw new UnrecoverableJobError(`the data of the job ${name} break its contract`);
  return parsed.data;
}

function kindOf(performer: Type<PerformsJob>): JobKind {
  const kind = kinds.get(performer);
  if (!kind) throw new Error(`${performer.name} lacks @Performs`);
  return kind;
}
