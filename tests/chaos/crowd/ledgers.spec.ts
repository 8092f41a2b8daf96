import { healthyEvidence, type SpoilableEvidence } from '../witnesses/healthy-evidence';
import { ledgersOf } from './ledgers';
import { printedLedgers } from './print-ledgers';

/** Without the reminder that is not due yet: a crowd leaves none. */
function quietEvidence(): SpoilableEvidence {
  const evidence = healthyEvidence();
  evidence.mails.pop();
  return evidence;
}

const torn = (evidence: SpoilableEvidence): string[] =>
  ledgersOf(evidence)
    .filter(({ agrees }) => !agrees)
    .map(({ what }) => what);

describe('the ledgers of a crowd [messaging 8.4]', () => {
  it('agree where nothing is wrong, and are printed with cents', () => {
    expect(torn(quietEvidence())).toEqual([]);
    const printed = printedLedgers(ledgersOf(quietEvidence())).map((line) => line.replace(/ +/g, ' '));
    expect(printed).toContain('ordered, CZK 15.00 carts = shoppers = orders = recaps = ERP events');
  });

  it.each<[string, string, (evidence: SpoilableEvidence) => unknown]>([
    ['a cart is open although it was ordered', 'orders', ({ carts }) => (carts[0]!.orderId = null)],
    ['a cart cost another sum', 'ordered, CZK', ({ clients }) => (clients[0]!.offered = 501)],
    ['a shopper was told another sum', 'ordered, CZK', ({ clients }) => (clients[0]!.answers[0]!.total = 501)],
    ['an event says another sum', 'ordered, CZK', ({ orders }) => (orders[0]!.total = 501)],
    ['a cent is missing at the gateway', 'paid, CZK', ({ sandbox }) => (sandbox.sessions[0]!.captured = 499)],
    ['a transfer does not count', 'paid, CZK', ({ credits }) => credits.push({ orderId: 'owed', currency: 'CZK', amount: 300 })],
    ['a piece is gone', 'pieces, delivered', ({ levels }) => (levels[0]!.onHand = 7)],
    ['a piece too many was sold', 'pieces, sold', ({ levels }) => (levels[0]!.sold = 3)],
    ['a piece is held for nobody', 'pieces, still reserved', ({ levels }) => (levels[0]!.reserved = 1)],
    ['a mail did not arrive', 'mails, confirmation', ({ sandbox }) => sandbox.mails.shift()],
    ['a report was not heard', 'reports, heureka', ({ sandbox }) => sandbox.reports.pop()],
    ['an event is not in the log', 'events', ({ log }) => log.pop()],
    ['the ERP missed an event', 'events of orders', ({ erpEvents }) => erpEvents.pop()],
  ])('are torn where %s', (_, what, spoil) => {
    const evidence = quietEvidence();
    spoil(evidence);

    expect(torn(evidence)).toContain(what);
  });
}); // prettier-ignore
