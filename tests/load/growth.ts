import { Client } from 'pg';
import { eventually } from '@fenestra/testing/time';
import { ShopProcess } from '../harness/shop-process';
import { Shopper } from '../harness/shopper';
import { sizeOfDatabase } from './database-size';
import { fillCart, sendOrderOf } from './scenarios';

const databases = ['configuration', 'cart', 'orders', 'payments', 'stock', 'notifications', 'events'] as const;

/** So many of each, that pages and empty tables do not count. */
const many = 300;
const perVisitor = 3;

type Sizes = Readonly<Record<(typeof databases)[number], number>>;

/** What a visitor, a configured window and an order leave behind, in bytes of each database. */
export async function measureGrowth(): Promise<string> {
  await using shop = await ShopProcess.start();
  await fillShelves(shop);
  const shopper = new Shopper(shop.url);
  const window = async (): Promise<void> => {
    const id = await shopper.newConfiguration('OS1');
    for (let nth = 0; nth < perVisitor; nth++)
      await shopper.configurator('zmenRozmer', id, { width: 800 + nth * 10, height: 1_000 });
  };
  const visitor = async (): Promise<void> => {
    await shopper.newConfiguration('OS1');
    await shopper.newCart();
  };
  const order = async (nth: number): Promise<void> => sendOrderOf(shopper, await fillCart(shopper, nth));
  for (const kind of [visitor, window, order]) await kind(0); // tables and plans are there
  const lines: string[] = [];
  for (const [name, make] of Object.entries({ visitor, 'configured window': window, order })) {
    const before = await settledSizes(shop);
    for (let nth = 0; nth < many; nth++) await make(nth);
    const after = await settledSizes(shop);
    lines.push(report(name, before, after));
  }
  await shopper.close();
  return `bytes on disk for each, the average of ${many}\n${lines.join('\n')}`;
}

async function fillShelves(shop: ShopProcess): Promise<void> {
  const client = new Client({ connectionString: await shop.databaseUrl('stock') });
  await client.connect();
  await client.query('UPDATE stock_level SET on_hand = on_hand + 10000');
  await client.end();
}

/** After events and mails have come to rest: the same sizes twice. */
async function settledSizes(shop: ShopProcess): Promise<Sizes> {
  let last = '';
  await eventually(async () => {
    const now = JSON.stringify(await sizesOf(shop));
    const settled = now === last;
    last = now;
    if (!settled) throw new Error('they are still growing');
  }, 120_000);
  return JSON.parse(last) as Sizes;
}

async function sizesOf(shop: ShopProcess): Promise<Sizes> {
  const sizes = databases.map(
    async (database) => [database, await sizeOfDatabase(await shop.databaseUrl(database))] as const,
  );
  return Object.fromEntries(await Promise.all(sizes)) as Sizes;
}

function report(name: string, before: Sizes, after: Sizes): string {
  const grown = databases.map(
    (database) => [database, Math.round((after[database] - before[database]) / many)] as const,
  );
  const total = grown.reduce((sum, [, bytes]) => sum + bytes, 0);
  const parts = grown.filter(([, bytes]) => bytes > 0).map(([database, bytes]) => `${database} ${bytes}`);
  return `  ${name.padEnd(18)}${String(total).padStart(7)}  ${parts.join(', ')}`;
}
