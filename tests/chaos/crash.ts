import { startLocalBroker } from '@fenestra/messaging/testing/kafka-broker';
import { typedNumber, typedOptions } from '../harness/typed-options';
import { crashRun, type CrashOptions, type CrashReport } from './crash-run';
import { type ReachablePoint, reachablePoints } from './rig/death-plan';
import type { Fault } from './rig/rig';
import { eventLogOnKafka } from './witnesses/event-witness';

/**
 * `npm run crash`: 500 orders by concurrent shoppers while the host is killed at ten moments and at every named crash point; then
 * the ledgers of shoppers, databases, event log, gateway and inbox are compared. `--mutants` shows that the checks notice.
 */

const leastUnanswered = 20;

const values = typedOptions({
  orders: { type: 'string', default: '500' },
  kills: { type: 'string', default: '10' },
  clients: { type: 'string', default: '20' },
  seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  mutants: { type: 'boolean', default: false },
  hurry: { type: 'boolean', default: false },
  kafka: { type: 'boolean', default: false },
});

async function main(): Promise<boolean> {
  const seed = typedNumber('seed', values.seed);
  if (values.mutants) return everyMutantIsCaught(seed);
  if (!values.kafka) return survives(seed, {});
  const { FENESTRA_KCAT: kcat = 'kcat' } = process.env;
  const broker = await startLocalBroker();
  try {
    const events = eventLogOnKafka(broker.brokers, kcat);
    return await survives(seed, { events, broker, brokerKills: 2, env: { KAFKA_BROKERS: broker.brokers } });
  } finally {
    await broker.stop();
  }
}

async function survives(seed: number, surroundings: Partial<CrashOptions>): Promise<boolean> {
  const orders = typedNumber('orders', values.orders);
  const kills = typedNumber('kills', values.kills);
  const clients = typedNumber('clients', values.clients);
  console.log(
    `seed ${seed}: ${orders} orders, ${clients} shoppers, ${kills} kills, ${reachablePoints.length} crash points`,
  );
  const report = await crashRun({
    ...{ orders, kills, clients, seed, points: reachablePoints, hurry: values.hurry, quietWithinMs: 180_000 },
    ...{ brokerKills: 0, ...surroundings },
    say: console.log,
  });
  print(report);
  const enough = report.unanswered >= leastUnanswered || orders < 500;
  if (!enough) console.log(`WRONG: only ${report.unanswered} answers were lost, ${leastUnanswered} were wanted`);
  return enough && report.violations.length === 0;
}

/** Where each mutant cannot but lose or double something. */
const fatalFor: Readonly<Record<Fault, ReachablePoint>> = {
  'offset-before-effect': 'runner.after-inbox',
  'no-inbox': 'relay.after-append',
  'delete-before-append': 'relay.before-append',
};

async function everyMutantIsCaught(seed: number): Promise<boolean> {
  let all = true;
  for (const mutant of Object.keys(fatalFor) as Fault[]) {
    const points = Array.from({ length: 2 }, () => fatalFor[mutant]);
    const options: CrashOptions = {
      ...{
        orders: 24,
        kills: 2,
        brokerKills: 0,
        clients: 12,
        seed,
        points,
        fault: mutant,
        hurry: true,
        quietWithinMs: 10_000,
      },
      say: () => undefined,
    };
    const { violations } = await crashRun(options);
    const found = violations.find(({ invariant }) => invariant === 'I4');
    console.log(`${mutant}: ${found ? `caught, ${found.sentence}` : 'NOT CAUGHT'} (${violations.length} findings)`);
    all &&= found !== undefined;
  }
  return all;
}

function print({ deaths, unanswered, quietAfterSeconds, evidence, violations }: CrashReport): void {
  const { orders, emitted, handled, log, feed, sandbox, payments, clients } = evidence;
  const acknowledged = clients.filter(({ answers }) => answers.length > 0).length;
  const back = deaths.map(({ backAfterMs }) => backAfterMs).sort((one, other) => one - other);
  const inSeconds = (ms = NaN): string => (ms / 1_000).toFixed(1);
  const distinct = new Set(sandbox.mails.map(({ messageId }) => messageId)).size;
  for (const line of [
    `deaths ${deaths.length}, back after ${inSeconds(back[Math.floor(back.length / 2)])} s (median), ${inSeconds(back.at(-1))} s (longest)`,
    `answers lost ${unanswered}, undecided ${clients.length - acknowledged}; quiet ${quietAfterSeconds.toFixed(1)} s after the last shopper`,
    `orders ${orders.length} = acknowledged ${acknowledged}; events ${emitted.length}, records ${log.length}, reactions ${handled.length}, feed ${feed.length}`,
    `mails ${distinct} (${sandbox.mails.length} deliveries); payments ${payments.length}, sessions at the gateway ${sandbox.sessions.length}`,
  ])
    console.log(line);
  for (const { invariant, sentence } of violations.slice(0, 50)) console.log(`WRONG ${invariant}: ${sentence}`);
  if (violations.length > 50) console.log(`and ${violations.length - 50} more`);
  console.log(violations.length === 0 ? 'every invariant holds' : `${violations.length} violations`);
}

main().then(
  (ok) => process.exit(ok ? 0 : 1),
  (fault: unknown) => {
    console.error(fault);
    process.exit(1);
  },
);
