import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { request } from 'undici';
import { z } from 'zod';
import { readOrigins } from '@fenestra/clients/shop-origins';
import { checkShops, shopSettings } from '@fenestra/clients/shop-settings';
import { services } from '@fenestra/contracts/wire/cart';
import { type Shop, type ShopCode, shops } from '@fenestra/domain/shop/shops';
import { syntheticHeader, syntheticProof } from '@fenestra/platform/http/synthetic-proof';
import { readConfig } from '@fenestra/platform/service/config';
import { StartFault } from '@fenestra/platform/service/start-fault';
import { openShop } from './shop-access';
import { cancelOrder } from './shop-orders';
import type { Outcome } from './shop-outcome';

const patienceMs = 60_000;
const pickUp = { transitId: 23581, regionId: null };

/** Somebody in each country, as the form asks. */
const residents: Record<ShopCode, object> = {
  cs: { kontaktTel: '601 222 333', psc: '602 00', mesto: 'Brno', ulice: 'Lidická 12' },
  sk: { kontaktTel: '0903 123 456', psc: '811 01', mesto: 'Bratislava-Staré Mesto', ulice: 'Hlavná 5' },
  at: { kontaktTel: '0664 123456', psc: '1010', mesto: 'Wien, Innere Stadt', ulice: 'Ring 1' },
  de: { kontaktTel: '030 1234567', psc: '10115', mesto: 'Berlin', ulice: 'Allee 1' },
  hu: { kontaktTel: '06 30 123 4567', psc: '1011', mesto: 'Budapest, I. kerület', ulice: 'Fő utca 2' },
};

type Json = Record<string, unknown>;
type Went = {
  readonly shop: ShopCode;
  readonly seconds: number;
  readonly order?: string;
  /** What went wrong first. */
  readonly fault?: string;
  /** Whether its order could not be cancelled. */
  readonly isLeft?: true;
};

/** In each shop, or in one, orders as anybody does, and cancels it again: whether the whole shop works, seen from outside. */
export async function shopAround(code?: string): Promise<Outcome> {
  const chosen = shops.filter((shop) => code === undefined || shop.code === code);
  if (chosen.length === 0) return { done: false, text: `there is no shop ${code}`, data: { result: 'shop-unknown' } };
  const { config, shopUrl, sandboxUrl, serviceToken } = await openShop();
  if (!shopUrl) throw new StartFault('No shop runs here, and GATEWAY_URL does not say where one is.');
  const settings = readConfig({ shops: z.object(shopSettings).check(checkShops) }, process.env);
  const originOf = readOrigins(settings.shops);
  if (!serviceToken)
    throw new StartFault('SERVICE_TOKEN is not set, without which the shop takes its orders for sales.');
  const proofBy = (cart: string): string => syntheticProof(serviceToken, cart);
  const went: Went[] = [];
  for (const shop of chosen) {
    const { host } = new URL(originOf(shop.id));
    const email = config.SYNTHETIC_EMAIL.replace('@', `+${randomUUID()}@`);
    went.push(await new SyntheticShopper(shop, { url: shopUrl, host }, sandboxUrl, email, proofBy).walk());
  }
  return { done: went.every(({ fault }) => !fault), text: went.map(lineOf).join('\n'), data: went };
}

const lineOf = ({ shop, seconds, order, fault, isLeft }: Went): string =>
  fault
    ? `${shop}: could not ${fault}${order ? `; order ${order} ${isLeft ? 'may have to be cancelled by hand' : 'is cancelled again'}` : ''}`
    : `${shop}: order ${order}, cancelled again, ${seconds.toFixed(1)} s`;

class SyntheticShopper {
  private step = 'begin';
  private order: string | undefined;

  constructor(
    private readonly shop: Shop,
    private readonly place: { readonly url: string; readonly host: string },
    /** Where a sandbox stands in for gateway and mail server; else nothing is paid and no mail is read. */
    private readonly sandboxUrl: string | undefined,
    private readonly email: string,
    /** That an order is its own, by the cart: such are no sales. */
    private readonly proofBy: (cart: string) => string,
  ) {}

  /** What it has ordered is cancelled however far it came. */
  async walk(): Promise<Went> {
    const began = performance.now();
    const first = await this.faultOf(() => this.buy());
    const last = this.order && (await this.faultOf(() => this.tidyUp(this.order!)));
    const fault = first ?? last;
    return {
      shop: this.shop.code,
      seconds: (performance.now() - began) / 1_000,
      ...(this.order && { order: this.order }),
      ...(fault && { fault }),
      ...(last && { isLeft: true }),
    };
  }

  private async faultOf(walk: () => Promise<void>): Promise<string | undefined> {
    try {
      await walk();
      return undefined;
    } catch (fault) {
      return `${this.step}: ${(fault as Error).message}`;
    }
  }

  private async buy(): Promise<void> {
    const cart = await this.configure();
    const token = await this.placeOrder(cart);
    if (this.sandboxUrl) await this.readMail(this.sandboxUrl);
    if (this.sandboxUrl && token) await this.pay(token, this.sandboxUrl);
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
    await this.cart('setTransit', cart, pickUp);
    return cart;
  }

  /** By card where a sandbox takes it, else in a way in which nothing is paid yet. Resolves to the token of one that is to be paid. */
  private async placeOrder(cart: string): Promise<string | undefined> {
    this.step = 'order';
    const card = this.sandboxUrl !== undefined && this.shop.code !== 'hu';
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
    const placed = await this.cart('newOrder', cart, { orderData: JSON.stringify(form) }, randomUUID());
    this.order = textOf(placed, 'objednavkaCislo');
    return card ? textOf(placed, 'token') : undefined;
  }

  private async pay(token: string, sandboxUrl: string): Promise<void> {
    this.step = 'get a page to pay';
    const link = await until(async () => (await this.readOrder(token)).gopay?.gw_url ?? undefined);
    const { pathname, search } = new URL(link); // where browsers find it, which may be elsewhere for a process
    const page = new URL(pathname + search, sandboxUrl);
    this.step = 'pay';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { statusCode, body } = await request(page, { method: 'POST', headers, body: 'outcome=pay' });
    await body.dump();
    if (statusCode >= 400) throw new Error(`the gateway answered ${statusCode}`);
    await until(async () => (await this.readOrder(token)).payment_state === 'paid' || undefined);
  }

  private async readOrder(token: string) {
    return (await this.send('GET', `/api/order/${token}`, null, {})) as {
      readonly payment_state: string;
      readonly gopay?: { readonly gw_url?: string | null };
    };
  }

  private async readMail(sandboxUrl: string): Promise<void> {
    this.step = 'read the mail';
    await until(async () => {
      const { body } = await request(`${sandboxUrl}/inbox/messages?to=${encodeURIComponent(this.email)}`);
      return ((await body.json()) as unknown[]).length > 0 || undefined;
    });
  }

  private async tidyUp(order: string): Promise<void> {
    this.step = 'cancel it';
    const { done, text } = await cancelOrder(order, 'synthetic shopper', true);
    if (!done) throw new Error(text);
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
    const { url, host } = this.place;
    const answer = await request(`${url}${path}`, { method, body, headers: { host, ...headers } });
    const text = await answer.body.text();
    const read = parsed(text);
    if (answer.statusCode >= 400 || !read || (read['Err'] ?? 0) !== 0)
      throw new Error(`${path} answered ${answer.statusCode} ${text.slice(0, 200)}`);
    return read;
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

async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (const end = performance.now() + patienceMs; ; await sleep(250)) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > end) throw new Error(`nothing came within ${patienceMs / 1_000} s`);
  }
}
