import { check } from './check';
import { healthyEvidence, type SpoilableEvidence } from '../witnesses/healthy-evidence';

type Spoil = (evidence: SpoilableEvidence) => unknown;

/** What could have gone wrong, and the invariant that must say so. */
const faults: [what: string, invariant: string, spoil: Spoil][] = [
  ['an acknowledged order is gone', 'I1', ({ orders }) => orders.pop()],
  ['an order has another number than its shopper was told', 'I1', ({ orders }) => (orders[1]!.number = '2026/07000009')],
  ['a repeat made a second order', 'I2', ({ orders }) => orders.push({ ...orders[1]!, id: 'second', number: '2026/07000003', key: 'key 3', token: 'token 3' })],
  ['a shopper was told of two orders', 'I2', ({ clients }) => clients[0]!.answers.push(clients[1]!.answers[0]!)],
  ['an order that nobody asked for', 'I2', ({ clients }) => clients.pop()],
  ['a cart is open although it was ordered', 'I2', ({ carts }) => (carts[0]!.orderId = null)],
  ['a gap in the order numbers', 'I2', ({ orders }) => (orders[1]!.number = '2026/07000003')],
  ['an answer that stayed unknown', 'I3', ({ clients }) => (clients[1]!.answers = [])],
  ['a committed event is not in the log', 'I4', ({ log }) => log.splice(2, 1)],
  ['an event waits in an outbox', 'I4', ({ emitted }) => (emitted[0]!.sent = false)],
  ['a group has missed an event', 'I4', ({ handled }) => handled.splice(4, 1)],
  ['a group is behind', 'I4', ({ behind }) => behind.push({ group: 'orders.saga', topic: 'shop.payment.v1', partition: 1, records: 1 })],
  ['an event is parked', 'I4', ({ parked }) => parked.push({ group: 'orders.saga', eventId: 'event 1', type: 'x', error: 'y' })],
  ['an event in the log without a cause', 'I5', ({ log }) => log.push({ ...log[0]!, offset: 4, eventId: 'ghost' })],
  ['an unknown event was handled', 'I5', ({ handled }) => handled.push({ ...handled[0]!, eventId: 'ghost' })],
  ['a group nobody knows of', 'I5', ({ handled }) => handled.push({ ...handled[0]!, group: 'orders.new' })],
  ['an event of a version that its order never had', 'I5', ({ orders }) => (orders[0]!.version = 3)],
  ['an order was emitted twice', 'I5', ({ emitted }) => emitted.push({ ...emitted[0]!, eventId: 'again' })],
  ['pieces were reserved twice', 'I5', ({ emitted }) => emitted.push({ ...emitted[1]!, eventId: 'again', version: 2 })],
  ['an order was never emitted', 'I5', ({ emitted }) => emitted.splice(0, 1)],
  ['a later event took effect first', 'I6', ({ handled }) => (handled.find(({ eventId }) => eventId === 'event 5')!.at = '2026-11-21 09:00:00.000')],
  ['the feed tells versions in the wrong order', 'I6', ({ feed }) => (feed[0]!.version = 9)],
  ['a hole in the log', 'I12', ({ log }) => (log[1]!.offset = 7)],
  ['an effect stands before its cause', 'I6', ({ feed }) => (feed[0]!.cause = feed[1]!.eventId)],
  ['an event names no cause', 'I6', ({ feed }) => (feed[1]!.cause = null)],
  ['a hole in the feed', 'I12', ({ feed }) => feed.splice(3, 1)],
  ['the feed tells an event twice', 'I12', ({ feed }) => feed.push({ ...feed[0]!, position: feed.length + 1 })],
  ['pieces were lost', 'I8', ({ levels }) => (levels[0]!.onHand = 7)],
  ['stock below zero', 'I8', ({ levels, delivered }) => ((levels[0]!.onHand = -1), (delivered[1001] = 1))],
  ['pieces are reserved for nobody', 'I8', ({ levels }) => (levels[0]!.reserved = 1)],
  ['an order took effect twice in the stock', 'I8', ({ reservations }) => reservations.push({ ...reservations[0]! })],
  ['a confirmed order was never served from stock', 'I8', ({ reservations }) => (reservations[0]!.state = 'active')],
  ['more pieces were taken than ordered', 'I8', ({ orders }) => (orders[0]!.pieces = 1)],
  ['an order was charged twice', 'I9', ({ sandbox }) => (sandbox.sessions[0]!.captured = 1_000)],
  ['money that the order does not know of', 'I9', ({ orders }) => (orders[0]!.paid = 0)],
  ['money that the payments do not know of', 'I9', ({ payments }) => (payments[0]!.paid = 0)],
  ['a paid order was not confirmed', 'I9', ({ orders }) => (orders[0]!.saga = 'payment_failed')],
  ['a session for no order', 'I9', ({ sandbox }) => sandbox.sessions.push({ ...sandbox.sessions[0]!, orderNumber: '202607000099' })],
  ['two living addresses to pay at', 'I7', ({ clients, payments, sandbox }) => {
    clients[0]!.addresses.unshift({ url: 'http://gateway.test/gopay/gw/v3/other', at: 500 });
    sandbox.sessions.push({ ...sandbox.sessions[0]!, id: '32', page: 'other', state: 'CREATED', captured: 0 });
    payments.push({ ...payments[0]!, id: 'other', attempt: 2, state: 'failed', paid: 0, providerId: '32' });
  }],
  ['a shopper was sent to a session that payments do not know', 'I7', ({ clients, sandbox }) => {
    clients[0]!.addresses.unshift({ url: 'http://gateway.test/gopay/gw/v3/other', at: 500 });
    sandbox.sessions.push({ ...sandbox.sessions[0]!, id: '32', page: 'other', state: 'CANCELED', endedAt: 600, captured: 0 });
  }],
  ['money came by a session that payments do not know', 'I7', ({ sandbox }) => sandbox.sessions.push({ ...sandbox.sessions[0]!, id: '32', page: 'other' })],
  ['two different mails about one order', 'I7', ({ sandbox }) => sandbox.mails.push({ to: 'paid@example.test', messageId: '<other>' })],
  ['no mail', 'I7', ({ mails }) => (mails[0]!.state = 'sending')],
  ['a mail is missing that a payment asks for', 'I7', ({ mails }) => mails.splice(1, 1)],
  ['a mail to somebody else', 'I7', ({ sandbox }) => sandbox.mails.push({ to: 'x@example.test', messageId: '<x>' })],
  ['a payment that nobody finishes', 'I10', ({ payments }) => (payments[0]!.state = 'opening')],
  ['a payment that has not heard of the gateway', 'I10', ({ payments }) => (payments[0]!.state = 'open')],
  ['an order stuck half way', 'I10', ({ orders }) => (orders[1]!.saga = 'placed')],
  ['an order past its deadline', 'I10', ({ orders }) => (orders[1]!.dueAt = new Date(0))],
  ['money that nobody asked for', 'I10', ({ payments }) => payments.pop()],
  ['an order that ended otherwise than its shopper wanted', 'I10', ({ orders }) => (orders[1]!.saga = 'expired')],
  ['a token opens another order', 'I1', ({ recaps }) => (recaps[0]!.orderId = 'owed')],
  ['a recap that does not know of the money', 'I1', ({ recaps }) => (recaps[0]!.payment = 'pending')],
  ['an event that the ERP never reads', 'I12', ({ erpEvents }) => erpEvents.pop()],
  ['a shopper was told another sum', 'I1', ({ clients }) => (clients[0]!.answers[0]!.total = 501)],
  ['a recap says another sum', 'I1', ({ recaps }) => (recaps[0]!.total = 501)],
  ['a transfer came and does not count', 'I9', ({ credits }) => credits.push({ orderId: 'owed', currency: 'CZK', amount: 300 })],
  ['a transfer counts that never came', 'I10', ({ payments }) => (payments[1]!.state = 'paid')],
  ['an ended order without its mail', 'I7', ({ orders, clients }) => ((orders[1]!.saga = 'expired'), (clients[1]!.ends = ['expired']))],
  ['a link that never came', 'I7', ({ sandbox }) => sandbox.mails.pop()],
  ['a report is left', 'I7', ({ reports }) => (reports[0]!.state = 'due')],
  ['a report was left out of which its shopper had refused nothing', 'I7', ({ reports, sandbox }) => { reports[2]!.state = 'omitted'; sandbox.reports.pop(); }],
  ['a shopper was asked for a review who wants no news', 'I7', ({ clients }) => (clients[1]!.mayBeTold = [])],
  ['a sale was left out of a shopper who had consented', 'I7', ({ clients }) => (clients[1]!.mayBeTold = ['heureka', 'affiliate'])],
  ['a report that nobody heard', 'I7', ({ sandbox }) => sandbox.reports.pop()],
  ['a sale was counted twice', 'I7', ({ sandbox }) => sandbox.reports.push({ ...sandbox.reports[1]! })],
  ['a sale was told with another sum', 'I7', ({ sandbox }) => (sandbox.reports[1]!.amount = 401)],
  ['a sale that is nobody’s was told', 'I7', ({ sandbox }) => sandbox.reports.push({ kind: 'affiliate', orderNumber: '202607000002', amount: 400 })],
  ['an answer that no shop may give', 'clients', ({ clientFaults }) => clientFaults.push('newOrder answered 500')],
]; // prettier-ignore

describe('the checks of the crash test [messaging 8.4]', () => {
  it('find nothing where nothing is wrong', () => {
    expect(check(healthyEvidence())).toEqual([]);
  });

  it('allow a mail to be delivered twice and a session that nobody was told of', () => {
    const evidence = healthyEvidence();
    evidence.sandbox.mails.push({ ...evidence.sandbox.mails[0]! });
    evidence.sandbox.sessions.push({
      ...evidence.sandbox.sessions[0]!,
      id: '33',
      page: 'unseen',
      state: 'CREATED',
      captured: 0,
    });
    evidence.log.push({
      ...evidence.log[0]!,
      offset: evidence.log.filter(({ topic }) => topic === 'shop.order.v1').length,
    });
    expect(check(evidence)).toEqual([]);
  });

  it.each(faults)('see that %s: %s is broken', (_, invariant, spoil) => {
    const evidence = healthyEvidence();
    spoil(evidence);
    expect(check(evidence).map((violation) => violation.invariant)).toContain(invariant);
  });
});
