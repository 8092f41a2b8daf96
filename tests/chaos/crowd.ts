import { typedNumber, typedOptions } from '../harness/typed-options';
import { crowdRun } from './crowd-run';
import type { Evidence } from './witnesses/evidence';
import { printedLedgers } from './crowd/print-ledgers';

/**
 * `npm run crowd`: 1,000 random shoppers in five shops, while gateways, mail server and those who hear of orders fail, answer late or
 * twice; then the ledgers of all witnesses are printed side by side. The same seed makes the same shoppers.
 */
const values = typedOptions({
  shoppers: { type: 'string', default: '1000' },
  'at-once': { type: 'string', default: '12' },
  seed: { type: 'string', default: String(Date.now() % 1_000_000) },
});

async function main(): Promise<boolean> {
  const shoppers = typedNumber('shoppers', values.shoppers);
  const atOnce = typedNumber('at-once', values['at-once']);
  const seed = typedNumber('seed', values.seed);
  console.log(`seed ${seed}: ${shoppers} shoppers, ${atOnce} at once`);
  const { evidence, ledgers, violations, faults } = await crowdRun({ shoppers, atOnce, seed });
  console.log(`${faults} faults outside; orders that are ${endings(evidence)}`);
  for (const line of printedLedgers(ledgers)) console.log(line);
  for (const { invariant, sentence } of violations) console.log(`WRONG ${invariant}: ${sentence}`);
  console.log(violations.length === 0 ? 'all ledgers agree' : `${violations.length} violations`);
  return violations.length === 0;
}

const endings = ({ orders }: Evidence): string =>
  [...Map.groupBy(orders, ({ saga }) => saga)].map(([saga, all]) => `${saga} ${all.length}`).join(', ');

main().then(
  (ok) => process.exit(ok ? 0 : 1),
  (fault: unknown) => {
    console.error(fault);
    process.exit(1);
  },
);
