import { Histogram } from 'prom-client';
import { Pool } from 'undici';
import { z } from 'zod';
import type { Clock } from '@fenestra/platform/service/clock';

const callMs = 8_000;
const outcomes = ['accepted', 'refused', 'failed'] as const;
const callSeconds = new Histogram({
  name: 'fenestra_provider_call_seconds',
  help: 'Calls to payment gateways; outcome: accepted, refused, or failed where there was no answer or none that helps',
  labelNames: ['provider', 'outcome'] as const,
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8],
});
const renewBeforeMs = 120_000;
export const form = 'application/x-www-form-urlencoded';

const Token = z.object({ access_token: z.string(), expires_in: z.number() });

export type ProviderAccount = {
  readonly provider: 'gopay' | 'paypal';
  readonly url: string;
  /** Of the call that gives a token, after `url`. */
  readonly tokenPath: string;
  readonly grant: string;
  readonly clientId: string;
  readonly clientSecret: string;
};
export type ProviderCall = {
  readonly method: 'GET' | 'POST';
  /** After `url`. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};
export type ProviderAnswer = { readonly status: number; readonly body: unknown };

/** JSON over HTTP with an OAuth token, which is kept while it lives. A call without an answer throws. */
export class ProviderApi {
  private readonly pool: Pool;
  private readonly basePath: string;
  private token: Promise<{ value: string; renewAt: number }> | undefined;

  constructor(
    private readonly clock: Clock,
    private readonly account: ProviderAccount,
  ) {
    for (const outcome of outcomes) callSeconds.zero({ provider: account.provider, outcome });
    const { origin, pathname } = new URL(account.url);
    this.pool = new Pool(origin, { connections: 8 });
    this.basePath = pathname.replace(/\/$/, '');
  }

  /** A token may be taken back before its time: then once more with a new one. */
  async call(call: ProviderCall): Promise<ProviderAnswer> {
    const answer = await this.withToken(call);
    if (answer.status !== 401 && answer.status !== 403) return answer;
    this.token = undefined;
    return this.withToken(call);
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  private async withToken(call: ProviderCall): Promise<ProviderAnswer> {
    const authorization = `Bearer ${await this.validToken()}`;
    return this.send({ ...call, headers: { authorization, ...call.headers } });
  }

  private async validToken(): Promise<string> {
    const cachedToken = await this.token?.catch(() => undefined);
    if (cachedToken && cachedToken.renewAt > this.clock.now().getTime()) return cachedToken.value;
    if (cachedToken || !this.token) this.token = this.newToken(); // else another caller is getting one
    const token = await this.token.catch((error: unknown) => {
      this.token = undefined;
      throw error;
    });
    return token.value;
  }

  private async newToken(): Promise<{ value: string; renewAt: number }> {
    const { clientId, clientSecret, tokenPath: path, grant } = this.account;
    const headers = {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': form,
    };
    const { status, body } = await this.send({ method: 'POST', path, headers, body: grant });
    if (status !== 200) throw new Error(`${this.account.url} gave no token: ${status}`);
    const { access_token: value, expires_in: seconds } = Token.parse(body);
    return { value, renewAt: this.clock.now().getTime() + seconds * 1_000 - renewBeforeMs };
  }

  private async send(call: ProviderCall): Promise<ProviderAnswer> {
    const took = callSeconds.startTimer({ provider: this.account.provider });
    try {
      const answer = await this.exchange(call);
      took({ outcome: this.outcomeOf(call, answer) });
      return answer;
    } catch (error) {
      took({ outcome: 'failed' });
      throw error;
    }
  }

  /** Without a token nothing works: a login that is refused wakes somebody as an outage does. */
  private outcomeOf({ path }: ProviderCall, { status }: ProviderAnswer): (typeof outcomes)[number] {
    if (status < 400) return 'accepted';
    return status < 500 && path !== this.account.tokenPath ? 'refused' : 'failed';
  }

  private async exchange({ method, path, headers, body }: ProviderCall): Promise<ProviderAnswer> {
    const answer = await this.pool.request({
      method,
      path: this.basePath + path,
      headers: { accept: 'application/json', ...headers },
      body: body ?? null,
      signal: AbortSignal.timeout(callMs),
    });
    return { status: answer.statusCode, body: await answer.body.json() };
  }
}
