// A program: a shop with default settings for the suites of one worker (`oncePerWorker`).
import { Client } from 'pg';
import { startedByWorker } from './once-per-worker';
import { describeShop } from './shared-shop';
import { ShopProcess } from './shop-process';

async function main(): Promise<void> {
  await using shop = await ShopProcess.start();
  await deliverStock(await shop.databaseUrl('stock'));
  await startedByWorker(await describeShop(shop));
  process.kill(shop.pid, 'SIGCONT'); // the last suite stopped it
}

/** Adds enough stock for the orders of all suites. Products that are sold out stay so, because suites show them. */
async function deliverStock(url: string): Promise<void> {
  const stock = new Client({ connectionString: url, application_name: 'tests' });
  await stock.connect();
  await stock.query('UPDATE stock_level SET on_hand = on_hand * 100 WHERE on_hand > 0');
  await stock.end();
}

void main();
