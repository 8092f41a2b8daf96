import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { servicePorts } from '@fenestra/clients/service-clients';
import { startLocalBroker } from '@fenestra/messaging/testing/kafka-broker';
import { serviceNames } from '@fenestra/server/host/services';
import { eventually } from '@fenestra/testing/time';
import { Shopper } from '../harness/shopper';
import { query } from '../harness/query';
import { buildInto, startSurroundings, type Surroundings } from '../harness/surroundings';
import { sizeOfDatabase } from '../load/database-size';
import { fillCart, sendOrderOf } from '../load/scenarios';
import { figure } from '../ops/figures';
import { RollingShop } from '../upgrade/rolling-shop';
import { cpuSecondsOf, cpuSecondsOfStores, memoryOf, peakOf } from './processes';
import { allowedMegabytes, allowedToJob, canLimitMemory, limitMemory } from './memory-limit';
import { canSlowDown, slowDown } from './slow-core';

const settleMs = 20_000;
const idleMs = 60_000;
const warmUp = 150;
const measured = 600;
const clients = 8;
/** Rounds of so many orders each, after which memory is looked at. */
const rounds = { many: 6, orders: 500 };
/** Of what a process is allowed: the rest is for what a day of more windows and larger papers brings. */
const usedShare = 0.75;
/** Of a processor, for each process: so little that twice as many fit on this machine beside the stores. */
const slowShare = 0.05;
const slowOrders = 200;
/** So many that processes wait for nobody, though each answer takes a second. */
const slowClients = 32;

const databases = Object.keys(servicePorts);
const idleCores = 0.1;
const idleMegabytes = 120;
const startsOfEach = 3;
/** Seconds of a processor until a service is ready; how long that takes depends on who else wants one. */
const startSeconds = 1.4;

/** Printed for docs/capacity.md; only what the shop promises is expected. */
describe('what the distributed shop takes', () => {
  const closing = new AsyncDisposableStack();
  let surroundings: Surroundings;
  let program: string;
  let logFolder: string;
  /** Megabytes, of all migrations there are. */
  let peakOfMigration: number;

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fenestra-capacity-'));
    closing.defer(() => rm(folder, { recursive: true, force: true }));
    const broker = await startLocalBroker(join(folder, 'kafka'));
    closing.defer(() => broker.stop());
    logFolder = join(folder, 'kafka/log');
    process.env['KAFKA_BROKERS'] = broker.brokers; // its disk can be looked at here
    surroundings = await startSurroundings(closing);
    program = await buildInto(join(folder, 'program'));
    peakOfMigration = await peakOf(program, ['apps/server/shop.js', 'migrate'], surroundings.operators);
  }, 300_000);
  afterAll(() => closing.disposeAsync(), 120_000);

  const databaseUrl = (owner: string): string =>
    new URL(`/fenestra_${owner}`, surroundings.operators['DATABASE_URL']).href;
  const one = async <Row>(owner: string, sql: string): Promise<Row> => (await query<Row>(databaseUrl(owner), sql))[0];

  async function opened(twice: readonly (typeof serviceNames)[number][], within: AsyncDisposableStack) {
    const shop = await RollingShop.start(surroundings, program, twice, within);
    await query(databaseUrl('stock'), 'UPDATE stock_level SET on_hand = on_hand + 10000');
    const shopper = within.adopt(new Shopper(shop.url, 'cs.localhost', 7, 32), (each) => each.close());
    return { shop, shopper };
  }

  /** A window that is configured, a product from stock, an order by transfer, its mail. Resolves when all that follows is done, to seconds. */
  async function orders(shopper: Shopper, many: number, atOnce = clients): Promise<number> {
    const began = performance.now();
    const { sent } = await mailsSent();
    let left = many;
    const shop = async (): Promise<void> => {
      while (left > 0) await sendOrderOf(shopper, await fillCart(shopper, left--));
    };
    await Promise.all(Array.from({ length: atOnce }, shop));
    await eventually(async () => expect(await mailsSent()).toEqual({ sent: sent + many }), 300_000);
    return (performance.now() - began) / 1_000;
  }
  const mailsSent = () =>
    one<{ sent: number }>(
      'notifications',
      `SELECT count(*)::int AS sent FROM mail WHERE kind = 'confirmation' AND state = 'sent'`,
    );

  async function bytes(): Promise<Record<string, number>> {
    const sizes = databases.map(async (owner) => [owner, await sizeOfDatabase(databaseUrl(owner))] as const);
    const { wal } = await one<{ wal: string }>('orders', `SELECT pg_current_wal_lsn() - '0/0'::pg_lsn AS wal`);
    return {
      ...Object.fromEntries(await Promise.all(sizes)),
      "PostgreSQL's log": Number(wal),
      Kafka: await bytesOfLog(),
    };
  }
  async function bytesOfLog(): Promise<number> {
    const files = await readdir(logFolder, { recursive: true, withFileTypes: true });
    const logs = files.filter(({ name, parentPath }) => name.endsWith('.log') && /\/shop\.[^/]*$/.test(parentPath));
    const sizes = await Promise.all(logs.map(({ name, parentPath }) => stat(join(parentPath, name))));
    return sizes.reduce((sum, { size }) => sum + size, 0);
  }
  async function cpuSeconds(shop: RollingShop): Promise<Record<string, number>> {
    const services = shop.pids.map(async ([service, pid]) => [service, await cpuSecondsOf(pid)] as const);
    return { ...Object.fromEntries(await Promise.all(services)), ...(await cpuSecondsOfStores()) };
  }
  const differences = (before: Record<string, number>, after: Record<string, number>): [string, number][] =>
    Object.entries(after).map(([name, value]) => [name, value - before[name]!]);
  const isService = (name: string): boolean => (serviceNames as readonly string[]).includes(name);
  const sumOf = (parts: readonly (readonly [string, number])[]): number =>
    parts.reduce((sum, [, part]) => sum + part, 0);

  it('is little when nobody comes, and an order costs what it costs', async () => {
    await using within = new AsyncDisposableStack();
    const { shop, shopper } = await opened([], within);
    await sleep(settleMs);
    const memory = await Promise.all(shop.pids.map(async ([service, pid]) => [service, await memoryOf(pid)] as const));
    const rest = await cpuSeconds(shop);
    await sleep(idleMs);
    const idle = differences(rest, await cpuSeconds(shop)).map(
      ([name, seconds]) => [name, (seconds * 1_000) / idleMs] as const,
    );
    for (const [service, megabytes] of memory) figure(`idle memory of ${service}, MB`, megabytes);
    for (const [name, cores] of idle) figure(`idle processor of ${name}, % of a core`, cores * 100);
    const ofServices = sumOf(idle.filter(([name]) => isService(name)));
    figure('idle processor of all services, % of a core', ofServices * 100);

    await orders(shopper, warmUp);
    const [cpu, size] = [await cpuSeconds(shop), await bytes()];
    const seconds = await orders(shopper, measured);
    const used = differences(cpu, await cpuSeconds(shop)).map(
      ([name, all]) => [name, (all * 1_000) / measured] as const,
    );
    const grown = differences(size, await bytes()).map(([name, all]) => [name, all / measured] as const);
    figure('orders a second, whole machine', measured / seconds);
    for (const [name, ms] of used) figure(`an order costs ${name}, ms of a core`, ms);
    figure('an order costs all services, ms of a core', sumOf(used.filter(([name]) => isService(name))));
    for (const [name, each] of grown) figure(`an order grows ${name}, bytes`, each);
    for (const [service, pid] of shop.pids)
      figure(`memory of ${service} after ${measured + warmUp} orders, MB`, await memoryOf(pid));

    expect(ofServices).toBeLessThanOrEqual(idleCores);
    expect(memory.filter(([, megabytes]) => megabytes > idleMegabytes)).toEqual([]);
  }, 900_000);

  it(`a start takes at most ${startSeconds} s of a processor`, async () => {
    await using within = new AsyncDisposableStack();
    const { shop } = await opened([], within);
    await sleep(settleMs);
    const middle = (all: readonly number[]): number => all.toSorted((one, other) => one - other)[all.length >> 1]!;
    const taken: Record<string, number> = {};
    for (const service of serviceNames) {
      const starts: number[] = [];
      const cores: number[] = [];
      for (let nth = 0; nth < startsOfEach; nth++) {
        await shop.replace(service, program);
        await eventually(() => Promise.resolve(void (starts[nth] = shop.startOf(service))));
        const [, pid] = shop.pids.find(([name]) => name === service)!;
        cores.push(await cpuSecondsOf(pid));
      }
      taken[service] = middle(cores);
      figure(`start of ${service}, s of a core`, taken[service].toFixed(2));
      figure(`start of ${service}, s`, middle(starts));
    }

    expect(Object.entries(taken).filter(([, seconds]) => seconds > startSeconds)).toEqual([]);
  }, 600_000);

  (canLimitMemory ? it : it.skip)(
    'no process comes near the memory that it is allowed, however many orders there were',
    async () => {
      await using limits = new AsyncDisposableStack();
      await using within = new AsyncDisposableStack();
      const { shop, shopper } = await opened([], within);
      const allowed = await allowedMegabytes();
      for (const service of serviceNames)
        limits.defer(await limitMemory(allowed, () => shop.replace(service, program)));
      const most: Record<string, number> = {};
      for (let round = 1; round <= rounds.many; round++) {
        await orders(shopper, rounds.orders);
        for (const [service, pid] of shop.pids) {
          const megabytes = await memoryOf(pid);
          most[service] = Math.max(megabytes, most[service] ?? 0);
          figure(`memory of ${service} of ${allowed}, after ${round * rounds.orders} orders, MB`, megabytes);
        }
      }

      expect(Object.entries(most).filter(([, megabytes]) => megabytes > usedShare * allowed)).toEqual([]);
    },
    1_800_000,
  );

  it('jobs need far less memory than they are allowed', async () => {
    await using within = new AsyncDisposableStack();
    const { shop } = await opened([], within);
    const { operators, sandboxUrl } = surroundings;
    const env = { ...operators, ...shop.addresses, GATEWAY_URL: shop.url, SANDBOX_URL: sandboxUrl };
    const peakOfShopper = await peakOf(program, ['apps/server/shop.js', 'synthetic'], env);
    for (const [command, manifest, most] of [
      ['migrate', 'k8s/base/migrate.yaml', peakOfMigration],
      ['synthetic', 'k8s/components/synthetic/shopper/shopper.yaml', peakOfShopper],
    ] as const) {
      const allowed = await allowedToJob(manifest);
      figure(`memory of ${command} of ${allowed} at most, MB`, most);
      expect(most).toBeLessThan(usedShare * allowed);
    }
  }, 300_000);

  (canSlowDown ? it : it.skip)(
    'two of each take more orders than one, where each has a slow core of its own',
    async () => {
      const perSecond = async (twice: readonly (typeof serviceNames)[number][]): Promise<number> => {
        await using within = new AsyncDisposableStack();
        const { shop, shopper } = await opened(twice, within);
        await orders(shopper, warmUp);
        const giveBack = await slowDown(
          shop.pids.map(([, pid]) => pid),
          slowShare,
        );
        within.defer(giveBack);
        return slowOrders / (await orders(shopper, slowOrders, slowClients));
      };
      const single = await perSecond([]);
      const double = await perSecond(serviceNames);
      figure(`orders a second, one of each at ${slowShare} of a core`, single.toFixed(2));
      figure(`orders a second, two of each at ${slowShare} of a core`, double.toFixed(2));
      figure('two of each take so many times the orders of one', (double / single).toFixed(2));
    },
    900_000,
  );
});
