import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import { form, ProviderApi, type ProviderCall } from '../provider-api';
import type { GopaySettings } from './gopay-settings';

const Status = z.object({
  id: z.coerce.string(),
  state: z.string(),
  sub_state: z.string().optional(),
  /** Minor units, of forints too. */
  amount: z.int(),
  currency: z.string(),
  gw_url: z.string().optional(),
  additional_params: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
});
export type GopayStatus = z.output<typeof Status>;

/** What GoPay's history of refunds looks like is not told: whatever else a row holds, it has its amount (external-services 1.6). */
const Refunds = z.array(z.object({ amount: z.int().positive(), result: z.string().optional() }));

/** What a session is made of, in GoPay's words (external-services 1.3). Amounts are minor units, of forints too. */
export type GopaySession = {
  readonly payer: object;
  readonly amount: number;
  readonly currency: string;
  readonly order_number: string;
  readonly order_description: string;
  /** Comes back with every status. */
  readonly additional_params: GopayStatus['additional_params'];
  readonly items: readonly { type: string; name: string; amount: number; count: number }[];
  readonly callback: { readonly return_url: string; readonly notification_url: string };
  readonly lang: string;
};

/** GoPay understood and said no; nothing was changed there. */
export class GopayRefusal extends Error {
  constructor(
    call: string,
    readonly status: number,
    readonly codes: readonly number[],
  ) {
    super(`GoPay refused to ${call}: ${status} ${codes.join(', ')}`);
  }
}

/** GoPay's REST interface v3. Any error but a GopayRefusal leaves open whether GoPay did what it was asked. */
@Injectable()
export class GopayClient implements OnApplicationShutdown {
  private readonly api: ProviderApi;

  constructor(
    clock: Clock,
    @Inject(Config) private readonly settings: GopaySettings,
  ) {
    this.api = new ProviderApi(clock, {
      provider: 'gopay',
      url: settings.GOPAY_URL,
      tokenPath: '/oauth2/token',
      grant: 'grant_type=client_credentials&scope=payment-all',
      clientId: settings.GOPAY_CLIENT_ID,
      clientSecret: settings.GOPAY_CLIENT_SECRET,
    });
  }

  async create(session: GopaySession): Promise<GopayStatus & { gw_url: string }> {
    const target = { type: 'ACCOUNT', goid: this.settings.GOPAY_GOID };
    const body = JSON.stringify({ ...session, target });
    const answer = await this.post('create a payment', '/payments/payment', 'application/json', body);
    return Status.required({ gw_url: true }).parse(answer);
  }

  async status(id: string): Promise<GopayStatus> {
    return Status.parse(await this.call('read a state', { method: 'GET', path: pathOf(id) }));
  }

  /** May take time: the state says when it is done. */
  async refund(id: string, amount: number): Promise<void> {
    const body = new URLSearchParams({ amount: String(amount) }).toString();
    await this.post('refund', `${pathOf(id)}/refund`, form, body);
  }

  /** Minor units that went back of a payment or are about to; undefined where the history cannot be read. */
  async refunded(id: string): Promise<number | undefined> {
    const history = await this.call('list refunds', { method: 'GET', path: `${pathOf(id)}/refunds` });
    const done = Refunds.safeParse(history).data?.filter(({ result }) => result !== 'FAILED');
    return done?.reduce((total, { amount }) => total + amount, 0);
  }

  /** Takes the money of a pre-authorised payment, as `refund` gives it back. */
  async capture(id: string): Promise<void> {
    await this.post('capture', `${pathOf(id)}/capture`, form, '');
  }

  async onApplicationShutdown(): Promise<void> {
    await this.api.close();
  }

  private post(call: string, path: string, type: string, body: string): Promise<unknown> {
    return this.call(call, { method: 'POST', path, headers: { 'content-type': type }, body });
  }

  private async call(call: string, sent: ProviderCall): Promise<unknown> {
    const { status, body } = await this.api.call(sent);
    if (status === 200) return body;
    if (status >= 400 && status < 500) throw new GopayRefusal(call, status, codesOf(body));
    throw new Error(`GoPay answered ${status} when asked to ${call}`);
  }
}

const pathOf = (id: string): string => `/payments/payment/${encodeURIComponent(id)}`;

/** A global error may come as one flat object instead of a list (external-services 1.8). */
function codesOf(answer: unknown): number[] {
  const { errors = [answer] } = answer as { errors?: unknown[] };
  return errors.flatMap((error) => (error as { error_code?: number }).error_code ?? []);
}
