import {
  type EventProcessing,
  listEventProcessing,
  listEmittedEvents,
  type EmittedEventView,
} from '@fenestra/contracts/http/events';
import { listMails } from '@fenestra/contracts/http/mails';
import { type OrderRecord, readOrderRecord } from '@fenestra/contracts/http/order-console';
import { listPayments } from '@fenestra/contracts/http/payments';
import { readReservation } from '@fenestra/contracts/http/stock';
import type { AnswerOf } from '@fenestra/contracts/endpoint';
import { timeOfId } from '@fenestra/platform/service/ids';
import { queryService, type ServiceClients, orderServices } from './query-services';

/** Who says what: the second word of an event's type names it. */
const producers = {
  order: 'orders',
  reservation: 'stock',
  payment: 'payments',
  notification: 'notifications',
} as const;
export type EventProducer = (typeof producers)[keyof typeof producers];

const producerByAggregate: Readonly<Partial<Record<string, EventProducer>>> = producers;
export const producerOf = (type: string): EventProducer => producerByAggregate[type.split('.')[1]!] ?? 'orders';

/** An event of the order, how far it came, and what each group has done with it. */
export type HistoryEvent = Omit<EmittedEventView, 'position' | 'partition' | 'topic'> & {
  /** Of its outbox, which forgets after 14 days; then the feed alone tells of it. */
  readonly outbox: Pick<EmittedEventView, 'position' | 'partition' | 'topic'> | null;
  readonly heard: Readonly<Record<string, EventProcessing>>;
};

/** Null is not known now. */
export type OrderHistory = {
  readonly record: OrderRecord;
  readonly events: readonly HistoryEvent[];
  /** Those that have something to do with its events. */
  readonly groups: readonly string[];
  readonly reservation: AnswerOf<typeof readReservation> | null;
  readonly payments: AnswerOf<typeof listPayments>['payments'] | null;
  readonly mails: AnswerOf<typeof listMails>['mails'] | null;
  readonly reports: NonNullable<AnswerOf<typeof listMails>['reports']> | null;
  readonly trace: string | null;
  /** Services that gave no answer, or not all of it. */
  readonly away: readonly string[];
  readonly at: Date;
};

/** All that the services know of one order, each asked by its own contract. Only orders has to answer: it knows which one is meant. */
export async function readOrderHistory(
  services: ServiceClients,
  number: string,
  { contact = false, now = new Date() } = {},
): Promise<OrderHistory | 'order-unknown'> {
  const query = { number, ...(contact && { contact: 'yes' as const }) };
  const answer = await services.orders.call(readOrderRecord, { query });
  if (!answer.ok) return answer.reason;
  const record = answer.value;
  const { orderId } = record;
  const params = { orderId };
  const [emitted, reservation, paid, mailsAnswer] = await Promise.all([
    readEmittedEvents(services, orderId),
    queryService(services, 'stock', readReservation, { params }),
    queryService(services, 'payments', listPayments, { params }),
    queryService(services, 'notifications', listMails, { params }),
  ]);
  const events = withFeed(emitted.events, record);
  const processing = await readProcessing(services, events);
  const unavailable = [
    !reservation && 'stock',
    !paid && 'payments',
    !mailsAnswer && 'notifications',
    ...emitted.away,
    ...processing.away,
  ];
  const eventsWithProcessing = events.map((event) => ({ ...event, heard: processing.of(event.id) }));
  return {
    record,
    events: eventsWithProcessing,
    groups: processing.groups,
    reservation,
    payments: paid?.payments ?? null,
    mails: mailsAnswer?.mails ?? null,
    reports: mailsAnswer?.reports ?? null,
    trace: events.find(({ trace }) => trace)?.trace ?? null,
    away: [...new Set(unavailable.filter((service) => service !== false))],
    at: now,
  };
}

type EventWithoutProcessing = Omit<HistoryEvent, 'heard'>;

async function readEmittedEvents(
  services: ServiceClients,
  key: string,
): Promise<{ events: EventWithoutProcessing[]; away: string[] }> {
  const answers = await Promise.all(
    Object.values(producers).map(async (service) => ({
      service,
      answer: await queryService(services, service, listEmittedEvents, { params: { key } }),
    })),
  );
  const events = answers.flatMap(({ answer }) => answer?.events ?? []);
  return {
    events: events.map(({ position, partition, topic, ...event }) => ({
      ...event,
      outbox: { position, partition, topic },
    })),
    away: answers.filter(({ answer }) => !answer).map(({ service }) => service),
  };
}

/** What an outbox has forgotten, or cannot say now, stands in the feed for as long as the order. */
function withFeed(emitted: readonly EventWithoutProcessing[], { events }: OrderRecord): EventWithoutProcessing[] {
  const known = new Set(emitted.map(({ id }) => id));
  const purged = events.flatMap(({ event, type, at }): EventWithoutProcessing[] => {
    if (!event || known.has(event)) return [];
    const moment = at ?? timeOfId(event).toISOString();
    return [
      { id: event, type, at: moment, version: 0, sentAt: moment, offset: null, trace: null, cause: null, outbox: null },
    ];
  });
  return sortEvents([...emitted, ...purged], events);
}

/**
 * Ids tell their millisecond; what was said within one stands as in the feed, and what is not there yet, or never will be, by the version of
 * what it is about.
 */
export function sortEvents<Emitted extends Pick<EventWithoutProcessing, 'id' | 'version'>>(
  emitted: readonly Emitted[],
  feed: OrderRecord['events'],
): Emitted[] {
  const positions = new Map(feed.map(({ event, position }) => [event, position]));
  const rank = ({ id, version }: Emitted): number[] => [
    timeOfId(id).getTime(),
    positions.get(id) ?? Number.MAX_SAFE_INTEGER,
    version,
  ];
  return emitted.toSorted((one, other) => {
    const [ownRank, otherRank] = [rank(one), rank(other)];
    const at = ownRank.findIndex((part, i) => part !== otherRank[i]);
    return at === -1 ? 0 : ownRank[at]! - otherRank[at]!;
  });
}

async function readProcessing(services: ServiceClients, events: readonly EventWithoutProcessing[]) {
  const body = { events: events.map(({ id, type }) => ({ id, type })) };
  const answers = await Promise.all(
    orderServices.map(async (service) => ({
      service,
      answer: await queryService(services, service, listEventProcessing, { body }),
    })),
  );
  const groups = answers.flatMap(({ answer }) => answer?.groups ?? []).filter((group) => group.events.length > 0);
  return {
    groups: groups.map(({ group }) => group),
    away: answers.filter(({ answer }) => !answer).map(({ service }) => service),
    of: (id: string): Record<string, EventProcessing> =>
      Object.fromEntries(
        groups.flatMap(({ group, events: processing }) => {
          const one = processing.find(({ event }) => event === id);
          return one ? [[group, one]] : [];
        }),
      ),
  };
}
