import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import { type ProviderAnswer, ProviderApi, type ProviderCall } from '../provider-api';
import { PaypalMoney } from './paypal-money';
import type { PaypalSettings } from './paypal-settings';

const Capture = z.object({ id: z.string(), status: z.string(), amount: PaypalMoney });
const Refund = z.object({ status: z.string(), amount: PaypalMoney });
const Unit = z.object({
  custom_id: z.string().optional(),
  payments: z
    .object({ captures: z.array(Capture).default([]), refunds: z.array(Refund).default([]) })
    .default({ captures: [], refunds: [] }),
});
const Order = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z.tuple([Unit]),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
});
export type PaypalOrder = z.output<typeof Order>;

type RefundsBefore = { readonly before: number; readonly failed: number };

const Refusal = z.object({ name: z.string(), details: z.array(z.object({ issue: z.string() })).default([]) });

/** PayPal understood and said no; nothing was changed there. */
export class PaypalRefusal extends Error {
  constructor(
    call: string,
    readonly status: number,
    readonly issues: readonly string[],
  ) {
    super(`PayPal refused to ${call}: ${status} ${issues.join(', ')}`);
  }
}

/** PayPal's Orders v2 and Payments v2. Any error but a PaypalRefusal leaves open whether PayPal did what it was asked. */
@Injectable()
export class PaypalClient implements OnApplicationShutdown {
  private readonly api: ProviderApi;

  constructor(clock: Clock, @Inject(Config) settings: PaypalSettings) {
    this.api = new ProviderApi(clock, {
      provider: 'paypal',
      url: settings.PAYPAL_URL,
      tokenPath: '/v1/oauth2/token',
      grant: 'grant_type=client_credentials',
      clientId: settings.PAYPAL_CLIENT_ID,
      clientSecret: settings.PAYPAL_CLIENT_SECRET,
    });
  }

  async create(order: object, key: string): Promise<PaypalOrder> {
    return Order.parse(await this.once('create an order', '/v2/checkout/orders', key, order));
  }

  async order(id: string): Promise<PaypalOrder> {
    const call = 'read an order';
    return Order.parse(accepted(call, await this.api.call({ method: 'GET', path: orderPath(id) })));
  }

  async capture(id: string): Promise<PaypalOrder> {
    return Order.parse(await this.once('capture', `${orderPath(id)}/capture`, `${id}-capture`, {}));
  }

  /** `before`: minor units that went back of this capture already; `failed`: refunds of it that came to nothing, which PayPal would only tell again. */
  async refund(captureId: string, amount: PaypalMoney, { before, failed }: RefundsBefore): Promise<void> {
    const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`;
    const key = [`${captureId}-refund`, before > 0 && `after-${before}`, failed > 0 && `again-${failed}`];
    await this.once('refund', path, key.filter((part) => part !== false).join('-'), { amount });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.api.close();
  }

  /** PayPal does it once for a key, so that a call whose answer was lost may be made again (external-services 2.4). */
  private async once(call: string, path: string, key: string, body: object): Promise<unknown> {
    const headers = { 'content-type': 'application/json', 'paypal-request-id': key, prefer: 'return=representation' };
    const sent: ProviderCall = { method: 'POST', path, headers, body: JSON.stringify(body) };
    try {
      return accepted(call, await this.api.call(sent));
    } catch (error) {
      if (error instanceof PaypalRefusal) throw error;
      return accepted(call, await this.api.call(sent));
    }
  }
}

const orderPath = (id: string): string => `/v2/checkout/orders/${encodeURIComponent(id)}`;

/** 409 and 429 are no refusals: another call is in progress, or there were too many. */
function accepted(call: string, { status, body }: ProviderAnswer): unknown {
  if (status === 200 || status === 201) return body;
  const refusal = Refusal.safeParse(body);
  if (![400, 403, 404, 422].includes(status) || !refusal.success)
    throw new Error(`PayPal answered ${status} when asked to ${call}`);
  const { name, details } = refusal.data;
  throw new PaypalRefusal(call, status, [name, ...details.map(({ issue }) => issue)]);
}
