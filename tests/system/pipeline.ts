import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { cart } from '@fenestra/cart/service';
import { configuration } from '@fenestra/configuration/service';
import { addLines, type CartView, changeCart, createCart } from '@fenestra/contracts/http/cart';
import { createConfiguration } from '@fenestra/contracts/http/configuration';
import {
  type OrderData,
  type OrderView,
  placeOrder,
  readOrderByToken,
  type Visit,
} from '@fenestra/contracts/http/orders';
import { reconcilePayment } from '@fenestra/contracts/http/payments';
import { setStock } from '@fenestra/contracts/http/stock';
import { cancelParam } from '@fenestra/contracts/payment-providers';
import { OrderPayment, type PayableOrder } from '@fenestra/gateway/order/order-payment';
import { PaymentNotification } from '@fenestra/gateway/order/payment-notification';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { eventLogMigrations, PostgresTransport } from '@fenestra/messaging/transport/postgres/postgres-transport';
import { notifications } from '@fenestra/notifications/service';
import { orders } from '@fenestra/orders/service';
import { payments } from '@fenestra/payments/service';
import { pricing } from '@fenestra/pricing/service';
import { sandboxEnv } from '@fenestra/server/host/external-providers';
import { type Sandbox, startSandbox } from '@fenestra/sandbox/sandbox';
import { stock } from '@fenestra/stock/service';
import { databaseWith } from '@fenestra/testing/database';
import { must } from '@fenestra/testing/must';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { MovableClock } from '@fenestra/testing/time';
import { unboundedHolds } from '../harness/unbounded-holds';

export const gopay = { clientId: 'shop', clientSecret: 'secret', goid: 8_123_456_789 };
export const paypal = { clientId: 'shop', clientSecret: 'secret', webhookId: 'webhook' };

type Wanted = {
  readonly shopId?: ShopId;
  readonly made?: boolean;
  readonly stockPieces?: number;
  /** Id of an accessory, of which two pieces are taken. */
  readonly accessory?: number;
  readonly control?: boolean;
};

/** All services behind the public edge, each with a database of its own, one event log, one clock to move, and the sandbox outside. */
export class Pipeline {
  readonly clock = new MovableClock();
  /** Set to false, and the shop does not hear of notifications. */
  hears = true;
  private readonly services: Record<string, TestService> = {};
  private readonly ends: (() => unknown)[] = [];
  sandbox!: Sandbox;

  /** `env` is added to settings in which nothing that orders may hold is bounded. */
  static async start(env: Record<string, string> = unboundedHolds): Promise<Pipeline> {
    const pipeline = new Pipeline();
    const folder = await mkdtemp(join(tmpdir(), 'pipeline-'));
    pipeline.ends.push(() => rm(folder, { recursive: true, force: true }));
    pipeline.sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, folder, gopay, paypal });
    pipeline.ends.push(() => pipeline.sandbox.close());
    const origin = await pipeline.listenToNotifications();
    const shopsFile = join(folder, 'shops.json');
    const codes = ['cs', 'sk', 'at', 'de', 'hu'];
    await writeFile(shopsFile, JSON.stringify(Object.fromEntries(codes.map((code) => [code, { hosts: [], origin }]))));
    await pipeline.startServices({
      GOPAY_URL: `${pipeline.sandbox.http}/gopay/api`,
      GOPAY_CLIENT_ID: gopay.clientId,
      GOPAY_CLIENT_SECRET: gopay.clientSecret,
      GOPAY_GOID: String(gopay.goid),
      PAYPAL_URL: `${pipeline.sandbox.http}/paypal`,
      PAYPAL_CLIENT_ID: paypal.clientId,
      PAYPAL_CLIENT_SECRET: paypal.clientSecret,
      PAYPAL_WEBHOOK_ID: paypal.webhookId,
      ...sandboxEnv(['SMTP_URL', 'REPORTS'], pipeline.sandbox),
      SHOPS_FILE: shopsFile,
      ...env,
    });
    return pipeline;
  }

  get configuration(): TestService {
    return this.services['configuration']!;
  }
  get pricing(): TestService {
    return this.services['pricing']!;
  }
  get cart(): TestService {
    return this.services['cart']!;
  }
  get orders(): TestService {
    return this.services['orders']!;
  }
  get payments(): TestService {
    return this.services['payments']!;
  }
  get stock(): TestService {
    return this.services['stock']!;
  }
  get notifications(): TestService {
    return this.services['notifications']!;
  }

  /** A cart with pickup chosen: one window to measure, pieces of the stock window 1001, an accessory, or all of them. */
  async fillCart({ shopId = 7, made = false, stockPieces = 0, accessory, control = true }: Wanted): Promise<CartView> {
    const { client } = this.cart;
    let view = must(await client.call(createCart, { body: { shopId } }));
    const params = { id: view.cartId };
    if (made) {
      const body = { shopId, productId: 'OS1', stock: false };
      const { configurationId } = must(await this.configuration.client.call(createConfiguration, { body }));
      const item = { kind: 'configured' as const, configurationId };
      view = must(await client.call(addLines, { params, body: { shopId, items: [{ item, quantity: 1 }] } }));
    }
    if (stockPieces > 0) {
      const item = { kind: 'stock' as const, product: 1001 };
      view = must(await client.call(addLines, { params, body: { shopId, items: [{ item, quantity: stockPieces }] } }));
    }
    if (accessory !== undefined) {
      const item = { kind: 'accessory' as const, accessory };
      view = must(await client.call(addLines, { params, body: { shopId, items: [{ item, quantity: 2 }] } }));
    }
    const service = { kind: 'service', service: 'technical-control', wanted: false } as const;
    const delivery = { kind: 'delivery', delivery: { kind: 'pickup' } } as const;
    const changes = control ? [delivery] : [service, delivery];
    return must(await client.call(changeCart, { params, body: { shopId, changes } }));
  }

  place(view: CartView, data: OrderData, idempotencyKey: string = randomUUID(), visit?: Visit) {
    const body = { shopId: view.shopId, cartId: view.cartId, data, visit };
    return this.orders.client.call(placeOrder, { body, idempotencyKey });
  }

  async order(wanted: Wanted, method: OrderData['payment']['method'], share = 1): Promise<PayableOrder> {
    const view = await this.fillCart(wanted);
    return this.withPayment(must(await this.place(view, aCustomer(view, method, share))));
  }

  async read(token: string): Promise<PayableOrder> {
    return this.withPayment(must(await this.orders.client.call(readOrderByToken, { params: { token } })));
  }

  /** The public edge's part. */
  private withPayment(order: OrderView): Promise<PayableOrder> {
    return new OrderPayment(this.payments.client).withPayment(order);
  }

  async setStock(pieces: number): Promise<void> {
    must(await this.stock.client.call(setStock, { params: { product: '1001' }, body: { pieces } }));
  }

  /** Somebody has GoPay asked about a session, long enough after the last one. */
  async reconcile(providerId: string, paymentId?: string): Promise<void> {
    this.clock.passSeconds(askAgainSeconds);
    must(await this.payments.client.call(reconcilePayment, { body: { provider: 'gopay', providerId, paymentId } }));
  }

  /** How often the gateway was asked about a session, or about one that is not there. */
  async looksAt(sessionId: number): Promise<number> {
    const told = await fetch(`${this.sandbox.http}/__sandbox/gopay/payments/${sessionId}/looks`);
    return ((await told.json()) as { looks: number }).looks;
  }

  /** The public edge's part: the browser comes back from PayPal. */
  async backFromPaypal(back: URL): Promise<void> {
    this.clock.passSeconds(askAgainSeconds);
    const providerId = back.searchParams.get('token')!;
    const body = { provider: 'paypal', providerId, cancelled: back.searchParams.has(cancelParam) } as const;
    must(await this.payments.client.call(reconcilePayment, { body }));
  }

  /** What the shopper does on the gateway's page; gives the address to which the browser is sent back. */
  async atGateway(url: string, outcome: string): Promise<URL | undefined> {
    const answer = await fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
    const back = answer.headers.get('location');
    return back ? new URL(back) : undefined;
  }

  async control(path: string, body: unknown): Promise<Response> {
    const headers = { 'content-type': 'application/json' };
    return fetch(`${this.sandbox.http}/__sandbox/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  async close(): Promise<void> {
    for (const end of this.ends.toReversed()) await end();
  }

  private async startServices(env: Record<string, string>): Promise<void> {
    const log = await databaseWith(eventLogMigrations, 'event-log');
    this.ends.push(() => log.destroy());
    const transport = new PostgresTransport(log);
    this.ends.push(() => transport.stop());
    // Filled as they start: addresses are asked for at the first call.
    const others = Object.fromEntries(all.map(({ name }) => [name, { url: '' }]));
    for (const service of all) {
      const alone = await startTestService(service, { env, others, transport, clock: this.clock });
      this.services[service.name] = alone;
      others[service.name]!.url = alone.url;
      this.ends.push(() => alone.close());
    }
  }

  /** The public edge's part: passes what providers tell on to the payments service. */
  private async listenToNotifications(): Promise<string> {
    const edge = createServer((request, response) => {
      const heard = this.hears ? this.hear(request) : Promise.resolve(200);
      heard.then(
        (status) => response.writeHead(status).end(),
        () => response.writeHead(503).end(),
      );
    }).listen(0, '127.0.0.1');
    this.ends.push(() => edge.close());
    await new Promise((resolve) => edge.once('listening', resolve));
    return `http://127.0.0.1:${(edge.address() as AddressInfo).port}`;
  }

  private async hear(request: IncomingMessage): Promise<number> {
    if (request.method === 'GET') {
      const { pathname, searchParams } = new URL(request.url!, 'http://edge');
      await this.reconcile(searchParams.get('id')!, pathname.split('/').at(-1));
      return 200;
    }
    this.clock.passSeconds(askAgainSeconds);
    const notification = new PaymentNotification(this.payments.client);
    return (await notification.handleSigned('paypal', request.headers, await buffer(request))) ? 200 : 400;
  }
}

/** A provider is asked about a payment once in this time. */
const askAgainSeconds = 3;

const all = [configuration, pricing, stock, cart, orders, payments, notifications];

/** Jana, who has typed everything right. */
export function aCustomer(
  { totals }: CartView,
  method: OrderData['payment']['method'],
  share = 1,
  email = `${randomUUID()}@example.test`,
): OrderData {
  return {
    firstName: 'Jana',
    lastName: 'Nováková',
    email,
    phone: '601 222 333',
    address: { street: 'Lidická 12', city: 'Brno', postcode: '602 00' },
    company: null,
    invoice: null,
    delivery: null,
    note: '',
    refusesNews: false,
    acceptsTerms: true,
    payment: { method, share },
    deposit: Math.round(totals.gross * share),
    childGuard: false,
  };
}
