import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { appendRecords, createPositions, dropOldRecords, lagOf, partitionsBehind, positionsOf } from './event-log';
import { withTimeout } from '../../timeout';
import { LogReader } from './log-reader';
import { PollingLoop } from '../../polling-loop';
import { repeat } from '../../repeat';
import {
  type AppendedRecord,
  type Consumer,
  type EventRecord,
  EventTransport,
  type PartitionLag,
  type Position,
  statusMs,
  type Subscription,
  type TransportStatus,
} from '../transport';

export const eventLogMigrations = join(__dirname, 'migrations');

const pollMs = 500; // appends wake readers in this process; the poll finds those of other processes
const dropEveryMs = 3_600_000;

/**
 * The event log in a PostgreSQL database of its own, so appending and marking are two commits here as with a broker.
 * Takes no connections but those of `log`; reading keeps three of them busy at most.
 */
export class PostgresTransport extends EventTransport {
  private readonly reader: LogReader;
  private poll: PollingLoop | undefined;
  private dropping: NodeJS.Timeout | undefined;

  constructor(private readonly log: DataSource) {
    super();
    this.reader = new LogReader(log);
  }

  async append(records: readonly EventRecord[]): Promise<void> {
    this.reader.wake(await appendRecords(this.log, records));
  }

  async subscribe(group: string, topics: readonly string[], consumer: Consumer): Promise<Subscription> {
    this.reader.add(group, topics, consumer);
    await createPositions(this.log, group, topics);
    this.startPolling().wake();
    return { stop: () => this.stopReading(group) };
  }

  async status(): Promise<TransportStatus> {
    try {
      await withTimeout(statusMs, this.log.query('SELECT 1'), 'the event log did not answer');
      return { ready: true, detail: 'the event log answers' };
    } catch (error) {
      return { ready: false, detail: `the event log is out of reach: ${(error as Error).message}` };
    }
  }

  lag(group: string): Promise<PartitionLag[]> {
    return lagOf(this.log, group, this.reader.topicsOf(group));
  }

  override placesOf(records: readonly AppendedRecord[]): Promise<ReadonlyMap<string, Position>> {
    return positionsOf(this.log, records);
  }

  async stop(): Promise<void> {
    await Promise.all(this.reader.groupNames.map((group) => this.stopReading(group)));
  }

  private startPolling(): PollingLoop {
    this.dropping ??= repeat(dropEveryMs, () => dropOldRecords(this.log));
    if (this.poll) return this.poll;
    this.poll = new PollingLoop(PostgresTransport.name, pollMs, () => this.wakeLagging());
    this.poll.start();
    return this.poll;
  }

  /** With the last group ends all work in the background: nothing keeps the process alive. */
  private async stopReading(group: string): Promise<void> {
    await this.reader.remove(group);
    if (this.reader.groupNames.length > 0) return;
    const { poll } = this;
    this.poll = undefined;
    clearInterval(this.dropping);
    this.dropping = undefined;
    await poll?.stop();
  }

  private async wakeLagging(): Promise<boolean> {
    this.reader.wakeGroups(await partitionsBehind(this.log, this.reader.groupNames));
    return false; // the reader works by itself
  }
}
