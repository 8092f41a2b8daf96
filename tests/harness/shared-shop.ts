import { readRunFile, type RunFile } from '@fenestra/server/host/run-file';
import { eventually } from '@fenestra/testing/time';
import { EmbeddedShop } from './embedded-shop';
import { oncePerWorker } from './once-per-worker';

/** State that suites must not change. `available` is the stock on sale by product. */
type State = {
  readonly faults: unknown;
  readonly products: string;
  readonly available: Readonly<Record<number, number>>;
};
type Ready = { readonly folder: string; readonly run: RunFile; readonly state: State };

/** Returns where a new shop is, and its state before any suite (for worker-shop.ts). */
export async function describeShop(shop: EmbeddedShop): Promise<Ready> {
  const run = await readRunFile(shop.folder);
  return { folder: shop.folder, run: run!, state: await stateOf(shop) };
}

/** Describe blocks of the running spec file that use the shop. */
let users = 0;

/**
 * A shop with default settings that all suites of a worker share which ask for it: they use carts, configurations, contacts
 * and orders of their own. A suite fails that leaves faults, product data or stock changed. Suites that stop the shop or
 * change settings or the clock start one of their own. It is suspended while no suite uses it, because an idle shop polls (decision 105).
 */
export function sharedShop(): { readonly shop: EmbeddedShop } {
  let ready: Ready | undefined;
  let shop: EmbeddedShop;
  beforeAll(async () => {
    ready = await oncePerWorker<Ready>(require.resolve('./worker-shop'));
    shop = new EmbeddedShop(ready.folder, { ...process.env, FENESTRA_DATA: ready.folder }, ready.run);
    users += 1;
    process.kill(shop.pid, 'SIGCONT');
  });
  afterAll(async () => {
    if (!ready) return;
    await expectUnchanged(shop, ready.state).finally(() => {
      users -= 1;
      if (users === 0) process.kill(shop.pid, 'SIGSTOP');
    });
  });
  return {
    get shop() {
      return shop;
    },
  };
}

async function expectUnchanged(shop: EmbeddedShop, { available: stockBefore, ...before }: State): Promise<void> {
  const { available, ...state } = await stateOf(shop);
  expect(state).toEqual(before);
  expect(stockErrors(stockBefore, available)).toEqual([]);
}

/** Orders may take up to half of the stock of a product: later suites need the rest. Nothing may add to it. */
const stockErrors = (before: State['available'], now: State['available']): string[] =>
  Object.entries(before)
    .filter(([product, pieces]) => !(now[Number(product)]! >= pieces / 2 && now[Number(product)]! <= pieces))
    .map(([product, pieces]) => `product ${product}: ${pieces} pieces at the start, ${now[Number(product)]} now`);

async function stateOf({ url, sandboxUrl }: EmbeddedShop): Promise<State> {
  const faults = await answerOf<unknown>(`${sandboxUrl}/__sandbox/faults`);
  const { vyrobky, sklad } = await answerOf<Products>(`${url}/api/products`);
  const available = Object.fromEntries(sklad.map(({ sklad_id, sklad_pocet }) => [sklad_id, sklad_pocet]));
  return { faults, products: JSON.stringify(vyrobky), available };
}

/** A shop on a busy machine may answer 503 for a while. */
async function answerOf<Answer>(address: string): Promise<Answer> {
  let answer: Response | undefined;
  await eventually(async () => {
    answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}: ${await answer.text()}`);
  });
  return (await answer!.json()) as Answer;
}

/** Products in the wire protocol. */
type Products = {
  readonly vyrobky: object[];
  readonly sklad: { readonly sklad_id: number; readonly sklad_pocet: number }[];
};
