import { type ConsumerGroupProgress, type DeadLetterSummary, readProgress } from '@fenestra/contracts/http/events';
import {
  listOrdersAwaitingPayment,
  listOrdersById,
  readStatistics,
  type ShopStatistics,
} from '@fenestra/contracts/http/order-console';
import { type Overdue, readOverdue } from '@fenestra/contracts/http/overdue';
import { listPaidOrders } from '@fenestra/contracts/http/payments';
import { dayIn, startOf } from '@fenestra/domain/shop/day';
import { shopByCode } from '@fenestra/domain/shop/shops';
import type { PrivateService } from '@fenestra/clients/service-clients';
import { allServices, askFor, type Services } from './ask-services';
import { limits } from './findings';
import type { Late } from './late';
import { type RootCause, readRootCauses } from './root-causes';
import { lasting, nameOf, secondsSince, withoutAddresses } from './words';

export type Group = ConsumerGroupProgress & { readonly service: PrivateService };

export type Overview = {
  /** Dependencies that do not work: the first thing to repair. */
  readonly causes: readonly RootCause[];
  /** What needs a hand first, then the oldest by its limit. */
  readonly late: readonly Late[];
  readonly groups: readonly Group[];
  /** Null is not known now. */
  readonly shops: readonly ShopStatistics[] | null;
  readonly away: readonly PrivateService[];
  readonly at: Date;
};

type Raw = Omit<Late, 'order' | 'next'> & { readonly orderId: string | null; readonly next?: string };
const sweepers = ['orders', 'stock', 'payments', 'notifications'] as const;

/** What in the whole shop is older than it should be, each service asked by its own contract. */
export async function readOverview(services: Services, now = new Date()): Promise<Overview> {
  const [causes, overdue, progress, paid, figures] = await Promise.all([
    readRootCauses(services),
    Promise.all(
      sweepers.map(async (service) => ({ service, answer: await askFor(services, service, readOverdue, {}) })),
    ),
    Promise.all(
      allServices.map(async (service) => ({ service, answer: await askFor(services, service, readProgress, {}) })),
    ),
    paidWithoutOrder(services, now),
    askFor(services, 'orders', readStatistics, { query: { since: midnight(now).toISOString() } }),
  ]);
  const groups = progress.flatMap(({ service, answer }) =>
    (answer?.groups ?? []).map((group) => ({ ...group, service })),
  );
  const raw = [
    ...paid,
    ...progress.flatMap(({ service, answer }) => (answer ? ofProgress(service, answer, now) : [])),
    ...overdue.flatMap(({ service, answer }) =>
      (answer?.overdue ?? []).map((one) => ofOverdue(service, one, groups, now)),
    ),
  ];
  const explained = new Set(causes.flatMap((cause) => cause.services));
  const away = progress
    .filter(({ service, answer }) => !answer && !explained.has(service))
    .map(({ service }) => service);
  const late = await withOrders(services, raw);
  return {
    late: [...away.map((service) => isAway(service, now)), ...late].toSorted(worstFirst(now)),
    ...{ causes, groups, away, at: now, shops: figures?.shops ?? null },
  };
}

const isAway = (service: PrivateService, now: Date): Late => ({
  ...{ kind: 'away', level: 'stuck', service, order: null, since: now.toISOString(), limitSeconds: 0 },
  what: `${service} gives no answer: what it knows is not known now`,
  next: 'look whether its process runs and is ready (/health/ready on its admin port)',
});

const worstFirst =
  (now: Date) =>
  (one: Late, other: Late): number => {
    const rank = ({ level }: Late): number => (level === 'stuck' ? 0 : 1);
    const share = ({ since, limitSeconds }: Late): number => secondsSince(since, now) / Math.max(1, limitSeconds);
    return rank(one) - rank(other) || share(other) - share(one);
  };

/** Money that payments has and orders does not count, whatever it is that went wrong between. */
async function paidWithoutOrder(services: Services, now: Date): Promise<Raw[]> {
  const awaiting = await askFor(services, 'orders', listOrdersAwaitingPayment, {});
  if (!awaiting || awaiting.orders.length === 0) return [];
  const counted = new Map(awaiting.orders.map(({ orderId, paid }) => [orderId, paid]));
  const answer = await askFor(services, 'payments', listPaidOrders, { body: { orderIds: [...counted.keys()] } });
  return (answer?.paid ?? [])
    .filter(({ orderId, paid, since }) => paid > counted.get(orderId)! && secondsSince(since, now) >= limits.money)
    .map(({ orderId, since }) => ({
      ...{
        kind: 'paid-without-order',
        level: 'stuck',
        service: 'payments',
        orderId,
        since,
        limitSeconds: limits.money,
      },
      what: 'paid without order: the money is here, the order is not confirmed',
    }));
}

type Progress = {
  outbox: { waiting: number; since: string | null };
  groups: ConsumerGroupProgress[];
  letters: DeadLetterSummary[];
};

function ofProgress(service: PrivateService, { outbox, groups, letters }: Progress, now: Date): Raw[] {
  const found: Raw[] = [];
  if (outbox.since && secondsSince(outbox.since, now) >= limits.outbox)
    found.push({
      ...{ kind: 'outbox', level: 'stuck', service, orderId: null, since: outbox.since, limitSeconds: limits.outbox },
      what: `${outbox.waiting} events wait in the outbox of ${service}: its relay does not run, or the event log takes nothing`,
      next: 'docs/runbooks/events-not-sent.md',
    });
  for (const { group, waitingSince, behind, place } of groups)
    if (waitingSince && secondsSince(waitingSince, now) >= limits.unread)
      found.push({
        ...{ kind: 'unread', level: 'stuck', service, orderId: null, since: waitingSince, limitSeconds: limits.unread },
        what: `${group} is ${behind} events behind, the oldest in ${place}`,
        next: 'docs/runbooks/event-not-read.md',
      });
  const first = letters.filter(({ cause }) => cause !== 'behind');
  const alike = Map.groupBy(first, ({ group, cause, type, fault }) => JSON.stringify([group, cause, type, fault]));
  return [...found, ...[...alike.values()].map((those) => ofLetters(service, those))];
}

/** Dead letters with one cause, as old as the earliest. */
function ofLetters(service: PrivateService, letters: readonly DeadLetterSummary[]): Raw {
  const [first] = letters.toSorted((one, other) => one.parkedAt.localeCompare(other.parkedAt));
  const raw = ofLetter(service, first!);
  if (letters.length === 1) return raw;
  const [count, { group }] = [letters.length, first!];
  return {
    ...raw,
    orderId: null,
    what: `${count} times: ${raw.what}`,
    next: `npm run shop -- dead-letters list --group ${group}`,
  };
}

function ofLetter(service: PrivateService, { id, group, cause, type, key, parkedAt, fault }: DeadLetterSummary): Raw {
  return {
    ...{ kind: 'parked', level: 'stuck', service, since: parkedAt, limitSeconds: 0 },
    orderId: key && uuid.test(key) && !type?.startsWith('shop.cart') && !type?.startsWith('shop.conf') ? key : null,
    what: `${type ? nameOf(type) : 'a malformed record'} is parked for ${group}${fault ? `: ${withoutAddresses(fault)}` : ''}`,
    next:
      cause === 'malformed'
        ? `npm run shop -- dead-letters show ${service}-${id}`
        : `npm run shop -- dead-letters replay ${service}-${id}`,
  };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Who has to read before an order goes on. */
const readersOf = ['stock.reserve', 'payments.session', 'orders.saga'];

function ofOverdue(service: PrivateService, one: Overdue, groups: readonly Group[], now: Date): Raw {
  const { kind, orderId, since, limitSeconds, detail } = one;
  const behind = groups.filter(
    ({ group, waitingSince }) =>
      readersOf.includes(group) && waitingSince && secondsSince(waitingSince, now) >= limits.unread,
  );
  const why = kind === 'state' && behind.length > 0 ? `; ${behind.map(sayBehind).join(', ')}` : '';
  const stillMoves = ['mail', 'report', 'look', 'feed', 'reservation'].includes(kind);
  const byHand = nextOf[kind];
  return {
    ...{ kind, service, orderId, since, limitSeconds, level: stillMoves ? 'late' : 'stuck', what: detail + why },
    ...(byHand && { next: byHand }),
  };
}

const sayBehind = ({ group, behind }: Group): string => `${group} is ${behind} events behind`;

/** Where the order's own page is not the next thing to look at. */
const nextOf: Partial<Record<Overdue['kind'], string>> = {
  dispute: 'npm run shop -- payments disputed',
  feed: 'docs/runbooks/order-without-event.md',
};

/** Rows of other services know ids alone; orders knows number, shop and state. */
async function withOrders(services: Services, raw: readonly Raw[]): Promise<Late[]> {
  const ids = [...new Set(raw.flatMap(({ orderId }) => orderId ?? []))].slice(0, 2_000);
  const answer =
    ids.length > 0 ? await askFor(services, 'orders', listOrdersById, { body: { orderIds: ids } }) : { orders: [] };
  const orders = new Map((answer?.orders ?? []).map((order) => [order.orderId, order]));
  return raw.map(({ orderId, next, ...late }) => {
    const order = (orderId && orders.get(orderId)) || null;
    const show = order ? `npm run shop -- orders show ${order.number}` : 'npm run shop -- dead-letters list';
    return { ...late, order, next: next ?? show };
  });
}

/** At which the shop's day begins. */
const midnight = (now: Date): Date => startOf(dayIn(shopByCode('cs'), now), shopByCode('cs'));

/** What is said once over all: `3 min 44 s` of the oldest. */
export const oldestOf = (late: readonly Late[], now: Date): string =>
  lasting(Math.max(0, ...late.map(({ since }) => secondsSince(since, now))));
