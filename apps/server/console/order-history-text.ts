import { diagnoseOrder } from './diagnostics';
import { orderTimeline } from './order-timeline';
import type { OrderHistory } from './order-history';
import {
  formatDuration,
  formatDateTime,
  formatMoney,
  eventNameOf,
  formatElapsed,
  secondsSince,
  formatTimeOrDate,
  formatTime,
  redactEmailAddresses,
} from './format';

/** The whole story in a terminal. What is wrong comes first. */
export function orderHistoryText(history: OrderHistory): string[] {
  return [
    ...head(history),
    ...diagnosticLines(history),
    ...section('states', states(history)),
    ...section('events   outbox → log → each group that reads it', events(history)),
    ...section('payments', payments(history)),
    ...section('reservation', reservation(history)),
    ...section('mails', mails(history)),
    ...section('external reports', reports(history)),
    ...section('feed of the ERP', feed(history)),
    ...section('who did what', actions(history)),
    ...section('ids', ids(history)),
  ];
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', title.toUpperCase(), ...lines.map((line) => `  ${line}`)] : [];
const unavailableLines = (service: string): string[] => [`not known now: ${service} gives no answer`];

function head({ record }: OrderHistory): string[] {
  const { number, saga, payment, method, currency, total, paid, dueNow, dueLater, dueAt, placedAt, contact } = record;
  return [
    `order ${number}  ${saga}  payment ${payment} by ${method}  ${formatMoney(paid, currency)} of ${formatMoney(total, currency)}`,
    `placed ${formatDateTime(placedAt)}; due at once ${formatMoney(dueNow, currency)}, later ${formatMoney(dueLater, currency)}${dueAt ? `; ends ${formatDateTime(dueAt)}` : ''}`,
    ...(contact ? [`${contact.name} <${contact.email}> ${contact.phone}`] : []),
    ...statusLines(record),
  ];
}

function statusLines({
  kind,
  cancelled,
  checkedAt,
  shipped,
  answeredAt,
  heldUntil,
  releasedAt,
}: OrderHistory['record']): string[] {
  const waitsFor = answeredAt ? 'until somebody checks the order' : 'while nobody answers the mail';
  const isUnchecked = kind === 'preliminary' && !checkedAt && !shipped && !cancelled;
  return [
    ...(isUnchecked ? ['preliminary: not checked with its shopper yet'] : []),
    ...(cancelled ? [`cancelled ${formatDateTime(cancelled.at)}: ${cancelled.reason}`] : []),
    ...(checkedAt ? [`checked ${formatDateTime(checkedAt)}`] : []),
    ...(shipped ? [`shipped ${formatDateTime(shipped.at)}${shipped.parcel ? `: ${shipped.parcel}` : ''}`] : []),
    ...(answeredAt
      ? [`answered ${formatDateTime(answeredAt)}: by the link of the mail, a check, the delivery or money`]
      : []),
    ...(heldUntil ? [`goods held until ${formatDateTime(heldUntil)}, ${waitsFor}`] : []),
    ...(releasedAt ? [`goods released ${formatDateTime(releasedAt)}`] : []),
  ];
}

function diagnosticLines(history: OrderHistory): string[] {
  const found = diagnoseOrder(history);
  const lines = found.flatMap(({ level, title, text, since, next }) => [
    '',
    `${level.toUpperCase()} for ${formatDuration(secondsSince(since, history.at))}: ${title}`,
    `  ${text}`,
    `  next: ${next}`,
  ]);
  const unavailable = history.away.length > 0 ? ['', `NOT KNOWN NOW: ${history.away.join(', ')}`] : [];
  return [...(found.length > 0 ? lines : ['', 'nothing is older than it should be']), ...unavailable];
}

const states = (history: OrderHistory): string[] =>
  orderTimeline(history).map(
    ({ at, state, cause, duration, mark }) =>
      `${marks[mark]} ${(at ? formatTimeOrDate(at, history.at) : '').padEnd(8)}  ${state.padEnd(16)} ${cause}${duration ? `  (${duration})` : ''}`,
  );
const marks = { done: '●', stuck: '■', next: '○' };

function events({ events: all, groups, at }: OrderHistory): string[] {
  return all.flatMap(({ type, at: said, sentAt, outbox, offset, version, heard, id }) => {
    const logPosition = outbox
      ? `${outbox.topic.replace(/^shop\.|\.v1$/g, '')} ${outbox.partition}:${offset ?? '?'}`
      : 'forgotten';
    const sent = sentAt
      ? `sent ${formatElapsed(said, sentAt)}`
      : `IN THE OUTBOX ${formatDuration(secondsSince(said, at))}`;
    const groupTexts = groups.flatMap((group) => (heard[group] ? [`${group} ${processingText(heard[group])}`] : []));
    return [
      `${formatTimeOrDate(said, at)}  ${eventNameOf(type)}${version ? ` v${version}` : ''}  ${sent}${outbox ? `, outbox ${outbox.position}` : ''}  log ${logPosition}  ${id}`,
      ...(groupTexts.length > 0 ? [`          ${groupTexts.join(' · ')}`] : []),
    ];
  });
}

function processingText({ state, at, tries, fault: error }: OrderHistory['events'][number]['heard'][string]): string {
  if (state === 'done') return `done ${formatTime(at!)}`;
  if (state === 'unread') return 'NOT READ';
  const cause = error ? `, ${redactEmailAddresses(error)}` : '';
  if (state === 'behind') return `waits behind a parked one since ${formatTime(at!)}`;
  return `${state === 'parked' ? 'PARKED' : 'tries again'} ${formatTime(at!)}, ${tries} tries${cause}`;
}

function payments({ payments: all, record: { currency, receipts }, at }: OrderHistory): string[] {
  if (!all) return unavailableLines('payments');
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
          `payment ${paymentId} by ${provider}: ${state}, ${formatMoney(paid, currency)} of ${formatMoney(amount, currency)}, refunded ${formatMoney(refunded, currency)}`,
          ...(providerId ? [`session ${providerId}, the gateway says ${gatewayStatus ?? 'nothing'}`] : []),
          ...(askedAt ? [`asked ${formatTimeOrDate(askedAt, at)}${tries > 0 ? `, ${tries} tries` : ''}`] : []),
          ...(checkAt ? [`next look ${formatTimeOrDate(checkAt, at)}`] : []),
        ].join('; '),
    ),
    ...receipts.map(
      ({ payment, amount, counted, returned }) =>
        `receipt ${payment ?? '(before receipts were kept)'}: ${formatMoney(amount, currency)}, counted ${formatMoney(counted, currency)}, returned ${formatMoney(returned, currency)}`,
    ),
  ];
}

function reservation({ reservation: answer, at }: OrderHistory): string[] {
  if (!answer) return unavailableLines('stock');
  const { reservation: held } = answer;
  if (!held) return ['none: it holds nothing of the stock'];
  return [
    `${held.state}, until ${formatTimeOrDate(held.expiresAt, at)}`,
    ...held.lines.map(
      ({ product, reserved, backOrdered }) => `product ${product}: ${reserved} reserved, ${backOrdered} back-ordered`,
    ),
  ];
}

function mails({ mails: all, at }: OrderHistory): string[] {
  if (!all) return unavailableLines('notifications');
  return all.map(
    ({ kind, state, tries, checkAt, sentAt, said, copies = 0 }) =>
      `mail ${kind}: ${state}${sentAt ? ` ${formatTimeOrDate(sentAt, at)}` : ''}${checkAt ? `, next ${formatTimeOrDate(checkAt, at)}` : ''}${tries > 1 ? `, ${tries} tries` : ''}${said ? `, ${redactEmailAddresses(said)}` : ''}${copies > 0 ? `, copy ${copies}` : ''}`,
  );
}

const reports = ({ reports: all, at }: OrderHistory): string[] =>
  (all ?? []).map(
    ({ kind, state, tries, checkAt }) =>
      `${kind}: ${state}${checkAt ? `, next ${formatTimeOrDate(checkAt, at)}` : ''}${tries > 1 ? `, ${tries} tries` : ''}`,
  );

const feed = ({ record: { events: fed, feedWaits = [] }, at }: OrderHistory): string[] => [
  ...fed.map(
    ({ type, at: said, position }) => `${position ?? ''}  ${said ? formatTimeOrDate(said, at) : '(no time)'}  ${type}`,
  ),
  ...feedWaits.map(({ type, cause, since }) => `waits for ${cause} since ${formatTimeOrDate(since, at)}  ${type}`),
];

const actions = ({ record: { actions: all = [] }, at }: OrderHistory): string[] =>
  all.map(({ at: when, who, what, why }) => `${formatTimeOrDate(when, at)}  ${who} ${what}${why ? `: ${why}` : ''}`);

const ids = ({ record: { orderId, version }, trace }: OrderHistory): string[] => [
  `order ${orderId}${version ? `, version ${version}` : ''}`,
  ...(trace ? [`trace ${trace}`] : []),
];
