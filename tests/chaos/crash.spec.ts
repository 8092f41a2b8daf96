import { seedOf } from '@fenestra/testing/seed';
import { sweep } from '@fenestra/testing/sweep';
import { crashRun } from './crash-run';

/** A small `npm run crash`: the same shop, shoppers and checks. Another seed tries other moments. */
const seed = seedOf();
/** The usual run skips the first point, which the transport suites cover. */
const allPoints = ['runner.after-commit', 'payments.after-capture', 'relay.after-append'] as const;
const points = sweep(allPoints, allPoints.slice(1));

it('loses and doubles nothing when the host is killed under load [messaging 8.4]', async () => {
  const lines: string[] = [];
  const report = await crashRun({
    ...{ orders: 60, kills: points.length, brokerKills: 0, clients: 12, seed, hurry: true, quietWithinMs: 150_000 },
    points,
    say: (line) => lines.push(line),
  });

  expect(report.durability).toEqual({ fsync: 'on', synchronous_commit: 'on' });
  expect({ violations: report.violations, lines: report.violations.length > 0 ? lines : [] }).toEqual({
    violations: [],
    lines: [],
  });
  const paidBy = report.evidence.orders.filter(({ payment }) => payment === 'paid').map(({ method }) => method);
  expect(new Set(paidBy)).toEqual(new Set(['card', 'paypal']));
  expect(report.deaths).toHaveLength(2 * points.length);
  for (const { inFlight = 8 } of report.deaths) expect(inFlight).toBeGreaterThanOrEqual(8);
  expect(report.unanswered).toBeGreaterThan(0);
});
