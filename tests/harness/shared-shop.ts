import { ServiceClient } from '@fenestra/platform/http/service-client';
import { readSecrets } from '@fenestra/server/data-folder';
import { eventually } from '@fenestra/testing/time';
import { oncePerWorker } from './once-per-worker';
import type { ShopProcess } from './shop-process';

type Address = Pick<ShopProcess, 'pid' | 'folder' | 'url' | 'sandboxUrl' | 'services'>;
/** State that suites must not change. `available` is the stock on sale by product. */
type State = {
  readonly faults: unknown;
  readonly products: string;
  readonly available: Readonly<Record<number, number>>;
};
type Ready = { readonly address: Address; readonly state: State };

/** A running shop as suites see it that share it: they place orders, but may not stop, restart or reconfigure it. */
export class SharedShop {
  constructor(private readonly address: Address) {}

  /** URL of the public edge without a trailing slash. The `host` header chooses the storefront. */
  get url(): string {
    return this.address.url;
  }

  get sandboxUrl(): string {
    return this.address.sandboxUrl;
  }

  async erpToken(): Promise<string> {
    return (await readSecrets(this.address.folder)).erpToken;
  }

  /** Talks to a service behind the public edge, as another service does. */
  async serviceClient(service: string): Promise<ServiceClient> {
    const { serviceToken } = await readSecrets(this.address.folder);
    return new ServiceClient(() => this.address.services[service]!, serviceToken);
  }
}

/** Returns where a new shop is, and its state before any suite (for worker-shop.ts). */
export async function describeShop({ pid, folder, url, sandboxUrl, services }: Address): Promise<Ready> {
  const address = { pid, folder, url, sandboxUrl, services };
  return { address, state: await stateOf(address) };
}

/** Describe blocks of the running spec file that use the shop. */
let users = 0;

/**
 * A shop with default settings that all suites of a worker share which ask for it: they use carts, configurations, contacts
 * and orders of their own. A suite fails that leaves faults, product data or stock changed. Suites that change these, settings
 * or the clock start a shop of their own. The shop is stopped while no suite uses it, because its polling costs a tenth of a core.
 */
export function sharedShop(): { readonly shop: SharedShop } {
  let ready: Ready | undefined;
  beforeAll(async () => {
    ready = await oncePerWorker<Ready>(require.resolve('./worker-shop'));
    users += 1;
    process.kill(ready.address.pid, 'SIGCONT');
  });
  afterAll(async () => {
    if (!ready) return;
    await expectUnchanged(ready).finally(() => {
      users -= 1;
      if (users === 0) process.kill(ready!.address.pid, 'SIGSTOP');
    });
  });
  return {
    get shop() {
      return new SharedShop(ready!.address);
    },
  };
}

async function expectUnchanged({ address, state: { available: stockBefore, ...before } }: Ready): Promise<void> {
  const { available, ...state } = await stateOf(address);
  expect(state).toEqual(before);
  expect(stockErrors(stockBefore, available)).toEqual([]);
}

/** Orders may take up to half of the stock of a product: later suites need the rest. Nothing may add to it. */
const stockErrors = (before: State['available'], now: State['available']): string[] =>
  Object.entries(before)
    .filter(([product, pieces]) => !(now[Number(product)]! >= pieces / 2 && now[Number(product)]! <= pieces))
    .map(([product, pieces]) => `product ${product}: ${pieces} pieces at the start, ${now[Number(product)]} now`);

async function stateOf({ url, sandboxUrl }: Pick<Address, 'url' | 'sandboxUrl'>): Promise<State> {
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
