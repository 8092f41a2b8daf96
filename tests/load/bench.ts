import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { Pool } from 'undici';
import { hasKafka, kafkaForTests } from '@fenestra/messaging/testing/kafka-for-tests';
import { seededRandom } from '@fenestra/testing/seeded-random';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import { ShopProcess } from '../harness/shop-process';
import type { Shopper } from '../harness/shopper';
import { load, type Request, type Round } from './closed-loop';
import { printAbuse } from './abuse';
import { Backlog } from './backlog';
import { printCallCosts } from './call-costs';
import { measureEventDelay, watchFeed, watchKafka } from './event-delay';
import { measureGrowth } from './growth';
import { pssOf } from './memory';
import { firstLoads } from './first-load';
import { printLighthouse } from './lighthouse';
import { measurePageWork } from './page-work';
import { boundedBehindProxy, PassersBy } from './passers-by';
import { type Row, printTable } from './report';
import { printSlowBroker } from './slow-broker';
import { printSlowCalls } from './slow-calls';
import {
  addToCart,
  changeSize,
  fillCart,
  type Known,
  largest,
  largestAssembly,
  placeOrder,
  readCart,
  type ReadyCart,
  setStock,
  usualWindow,
  wholeCheckout,
} from './scenarios';
import { countStatements } from './statements';

/**
 * `npm run bench`: how much of what the machine can do at best the shop reaches. Floor and shop are measured in turn, so
 * that a noisy neighbour hurts both; every number is the median of the rounds. BENCH_ROUNDS, BENCH_SECONDS
 * change the effort, BENCH_ONLY names what to measure, by commas without a space. Instead of that, `--abuse` shows what a visitor
 * notices of addresses at full speed, `--costs` whether calls cost more than they are charged, `--slow` what a shopper notices of
 * slow calls of others, `--slow-broker` how the shop bears a slow Kafka, and `--lighthouse` what Lighthouse reports on the pages.
 */

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const measuredMs = Number(process.env['BENCH_SECONDS'] ?? 5) * 1_000;
const seed = Number(process.env['BENCH_SEED'] ?? 20261121);
const only = process.env['BENCH_ONLY']?.split(/,(?! )/);
const root = resolve(__dirname, '../..');

/** Shares of the floor's requests per second that the shop should reach with 16 clients. */
const aims: Record<string, number> = {
  'change of size': 0.3,
  'undrawn change of size': 0.3,
  'change of size, largest assembly': 0.3,
  'undrawn change of size, largest assembly': 0.3,
  'add to cart': 0.25,
  'place order': 0.15,
  'whole checkout': 0.1,
};

async function main(): Promise<void> {
  if (process.argv.includes('--abuse')) return printAbuse(measuredMs, only);
  if (process.argv.includes('--costs')) return printCallCosts(only);
  if (process.argv.includes('--slow-broker')) return printSlowBroker();
  if (process.argv.includes('--slow')) return printSlowCalls(measuredMs, only);
  if (process.argv.includes('--lighthouse')) return printLighthouse(only);
  console.log(`seed ${seed}, ${rounds} rounds of ${measuredMs / 1_000} s`);
  await using shop = await ShopProcess.start({ FENESTRA_FSYNC: 'on', ...boundedBehindProxy });
  await printDurability(shop);
  const shopper = new PassersBy(shop.url, 'cs.localhost', 7, 32);
  const idle = await pssOf(shop.pid);
  await setStock(shop);
  const floor = await startFloor(shop);
  const known: Known = { catalogue: shopCatalogue(), prices: shopPrices(), random: seededRandom(seed) };
  const ids = await many(configurations, () => shopper.newConfiguration('OS1'));
  const window = usualWindow(ids);
  const isOfAssemblies = only?.some((name) => name.endsWith('largest assembly')) ?? true; // to make them takes its time
  const assembly = largestAssembly(
    await many(isOfAssemblies ? configurations : 0, () => shopper.newAssembly(...largest)),
  );
  const filled = (await many(50, (nth) => fillCart(shopper, nth))).map(({ cart }) => cart);
  const backlog = await Backlog.watch(shop);

  for (const clients of only ? [16] : [16, 1]) {
    const all: [string, () => Promise<Request>][] = [
      ['floor', async () => floor.request],
      ['change of size', async () => changeSize(shopper, window, known)],
      ['undrawn change of size', async () => changeSize(shopper, window, known, { undrawn: true })],
      ['change of size, largest assembly', async () => changeSize(shopper, assembly, known)],
      ['undrawn change of size, largest assembly', async () => changeSize(shopper, assembly, known, { undrawn: true })],
      ['add to cart', async () => addToCart(shopper, ids)],
      ['read cart', async () => readCart(shopper, filled)],
      ['place order', async () => placeOrder(shopper, await prepareCarts(shopper, clients))],
      ['whole checkout', async () => wholeCheckout(shopper)],
    ];
    const scenarios = all.filter(([name]) => name === 'floor' || (only?.includes(name) ?? true));
    const measured = new Map<string, Round[]>(scenarios.map(([name]) => [name, []]));
    for (let round = 0; round < rounds; round++)
      for (const [name, prepare] of scenarios) {
        measured.get(name)!.push(await load({ clients, warmUpMs: measuredMs / 5, measuredMs }, await prepare()));
        await backlog.drain(); // what one load leaves to do must not slow the next one, nor the floor
      }
    const table = [...measured].map(([name, results]): Row => ({
      name,
      rounds: results,
      aim: clients === 16 ? aims[name] : undefined,
    }));
    printTable(`${clients} clients`, table);
  }

  console.log(backlog.report());
  if (only?.includes('page') ?? true) {
    for (const { name, kilobytes, limit } of firstLoads())
      console.log(`first load of ${name}: ${kilobytes.toFixed(1)} kB gzip, at most ${limit}`);
    console.log(await measurePageWork(shop, shopper));
  }
  if (only?.includes('feed') ?? true)
    console.log(await measureEventDelay(shopper, steadily, [await watchFeed(shop, shopper, 60)]));
  console.log(await backlog.balance());
  await shopper.close();
  await floor.close();
  if (only?.includes('kafka') ?? true) console.log(await measureOnKafka());
  if (only?.includes('growth') ?? true) console.log(await measureGrowth());
  if (only) return;
  console.log(`memory, idle: ${idle} MB (PSS of host and database, without sandbox; aim 350)`);
  console.log(await countStatements());
  console.log(await warmStart(shop));
}

/** So many that two clients seldom change the same one, as shoppers do not: the later change is made again. */
const configurations = 200;

const steadily = { perSecond: 100, seconds: 10 };

/** The same host with its events on a real broker, warmed up by checkouts. */
async function measureOnKafka(): Promise<string> {
  const { FENESTRA_KCAT: kcat } = process.env;
  if (!kcat || !hasKafka()) return 'order to Kafka: not measured, Kafka or kcat cannot be had here';
  const broker = await kafkaForTests();
  try {
    await using shop = await ShopProcess.start({
      FENESTRA_FSYNC: 'on',
      ...boundedBehindProxy,
      KAFKA_BROKERS: broker.brokers,
    });
    const shopper = new PassersBy(shop.url, 'cs.localhost', 7, 32);
    await setStock(shop);
    await load({ clients: 16, warmUpMs: 0, measuredMs: 10_000 }, wholeCheckout(shopper));
    const witnesses = [await watchKafka(broker.brokers, kcat, 300), await watchFeed(shop, shopper, 300)];
    const delays = await measureEventDelay(shopper, steadily, witnesses);
    await shopper.close();
    return `with events on Kafka:\n${delays}`;
  } finally {
    await broker.stop();
  }
}

/** Enough for a round of placing alone: preparing takes longer than placing, and running out would be an error. */
async function prepareCarts(shopper: Shopper, clients: number): Promise<ReadyCart[]> {
  return many(Math.ceil(((clients === 1 ? 250 : 800) * (measuredMs * 1.2)) / 1_000), (nth) => fillCart(shopper, nth));
}

async function many<T>(count: number, make: (nth: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) made.push(await make(next++));
  };
  await Promise.all(Array.from({ length: 16 }, work));
  return made;
}

async function printDurability(shop: ShopProcess): Promise<void> {
  const client = new Client({ connectionString: await shop.databaseUrl('orders') });
  await client.connect();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await client.query<Record<string, string>>(`SHOW ${setting}`);
    console.log(`${setting} = ${rows[0]![setting]}`);
  }
  await client.end();
}

/** On the same database server, in a process of its own, asked by the same load generator. */
async function startFloor(shop: ShopProcess): Promise<{ request: Request; close(): Promise<void> }> {
  const admin = new Client({ connectionString: await shop.databaseUrl('orders') });
  await admin.connect();
  await admin.query('CREATE DATABASE floor');
  await admin.end();
  const database = (await shop.databaseUrl('orders')).replace(/[^/]+$/, 'floor');
  const program = ['--require', join(root, 'tools/run-typescript.cjs'), join(__dirname, 'floor.ts')];
  const child = spawn(process.execPath, program, {
    env: { ...process.env, FLOOR_DATABASE_URL: database },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((found) => createInterface({ input: child.stdout }).once('line', found));
  const pool = new Pool(url, { connections: 32 });
  return {
    request: async (client, nth) => {
      const body = JSON.stringify({ cart: `${client}-${nth}-${performance.now()}` });
      const headers = { 'content-type': 'application/json' };
      const answer = await pool.request({ method: 'POST', path: '/orders', body, headers });
      const { id } = (await answer.body.json()) as { id?: string };
      if (!id) throw new Error(`the floor answered ${answer.statusCode}`);
    },
    close: async () => {
      await pool.close();
      child.kill('SIGTERM');
    },
  };
}

async function warmStart(shop: ShopProcess): Promise<string> {
  const times: number[] = [];
  for (let nth = 0; nth < 3; nth++) {
    await shop.stop();
    const began = performance.now();
    await shop.restart();
    times.push(performance.now() - began);
  }
  const seconds = times.map((ms) => (ms / 1_000).toFixed(1)).join(', ');
  return `warm start: ${seconds} s (aim 3)`;
}

main().catch((fault: unknown) => {
  console.error(fault);
  process.exit(1);
});
