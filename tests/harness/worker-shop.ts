// A program: a shop with default settings for the suites of one worker (`oncePerWorker`).
import { startedByWorker } from './once-per-worker';
import { query } from './query';
import { describeShop } from './shared-shop';
import { ShopProcess } from './shop-process';

async function main(): Promise<void> {
  await using shop = await ShopProcess.start();
  // Enough for the orders of all suites. Products that are sold out stay so, because suites show them.
  await query(await shop.databaseUrl('stock'), 'UPDATE stock_level SET on_hand = on_hand * 100 WHERE on_hand > 0');
  await startedByWorker(await describeShop(shop));
  process.kill(shop.pid, 'SIGCONT'); // the last suite stopped it
}

void main();
