import { crowdRun } from './crowd-run';
import { printedLedgers } from './crowd/print-ledgers';

/** A small `npm run crowd`: the same shop, shoppers, faults and ledgers. The seed is fixed, because its 40 shoppers reach all states below. */
const seed = 196;

it('orders, money, stock, mails, reports and events of random shoppers in five shops agree to the cent and to the piece, whatever fails outside [messaging 8.4] [PAY-01] [REPORT-01]', async () => {
  const { evidence, violations, ledgers, faults } = await crowdRun({ shoppers: 40, atOnce: 8, seed });

  expect({ violations, said: violations.length > 0 ? printedLedgers(ledgers) : [] }).toEqual({
    violations: [],
    said: [],
  });
  expect(faults).toBeGreaterThan(10);
  const { orders } = evidence;
  expect(new Set(orders.map(({ shopId }) => shopId))).toEqual(new Set([6, 7, 8, 9, 10]));
  expect(new Set(orders.map(({ method }) => method))).toEqual(new Set(['card', 'paypal', 'transfer', 'cash']));
  expect(orders.map(({ saga }) => saga)).toEqual(expect.arrayContaining(['confirmed', 'expired', 'refunded']));
});
