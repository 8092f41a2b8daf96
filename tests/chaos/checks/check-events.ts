import type { Emitted, Evidence } from '../witnesses/evidence';
import { reactions } from '../witnesses/reactions';
import type { Check } from './violation';

/** I4: each committed event is in the log, and each group that it concerns has handled it once. */
function* lostEvents({ emitted, log, handled, behind }: Evidence): Iterable<string> {
  const logged = new Set(log.map(({ eventId }) => eventId));
  const marks = new Set(handled.map(({ group, eventId }) => `${group} ${eventId}`));
  for (const { eventId, type, sent } of emitted) {
    if (!sent) yield `${type} ${eventId} still waits in an outbox`;
    if (!logged.has(eventId)) yield `${type} ${eventId} was committed and is not in the log`;
    for (const { group, types } of reactions)
      if (types.has(type) && !marks.has(`${group} ${eventId}`)) yield `${group} has not handled ${type} ${eventId}`;
  }
  for (const { group, topic, partition, records } of behind)
    yield `${group} has not come to ${records} records of ${topic} ${partition}`;
}

/** I5: nothing in the log, in an inbox or in the feed that no transaction has emitted. */
function* ghosts({ emitted, log, handled, feed }: Evidence): Iterable<string> {
  const known = new Map(emitted.map((event) => [event.eventId, event]));
  for (const { eventId, type } of log)
    if (!known.has(eventId)) yield `${type} ${eventId} is in the log without a cause`;
  for (const { group, eventId } of handled) {
    const event = known.get(eventId);
    if (!event) yield `${group} has handled ${eventId}, which nobody emitted`;
    else if (!reactions.some((reaction) => reaction.group === group && reaction.types.has(event.type)))
      yield `${group} has handled ${event.type}, which is not in the list of reactions`;
  }
  for (const { eventId, type } of feed)
    if (!known.has(eventId)) yield `the feed tells ${type} ${eventId} without a cause`;
}

/** Mails, saved offers and sent carts are told of once and have no version. */
const tellsOfNoRow = ['notifications', 'configuration', 'cart'];

/** I5: a version that was emitted is a version that its aggregate has reached. */
function* versionsWithoutRow({ emitted, orders, payments, reservations }: Evidence): Iterable<string> {
  const versions = new Map<string, number>();
  for (const { id, version } of [...orders, ...payments]) versions.set(id, version);
  for (const { orderId, version } of reservations) versions.set(`reservation ${orderId}`, version);
  for (const { service, type, subject, version } of emitted) {
    const row = versions.get(service === 'stock' ? `reservation ${subject}` : subject);
    if (tellsOfNoRow.includes(service) || (service === 'stock' && row === undefined)) continue;
    if (row === undefined || row < version) yield `${type} tells version ${version} of ${subject}, which is at ${row}`;
  }
}

/**
 * One event id per order and type; what may happen again to an order is told about another payment or mail. Only an order that is
 * revived after its end gets its pieces a second time; what was not there before may come with the money
 * (decision 70). The way in which it is paid may be changed back, to a session that lives still.
 */
const changes: Readonly<Record<string, number>> = {
  'shop.order.payment_way_changed.v1': 4,
  'shop.payment.session_opened.v1': 3,
};

/** Reservations without those that hold more than the one before; all other events. */
function withoutGrowth(same: readonly Emitted[]): Emitted[] {
  const inOrder = same.toSorted((one, other) => one.version - other.version);
  return inOrder.filter(({ held }, nth) => nth === 0 || (held ?? 0) <= (inOrder[nth - 1]!.held ?? 0));
}

function* doubledEvents({ emitted, orders }: Evidence): Iterable<string> {
  const revived = new Set(emitted.filter(({ type }) => type === 'shop.order.revived.v1').map(({ subject }) => subject));
  for (const [what, same] of Map.groupBy(emitted, ({ type, subject }) => `${type} of ${subject}`)) {
    const { type, subject } = same[0]!;
    const most = type === 'shop.reservation.made.v1' && revived.has(subject) ? 2 : (changes[type] ?? 1);
    const again = withoutGrowth(same);
    if (again.length > most) yield `${what} was emitted ${same.length} times: ${idsOf(same)}`;
  }
  const placed = new Set(emitted.filter(({ type }) => type === 'shop.order.placed.v1').map(({ subject }) => subject));
  for (const { id, number } of orders) if (!placed.has(id)) yield `order ${number} was never emitted as placed`;
}

/** I6: each group has handled the events of a key in the order of the log; the feed tells versions in order. */
function* disorder({ log, handled, emitted, feed }: Evidence): Iterable<string> {
  const topicOf = new Map(emitted.map(({ eventId, topic, key }) => [eventId, `${topic} ${key}`]));
  const place = new Map(log.toReversed().map(({ eventId, offset }) => [eventId, offset])); // of the first of its records
  const streams = Map.groupBy(handled, ({ group, eventId }) => `${group} ${topicOf.get(eventId)}`);
  for (const [stream, marks] of streams) {
    const inLog = marks.toSorted((one, other) => place.get(one.eventId)! - place.get(other.eventId)!);
    const late = inLog.find((mark, nth) => nth > 0 && mark.at < inLog[nth - 1]!.at);
    if (late) yield `${stream}: ${late.eventId} took effect before an earlier event of its key`;
  }
  for (const [subject, rows] of Map.groupBy(feed, (row) => `${row.type.split('.')[1]} ${row.subject}`)) {
    const wrong = rows.find(({ version }, nth) => nth > 0 && version <= rows[nth - 1]!.version);
    if (wrong) yield `the feed tells version ${wrong.version} of ${subject} after a later one`;
  }
}

/** I6: every event but the first of an order names its cause, and stands after it in the feed. */
function* effectsBeforeCauses({ feed }: Evidence): Iterable<string> {
  const listed = new Set<string>();
  for (const { eventId, type, cause } of feed) {
    if (cause === null && type !== 'shop.order.placed.v1') yield `${type} ${eventId} names no cause`;
    if (cause !== null && !listed.has(cause)) yield `the feed lists ${type} ${eventId} before its cause ${cause}`;
    listed.add(eventId);
  }
}

/** I12: offsets without holes, one event each; positions of the feed likewise, each event once. */
function* holes({ log, feed }: Evidence): Iterable<string> {
  for (const [partition, records] of Map.groupBy(log, (record) => `${record.topic} ${record.partition}`)) {
    const wrong = records.findIndex(({ offset }, nth) => offset !== nth);
    if (wrong >= 0) yield `${partition} has ${records[wrong]!.offset} in place of offset ${wrong}`;
  }
  const gap = feed.findIndex(({ position }, nth) => position !== nth + 1);
  if (gap >= 0) yield `the feed has position ${feed[gap]!.position} in place of ${gap + 1}`;
  for (const [eventId, rows] of Map.groupBy(feed, (row) => row.eventId))
    if (rows.length > 1) yield `the feed tells ${eventId} ${rows.length} times`;
}

function* parkedEvents({ parked }: Evidence): Iterable<string> {
  for (const { group, type, eventId, error } of parked) yield `${group} has parked ${type} ${eventId}: ${error}`;
}

const idsOf = (events: readonly Emitted[]): string => events.map(({ eventId }) => eventId).join(', ');

export const eventChecks: readonly Check[] = [
  { invariant: 'I4', find: lostEvents },
  { invariant: 'I4', find: parkedEvents },
  { invariant: 'I5', find: ghosts },
  { invariant: 'I5', find: versionsWithoutRow },
  { invariant: 'I5', find: doubledEvents },
  { invariant: 'I6', find: disorder },
  { invariant: 'I6', find: effectsBeforeCauses },
  { invariant: 'I12', find: holes },
];
