import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { request } from 'undici';
import { z } from 'zod';
import { readOrigins } from '@fenestra/clients/shop-origins';
import { checkShops, shopSettings } from '@fenestra/clients/shop-settings';
import { services } from '@fenestra/contracts/wire/cart';
import { type Shop, type ShopCode, shopCodes, shops } from '@fenestra/domain/shop/shops';
import { syntheticHeader, syntheticProof } from '@fenestra/platform/http/synthetic-proof';
import { readConfig } from '@fenestra/platform/service/config';
import { StartupError } from '@fenestra/platform/service/startup-error';
import { resolveSystem } from './service-access';
import { cancelOrder } from './orders';
import type { CommandOutcome } from './command-outcome';

const timeoutMs = 60_000;
/** For so long an order may come after its answer was lost: the shop has given up its request by then. */
const maxOrderDelayMs = 20_000;
const pickupDelivery = { transitId: 23581, regionId: null };

/** Somebody in each country, as the form asks. */
const residents: Record<ShopCode, object> = {
  cs: { kontaktTel: '601 222 333', psc: '602 00', mesto: 'Brno', ulice: 'Lidická 12' },
  sk: { kontaktTel: '0903 123 456', psc: '811 01', mesto: 'Bratislava-Staré Mesto', ulice: 'Hlavná 5' },
  at: { kontaktTel: '0664 123456', psc: '1010', mesto: 'Wien, Innere Stadt', ulice: 'Ring 1' },
  de: { kontaktTel: '030 1234567', psc: '10115', mesto: 'Berlin', ulice: 'Allee 1' },
  hu: { kontaktTel: '06 30 123 4567', psc: '1011', mesto: 'Budapest, I. kerület', ulice: 'Fő utca 2' },
};

type Json = Record<string, unknown>;
type SyntheticRun = {
  readonly shop: ShopCode;
  readonly seconds: number;
  readonly order?: string;
  /** What went wrong first. */
  readonly fault?: string;
  /** Whether its order could not be cancelled, or it is not known whether there is one. */
  readonly isLeft?: true;
  /** The cart whose order it is that is left and has no number here. */
  readonly cart?: string;
};

/** In each shop, or in one, orders as anybody does, and cancels it again: whether the whole shop works, seen from outside. */
export async function runSyntheticShoppers(code?: string): Promise<CommandOutcome> {
  const chosen = shops.filter((shop) => code === undefined || shop.code === code);
  if (chosen.length === 0)
    return {
      done: false,
      text: `${code} is no shop; there are ${shopCodes.join(', ')}`,
      data: { result: 'shop-unknown' },
    };
  const { config, shopUrl, sandboxUrl, serviceToken } = await resolveSystem();
  if (!shopUrl) throw new StartupError('No shop runs here, and GATEWAY_URL does not say where one is.');
  const settings = readConfig({ shops: z.object(shopSettings).check(checkShops) }, process.env);
  const originOf = readOrigins(settings.shops);
  if (!serviceToken)
    throw new StartupError('SERVICE_TOKEN is not set, without which the shop takes its orders for sales.');
  const proofBy = (cart: string): string => syntheticProof(serviceToken, cart);
  const went: SyntheticRun[] = [];
  for (const shop of chosen) {
    const { host } = new URL(originOf(shop.id));
    const email = config.SYNTHETIC_EMAIL.replace('@', `+${randomUUID()}@`);
    const endpoints = { url: shopUrl, host, sandboxUrl };
    const cancel = (order: string): Promise<CommandOutcome> => cancelOrder(order, 'synthetic shopper', true);
    went.push(await new SyntheticShopper(shop, endpoints, email, proofBy, cancel).run());
  }
  return { done: went.every(({ fault: error }) => !error), text: went.map(lineOf).join('\n'), data: went };
}

const lineOf = (went: SyntheticRun): string =>
  went.fault
    ? `${went.shop}: could not ${went.fault}${cleanupText(went)}`
    : `${went.shop}: order ${went.order}, cancelled again, ${went.seconds.toFixed(1)} s`;

function cleanupText({ order, isLeft, cart }: SyntheticRun): string {
  if (!isLeft) return order ? `; order ${order} is cancelled again` : '';
  return `; ${order ? `order ${order}` : `what cart ${cart} may have become`} may have to be cancelled by hand`;
}

type Endpoints = {
  readonly url: string;
  readonly host: string;
  /** Where a sandbox stands in for gateway and mail server; else nothing is paid and no mail is read. */
  readonly sandboxUrl: string | undefined;
};

export class SyntheticShopper {
  private step = 'begin';
  private order: string | undefined;
  /** What it has asked for, answered or not. */
  private sent: { readonly cart: string; readonly key: string } | undefined;

  constructor(
    private readonly shop: Shop,
    private readonly endpoints: Endpoints,
    private readonly email: string,
    /** That an order is its own, by the cart: such are no sales. */
    private readonly proofBy: (cart: string) => string,
    private readonly cancel: (order: string) => Promise<CommandOutcome>,
  ) {}

  /** What it has ordered is cancelled however far it came, also where the answer was lost. */
  async run(): Promise<SyntheticRun> {
    const startedAt = performance.now();
    const first = await this.errorOf(() => this.buy());
    const last = this.sent && (await this.errorOf(() => this.cleanUp(this.sent!)));
    const error = first ?? last;
    return {
      shop: this.shop.code,
      seconds: (performance.now() - startedAt) / 1_000,
      ...(this.order && { order: this.order }),
      ...(error && { fault: error }),
      ...(last && { isLeft: true, ...(!this.order && { cart: this.sent!.cart }) }),
    };
  }

  private async errorOf(run: () => Promise<void>): Promise<string | undefined> {
    try {
      await run();
      return undefined;
    } catch (error) {
      return `${this.step}: ${(error as Error).message}`;
    }
  }

  private async buy(): Promise<void> {
    const cart = await this.configure();
    const token = await this.placeOrder(cart);
    const { sandboxUrl } = this.endpoints;
    if (sandboxUrl) await this.readMail(sandboxUrl);
    if (sandboxUrl && token) await this.pay(token, sandboxUrl);
  }

  /** Resolves to the cart that holds it. */
  private async configure(): Promise<string> {
    this.step = 'configure';
    const made = await this.post('/conf/api/dist/getNewID.php', {
      productId: 'OS1',
      shopId: this.shop.id,
      sklad: 'false',
    });
    const confID = textOf(made, 'id');
    const resized = { shopId: this.shop.id, confID, akce: 'zmenRozmer', width: 1_010, height: 1_210 };
    await this.post('/conf/api/dist/api.php', resized);
    this.step = 'put it into a cart';
    const added = await this.post('/api/v1/cart/add', { products: [{ cenikCode: 'OS1', configurationId: confID }] });
    const cart = textOf(added, 'id');
    await this.cart('setTransit', cart, pickupDelivery);
    return cart;
  }

  /** By card where a sandbox takes it, else in a way in which nothing is paid yet. Resolves to the token of one that is to be paid. */
  private async placeOrder(cart: string): Promise<string | undefined> {
    this.step = 'order';
    const card = this.endpoints.sandboxUrl !== undefined && this.shop.code !== 'hu';
    // With it nobody pays before people have looked at the order.
    if (card) await this.cart('dropService', cart, { serviceId: services.technicalControl });
    const { kosik_data: data } = (await this.cart('getCart', cart)) as { kosik_data: { cena_sdph: number } };
    const [platbaID, share]: [string, number] = card
      ? ['gopay_1', 1]
      : this.shop.code === 'hu'
        ? ['hotove_0', 0]
        : ['prevodem_1', 1];
    const form = {
      ...{ jmeno: 'Synthetic', prijmeni: 'Shopper', firma: '', ic: '', dic: '', platceDPH: false, memo: '' },
      ...{ kontaktEmail: this.email, shopNews: false, souhlas: true, comfortDelivery: false, childGuard: false },
      ...residents[this.shop.code],
      ...{ platbaID, zaloha: data.cena_sdph * share },
    };
    this.sent = { cart, key: randomUUID() };
    const placed = await this.cart('newOrder', cart, { orderData: JSON.stringify(form) }, this.sent.key);
    this.order = textOf(placed, 'objednavkaCislo');
    return card ? textOf(placed, 'token') : undefined;
  }

  private async pay(token: string, sandboxUrl: string): Promise<void> {
    this.step = 'get a page to pay';
    const link = await poll(async () => (await this.readOrder(token)).gopay?.gw_url ?? undefined);
    const { pathname, search } = new URL(link); // where browsers find it, which may be elsewhere for a process
    const page = new URL(pathname + search, sandboxUrl);
    this.step = 'pay';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { statusCode, body } = await request(page, { method: 'POST', headers, body: 'outcome=pay' });
    await body.dump();
    if (statusCode >= 400) throw new Error(`the gateway answered ${statusCode}`);
    await poll(async () => (await this.readOrder(token)).payment_state === 'paid' || undefined);
  }

  private async readOrder(token: string) {
    return (await this.send('GET', `/api/order/${token}`, null, {})) as {
      readonly payment_state: string;
      readonly gopay?: { readonly gw_url?: string | null };
    };
  }

  private async readMail(sandboxUrl: string): Promise<void> {
    this.step = 'read the mail';
    await poll(async () => {
      const { body } = await request(`${sandboxUrl}/inbox/messages?to=${encodeURIComponent(this.email)}`);
      return ((await body.json()) as unknown[]).length > 0 || undefined;
    });
  }

  private async cleanUp(sent: { readonly cart: string; readonly key: string }): Promise<void> {
    this.step = 'find what it has ordered';
    this.order ??= await this.findOrder(sent);
    this.step = 'cancel it';
    if (!this.order) return;
    const { done, text } = await this.cancel(this.order);
    if (!done) throw new Error(text);
  }

  /** By the key of its request; undefined where there is none in the end, as after a refusal. */
  private async findOrder({ cart, key }: { readonly cart: string; readonly key: string }): Promise<string | undefined> {
    const path = `/api/cart/${cart}/order`;
    for (const end = performance.now() + maxOrderDelayMs; ; await sleep(1_000)) {
      const { status, read } = await this.sendRequest('GET', path, null, { 'idempotency-key': key });
      if (status === 200 && read) return textOf(read, 'objednavkaCislo');
      if (status !== 404) throw new Error(`${path} answered ${status}`);
      if (performance.now() > end) return undefined;
    }
  }

  private cart(akce: string, cartId: string, fields: object = {}, key?: string): Promise<Json> {
    const headers: Record<string, string> = key
      ? { 'idempotency-key': key, [syntheticHeader]: this.proofBy(cartId) }
      : {};
    // An order of development is told to nobody outside (OPEN-Q-102).
    return this.post(
      '/conf/api/dist/cartApi.php?development=1',
      { shopId: this.shop.id, cartId, akce, ...fields },
      headers,
    );
  }

  private post(path: string, body: object, headers: Record<string, string> = {}): Promise<Json> {
    return this.send('POST', path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
  }

  private async send(method: 'GET' | 'POST', path: string, body: string | null, headers: Record<string, string>) {
    const { status, text, read } = await this.sendRequest(method, path, body, headers);
    if (status >= 400 || !read || (read['Err'] ?? 0) !== 0)
      throw new Error(`${path} answered ${status} ${text.slice(0, 200)}`);
    return read;
  }

  private async sendRequest(
    method: 'GET' | 'POST',
    path: string,
    body: string | null,
    headers: Record<string, string>,
  ) {
    const { url, host } = this.endpoints;
    const answer = await request(`${url}${path}`, { method, body, headers: { host, ...headers } });
    const text = await answer.body.text();
    return { status: answer.statusCode, text, read: parsed(text) };
  }
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function textOf(answer: Json, field: string): string {
  const value = answer[field];
  if (typeof value === 'string') return value;
  throw new Error(`the answer has no ${field}: ${JSON.stringify(answer).slice(0, 200)}`);
}

async function poll<T>(check: () => Promise<T | undefined>): Promise<T> {
  for (const end = performance.now() + timeoutMs; ; await sleep(250)) {
    const found = await check();
    if (found !== undefined) return found;
    if (performance.now() > end) throw new Error(`nothing came within ${timeoutMs / 1_000} s`);
  }
}
