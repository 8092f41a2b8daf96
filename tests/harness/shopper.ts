import { randomUUID } from 'node:crypto';
import { Pool } from 'undici';
import { maxWaitMs } from '@fenestra/testing/time';

export type Json = Record<string, unknown>;
export type Answer = { readonly status: number; readonly body: Json };

/** What a shopper types in at the end; name only what a test is about. */
export const orderForm = (difference: object = {}): object => ({
  jmeno: 'Jana',
  prijmeni: 'Nováková',
  firma: '',
  ulice: 'Lidická 12',
  mesto: 'Brno',
  psc: '602 00',
  ic: '',
  dic: '',
  platceDPH: false,
  kontaktTel: '601 222 333',
  kontaktEmail: 'jana@example.test',
  memo: '',
  shopNews: false,
  souhlas: true,
  comfortDelivery: false,
  childGuard: false,
  ...difference,
});

/**
 * Talks to the shop as any storefront does: the public protocol, field by field as the specification writes it,
 * without any code of ours. It throws nothing away and hides no error.
 */
export class Shopper {
  private readonly pool: Pool;
  readonly headers: Record<string, string>;

  constructor(
    readonly url: string,
    readonly host = 'cs.localhost',
    readonly shopId = 7,
    connections = 16,
    /** Its own address, where the shop is to know it from others: any of 127.0.0.0/8, on Linux only. */
    localAddress?: string,
  ) {
    // Long before the shop closes idle sockets: on a busy machine a request is written seconds after its socket was chosen.
    const timeouts = { headersTimeout: maxWaitMs, bodyTimeout: maxWaitMs, keepAliveMaxTimeout: 5_000 };
    this.pool = new Pool(url, { connections, ...timeouts, ...(localAddress && { localAddress }) });
    this.headers = { host, 'content-type': 'application/json' };
  }

  async post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('POST', path, typeof body === 'string' ? body : JSON.stringify(body), headers);
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('GET', path, null, headers);
  }

  configurator(
    akce: string,
    confID: string,
    fields: object = {},
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    return this.post('/conf/api/dist/api.php', { shopId: this.shopId, confID, akce, ...fields }, headers);
  }

  cart(akce: string, cartId: string, fields: object = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.post('/conf/api/dist/cartApi.php', { shopId: this.shopId, cartId, akce, ...fields }, headers);
  }

  async newConfiguration(productId = 'OS1'): Promise<string> {
    const { body } = await this.post('/conf/api/dist/getNewID.php', { productId, shopId: this.shopId, sklad: 'false' });
    return need(body['id'] as string | undefined, body);
  }

  /** Several elements of a product in a row, each of that size, mm. */
  async newAssembly(product: string, elements: number, { width, height }: { width: number; height: number }) {
    const id = await this.newConfiguration(product);
    await this.configurator('zmenRozmer', id, { width, height });
    const fields = { umisteni: 'vpravo', vyrobekId: product, sirka: width, vyska: height };
    for (let nth = 1; nth < elements; nth++) {
      const { body } = await this.configurator('pridejPrvek', id, fields);
      need(body['sestava'] as object | undefined, body);
    }
    return id;
  }

  async newCart(): Promise<string> {
    const { body } = await this.post('/conf/api/dist/cartApi.php', { shopId: this.shopId, akce: 'getNewCart' });
    return need(body['kosikID'] as string | undefined, body);
  }

  /** WIRE-44, as the configurator's button does it. Resolves to the cart's id. */
  async addConfigured(confID: string, cartId = ''): Promise<string> {
    const products = [{ cenikCode: 'OS1', configurationId: confID }];
    const { body } = await this.post('/api/v1/cart/add', { products }, { 'x-cart-id': cartId });
    return need(body['id'] as string | undefined, body);
  }

  /** WIRE-24 without a mail. Resolves to the id of the dated offer. */
  async saveOffer(configuration: string | readonly string[]): Promise<string> {
    const asked = { configuration, type: 'O', route: '/doplnky/', domain: this.host };
    const { body } = await this.post('/api/configuration', asked);
    return need(body['id'] as string | undefined, body);
  }

  addStock(cartId: string, productId = 1005, count = 1): Promise<Answer> {
    return this.cart('addItemToCart', cartId, { productId, type: 'sklad', count });
  }

  deliverTo(cartId: string, regionId: number): Promise<Answer> {
    return this.cart('setTransit', cartId, { transitId: 47, regionId });
  }

  /** The postcode decides the region. */
  deliverToPostcode(cartId: string, psc: string, regionId: number | null = null): Promise<Answer> {
    return this.cart('setTransit', cartId, { transitId: 47, regionId, psc });
  }

  pickUp(cartId: string): Promise<Answer> {
    return this.cart('setTransit', cartId, { transitId: 23581, regionId: null });
  }

  /** Sends the order for what the cart costs now. `share` is the part to pay now. */
  async order(
    cartId: string,
    platbaID: string,
    share: number,
    difference: object = {},
    key: string = randomUUID(),
  ): Promise<Answer> {
    const cart = (await this.cart('getCart', cartId)).body as { kosik_data?: { cena_sdph: number } };
    const gross = need(cart.kosik_data, cart).cena_sdph;
    return this.sendOrder(cartId, { platbaID, zaloha: Math.round(gross * share * 100) / 100, ...difference }, key);
  }

  sendOrder(
    cartId: string,
    difference: object,
    key: string = randomUUID(),
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const orderData = JSON.stringify(orderForm(difference));
    return this.cart('newOrder', cartId, { orderData }, { 'idempotency-key': key, ...headers });
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  /** What every request of this shopper carries. */
  protected ownHeaders(): Record<string, string> {
    return this.headers;
  }

  private async send(
    method: 'GET' | 'POST',
    path: string,
    body: string | null,
    headers: Record<string, string>,
  ): Promise<Answer> {
    const answer = await this.pool.request({ method, path, body, headers: { ...this.ownHeaders(), ...headers } });
    const text = await answer.body.text();
    return { status: answer.statusCode, body: parse(text) };
  }
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return { text };
  }
}

function need<T>(value: T | undefined, body: unknown): T {
  if (value === undefined) throw new Error(`unexpected answer: ${JSON.stringify(body).slice(0, 500)}`);
  return value;
}
