import { findingsOf } from './findings';
import { statesOf } from './states';
import type { Story } from './story';
import { lasting, momentOf, money, nameOf, passed, secondsSince, soonOf, timeOf, withoutAddresses } from './words';

/** The whole story in a terminal. What is wrong comes first. */
export function storyText(story: Story): string[] {
  return [
    ...head(story),
    ...wrong(story),
    ...section('states', states(story)),
    ...section('events   outbox → log → each group that reads it', events(story)),
    ...section('payments', payments(story)),
    ...section('reservation', reservation(story)),
    ...section('mails', mails(story)),
    ...section('told to others', reports(story)),
    ...section('feed of the ERP', feed(story)),
    ...section('who did what', actions(story)),
    ...section('ids', ids(story)),
  ];
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', title.toUpperCase(), ...lines.map((line) => `  ${line}`)] : [];
const away = (service: string): string[] => [`not known now: ${service} gives no answer`];

function head({ record }: Story): string[] {
  const { number, saga, payment, method, currency, total, paid, dueNow, dueLater, dueAt, placedAt, contact } = record;
  return [
    `order ${number}  ${saga}  payment ${payment} by ${method}  ${money(paid, currency)} of ${money(total, currency)}`,
    `placed ${momentOf(placedAt)}; due at once ${money(dueNow, currency)}, later ${money(dueLater, currency)}${dueAt ? `; ends ${momentOf(dueAt)}` : ''}`,
    ...(contact ? [`${contact.name} <${contact.email}> ${contact.phone}`] : []),
    ...holds(record),
  ];
}

function holds({ kind, cancelled, checkedAt, shipped, answeredAt, heldUntil, releasedAt }: Story['record']): string[] {
  const waitsFor = answeredAt ? 'until somebody checks the order' : 'while nobody answers the mail';
  const isUnchecked = kind === 'preliminary' && !checkedAt && !shipped && !cancelled;
  return [
    ...(isUnchecked ? ['preliminary: not checked with its shopper yet'] : []),
    ...(cancelled ? [`cancelled ${momentOf(cancelled.at)}: ${cancelled.reason}`] : []),
    ...(checkedAt ? [`checked ${momentOf(checkedAt)}`] : []),
    ...(shipped ? [`shipped ${momentOf(shipped.at)}${shipped.parcel ? `: ${shipped.parcel}` : ''}`] : []),
    ...(answeredAt
      ? [`answered ${momentOf(answeredAt)}: by the link of the mail, a check, the delivery or money`]
      : []),
    ...(heldUntil ? [`goods held until ${momentOf(heldUntil)}, ${waitsFor}`] : []),
    ...(releasedAt ? [`goods released ${momentOf(releasedAt)}`] : []),
  ];
}

function wrong(story: Story): string[] {
  const found = findingsOf(story);
  const lines = found.flatMap(({ level, title, text, since, next }) => [
    '',
    `${level.toUpperCase()} for ${lasting(secondsSince(since, story.at))}: ${title}`,
    `  ${text}`,
    `  next: ${next}`,
  ]);
  const quiet = story.away.length > 0 ? ['', `NOT KNOWN NOW: ${story.away.join(', ')}`] : [];
  return [...(found.length > 0 ? lines : ['', 'nothing is older than it should be']), ...quiet];
}

const states = (story: Story): string[] =>
  statesOf(story).map(
    ({ at, state, by, took, mark }) =>
      `${marks[mark]} ${(at ? soonOf(at, story.at) : '').padEnd(8)}  ${state.padEnd(16)} ${by}${took ? `  (${took})` : ''}`,
  );
const marks = { done: '●', stuck: '■', next: '○' };

function events({ events: all, groups, at }: Story): string[] {
  return all.flatMap(({ type, at: said, sentAt, outbox, offset, version, heard, id }) => {
    const place = outbox
      ? `${outbox.topic.replace(/^shop\.|\.v1$/g, '')} ${outbox.partition}:${offset ?? '?'}`
      : 'forgotten';
    const sent = sentAt ? `sent ${passed(said, sentAt)}` : `IN THE OUTBOX ${lasting(secondsSince(said, at))}`;
    const readers = groups.flatMap((group) => (heard[group] ? [`${group} ${readingText(heard[group])}`] : []));
    return [
      `${soonOf(said, at)}  ${nameOf(type)}${version ? ` v${version}` : ''}  ${sent}${outbox ? `, outbox ${outbox.position}` : ''}  log ${place}  ${id}`,
      ...(readers.length > 0 ? [`          ${readers.join(' · ')}`] : []),
    ];
  });
}

function readingText({ state, at, tries, fault }: Story['events'][number]['heard'][string]): string {
  if (state === 'done') return `done ${timeOf(at!)}`;
  if (state === 'unread') return 'NOT READ';
  const cause = fault ? `, ${withoutAddresses(fault)}` : '';
  if (state === 'behind') return `waits behind a parked one since ${timeOf(at!)}`;
  return `${state === 'parked' ? 'PARKED' : 'tries again'} ${timeOf(at!)}, ${tries} tries${cause}`;
}

function payments({ payments: all, record: { currency, receipts }, at }: Story): string[] {
  if (!all) return away('payments');
  return [
    ...all.map(
      ({
        paymentId,
        provider,
        state,
        amount,
        paid,
        refunded,
        providerId,
        gatewayStatus,
        askedAt,
        checkAt,
        tries = 0,
      }) =>
        [
          `payment ${paymentId} by ${provider}: ${state}, ${money(paid, currency)} of ${money(amount, currency)}, refunded ${money(refunded, currency)}`,
          ...(providerId ? [`session ${providerId}, the gateway says ${gatewayStatus ?? 'nothing'}`] : []),
          ...(askedAt ? [`asked ${soonOf(askedAt, at)}${tries > 0 ? `, ${tries} tries` : ''}`] : []),
          ...(checkAt ? [`next look ${soonOf(checkAt, at)}`] : []),
        ].join('; '),
    ),
    ...receipts.map(
      ({ payment, amount, counted, returned }) =>
        `receipt ${payment ?? '(before receipts were kept)'}: ${money(amount, currency)}, counted ${money(counted, currency)}, returned ${money(returned, currency)}`,
    ),
  ];
}

function reservation({ reservation: answer, at }: Story): string[] {
  if (!answer) return away('stock');
  const { reservation: held } = answer;
  if (!held) return ['none: it holds nothing of the stock'];
  return [
    `${held.state}, until ${soonOf(held.expiresAt, at)}`,
    ...held.lines.map(
      ({ product, reserved, backOrdered }) => `product ${product}: ${reserved} reserved, ${backOrdered} back-ordered`,
    ),
  ];
}

function mails({ mails: all, at }: Story): string[] {
  if (!all) return away('notifications');
  return all.map(
    ({ kind, state, tries, checkAt, sentAt, said, copies = 0 }) =>
      `mail ${kind}: ${state}${sentAt ? ` ${soonOf(sentAt, at)}` : ''}${checkAt ? `, next ${soonOf(checkAt, at)}` : ''}${tries > 1 ? `, ${tries} tries` : ''}${said ? `, ${withoutAddresses(said)}` : ''}${copies > 0 ? `, copy ${copies}` : ''}`,
  );
}

const reports = ({ reports: all, at }: Story): string[] =>
  (all ?? []).map(
    ({ kind, state, tries, checkAt }) =>
      `${kind}: ${state}${checkAt ? `, next ${soonOf(checkAt, at)}` : ''}${tries > 1 ? `, ${tries} tries` : ''}`,
  );

const feed = ({ record: { events: fed, feedWaits = [] }, at }: Story): string[] => [
  ...fed.map(({ type, at: said, position }) => `${position ?? ''}  ${said ? soonOf(said, at) : '(no time)'}  ${type}`),
  ...feedWaits.map(({ type, cause, since }) => `waits for ${cause} since ${soonOf(since, at)}  ${type}`),
];

const actions = ({ record: { actions: all = [] }, at }: Story): string[] =>
  all.map(({ at: when, who, what, why }) => `${soonOf(when, at)}  ${who} ${what}${why ? `: ${why}` : ''}`);

const ids = ({ record: { orderId, version }, trace }: Story): string[] => [
  `order ${orderId}${version ? `, version ${version}` : ''}`,
  ...(trace ? [`trace ${trace}`] : []),
];
