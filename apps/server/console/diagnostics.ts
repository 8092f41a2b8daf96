import type { EventProcessing } from '@fenestra/contracts/http/events';
import { awaitingPaymentStates, type OrderState } from '@fenestra/domain/ordering/order';
import { formatDuration, formatMoney, eventNameOf, secondsSince, formatTime, redactEmailAddresses } from './format';
import { producerOf, type OrderHistory, type HistoryEvent } from './order-history';

/** What helps, as a button or a command. */
export type Remedy =
  | { readonly kind: 'replay'; readonly event: string; readonly type: string; readonly group: string }
  | { readonly kind: 'ask-gateway' }
  | { readonly kind: 'resend'; readonly mailId: string; readonly mail: string; readonly copy: number };

/** Something that is not as it should be. */
export type Diagnostic = {
  /** `stuck` needs a hand; `late` still moves. */
  readonly level: 'stuck' | 'late';
  readonly title: string;
  readonly text: string;
  readonly since: string;
  readonly remedy?: Remedy;
  /** What to type. */
  readonly next: string;
};

/** Seconds after which each is older than it should be. */
export const overdueAfterSeconds = {
  outbox: 10,
  unread: 30,
  state: 60,
  deadline: 120,
  money: 60,
  look: 120,
  refund: 24 * 3_600,
  mail: 300,
} as const;

/** Inboxes forget after thirty days: what is not in them then says nothing. */
const inboxRetentionSeconds = 29 * 86_400;

/** All that is not as it should be with an order, what needs a hand and what stands at the beginning of the chain first. */
export function diagnoseOrder(history: OrderHistory): Diagnostic[] {
  const found = [
    ...diagnoseMoney(history),
    ...diagnoseEvents(history),
    ...diagnoseState(history),
    ...diagnosePayments(history),
    ...diagnoseMails(history),
  ];
  const rank = ({ level }: Diagnostic): number => (level === 'stuck' ? 0 : 1);
  return found.toSorted((one, other) => rank(one) - rank(other));
}

/** Money that orders does not count is the worst that can be: whatever else is found says why. */
function diagnoseMoney({ record, payments, at }: OrderHistory): Diagnostic[] {
  const paid = (payments ?? []).filter(({ state }) => state === 'paid').reduce((sum, one) => sum + one.paid, 0);
  const since = record.since ?? record.placedAt;
  if (
    paid <= record.paid ||
    secondsSince(since, at) < overdueAfterSeconds.money ||
    !statesAwaitingMoney.includes(record.saga)
  )
    return [];
  return [
    {
      level: 'stuck',
      title: 'the money is here, the order is not confirmed',
      text: `Payments has ${formatMoney(paid, record.currency)}, orders counts ${formatMoney(record.paid, record.currency)}.`,
      since,
      remedy: { kind: 'ask-gateway' },
      next: `npm run shop -- payments look ${record.number}`,
    },
  ];
}

const statesAwaitingMoney: readonly OrderState[] = ['placed', ...awaitingPaymentStates, 'expired'];

function diagnoseEvents(history: OrderHistory): Diagnostic[] {
  return history.events.flatMap((event) => [...diagnoseOutbox(history, event), ...diagnoseGroups(history, event)]);
}

function diagnoseOutbox({ at }: OrderHistory, { type, sentAt, at: emittedAt }: HistoryEvent): Diagnostic[] {
  if (sentAt !== null || secondsSince(emittedAt, at) < overdueAfterSeconds.outbox) return [];
  const producer = producerOf(type);
  return [
    {
      level: 'stuck',
      title: `${eventNameOf(type)} has not left the outbox of ${producer}`,
      text: `It was said at ${formatTime(emittedAt)} and is not in the event log. The relay of ${producer} does not run, or the log takes nothing.`,
      since: emittedAt,
      next: 'npm run shop -- stuck',
    },
  ];
}

function diagnoseGroups(history: OrderHistory, event: HistoryEvent): Diagnostic[] {
  return history.groups.flatMap((group) => {
    const processing = event.heard[group];
    return processing ? diagnoseProcessing(history, event, group, processing) : [];
  });
}

function diagnoseProcessing(
  { record, at }: OrderHistory,
  event: HistoryEvent,
  group: string,
  processing: EventProcessing,
): Diagnostic[] {
  const name = eventNameOf(event.type);
  const remedy = { kind: 'replay', event: event.id, type: event.type, group } as const;
  const next = `npm run shop -- orders replay ${record.number} ${name} ${group}`;
  const error = processing.fault ? ` Cause: ${redactEmailAddresses(processing.fault)}` : '';
  if (processing.state === 'parked')
    return [
      {
        ...{ level: 'stuck', title: `${name} is parked for ${group}`, since: processing.at!, remedy, next },
        text: `${group} read it ${processing.tries} times and parked it at ${formatTime(processing.at!)}; later events of this order wait behind it. Nothing is lost and nothing was done twice.${error}`,
      },
    ];
  if (processing.state === 'failing')
    return [
      {
        ...{
          level: 'late',
          title: `${group} tries ${name} again`,
          since: processing.at!,
          next: 'npm run shop -- stuck',
        },
        text: `${processing.tries} tries so far; after five it is parked.${error}`,
      },
    ];
  const age = event.sentAt ? secondsSince(event.sentAt, at) : 0;
  if (processing.state !== 'unread' || age < overdueAfterSeconds.unread || age > inboxRetentionSeconds) return [];
  return [
    {
      ...{ level: 'stuck', title: `${group} has not read ${name}`, since: event.sentAt!, remedy, next },
      text: `It is in the event log since ${formatTime(event.sentAt!)}, ${formatDuration(age)}. Either ${group} does not run or is behind, or the log has lost it; a replay hands over this one event.`,
    },
  ];
}

const awaitedByState: Partial<Record<OrderState, string>> = {
  placed: 'stock has not answered',
  stock_reserved: 'there is no payment session yet',
  paid: 'it was paid late, and stock has not answered',
};

function diagnoseState({ record, at }: OrderHistory): Diagnostic[] {
  const { saga, dueAt, number } = record;
  const since = record.since ?? record.placedAt;
  const next = `npm run shop -- orders show ${number}`;
  if (dueAt && secondsSince(dueAt, at) >= overdueAfterSeconds.deadline)
    return [
      {
        ...{ level: 'stuck', title: `its deadline has passed`, since: dueAt, next: 'npm run shop -- stuck' },
        text: `${saga} should have ended at ${formatTime(dueAt)}: the sweep of orders does not come by. Do its jobs run?`,
      },
    ];
  const missing = awaitedByState[saga];
  if (!missing || secondsSince(since, at) < overdueAfterSeconds.state) return [];
  return [{ level: 'stuck', title: missing, since, next, text: `An order leaves ${saga} in a moment as a rule.` }];
}

function diagnosePayments({ record, payments, at }: OrderHistory): Diagnostic[] {
  const next = `npm run shop -- payments look ${record.number}`;
  return (payments ?? []).flatMap(({ state, provider, checkAt, tries = 0 }): Diagnostic[] => {
    const remedy = { kind: 'ask-gateway' } as const;
    const late = checkAt ? secondsSince(checkAt, at) : 0;
    if (state === 'disputed')
      return [
        {
          ...{ level: 'stuck', title: `${provider} took another sum than was asked for`, since: record.placedAt },
          text: 'It does not count. Give it back at the gateway, then look at the payment again.',
          ...{ remedy, next: 'npm run shop -- payments disputed' },
        },
      ];
    if (state === 'refund_pending' && tries > 3)
      return [
        {
          ...{ level: 'late', title: `${provider} does not give the money back`, since: checkAt ?? record.placedAt },
          text: `${tries} tries; the gateway's balance may be too low.`,
          ...{ remedy, next },
        },
      ];
    if (['new', 'opening', 'unknown'].includes(state) && (tries > 0 || late > overdueAfterSeconds.look))
      return [
        {
          ...{ level: late > overdueAfterSeconds.look ? 'stuck' : 'late', since: checkAt ?? record.placedAt },
          title: `${provider} has given no session`,
          text: `${tries} tries${checkAt ? `, the next at ${formatTime(checkAt)}` : ''}. The shopper cannot pay until then.`,
          next,
        },
      ];
    if (late <= overdueAfterSeconds.look) return [];
    return [
      {
        ...{ level: 'late', title: `nobody has looked at the ${provider} payment`, since: checkAt!, remedy, next },
        text: `It was due at ${formatTime(checkAt!)}: the sweep of payments does not come by.`,
      },
    ];
  });
}

function diagnoseMails({ record, mails, at }: OrderHistory): Diagnostic[] {
  return (mails ?? []).flatMap(({ kind, state, tries, checkAt, said: emittedAt, mailId, copies = 0 }): Diagnostic[] => {
    const next = `npm run shop -- mails resend ${record.number} ${kind}`;
    const remedy = mailId ? { kind: 'resend' as const, mailId, mail: kind, copy: copies + 1 } : undefined;
    const reason = emittedAt ? `: ${redactEmailAddresses(emittedAt)}` : '';
    if (state === 'refused')
      return [
        {
          ...{ level: 'late', title: `the mail ${kind} was refused for good`, since: record.placedAt },
          text: `The mail server will not take it${reason}. Is the address right?`,
          ...{ ...(remedy && { remedy }), next },
        },
      ];
    const late = checkAt ? secondsSince(checkAt, at) : 0;
    if (late <= overdueAfterSeconds.mail && !emittedAt) return [];
    return [
      {
        ...{ level: 'late', title: `the mail ${kind} does not leave`, since: checkAt ?? record.placedAt },
        text: `${tries} tries${reason}${checkAt ? `, the next at ${formatTime(checkAt)}` : ''}.`,
        next: `npm run shop -- orders show ${record.number}`,
      },
    ];
  });
}
