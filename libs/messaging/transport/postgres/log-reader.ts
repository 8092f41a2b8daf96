import { Logger } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import {
  batchSize,
  type Batch,
  claim,
  nextPosition,
  type Partition,
  type GroupPartition,
  type Progress,
  storeProgress,
} from './event-log';
import { lingerTime } from '../../batching/event-loop-load';
import type { Consumer } from '../transport';
import { uniqueKeyBatches } from '../../batching/unique-key-batches';

const maxConcurrentPasses = 3; // while one waits for a slow handler, another takes the partitions that become ready
const lingerMs = 5; // at least, between two passes: what is appended meanwhile shares the next one
const keepAliveMs = 3_000; // below the 10 s after which the server frees what a frozen process holds
const maxPauseMs = 5_000;

type Group = { readonly topics: readonly string[]; readonly consumer: Consumer; isStopping: boolean };

/**
 * Reads the event log for all groups of this process. One pass claims in one transaction whatever is ready, for whichever
 * groups, and serves the partitions side by side.
 */
export class LogReader {
  private readonly logger = new Logger(LogReader.name);
  private readonly groups = new Map<string, Group>();
  private readonly ready = new Map<string, GroupPartition>();
  private readonly claimed = new Set<string>();
  private readonly passes = new Set<Promise<void>>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private nextPass: NodeJS.Timeout | undefined;
  private notBefore = 0;
  private failures = 0;

  constructor(private readonly log: DataSource) {}

  get groupNames(): string[] {
    return [...this.groups.keys()];
  }

  topicsOf(group: string): readonly string[] {
    return this.groups.get(group)?.topics ?? [];
  }

  /** A process reads a group once: two readers would share its events. */
  add(name: string, topics: readonly string[], consumer: Consumer): void {
    if (this.groups.has(name)) throw new Error(`the group ${name} reads already: two would share its events`);
    this.groups.set(name, { topics, consumer, isStopping: false });
  }

  /** Resolves when the group's records in hand are done and their positions stored. */
  async remove(name: string): Promise<void> {
    const group = this.groups.get(name);
    if (group) group.isStopping = true;
    await Promise.all(this.passes);
    this.groups.delete(name);
    if (this.groups.size === 0) this.rest();
  }

  private rest(): void {
    clearTimeout(this.nextPass);
    this.nextPass = undefined;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.ready.clear();
  }

  /** Says that partitions have new records, for all groups that read them. */
  wake(partitions: readonly Partition[]): void {
    const groupPartitions = partitions.flatMap(({ topic, partition }) =>
      [...this.groups]
        .filter(([, { topics }]) => topics.includes(topic))
        .map(([group]) => ({ group, topic, partition })),
    );
    this.wakeGroups(groupPartitions);
  }

  /** Says that a group may have records to read in these places. */
  wakeGroups(groupPartitions: readonly GroupPartition[]): void {
    for (const groupPartition of groupPartitions) this.ready.set(nameOf(groupPartition), groupPartition);
    if (groupPartitions.length > 0) this.planPass();
  }

  private planPass(): void {
    if (this.nextPass || this.passes.size >= maxConcurrentPasses) return;
    const waitMs = this.notBefore - performance.now();
    if (waitMs <= 0) return this.startPass();
    this.nextPass = setTimeout(() => {
      this.nextPass = undefined;
      this.startPass();
    }, waitMs);
  }

  private startPass(): void {
    const unclaimed = [...this.ready]
      .filter(([name]) => !this.claimed.has(name))
      .map(([, groupPartition]) => groupPartition);
    if (unclaimed.length === 0) return;
    const startedAt = performance.now();
    this.notBefore = startedAt + lingerMs;
    const names = unclaimed.map(nameOf);
    for (const name of names) {
      this.ready.delete(name);
      this.claimed.add(name);
    }
    const pass = this.serve(unclaimed.filter(({ group }) => this.isReading(group))).finally(() => {
      for (const name of names) this.claimed.delete(name);
      this.passes.delete(pass);
      const now = performance.now();
      this.notBefore = now + lingerTime(lingerMs, now - startedAt);
      if (this.ready.size > 0) this.planPass();
    });
    this.passes.add(pass);
  }

  private isReading(group: string): boolean {
    return this.groups.get(group)?.isStopping === false;
  }

  private async serve(groupPartitions: readonly GroupPartition[]): Promise<void> {
    if (groupPartitions.length === 0) return;
    try {
      const progress = await this.log.transaction((tx) => this.serveIn(tx, groupPartitions));
      this.failures = 0;
      for (const { group, next, retryInMs } of progress)
        if (retryInMs > 0) this.wakeIn(retryInMs, [{ group, ...next }]);
    } catch (error) {
      if (this.failures === 0) this.logger.error(error); // an outage is one line, not one for every try
      this.wakeIn(Math.min(100 * 2 ** this.failures++, maxPauseMs), groupPartitions);
    }
  }

  private async serveIn(tx: EntityManager, groupPartitions: readonly GroupPartition[]): Promise<Progress[]> {
    const batches = await claim(tx, groupPartitions);
    if (batches.length === 0) return [];
    const alive = setInterval(() => void tx.query('SELECT 1').catch(() => undefined), keepAliveMs);
    const progress = await Promise.all(batches.map((batch) => this.deliver(batch))).finally(() => clearInterval(alive));
    await storeProgress(tx, progress);
    return progress;
  }

  /** Hands a partition's records over in turns, up to the first record that has to be tried again. */
  private async deliver({ group, deliveries }: Batch): Promise<Progress> {
    const { consumer } = this.groups.get(group)!;
    let next = deliveries[0]!.at;
    for (const batchOfKeys of uniqueKeyBatches(deliveries)) {
      if (!this.isReading(group)) return { group, next, retryInMs: 0 };
      const outcomes = await Promise.all(batchOfKeys.map(({ record, at }) => consumer(record, at)));
      for (const [nth, outcome] of outcomes.entries()) {
        if (typeof outcome === 'object') return { group, next, retryInMs: outcome.retryPartitionInMs };
        next = nextPosition(batchOfKeys[nth]!.at);
      }
    }
    if (deliveries.length === batchSize) this.ready.set(nameOf({ group, ...next }), { group, ...next });
    return { group, next, retryInMs: 0 };
  }

  private wakeIn(ms: number, groupPartitions: readonly GroupPartition[]): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.wakeGroups(groupPartitions);
    }, ms);
    this.timers.add(timer);
  }
}

const nameOf = ({ group, topic, partition }: GroupPartition): string => `${group} ${topic} ${partition}`;
