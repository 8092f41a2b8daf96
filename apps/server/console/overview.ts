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
import { allServices, queryService, type ServiceClients } from './query-services';
import { overdueAfterSeconds } from './diagnostics';
import type { OverdueItem } from './late';
import { type RootCause, readRootCauses } from './root-causes';
import { formatDuration, eventNameOf, secondsSince, redactEmailAddresses } from './format';

export type ServiceGroup = ConsumerGroupProgress & { readonly service: PrivateService };

export type Overview = {
  /** Dependencies that do not work: the first thing to repair. */
  readonly causes: readonly RootCause[];
  /** What needs a hand first, then the oldest by its limit. */
  readonly late: readonly OverdueItem[];
  readonly groups: readonly ServiceGroup[];
  /** Null is not known now. */
  readonly shops: readonly ShopStatistics[] | null;
  readonly away: readonly PrivateService[];
  readonly at: Date;
};

type OverdueWithoutOrder = Omit<OverdueItem, 'order' | 'next'> & {
  readonly orderId: string | null;
  readonly next?: string;
};
const servicesWithJobs = ['orders', 'stock', 'payments', 'notifications'] as const;

/** What in the whole shop is older than it should be, each service asked by its own contract. */
export async function readOverview(services: ServiceClients, now = new Date()): Promise<Overview> {
  const [causes, overdue, progress, paid, figures] = await Promise.all([
    readRootCauses(services),
    Promise.all(
      servicesWithJobs.map(async (service) => ({
        service,
        answer: await queryService(services, service, readOverdue, {}),
      })),
    ),
    Promise.all(
      allServices.map(async (service) => ({
        service,
        answer: await queryService(services, service, readProgress, {}),
      })),
    ),
    paidWithoutOrder(services, now),
    queryService(services, 'orders', readStatistics, { query: { since: midnight(now).toISOString() } }),
  ]);
  const groups = progress.flatMap(({ service, answer }) =>
    (answer?.groups ?? []).map((group) => ({ ...group, service })),
  );
  const raw = [
    ...paid,
    ...progress.flatMap(({ service, answer }) => (answer ? overdueEvents(service, answer, now) : [])),
    ...overdue.flatMap(({ service, answer }) =>
      (answer?.overdue ?? []).map((one) => overdueRow(service, one, groups, now)),
    ),
  ];
  const explained = new Set(causes.flatMap((cause) => cause.services));
  const away = progress
    .filter(({ service, answer }) => !answer && !explained.has(service))
    .map(({ service }) => service);
  const late = await withOrders(services, raw);
  return {
    late: [...away.map((service) => unavailableService(service, now)), ...late].toSorted(worstFirst(now)),
    ...{ causes, groups, away, at: now, shops: figures?.shops ?? null },
  };
}

const unavailableService = (service: PrivateService, now: Date): OverdueItem => ({
  ...{ kind: 'away', level: 'stuck', service, order: null, since: now.toISOString(), limitSeconds: 0 },
  what: `${service} gives no answer: what it knows is not known now`,
  next: 'look whether its process runs and is ready (/health/ready on its admin port)',
});

const worstFirst =
  (now: Date) =>
  (one: OverdueItem, other: OverdueItem): number => {
    const rank = ({ level }: OverdueItem): number => (level === 'stuck' ? 0 : 1);
    const share = ({ since, limitSeconds }: OverdueItem): number =>
      secondsSince(since, now) / Math.max(1, limitSeconds);
    return rank(one) - rank(other) || share(other) - share(one);
  };

/** Money that payments has and orders does not count, whatever it is that went wrong between. */
async function paidWithoutOrder(services: ServiceClients, now: Date): Promise<OverdueWithoutOrder[]> {
  const awaiting = await queryService(services, 'orders', listOrdersAwaitingPayment, {});
  if (!awaiting || awaiting.orders.length === 0) return [];
  const counted = new Map(awaiting.orders.map(({ orderId, paid }) => [orderId, paid]));
  const answer = await queryService(services, 'payments', listPaidOrders, { body: { orderIds: [...counted.keys()] } });
  return (answer?.paid ?? [])
    .filter(
      ({ orderId, paid, since }) =>
        paid > counted.get(orderId)! && secondsSince(since, now) >= overdueAfterSeconds.money,
    )
    .map(({ orderId, since }) => ({
      ...{
        kind: 'paid-without-order',
        level: 'stuck',
        service: 'payments',
        orderId,
        since,
        limitSeconds: overdueAfterSeconds.money,
      },
      what: 'paid without order: the money is here, the order is not confirmed',
    }));
}

type Progress = {
  outbox: { waiting: number; since: string | null };
  groups: ConsumerGroupProgress[];
  letters: DeadLetterSummary[];
};

function overdueEvents(
  service: PrivateService,
  { outbox, groups, letters: deadLetters }: Progress,
  now: Date,
): OverdueWithoutOrder[] {
  const found: OverdueWithoutOrder[] = [];
  if (outbox.since && secondsSince(outbox.since, now) >= overdueAfterSeconds.outbox)
    found.push({
      ...{
        kind: 'outbox',
        level: 'stuck',
        service,
        orderId: null,
        since: outbox.since,
        limitSeconds: overdueAfterSeconds.outbox,
      },
      what: `${outbox.waiting} events wait in the outbox of ${service}: its relay does not run, or the event log takes nothing`,
      next: 'docs/runbooks/events-not-sent.md',
    });
  for (const { group, waitingSince, behind, place: logPosition } of groups)
    if (waitingSince && secondsSince(waitingSince, now) >= overdueAfterSeconds.unread)
      found.push({
        ...{
          kind: 'unread',
          level: 'stuck',
          service,
          orderId: null,
          since: waitingSince,
          limitSeconds: overdueAfterSeconds.unread,
        },
        what: `${group} is ${behind} events behind, the oldest in ${logPosition}`,
        next: 'docs/runbooks/event-not-read.md',
      });
  const first = deadLetters.filter(({ cause }) => cause !== 'behind');
  const byCause = Map.groupBy(first, ({ group, cause, type, fault: error }) =>
    JSON.stringify([group, cause, type, error]),
  );
  return [...found, ...[...byCause.values()].map((sameCause) => overdueDeadLetters(service, sameCause))];
}

/** Dead letters with one cause, as old as the earliest. */
function overdueDeadLetters(service: PrivateService, deadLetters: readonly DeadLetterSummary[]): OverdueWithoutOrder {
  const [first] = deadLetters.toSorted((one, other) => one.parkedAt.localeCompare(other.parkedAt));
  const raw = overdueDeadLetter(service, first!);
  if (deadLetters.length === 1) return raw;
  const [count, { group }] = [deadLetters.length, first!];
  return {
    ...raw,
    orderId: null,
    what: `${count} times: ${raw.what}`,
    next: `npm run shop -- dead-letters list --group ${group}`,
  };
}

function overdueDeadLetter(
  service: PrivateService,
  { id, group, cause, type, key, parkedAt, fault: error }: DeadLetterSummary,
): OverdueWithoutOrder {
  return {
    ...{ kind: 'parked', level: 'stuck', service, since: parkedAt, limitSeconds: 0 },
    orderId: key && uuid.test(key) && !type?.startsWith('shop.cart') && !type?.startsWith('shop.conf') ? key : null,
    what: `${type ? eventNameOf(type) : 'a malformed record'} is parked for ${group}${error ? `: ${redactEmailAddresses(error)}` : ''}`,
    next:
      cause === 'malformed'
        ? `npm run shop -- dead-letters show ${service}-${id}`
        : `npm run shop -- dead-letters replay ${service}-${id}`,
  };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Who has to read before an order goes on. */
const blockingGroups = ['stock.reserve', 'payments.session', 'orders.saga'];

function overdueRow(
  service: PrivateService,
  one: Overdue,
  groups: readonly ServiceGroup[],
  now: Date,
): OverdueWithoutOrder {
  const { kind, orderId, since, limitSeconds, detail } = one;
  const behind = groups.filter(
    ({ group, waitingSince }) =>
      blockingGroups.includes(group) && waitingSince && secondsSince(waitingSince, now) >= overdueAfterSeconds.unread,
  );
  const why = kind === 'state' && behind.length > 0 ? `; ${behind.map(lagText).join(', ')}` : '';
  const stillMoves = ['mail', 'report', 'look', 'feed', 'reservation'].includes(kind);
  const nextStep = nextStepByKind[kind];
  return {
    ...{ kind, service, orderId, since, limitSeconds, level: stillMoves ? 'late' : 'stuck', what: detail + why },
    ...(nextStep && { next: nextStep }),
  };
}

const lagText = ({ group, behind }: ServiceGroup): string => `${group} is ${behind} events behind`;

/** Where the order's own page is not the next thing to look at. */
const nextStepByKind: Partial<Record<Overdue['kind'], string>> = {
  dispute: 'npm run shop -- payments disputed',
  feed: 'docs/runbooks/order-without-event.md',
};

/** Rows of other services know ids alone; orders knows number, shop and state. */
async function withOrders(services: ServiceClients, raw: readonly OverdueWithoutOrder[]): Promise<OverdueItem[]> {
  const ids = [...new Set(raw.flatMap(({ orderId }) => orderId ?? []))].slice(0, 2_000);
  const answer =
    ids.length > 0
      ? await queryService(services, 'orders', listOrdersById, { body: { orderIds: ids } })
      : { orders: [] };
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
export const oldestAge = (late: readonly OverdueItem[], now: Date): string =>
  formatDuration(Math.max(0, ...late.map(({ since }) => secondsSince(since, now))));
