import { setTimeout as sleep } from 'node:timers/promises';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'undici';
import type { AnswerOf, Endpoint, InputOf, ReasonOf } from '@fenestra/contracts/endpoint';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { Unavailable } from '@fenestra/messaging/inbox/errors';
import {
  currentTrace,
  currentTraceparent,
  addOrderToTrace,
  addCpuTime,
} from '@fenestra/messaging/tracing/trace-context';
import { compileSchema } from './compile-schema';
import { ClientDisconnected } from './client-disconnected';
import { sendRequest, RequestNotSent } from './send-request';
import { orderHeader, cpuTimeHeader } from './request-hooks';
import { callSeconds } from '../observability/metrics';

type Parts = {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  idempotencyKey?: string;
};
type Answer = { readonly status: number; readonly body: unknown };
type RefusalBody = { reason?: string; details?: Readonly<Record<string, unknown>> } | null;

const maxAttempts = 3;
const defaultDeadlineMs = 5_000;
/** Connections of a pool. Long calls wait rather than work, so that more of them fit. */
const connections = { short: 16, long: 128 } as const;
const unavailableStatuses = [502, 503, 504];

/** The other service gives no answer now: it is down, too slow or overloaded. Whether a write took effect is unknown. */
export class ServiceUnavailable extends Unavailable {}

/** Calls another service; each service that is called has a class of its own. Refusals named by the contract come back as values; everything else that goes wrong is thrown. */
export class ServiceClient implements OnApplicationShutdown {
  private readonly pools = new Map<string, Pool>();

  /**
   * The address is asked for at the first call: services that start together do not wait for each other. `deadlineMs`
   * overrides the deadlines of all endpoints.
   */
  constructor(
    private readonly url: () => string,
    private readonly token: string,
    private readonly deadlineMs?: number,
  ) {}

  async call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Result<AnswerOf<E>, ReasonOf<E>>> {
    const took = callSeconds.startTimer({ call: `${endpoint.method} ${endpoint.path}` });
    try {
      const result = resultOf(endpoint, await this.sendRepeatedly(endpoint, input as Parts));
      took({ outcome: result.ok ? 'accepted' : 'refused' });
      return result;
    } catch (error) {
      took({ outcome: error instanceof ServiceUnavailable ? 'unavailable' : 'fault' });
      throw error;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.pools.values()].map((pool) => pool.close()));
  }

  /** Tries again what may happen twice, and what has not happened once. */
  private async sendRepeatedly(endpoint: Endpoint, input: Parts): Promise<Answer> {
    const deadline = deadlineOf(endpoint, this.deadlineMs);
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.send(endpoint, input, deadline);
      } catch (cause) {
        if (cause instanceof ClientDisconnected) throw cause;
        const mayRepeat = cause instanceof RequestNotSent || isRepeatable(endpoint, input);
        if (!mayRepeat || attempt === maxAttempts || performance.now() >= deadline)
          throw new ServiceUnavailable(`${endpoint.method} ${endpoint.path} got no answer`, { cause });
        // Long enough to notice that a connection was closed; and callers that failed together must not come back together.
        await sleep(25 * attempt * (1 + Math.random()));
      }
    }
  }

  private async send(endpoint: Endpoint, input: Parts, deadline: number): Promise<Answer> {
    const request = {
      method: endpoint.method,
      path: addressOf(endpoint, input),
      headers: this.headersFor(input, deadline),
      body: input.body === undefined ? null : JSON.stringify(input.body),
    };
    const disconnectSignal = endpoint.isDropped && currentTrace()?.callerLeft?.();
    const { status, headers, text } = await sendRequest(
      this.poolFor(endpoint),
      request,
      deadline,
      disconnectSignal || undefined,
    );
    const order = headers[orderHeader];
    if (typeof order === 'string') addOrderToTrace(order);
    addCpuTime(Number(headers[cpuTimeHeader] ?? 0));
    const body: unknown = JSON.parse(text);
    if (unavailableStatuses.includes(status)) throw new Error(`answered ${status}`, { cause: body });
    return { status, body };
  }

  /** Calls that may take long have connections of their own for each endpoint: a slow one delays no other (decision 110). */
  private poolFor(endpoint: Endpoint): Pool {
    const isLong = mayTakeLong(endpoint);
    const name = isLong ? endpoint.path : 'short calls';
    const existing = this.pools.get(name);
    if (existing) return existing;
    const options = { headersTimeout: 0, bodyTimeout: 0 }; // the deadline ends it
    const pool = new Pool(this.url(), { ...options, connections: connections[isLong ? 'long' : 'short'] });
    this.pools.set(name, pool);
    return pool;
  }

  private headersFor({ idempotencyKey, body }: Parts, deadline: number): Record<string, string> {
    const { requestId, order } = currentTrace() ?? {};
    return {
      authorization: `Bearer ${this.token}`,
      traceparent: currentTraceparent(),
      'x-deadline-ms': `${Math.ceil(deadline - performance.now())}`,
      ...(requestId && { 'x-request-id': requestId }),
      ...(order?.id && { [orderHeader]: order.id }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    };
  }
}

function resultOf<E extends Endpoint>(endpoint: E, { status, body }: Answer): Result<AnswerOf<E>, ReasonOf<E>> {
  if (status === 200) return accept(compileSchema(endpoint.answer).parse(body) as AnswerOf<E>);
  const refusal = body as RefusalBody;
  const reason = endpoint.errors.find((known) => known === refusal?.reason);
  if (reason) return refuse(reason, refusal?.details);
  throw new Error(`${endpoint.method} ${endpoint.path} answered ${status}`, { cause: body });
}

/** Calls that wait for a queue, a provider or news. */
const mayTakeLong = ({ isDropped, deadlineMs = defaultDeadlineMs }: Endpoint): boolean =>
  isDropped === true || deadlineMs > defaultDeadlineMs;

function isRepeatable({ method, keyed, repeatable }: Endpoint, { body }: Parts): boolean {
  if (repeatable === 'with change id') return Boolean((body as { changeId?: string }).changeId);
  return method === 'GET' || keyed === true || repeatable === true;
}

/** A call made for a caller ends when that caller has stopped waiting. */
function deadlineOf(endpoint: Endpoint, deadlineMs = endpoint.deadlineMs ?? defaultDeadlineMs): number {
  const own = performance.now() + deadlineMs;
  return Math.min(own, currentTrace()?.deadline ?? own);
}

function addressOf({ path }: Endpoint, { params, query }: Parts): string {
  const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(sendable(params?.[name])));
  if (!query) return address;
  const queryString = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) queryString.set(name, sendable(value));
  return queryString.size === 0 ? address : `${address}?${queryString.toString()}`;
}

/** A shopper's text may hold half a surrogate pair, which no address has a place for, or a NUL, which no database has: both would be taken for an outage. */
const sendable = (text = ''): string => text.toWellFormed().replaceAll('\0', '\ufffd');
