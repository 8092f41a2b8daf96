import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Consumer as KafkaConsumer, EachBatchPayload, Kafka } from 'kafkajs';
import { withTimeout } from '../../timeout';
import { recordOf } from './kafka-record';
import { partitionsPerTopic } from '../topics';
import type { Consumer, Outcome } from '../transport';
import { uniqueKeyBatches } from '../../batching/unique-key-batches';

const heartbeatMs = 1_000;
const noProgressMs = 60_000;
const stopMs = 20_000;

/** Reads topics for one group. Begins again by itself after whatever kafkajs gives up on. */
export class KafkaReader {
  private readonly logger: Logger;
  private readonly stopping = new AbortController();
  private readonly timers = new Set<NodeJS.Timeout>();
  private reading = Promise.resolve();
  private lastProgress = 0;
  /** By partition, when the first of the records in hand was appended. */
  private readonly inProgress = new Map<string, Date>();
  /** Whether the group has given it a place, so that records flow. */
  isJoined = false;

  constructor(
    private readonly kafka: Kafka,
    readonly group: string,
    readonly topics: readonly string[],
    private readonly handle: Consumer,
    private readonly sessionTimeoutMs: number,
    /** `again`: reading has failed, so that they may be gone. */
    private readonly topicsReady: (again: boolean) => Promise<void>,
  ) {
    this.logger = new Logger(group);
  }

  /** Of the records in hand. */
  waitingSince(topic: string, partition: number): Date | null {
    return this.inProgress.get(`${topic} ${partition}`) ?? null;
  }

  start(): void {
    this.reading = this.readForever();
  }

  /** Lets the record in hand end, commits its offset and leaves the group, so that others take over at once. */
  async stop(): Promise<void> {
    this.stopping.abort();
    for (const timer of this.timers) clearTimeout(timer);
    await this.reading;
  }

  private async readForever(): Promise<void> {
    for (let failures = 0; !this.stopping.signal.aborted; failures++) {
      try {
        await this.topicsReady(failures > 0);
        await this.readUntilItEnds(() => (failures = 0));
      } catch (error) {
        if (failures === 0) this.logger.error(error); // an outage is one line, not one for every try
        await sleep(Math.min(200 * 2 ** failures, 5_000), undefined, { signal: this.stopping.signal }).catch(
          () => undefined,
        );
      }
    }
  }

  /** Resolves when reading was stopped, rejects when kafkajs has stopped by itself or stands still. */
  private async readUntilItEnds(joined: () => void): Promise<void> {
    const consumer = this.kafka.consumer({
      groupId: this.group,
      allowAutoTopicCreation: false,
      sessionTimeout: this.sessionTimeoutMs,
      heartbeatInterval: heartbeatMs,
      rebalanceTimeout: 60_000,
      minBytes: 1,
      maxWaitTimeInMs: 250,
      maxBytesPerPartition: 262_144,
      readUncommitted: false,
    });
    const end = this.watch(consumer, joined);
    try {
      await consumer.connect();
      await consumer.subscribe({ topics: [...this.topics], fromBeginning: true }); // a new group misses nothing
      await consumer.run({
        autoCommit: true,
        autoCommitInterval: 1_000,
        autoCommitThreshold: 100,
        eachBatchAutoResolve: false,
        partitionsConsumedConcurrently: partitionsPerTopic, // what comes together shares a transaction
        eachBatch: (payload) => this.serve(payload),
      });
      await end;
    } finally {
      this.isJoined = false;
      await withTimeout(stopMs, consumer.disconnect(), 'kafkajs did not let go').catch((error: unknown) =>
        this.logger.warn(error),
      );
    }
  }

  /** A TypeError inside kafkajs ends its consumer for good while the process looks healthy (defects 4 and 10). */
  private watch(consumer: KafkaConsumer, joined: () => void): Promise<void> {
    const { GROUP_JOIN, HEARTBEAT, FETCH, CRASH } = consumer.events;
    const progress = (): void => void (this.lastProgress = performance.now());
    progress();
    consumer.on(HEARTBEAT, progress);
    consumer.on(FETCH, progress);
    consumer.on(GROUP_JOIN, () => {
      this.isJoined = true;
      this.inProgress.clear(); // partitions may have moved; what stays here is fetched again
      joined();
      progress();
    });
    const ended = Promise.withResolvers<void>();
    consumer.on(CRASH, ({ payload }) => {
      this.isJoined = false;
      if (!payload.restart) ended.reject(payload.error);
    });
    const watchdog = setInterval(() => {
      if (performance.now() - this.lastProgress > noProgressMs) ended.reject(new Error('the consumer stands still'));
    }, 5_000);
    const { signal } = this.stopping;
    if (signal.aborted) ended.resolve();
    else signal.addEventListener('abort', () => ended.resolve(), { once: true });
    const end = ended.promise.finally(() => clearInterval(watchdog));
    end.catch(() => undefined); // it may reject before it is awaited
    return end;
  }

  private async serve(payload: EachBatchPayload): Promise<void> {
    const { batch, resolveOffset, heartbeat, commitOffsetsIfNecessary, isRunning, isStale, pause } = payload;
    const { topic, partition, messages } = batch;
    const lost = new AbortController(); // the partition may be with somebody else by now: nothing new is begun
    const alive = setInterval(() => void heartbeat().catch(() => lost.abort()), heartbeatMs);
    try {
      const received = messages.map((message) => ({
        record: recordOf(topic, message),
        at: { topic, partition, offset: message.offset },
        appendedAt: new Date(Number(message.timestamp)),
      }));
      for (const batchOfKeys of uniqueKeyBatches(received)) {
        if (this.stopping.signal.aborted || lost.signal.aborted || !isRunning() || isStale()) break;
        this.inProgress.set(`${topic} ${partition}`, batchOfKeys[0]!.appendedAt);
        const outcomes: Outcome[] = await Promise.all(batchOfKeys.map(({ record, at }) => this.handle(record, at)));
        for (const [nth, outcome] of outcomes.entries()) {
          if (typeof outcome === 'object') return this.resumeIn(outcome.retryPartitionInMs, pause());
          resolveOffset(batchOfKeys[nth]!.at.offset);
        }
        await commitOffsetsIfNecessary();
      }
      this.inProgress.delete(`${topic} ${partition}`);
    } finally {
      clearInterval(alive);
    }
  }

  /** What is not resolved is fetched again when the partition goes on. Nothing is thrown: that would stop all partitions. */
  private resumeIn(ms: number, resume: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      resume();
    }, ms);
    this.timers.add(timer);
  }
}
