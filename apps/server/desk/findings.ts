import type { EventProcessing } from '@fenestra/contracts/http/events';
import { awaitingPaymentStates, type SagaState } from '@fenestra/domain/ordering/order';
import { lasting, money, nameOf, secondsSince, timeOf, withoutAddresses } from './words';
import { speakerOf, type Story, type StoryEvent } from './story';

/** What helps, as a button or a command. */
export type Remedy =
  | { readonly kind: 'replay'; readonly event: string; readonly type: string; readonly group: string }
  | { readonly kind: 'ask-gateway' }
  | { readonly kind: 'resend'; readonly mailId: string; readonly mail: string; readonly copy: number };

/** Something that is not as it should be. */
export type Finding = {
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
export const limits = {
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
const inboxSeconds = 29 * 86_400;

/** All that is not as it should be with an order, what needs a hand and what stands at the beginning of the chain first. */
export function findingsOf(story: Story): Finding[] {
  const found = [...ofMoney(story), ...ofEvents(story), ...ofState(story), ...ofPayments(story), ...ofMails(story)];
  const rank = ({ level }: Finding): number => (level === 'stuck' ? 0 : 1);
  return found.toSorted((one, other) => rank(one) - rank(other));
}

/** Money that orders does not count is the worst that can be: whatever else is found says why. */
function ofMoney({ record, payments, at }: Story): Finding[] {
  const paid = (payments ?? []).filter(({ state }) => state === 'paid').reduce((sum, one) => sum + one.paid, 0);
  const since = record.since ?? record.placedAt;
  if (paid <= record.paid || secondsSince(since, at) < limits.money || !takesMoney.includes(record.saga)) return [];
  return [
    {
      level: 'stuck',
      title: 'the money is here, the order is not confirmed',
      text: `Payments has ${money(paid, record.currency)}, orders counts ${money(record.paid, record.currency)}.`,
      since,
      remedy: { kind: 'ask-gateway' },
      next: `npm run shop -- payments look ${record.number}`,
    },
  ];
}

const takesMoney: readonly SagaState[] = ['placed', ...awaitingPaymentStates, 'expired'];

function ofEvents(story: Story): Finding[] {
  return story.events.flatMap((event) => [...ofOutbox(story, event), ...ofGroups(story, event)]);
}

function ofOutbox({ at }: Story, { type, sentAt, at: said }: StoryEvent): Finding[] {
  if (sentAt !== null || secondsSince(said, at) < limits.outbox) return [];
  const speaker = speakerOf(type);
  return [
    {
      level: 'stuck',
      title: `${nameOf(type)} has not left the outbox of ${speaker}`,
      text: `It was said at ${timeOf(said)} and is not in the event log. The relay of ${speaker} does not run, or the log takes nothing.`,
      since: said,
      next: 'npm run shop -- stuck',
    },
  ];
}

function ofGroups(story: Story, event: StoryEvent): Finding[] {
  return story.groups.flatMap((group) => {
    const heard = event.heard[group];
    return heard ? ofReading(story, event, group, heard) : [];
  });
}

function ofReading({ record, at }: Story, event: StoryEvent, group: string, heard: EventProcessing): Finding[] {
  const name = nameOf(event.type);
  const remedy = { kind: 'replay', event: event.id, type: event.type, group } as const;
  const next = `npm run shop -- orders replay ${record.number} ${name} ${group}`;
  const fault = heard.fault ? ` Cause: ${withoutAddresses(heard.fault)}` : '';
  if (heard.state === 'parked')
    return [
      {
        ...{ level: 'stuck', title: `${name} is parked for ${group}`, since: heard.at!, remedy, next },
        text: `${group} read it ${heard.tries} times and parked it at ${timeOf(heard.at!)}; later events of this order wait behind it. Nothing is lost and nothing was done twice.${fault}`,
      },
    ];
  if (heard.state === 'failing')
    return [
      {
        ...{ level: 'late', title: `${group} tries ${name} again`, since: heard.at!, next: 'npm run shop -- stuck' },
        text: `${heard.tries} tries so far; after five it is parked.${fault}`,
      },
    ];
  const age = event.sentAt ? secondsSince(event.sentAt, at) : 0;
  if (heard.state !== 'unread' || age < limits.unread || age > inboxSeconds) return [];
  return [
    {
      ...{ level: 'stuck', title: `${group} has not read ${name}`, since: event.sentAt!, remedy, next },
      text: `It is in the event log since ${timeOf(event.sentAt!)}, ${lasting(age)}. Either ${group} does not run or is behind, or the log has lost it; a replay hands over this one event.`,
    },
  ];
}

const goesOn: Partial<Record<SagaState, string>> = {
  placed: 'stock has not answered',
  stock_reserved: 'there is no payment session yet',
  paid: 'it was paid late, and stock has not answered',
};

function ofState({ record, at }: Story): Finding[] {
  const { saga, dueAt, number } = record;
  const since = record.since ?? record.placedAt;
  const next = `npm run shop -- orders show ${number}`;
  if (dueAt && secondsSince(dueAt, at) >= limits.deadline)
    return [
      {
        ...{ level: 'stuck', title: `its deadline has passed`, since: dueAt, next: 'npm run shop -- stuck' },
        text: `${saga} should have ended at ${timeOf(dueAt)}: the sweep of orders does not come by. Do its jobs run?`,
      },
    ];
  const missing = goesOn[saga];
  if (!missing || secondsSince(since, at) < limits.state) return [];
  return [{ level: 'stuck', title: missing, since, next, text: `An order leaves ${saga} in a moment as a rule.` }];
}

function ofPayments({ record, payments, at }: Story): Finding[] {
  const next = `npm run shop -- payments look ${record.number}`;
  return (payments ?? []).flatMap(({ state, provider, checkAt, tries = 0 }): Finding[] => {
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
    if (['new', 'opening', 'unknown'].includes(state) && (tries > 0 || late > limits.look))
      return [
        {
          ...{ level: late > limits.look ? 'stuck' : 'late', since: checkAt ?? record.placedAt },
          title: `${provider} has given no session`,
          text: `${tries} tries${checkAt ? `, the next at ${timeOf(checkAt)}` : ''}. The shopper cannot pay until then.`,
          next,
        },
      ];
    if (late <= limits.look) return [];
    return [
      {
        ...{ level: 'late', title: `nobody has looked at the ${provider} payment`, since: checkAt!, remedy, next },
        text: `It was due at ${timeOf(checkAt!)}: the sweep of payments does not come by.`,
      },
    ];
  });
}

function ofMails({ record, mails, at }: Story): Finding[] {
  return (mails ?? []).flatMap(({ kind, state, tries, checkAt, said, mailId, copies = 0 }): Finding[] => {
    const next = `npm run shop -- mails resend ${record.number} ${kind}`;
    const remedy = mailId ? { kind: 'resend' as const, mailId, mail: kind, copy: copies + 1 } : undefined;
    const words = said ? `: ${withoutAddresses(said)}` : '';
    if (state === 'refused')
      return [
        {
          ...{ level: 'late', title: `the mail ${kind} was refused for good`, since: record.placedAt },
          text: `The mail server will not take it${words}. Is the address right?`,
          ...{ ...(remedy && { remedy }), next },
        },
      ];
    const late = checkAt ? secondsSince(checkAt, at) : 0;
    if (late <= limits.mail && !said) return [];
    return [
      {
        ...{ level: 'late', title: `the mail ${kind} does not leave`, since: checkAt ?? record.placedAt },
        text: `${tries} tries${words}${checkAt ? `, the next at ${timeOf(checkAt)}` : ''}.`,
        next: `npm run shop -- orders show ${record.number}`,
      },
    ];
  });
}
