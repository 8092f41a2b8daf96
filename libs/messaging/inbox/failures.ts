import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { DeliveredRecord, EventRecord, Outcome, Position } from '../transport/transport';
import { classify } from './faults';
import { countFailure, keepMalformed, park } from './parking';

/** What a group had in hand when it failed. */
type Failed<Record = EventRecord> = { readonly group: string; readonly record: Record; readonly at: Position };

const triesBeforeParking = 5;

/** What becomes of a delivery that has failed: it is tried again, parked, kept as bytes, or it waits for the end of an outage. */
export class Failures {
  private readonly logger = new Logger(Failures.name);
  /** Consecutive outages by group and position. In memory: the database that would count them may be what is down. */
  private readonly outages = new Map<string, number>();

  constructor(private readonly db: DataSource) {}

  /** Never throws. */
  outcomeOf(fault: unknown, failed: Failed): Promise<Outcome> {
    return this.afterFault(fault, failed).catch((inner: unknown) => this.afterFailedParking(inner, failed));
  }

  /** It was handled after all. */
  forget(handled: Failed<DeliveredRecord>): void {
    this.outages.delete(placeOf(handled));
  }

  /** Nothing of the record can be refused here: where this fails the database is at fault. Never throws. */
  async keepBytes(failed: Failed<DeliveredRecord>, fault: unknown): Promise<Outcome> {
    const { group, record, at } = failed;
    try {
      await keepMalformed(this.db, group, record, at, fault);
    } catch (outage) {
      return this.waitForInfrastructure(outage, failed);
    }
    this.forget(failed);
    this.logger.error(new Error(`${group} keeps a malformed record: ${placeOf(failed)}`, { cause: fault }));
    return 'parked';
  }

  private async afterFault(fault: unknown, failed: Failed): Promise<Outcome> {
    const { group, record, at } = failed;
    const faultClass = classify(fault);
    if (faultClass === 'infrastructure') return this.waitForInfrastructure(fault, failed);
    const attempts = await countFailure(this.db, group, record);
    this.forget(failed);
    const sentence = `${group} could not handle ${record.type} ${record.id}`;
    if (faultClass !== 'schema' && attempts < triesBeforeParking) {
      this.logger.warn(`${sentence}, try ${attempts}: ${nameOf(fault)}`);
      return { retryPartitionInMs: 50 * 2 ** (attempts - 1) }; // 0.75 s for all tries, for other keys share the partition
    }
    const cause = faultClass === 'schema' ? 'schema' : 'fault';
    await park(this.db, group, record, at, { fault, attempts, cause });
    this.logger.error(new Error(`${sentence} and parked its key`, { cause: fault }));
    return 'parked';
  }

  /** What cannot even be parked would come again for ever, and all that stands behind it would wait. An outage passes. */
  private afterFailedParking(fault: unknown, failed: Failed): Promise<Outcome> | Outcome {
    const tries = this.outages.get(placeOf(failed)) ?? 0;
    const mayPass = ['infrastructure', 'conflict'].includes(classify(fault)) || tries < triesBeforeParking;
    return mayPass ? this.waitForInfrastructure(fault, failed) : this.keepBytes(failed, fault);
  }

  /** 0.2 to 30 s, for ever: to give up would move all events to the dead letters during one outage of a database. */
  private waitForInfrastructure(fault: unknown, failed: Failed<DeliveredRecord>): Outcome {
    const place = placeOf(failed);
    const count = this.outages.get(place) ?? 0;
    this.outages.set(place, count + 1);
    if (count === 0) this.logger.error(new Error(`${place} cannot be handled: waiting`, { cause: fault }));
    return { retryPartitionInMs: Math.min(200 * 2 ** count, 30_000) * (0.75 + Math.random() / 4) };
  }
}

const placeOf = ({ group, at }: Failed<DeliveredRecord>): string => `${group} ${at.topic} ${at.partition} ${at.offset}`;
const nameOf = (fault: unknown): string => (fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault));
