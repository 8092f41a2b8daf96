import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { servicePorts } from '@fenestra/clients/service-clients';
import { jobsInRedis } from '@fenestra/platform/jobs/job-store';
import { Jobs } from '@fenestra/platform/jobs/jobs';
import { type ServiceName, serviceNames } from '@fenestra/server/host/services';
import { seededRandom } from '@fenestra/testing/seeded-random';
import { eventually } from '@fenestra/testing/time';
import { check } from '../chaos/checks/check';
import type { Violation } from '../chaos/checks/violation';
import { Books } from '../chaos/rig/books';
import { Fleet } from '../chaos/rig/fleet';
import { deliverGoods } from '../chaos/rig/goods';
import { untilQuiet } from '../chaos/rig/quiet';
import type { Evidence } from '../chaos/witnesses/evidence';
import { eventLogOnKafka } from '../chaos/witnesses/event-witness';
import { gather } from '../chaos/witnesses/gather';
import { migrate, startSurroundings, type Surroundings } from '../harness/surroundings';
import { faultyProgramInto, nextProgramInto } from './programs';
import { releasedFile, releasedProgramInto } from './released-program';
import { RollingShop } from './rolling-shop';

const busy: readonly ServiceName[] = ['gateway', 'stock', 'cart', 'orders', 'payments'];
const goBack: readonly ServiceName[] = ['payments', 'orders'];
const clients = 4;
const ordersPerStep = 6;
const quietWithinMs = 180_000;

/** What shoppers met while one thing was done. */
export type Step = {
  readonly what: string;
  readonly seconds: number;
  readonly orders: number;
  /** Requests whose answer told to come again, and those whose connection died. */
  readonly later: number;
  readonly broken: number;
};

export type RollOut = {
  readonly steps: readonly Step[];
  readonly evidence: Evidence;
  readonly violations: readonly Violation[];
  /** What shoppers were shown that is no answer. */
  readonly shown: readonly string[];
  /** Why a migration of the next release was given up. */
  readonly failedMigration: string;
  readonly migrationsOfOrders: { readonly afterFailure: number; readonly afterSuccess: number; readonly after: number };
  /** Jobs that wait, run or were given up at the end, each with its service and why it failed. */
  readonly jobs: readonly string[];
  readonly log: string;
};

/** Shoppers order and pay while the last release becomes the present one, process by process, goes back in part and comes again. */
export async function rollOut(seed: number, say: (line: string) => void): Promise<RollOut> {
  await using closing = new AsyncDisposableStack();
  const surroundings = await withReleasedLimits(await startSurroundings(closing));
  const { folder, operators } = surroundings;
  const last = await releasedProgramInto(join(folder, 'last'));
  const next = await nextProgramInto(join(folder, 'next'));
  const faulty = await faultyProgramInto(join(folder, 'faulty'), next);
  await migrate(last, operators);
  const shop = await RollingShop.start(surroundings, last, busy, closing);
  const books = new Books(shop);
  const delivered = await deliverGoods(books, 1_000);
  const fleet = new Fleet(shop.url, clients, seededRandom(seed));
  closing.use(fleet);
  const { step, steps } = watched(fleet, say);
  const migrationsOfOrders = async () => {
    const sql = `SELECT count(*)::int AS count FROM schema_migration WHERE name LIKE 'orders/%'`;
    return (await books.rows<{ count: number }>('orders', sql))[0]!.count;
  };

  await step('the last release', () => Promise.resolve());
  const failedMigration = await step('a migration fails', () =>
    migrate(faulty, operators).then(String, ({ message }: Error) => message),
  );
  const afterFailure = await migrationsOfOrders();
  await step('migrated', () => migrate(next, operators));
  const afterSuccess = await migrationsOfOrders();
  for (const service of serviceNames) await step(`${service} is new`, () => shop.replace(service, next));
  await step('the migration of the last release', () => migrate(last, operators));
  for (const service of goBack) await step(`${service} is old again`, () => shop.replace(service, last));
  for (const service of goBack) await step(`${service} is new again`, () => shop.replace(service, next));

  await fleet.finish(quietWithinMs);
  const { seconds, left } = await untilQuiet(books, quietWithinMs);
  const quietSince = Date.now();
  say(`quiet after ${seconds.toFixed(1)} s`);
  const events = eventLogOnKafka(surroundings.env['KAFKA_BROKERS']!, process.env['FENESTRA_KCAT'] ?? 'kcat');
  const evidence = await gather({ books, erpToken: shop.erpToken, events }, fleet, delivered);
  const { later, wrong } = fleet.tally;
  return {
    ...{ steps, evidence, failedMigration, shown: [...later, ...wrong], log: shop.log },
    violations: [...(left ? [{ invariant: 'I13', sentence: `not quiet: ${left}` }] : []), ...check(evidence)],
    migrationsOfOrders: { afterFailure, afterSuccess, after: await migrationsOfOrders() },
    jobs: await jobsLeft(surroundings.env['REDIS_URL']!, quietSince),
  };
}

/** A limits file that both programs read: the last release refuses keys that it does not know. */
async function withReleasedLimits({ folder, env, ...surroundings }: Surroundings): Promise<Surroundings> {
  const file = join(folder, 'limits.json');
  await writeFile(file, await releasedFile('tests/harness/no-limits.json'));
  return { ...surroundings, folder, env: { ...env, LIMITS_FILE: file } };
}

/** Each step is over when so many more orders were taken. */
function watched(fleet: Fleet, say: (line: string) => void) {
  const { ledger, tally } = fleet;
  const steps: Step[] = [];
  const seen = () => ({ orders: ledger.acknowledged, later: tally.later.length, broken: tally.broken });
  const step = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const [before, began] = [seen(), performance.now()];
    const result = await work();
    await fleet.takes(ordersPerStep).catch(({ message }: Error) => {
      throw new Error(`${what}: ${message}`);
    });
    const after = seen();
    const done: Step = {
      what,
      seconds: (performance.now() - began) / 1_000,
      orders: after.orders - before.orders,
      later: after.later - before.later,
      broken: after.broken - before.broken,
    };
    steps.push(done);
    say(
      `${what}: ${done.seconds.toFixed(1)} s, ${done.orders} orders, ${done.later} × 503, ${done.broken} connections broken`,
    );
    return result;
  };
  return { step, steps };
}

/** Sweeps have one attempt and come again by themselves: what waits at one look, or failed before all was quiet, is done at the next. */
async function jobsLeft(redisUrl: string, quietSince: number): Promise<string[]> {
  const left: string[] = [];
  for (const service of Object.keys(servicePorts)) {
    const jobs = new Jobs(service, jobsInRedis(redisUrl));
    await jobs.open();
    const inProgress = async () => {
      const { waiting = 0, active = 0 } = await jobs.counts();
      return waiting + active;
    };
    await eventually(async () => expect(await inProgress()).toBe(0)).catch(() => undefined);
    for (const job of await jobs.findFinished(() => true)) {
      const { name, opts, finishedOn = 0, failedReason } = job;
      const comesAgain = (opts.attempts ?? 1) === 1 && finishedOn < quietSince;
      if (!comesAgain && (await job.isFailed())) left.push(`${service}: ${name} failed: ${failedReason}`);
    }
    if ((await inProgress()) > 0) left.push(`${service}: jobs wait`);
    await jobs.close();
  }
  return left;
}
