import { ServiceClient } from '@fenestra/platform/http/service-client';
import { readSecrets } from '@fenestra/server/data-folder';
import { eventually } from '@fenestra/testing/time';
import { oncePerWorker } from './once-per-worker';
import type { ShopProcess } from './shop-process';

type Address = Pick<ShopProcess, 'folder' | 'url' | 'sandboxUrl' | 'services'>;
/** What suites have to leave as it was. */
type State = { readonly faults: unknown; readonly products: string; readonly free: Readonly<Record<number, number>> };
type Ready = { readonly address: Address; readonly state: State };

/** A running shop as suites see it that share it: they place orders, but may not stop, restart or reconfigure it. */
export class SharedShop {
  constructor(private readonly address: Address) {}

  /** Of the public edge, without a slash at the end. Hosts are chosen by the header. */
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

/** For the program that starts the shop (worker-shop.ts): where it is, and its state before any suite. */
export async function describeShop({ folder, url, sandboxUrl, services }: Address): Promise<Ready> {
  const address = { folder, url, sandboxUrl, services };
  return { address, state: await stateOf(address) };
}

/**
 * A shop with default settings that all suites of a worker share which ask for it: they use carts, configurations, contacts
 * and orders of their own. A suite fails that leaves faults, product data or stock changed. Suites that change these, settings
 * or the clock start a shop of their own.
 */
export function sharedShop(): { readonly shop: SharedShop } {
  let ready: Ready | undefined;
  beforeAll(async () => {
    ready = await oncePerWorker<Ready>(require.resolve('./worker-shop'));
  });
  afterAll(async () => {
    if (ready) await expectUnchanged(ready);
  });
  return {
    get shop() {
      return new SharedShop(ready!.address);
    },
  };
}

async function expectUnchanged({ address, state: { free: begun, ...before } }: Ready): Promise<void> {
  const { free, ...state } = await stateOf(address);
  expect(state).toEqual(before);
  expect(missing(begun, free)).toEqual([]);
}

/** Orders take stock; what is sold to less than half of the start, or was raised, is missing for the suites that follow. */
const missing = (begun: State['free'], now: State['free']): string[] =>
  Object.entries(begun)
    .filter(([product, pieces]) => !(now[Number(product)]! >= pieces / 2 && now[Number(product)]! <= pieces))
    .map(([product, pieces]) => `product ${product}: ${pieces} pieces at the start, ${now[Number(product)]} now`);

async function stateOf({ url, sandboxUrl }: Pick<Address, 'url' | 'sandboxUrl'>): Promise<State> {
  const faults = await answerOf<unknown>(`${sandboxUrl}/__sandbox/faults`);
  const { vyrobky, sklad } = await answerOf<Products>(`${url}/api/products`);
  const free = Object.fromEntries(sklad.map(({ sklad_id, sklad_pocet }) => [sklad_id, sklad_pocet]));
  return { faults, products: JSON.stringify(vyrobky), free };
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

/** As the public protocol writes them. */
type Products = {
  readonly vyrobky: object[];
  readonly sklad: { readonly sklad_id: number; readonly sklad_pocet: number }[];
};
