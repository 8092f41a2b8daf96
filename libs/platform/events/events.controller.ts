import { Controller, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  type ConsumerGroupProgress,
  listEventProcessing,
  readProgress,
  listEmittedEvents,
  readOutboxRecord,
  replayEvent,
} from '@fenestra/contracts/http/events';
import { accept } from '@fenestra/domain/result';
import { withTimeout } from '@fenestra/messaging/timeout';
import { listDeadLetters, replayDeadLetter } from '@fenestra/messaging/inbox/dead-letters';
import { deliverPending } from '@fenestra/messaging/inbox/deliver-pending';
import { countGroupFailures, readProcessingStatus } from '@fenestra/messaging/inbox/processing-status';
import { EventStrategy } from '@fenestra/messaging/nest/event-strategy';
import { readEmittedEvents, findSentRecord, countUnsentEvents } from '@fenestra/messaging/outbox/emitted-events';
import { partitionOf } from '@fenestra/messaging/transport/partition';
import { partitionsPerTopic } from '@fenestra/messaging/transport/topics';
import { EventTransport, type PartitionLag, type Position } from '@fenestra/messaging/transport/transport';
import { type Call, Serve } from '../http/serve-endpoint';
import { toIsoTime } from '../service/to-iso-time';

/** Enough to see what is wrong; the command line tells them all. */
const maxDeadLetters = 100;
const replayTimeoutMs = 8_000;
/** Below the timeout of operators' requests: what the database knows is shown while the log does not answer. */
const lagTimeoutMs = 2_000;

/** What a service has said and heard, whichever service it is. */
@Injectable()
@Controller()
export class EventsController {
  constructor(
    private readonly db: DataSource,
    private readonly transport: EventTransport,
    private readonly events: EventStrategy,
  ) {}

  @Serve(listEmittedEvents)
  async listEmitted({ params: { key } }: Call<typeof listEmittedEvents>) {
    const emitted = await readEmittedEvents(this.db, key);
    const sent = emitted.flatMap(({ id, topic, sentAt }) => (sentAt ? [{ id, topic, key, sentAt }] : []));
    const positions = await this.findPositions(sent);
    const partition = partitionOf(key, partitionsPerTopic);
    return accept({
      events: emitted.map(({ at, sentAt, headers, ...event }) => ({
        ...event,
        at: at.toISOString(),
        sentAt: toIsoTime(sentAt),
        partition,
        offset: positions.get(event.id)?.offset ?? null,
        trace: headers['ce_traceparent']?.slice(3, 35) ?? null,
        cause: headers['ce_causationid'] ?? null,
      })),
    });
  }

  @Serve(listEventProcessing)
  async listReceived({ body }: Call<typeof listEventProcessing>) {
    const groups = this.events.subscribedTypes.map(async ({ group, types }) => {
      const events = body.events.filter(({ type }) => types.includes(type)).map(({ id }) => id);
      const statuses = await readProcessingStatus(this.db, group, events);
      return { group, events: statuses.map((status) => ({ ...status, at: toIsoTime(status.at) })) };
    });
    return accept({ groups: await Promise.all(groups) });
  }

  @Serve(readProgress)
  async progress() {
    const groups = this.events.groups;
    const [outbox, failures, lags, deadLetters] = await Promise.all([
      countUnsentEvents(this.db),
      countGroupFailures(this.db, groups),
      Promise.all(groups.map((group) => this.lagOf(group))),
      listDeadLetters(this.db, { limit: maxDeadLetters }),
    ]);
    return accept({
      outbox: { waiting: outbox.waiting, since: toIsoTime(outbox.since) },
      groups: failures.map((one, nth): ConsumerGroupProgress => ({ ...one, ...lags[nth]! })),
      letters: deadLetters.map(({ id, group, cause, record, parkedAt, error }) => ({
        ...{ id, group, cause },
        type: record?.type ?? null,
        key: record?.key ?? null,
        parkedAt: parkedAt.toISOString(),
        fault: error && `${error.type}: ${error.message}`,
      })),
    });
  }

  @Serve(readOutboxRecord)
  async sentRecord({ params: { key, id } }: Call<typeof readOutboxRecord>) {
    return accept({ record: (await findSentRecord(this.db, key, id)) ?? null });
  }

  @Serve(replayEvent)
  async replay({ body: { group, event, record } }: Call<typeof replayEvent>) {
    const reads = this.events.subscribedTypes.find((one) => one.group === group);
    if (!reads) return accept({ result: 'no-such-group' as const });
    const [status] = await readProcessingStatus(this.db, group, [event]);
    if (status!.state === 'done') return accept({ result: 'done-before' as const });
    if (status!.letter) return accept({ result: await replayDeadLetter(this.db, status!.letter, replayTimeoutMs) });
    if (!record || record.id !== event || !reads.types.includes(record.type))
      return accept({ result: 'no-such-letter' as const });
    return accept({ result: await deliverPending(this.db, group, record, replayTimeoutMs) });
  }

  /** The log may be away, which is told by what is missing. */
  private findPositions(sent: Parameters<EventTransport['placesOf']>[0]): Promise<ReadonlyMap<string, Position>> {
    return this.transport.placesOf(sent).catch(() => new Map());
  }

  private async lagOf(group: string): Promise<Pick<ConsumerGroupProgress, 'behind' | 'waitingSince' | 'place'>> {
    const lags = await withTimeout(lagTimeoutMs, this.transport.lag(group), group).catch(() => undefined);
    if (!lags) return { behind: null, waitingSince: null, place: null };
    const waiting = lags.filter(({ behind }) => behind > 0);
    const oldest = waiting.toSorted(byAge)[0];
    return {
      behind: waiting.reduce((total, { behind }) => total + behind, 0),
      waitingSince: toIsoTime(oldest?.waitingSince ?? null),
      place: oldest ? `${oldest.topic} ${oldest.partition}` : null,
    };
  }
}

const byAge = (one: PartitionLag, other: PartitionLag): number =>
  (one.waitingSince?.getTime() ?? Infinity) - (other.waitingSince?.getTime() ?? Infinity);
