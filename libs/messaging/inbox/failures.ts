import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { ReceivedRecord, EventRecord, Outcome, Position } from '../transport/transport';
import { classifyError } from './errors';
import { countFailure, storeMalformed, park } from './parking';

/** What a group had in hand when it failed. */
type Failed<Record = EventRecord> = { readonly group: string; readonly record: Record; readonly at: Position };

const maxAttempts = 5;

/** What becomes of a delivery that has failed: it is tried again, parked, kept as bytes, or it waits for the end of an outage. */
export class Failures {
  private readonly logger = new Logger(Failures.name);
  /** Consecutive outages by group and position. In memory: the database that would count them may be what is down. */
  private readonly outages = new Map<string, number>();

  constructor(private readonly db: DataSource) {}

  /** Never throws. */
  outcomeOf(error: unknown, failed: Failed): Promise<Outcome> {
    return this.afterError(error, failed).catch((inner: unknown) => this.afterFailedParking(inner, failed));
  }

  /** It was handled after all. */
  clear(handled: Failed<ReceivedRecord>): void {
    this.outages.delete(positionKeyOf(handled));
  }

  /** Nothing of the record can be refused here: where this fails the database is at fault. Never throws. */
  async storeMalformed(failed: Failed<ReceivedRecord>, error: unknown): Promise<Outcome> {
    const { group, record, at } = failed;
    try {
      await storeMalformed(this.db, group, record, at, error);
    } catch (outage) {
      return this.waitForInfrastructure(outage, failed);
    }
    this.clear(failed);
    this.logger.error(new Error(`${group} keeps a malformed record: ${positionKeyOf(failed)}`, { cause: error }));
    return 'parked';
  }

  private async afterError(error: unknown, failed: Failed): Promise<Outcome> {
    const { group, record, at } = failed;
    const errorClass = classifyError(error);
    if (errorClass === 'infrastructure') return this.waitForInfrastructure(error, failed);
    const attempts = await countFailure(this.db, group, record);
    this.clear(failed);
    const sentence = `${group} could not handle ${record.type} ${record.id}`;
    if (errorClass !== 'schema' && attempts < maxAttempts) {
      this.logger.warn(`${sentence}, try ${attempts}: ${nameOf(error)}`);
      return { retryPartitionInMs: 50 * 2 ** (attempts - 1) }; // 0.75 s for all tries, for other keys share the partition
    }
    const cause = errorClass === 'schema' ? 'schema' : 'fault';
    await park(this.db, group, record, at, { error, attempts, cause });
    this.logger.error(new Error(`${sentence} and parked its key`, { cause: error }));
    return 'parked';
  }

  /** What cannot even be parked would come again for ever, and all that stands behind it would wait. An outage passes. */
  private afterFailedParking(error: unknown, failed: Failed): Promise<Outcome> | Outcome {
    const attempts = this.outages.get(positionKeyOf(failed)) ?? 0;
    const mayPass = ['infrastructure', 'conflict'].includes(classifyError(error)) || attempts < maxAttempts;
    return mayPass ? this.waitForInfrastructure(error, failed) : this.storeMalformed(failed, error);
  }

  /** 0.2 to 30 s, for ever: to give up would move all events to the dead letters during one outage of a database. */
  private waitForInfrastructure(error: unknown, failed: Failed<ReceivedRecord>): Outcome {
    const positionKey = positionKeyOf(failed);
    const count = this.outages.get(positionKey) ?? 0;
    this.outages.set(positionKey, count + 1);
    if (count === 0) this.logger.error(new Error(`${positionKey} cannot be handled: waiting`, { cause: error }));
    return { retryPartitionInMs: Math.min(200 * 2 ** count, 30_000) * (0.75 + Math.random() / 4) };
  }
}

const positionKeyOf = ({ group, at }: Failed<ReceivedRecord>): string =>
  `${group} ${at.topic} ${at.partition} ${at.offset}`;
const nameOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));
