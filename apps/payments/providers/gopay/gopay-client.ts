import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'undici';
import { z } from 'zod';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import type { GopaySettings } from './gopay-settings';

const callMs = 8_000;
const renewBeforeMs = 120_000;
const form = 'application/x-www-form-urlencoded';

const Token = z.object({ access_token: z.string(), expires_in: z.number() });
const Status = z.object({
  id: z.coerce.string(),
  state: z.string(),
  sub_state: z.string().optional(),
  gw_url: z.string().optional(),
  additional_params: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
});
export type GopayStatus = z.output<typeof Status>;

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
  private readonly pool: Pool;
  private readonly basePath: string;
  private token: Promise<{ value: string; renewAt: number }> | undefined;

  constructor(
    private readonly clock: Clock,
    @Inject(Config) private readonly settings: GopaySettings,
  ) {
    const { origin, pathname } = new URL(settings.GOPAY_URL);
    this.pool = new Pool(origin, { connections: 8 });
    this.basePath = pathname.replace(/\/$/, '');
  }

  async create(session: GopaySession): Promise<GopayStatus & { gw_url: string }> {
    const target = { type: 'ACCOUNT', goid: this.settings.GOPAY_GOID };
    const body = JSON.stringify({ ...session, target });
    const answer = await this.ask('create a payment', 'POST', '/payments/payment', 'application/json', body);
    return Status.required({ gw_url: true }).parse(answer);
  }

  async status(id: string): Promise<GopayStatus> {
    return Status.parse(await this.ask('tell a state', 'GET', `/payments/payment/${encodeURIComponent(id)}`));
  }

  /** May take time: the state says when it is done. */
  async refund(id: string, amount: number): Promise<void> {
    const body = new URLSearchParams({ amount: String(amount) }).toString();
    await this.ask('refund', 'POST', `/payments/payment/${encodeURIComponent(id)}/refund`, form, body);
  }

  /** Takes the money of a pre-authorised payment, as `refund` gives it back. */
  async capture(id: string): Promise<void> {
    await this.ask('capture', 'POST', `/payments/payment/${encodeURIComponent(id)}/capture`, form, '');
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.close();
  }

  /** A token may be taken back before its time: then once more with a new one. */
  private async ask(call: string, method: 'GET' | 'POST', path: string, type?: string, body?: string) {
    const send = async (): Promise<{ status: number; answer: unknown }> =>
      this.send(
        method,
        path,
        { authorization: `Bearer ${await this.validToken()}`, ...(type && { 'content-type': type }) },
        body,
      );
    let { status, answer } = await send();
    if (status === 401 || status === 403) {
      this.token = undefined;
      ({ status, answer } = await send());
    }
    return accepted(call, status, answer);
  }

  private async validToken(): Promise<string> {
    const known = await this.token?.catch(() => undefined);
    if (known && known.renewAt > this.clock.now().getTime()) return known.value;
    if (known || !this.token) this.token = this.newToken(); // else another caller is getting one
    const token = await this.token.catch((fault: unknown) => {
      this.token = undefined;
      throw fault;
    });
    return token.value;
  }

  private async newToken(): Promise<{ value: string; renewAt: number }> {
    const { GOPAY_CLIENT_ID: id, GOPAY_CLIENT_SECRET: secret } = this.settings;
    const headers = {
      authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
      'content-type': form,
    };
    const body = 'grant_type=client_credentials&scope=payment-all';
    const { status, answer } = await this.send('POST', '/oauth2/token', headers, body);
    const { access_token: value, expires_in: seconds } = Token.parse(accepted('give a token', status, answer));
    return { value, renewAt: this.clock.now().getTime() + seconds * 1_000 - renewBeforeMs };
  }

  private async send(
    method: 'GET' | 'POST',
    path: string,
    headers: Record<string, string>,
    body: string | null = null,
  ) {
    const signal = AbortSignal.timeout(callMs);
    const options = {
      method,
      path: this.basePath + path,
      headers: { accept: 'application/json', ...headers },
      body,
      signal,
    };
    const answer = await this.pool.request(options);
    return { status: answer.statusCode, answer: await answer.body.json() };
  }
}

function accepted(call: string, status: number, answer: unknown): unknown {
  if (status === 200) return answer;
  if (status >= 400 && status < 500) throw new GopayRefusal(call, status, codesOf(answer));
  throw new Error(`GoPay answered ${status} when asked to ${call}`);
}

/** A global error may come as one flat object instead of a list (external-services 1.8). */
function codesOf(answer: unknown): number[] {
  const { errors = [answer] } = answer as { errors?: unknown[] };
  return errors.flatMap((error) => (error as { error_code?: number }).error_code ?? []);
}
