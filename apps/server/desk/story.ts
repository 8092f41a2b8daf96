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
import { askFor, type Services, servicesOfOrders } from './ask-services';

/** Who says what: the second word of an event's type names it. */
const speakers = { order: 'orders', reservation: 'stock', payment: 'payments', notification: 'notifications' } as const;
export type Speaker = (typeof speakers)[keyof typeof speakers];

const speakerByWord: Readonly<Partial<Record<string, Speaker>>> = speakers;
export const speakerOf = (type: string): Speaker => speakerByWord[type.split('.')[1]!] ?? 'orders';

/** An event of the order, how far it came, and what each group has done with it. */
export type StoryEvent = Omit<EmittedEventView, 'position' | 'partition' | 'topic'> & {
  /** Of its outbox, which forgets after 14 days; then the feed alone tells of it. */
  readonly outbox: Pick<EmittedEventView, 'position' | 'partition' | 'topic'> | null;
  readonly heard: Readonly<Record<string, EventProcessing>>;
};

/** Null is not known now. */
export type Story = {
  readonly record: OrderRecord;
  readonly events: readonly StoryEvent[];
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
export async function readStory(
  services: Services,
  number: string,
  { contact = false, now = new Date() } = {},
): Promise<Story | 'order-unknown'> {
  const query = { number, ...(contact && { contact: 'yes' as const }) };
  const answer = await services.orders.call(readOrderRecord, { query });
  if (!answer.ok) return answer.reason;
  const record = answer.value;
  const { orderId } = record;
  const params = { orderId };
  const [said, reservation, paid, told] = await Promise.all([
    readAllSaid(services, orderId),
    askFor(services, 'stock', readReservation, { params }),
    askFor(services, 'payments', listPayments, { params }),
    askFor(services, 'notifications', listMails, { params }),
  ]);
  const events = withFeed(said.events, record);
  const heard = await readAllHeard(services, events);
  const missing = [!reservation && 'stock', !paid && 'payments', !told && 'notifications', ...said.away, ...heard.away];
  const whole = events.map((event) => ({ ...event, heard: heard.of(event.id) }));
  return {
    record,
    events: whole,
    groups: heard.groups,
    reservation,
    payments: paid?.payments ?? null,
    mails: told?.mails ?? null,
    reports: told?.reports ?? null,
    trace: events.find(({ trace }) => trace)?.trace ?? null,
    away: [...new Set(missing.filter((service) => service !== false))],
    at: now,
  };
}

type Unheard = Omit<StoryEvent, 'heard'>;

async function readAllSaid(services: Services, key: string): Promise<{ events: Unheard[]; away: string[] }> {
  const answers = await Promise.all(
    Object.values(speakers).map(async (service) => ({
      service,
      answer: await askFor(services, service, listEmittedEvents, { params: { key } }),
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
function withFeed(said: readonly Unheard[], { events }: OrderRecord): Unheard[] {
  const known = new Set(said.map(({ id }) => id));
  const forgotten = events.flatMap(({ event, type, at }): Unheard[] => {
    if (!event || known.has(event)) return [];
    const moment = at ?? timeOfId(event).toISOString();
    return [
      { id: event, type, at: moment, version: 0, sentAt: moment, offset: null, trace: null, cause: null, outbox: null },
    ];
  });
  return inTheirOrder([...said, ...forgotten], events);
}

/**
 * Ids tell their millisecond; what was said within one stands as in the feed, and what is not there yet, or never will be, by the version of
 * what it is about.
 */
export function inTheirOrder<Said extends Pick<Unheard, 'id' | 'version'>>(
  said: readonly Said[],
  feed: OrderRecord['events'],
): Said[] {
  const positions = new Map(feed.map(({ event, position }) => [event, position]));
  const rank = ({ id, version }: Said): number[] => [
    timeOfId(id).getTime(),
    positions.get(id) ?? Number.MAX_SAFE_INTEGER,
    version,
  ];
  return said.toSorted((one, other) => {
    const [mine, its] = [rank(one), rank(other)];
    const at = mine.findIndex((part, i) => part !== its[i]);
    return at === -1 ? 0 : mine[at]! - its[at]!;
  });
}

async function readAllHeard(services: Services, events: readonly Unheard[]) {
  const body = { events: events.map(({ id, type }) => ({ id, type })) };
  const answers = await Promise.all(
    servicesOfOrders.map(async (service) => ({
      service,
      answer: await askFor(services, service, listEventProcessing, { body }),
    })),
  );
  const groups = answers.flatMap(({ answer }) => answer?.groups ?? []).filter((group) => group.events.length > 0);
  return {
    groups: groups.map(({ group }) => group),
    away: answers.filter(({ answer }) => !answer).map(({ service }) => service),
    of: (id: string): Record<string, EventProcessing> =>
      Object.fromEntries(
        groups.flatMap(({ group, events: heard }) => {
          const one = heard.find(({ event }) => event === id);
          return one ? [[group, one]] : [];
        }),
      ),
  };
}
