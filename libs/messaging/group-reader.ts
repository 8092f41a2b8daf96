import { Logger } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { batchSize, claim, type Delivery, following, type Partition, type Progress, storeProgress } from './event-log';
import { Slots } from './slots';
import type { Consumer } from './transport';

const passesAtOnce = 2; // while one waits for a slow handler, the other takes the partitions that become ready
const partitionsAtOnce = 4; // of both passes together: each holds a connection of the service, which has requests to answer too
const aliveEveryMs = 3_000; // below the 10 s after which the server frees what a frozen process holds
const longestPauseMs = 5_000;

/** Reads the event log for one group. One pass claims all its ready partitions in one transaction and serves them side by side. */
export class GroupReader {
  private readonly logger: Logger;
  private readonly ready = new Map<string, Partition>();
  private readonly claimed = new Set<string>();
  private readonly passes = new Set<Promise<void>>();
  private readonly alarms = new Set<NodeJS.Timeout>();
  private readonly hands = new Slots(partitionsAtOnce);
  private failures = 0;
  private stopping = false;

  constructor(
    private readonly log: DataSource,
    readonly group: string,
    readonly topics: readonly string[],
    private readonly consumer: Consumer,
    private readonly slots: Slots,
  ) {
    this.logger = new Logger(group);
  }

  /** Says that a partition may have records. */
  wake(partitions: readonly Partition[]): void {
    for (const partition of partitions)
      if (this.topics.includes(partition.topic)) this.ready.set(nameOf(partition), partition);
    this.startPass();
  }

  /** Resolves when the records in hand are done and their positions stored. */
  async stop(): Promise<void> {
    this.stopping = true;
    for (const alarm of this.alarms) clearTimeout(alarm);
    await Promise.all(this.passes);
  }

  private startPass(): void {
    const wanted = [...this.ready].filter(([name]) => !this.claimed.has(name));
    if (this.stopping || wanted.length === 0 || this.passes.size >= passesAtOnce) return;
    for (const [name] of wanted) {
      this.ready.delete(name);
      this.claimed.add(name);
    }
    const partitions = wanted.map(([, partition]) => partition);
    const pass = this.serve(partitions).finally(() => {
      for (const [name] of wanted) this.claimed.delete(name);
      this.passes.delete(pass);
      this.startPass();
    });
    this.passes.add(pass);
  }

  private async serve(partitions: readonly Partition[]): Promise<void> {
    try {
      const progress = await this.slots.use(() => this.log.transaction((tx) => this.serveIn(tx, partitions)));
      this.failures = 0;
      for (const { next, retryInMs } of progress) if (retryInMs > 0) this.wakeIn(retryInMs, [next]);
    } catch (fault) {
      if (this.failures === 0) this.logger.error(fault); // an outage is one line, not one for every try
      this.wakeIn(Math.min(100 * 2 ** this.failures++, longestPauseMs), partitions);
    }
  }

  private async serveIn(tx: EntityManager, partitions: readonly Partition[]): Promise<Progress[]> {
    const waiting = await claim(tx, this.group, partitions);
    if (waiting.length === 0) return [];
    const alive = setInterval(() => void tx.query('SELECT 1').catch(() => undefined), aliveEveryMs);
    const served = waiting.map((batch) => this.hands.use(() => this.deliver(batch)));
    const progress = await Promise.all(served).finally(() => clearInterval(alive));
    await storeProgress(tx, this.group, progress);
    return progress;
  }

  /** Hands a partition's records over one by one, up to the first that has to be tried again. */
  private async deliver(batch: readonly Delivery[]): Promise<Progress> {
    let next = batch[0]!.at;
    for (const { record, at } of batch) {
      if (this.stopping) return { next, retryInMs: 0 };
      const outcome = await this.consumer(record, at);
      if (typeof outcome === 'object') return { next, retryInMs: outcome.retryPartitionInMs };
      next = following(at);
    }
    if (batch.length === batchSize) this.ready.set(nameOf(next), next);
    return { next, retryInMs: 0 };
  }

  private wakeIn(ms: number, partitions: readonly Partition[]): void {
    if (this.stopping) return;
    const alarm = setTimeout(() => {
      this.alarms.delete(alarm);
      this.wake(partitions);
    }, ms);
    this.alarms.add(alarm);
  }
}

const nameOf = ({ topic, partition }: Partition): string => `${topic} ${partition}`;
