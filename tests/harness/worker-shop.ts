// A program: a shop with default settings for the suites of one worker (`oncePerWorker`).
import { startedByWorker } from './once-per-worker';
import { describeShop } from './shared-shop';
import { ShopProcess } from './shop-process';

async function main(): Promise<void> {
  await using shop = await ShopProcess.start();
  await startedByWorker(await describeShop(shop));
}

void main();
