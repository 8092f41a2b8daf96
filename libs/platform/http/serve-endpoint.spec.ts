import { setImmediate } from 'node:timers/promises';
import { Controller, Module, Logger } from '@nestjs/common';
import { request } from 'undici';
import { z as classic } from 'zod';
import { z } from 'zod/mini';
import { endpoint } from '@fenestra/contracts/endpoint';
import { accept } from '@fenestra/domain/result';
import { Unavailable } from '@fenestra/messaging/inbox/errors';
import { currentTrace, recordSpans } from '@fenestra/messaging/tracing/trace-context';
import { type TestService, serviceToken, startTestService } from '@fenestra/testing/start-test-service';
import { eventually } from '@fenestra/testing/time';
import { type Call, Serve } from './serve-endpoint';
import { openLog } from '../observability/log';
import { requestsInFlight } from './request-hooks';

const answer = z.object({ ok: z.boolean() });
const keyed = endpoint({
  method: 'POST',
  path: '/things/:id',
  params: z.object({ id: z.uuid() }),
  query: z.object({ limit: z.optional(z.string().check(z.regex(/^\d+$/))) }),
  body: z.object({ n: z.int() }),
  answer,
  errors: [],
  keyed: true,
});
const fail = endpoint({ method: 'GET', path: '/fail/:how', params: z.object({ how: z.string() }), answer, errors: [] });
const slow = endpoint({ method: 'GET', path: '/slow', answer, errors: [] });
const trace = endpoint({ method: 'GET', path: '/trace', answer: z.record(z.string(), z.unknown()), errors: [] });

let started = 0;
let finished = 0;
/** What slow requests wait for. */
let gate = Promise.resolve();

@Controller()
class ThingsController {
  @Serve(keyed)
  async change(_: Call<typeof keyed>) {
    return accept({ ok: true });
  }

  @Serve(fail)
  async fail({ params: { how } }: Call<typeof fail>) {
    if (how === 'not') return accept({ ok: true, more: 'than promised' });
    throw how === 'outage' ? new Unavailable('the database of Jana is down') : new TypeError('inner text of Jana');
  }

  @Serve(slow)
  async slow(_: Call<typeof slow>) {
    started++;
    await gate;
    finished++;
    return accept({ ok: true });
  }

  @Serve(trace)
  async trace(_: Call<typeof trace>) {
    await setImmediate();
    return accept({ ...currentTrace() });
  }
}

@Module({ controllers: [ThingsController] })
class ThingsModule {}

const things = { name: 'things', module: ThingsModule, config: classic.object({}) };

describe('the edge of a service', () => {
  const id = '0199a0c0-0000-7000-8000-000000000000';
  const good = {
    method: 'POST',
    path: `/things/${id}?limit=5`,
    headers: { authorization: `Bearer ${serviceToken}`, 'content-type': 'application/json', 'idempotency-key': 'k' },
    body: '{"n":1}',
  } as const;
  type Request = { [Part in keyof typeof good]?: unknown };
  let alone: TestService;

  beforeAll(async () => {
    alone = await startTestService(things);
  });
  afterAll(() => alone.close());

  async function send(change: Request): Promise<{ status: number; body: { reason?: string } }> {
    const { path, ...rest } = { ...good, ...change } as typeof good;
    const { statusCode, body } = await request(alone.url + path, rest);
    return { status: statusCode, body: (await body.json()) as { reason?: string } };
  }
  const headers = (change: object): Request => ({ headers: { ...good.headers, ...change } });

  it('takes what the contract describes', async () => {
    expect(await send({})).toEqual({ status: 200, body: { ok: true } });
  });

  it.each([
    ['a parameter of another form', { path: '/things/1' }, 422],
    ['a query of another form', { path: `/things/${id}?limit=x` }, 422],
    ['a body of another form', { body: '{"n":"1"}' }, 422],
    ['no body', { body: undefined }, 400],
    ['no key', headers({ 'idempotency-key': '' }), 422],
    ['a key without end', headers({ 'idempotency-key': 'k'.repeat(300) }), 422],
    ['what is not JSON', { body: '{"n":' }, 400],
    ['JSON that would change prototypes', { body: '{"__proto__":{"n":1}}' }, 400],
    ['another type of content', headers({ 'content-type': 'text/plain' }), 422],
    ['more than 1 MB', { body: JSON.stringify({ n: 1, more: 'x'.repeat(1_000_000) }) }, 413],
    ['an unknown address', { path: '/nothing' }, 404],
  ] as const)('refuses %s before it reaches a use case', async (_, change, status) => {
    expect(await send(change)).toMatchObject({ status, body: { reason: 'invalid-request' } });
  });

  it.each([
    ['no token', headers({ authorization: '' }), 'token-missing', '/things/:id'],
    [
      'another token',
      headers({ authorization: `Bearer ${serviceToken.replace(/.$/, 'x')}` }),
      'token-wrong',
      '/things/:id',
    ],
    ['a longer token', headers({ authorization: `Bearer ${serviceToken}x` }), 'token-wrong', '/things/:id'],
    ['no token at an unknown address', { path: '/nothing', headers: {} }, 'token-missing', 'unknown'],
  ] as const)('a service refuses %s and logs it without the token', async (_, change, reason, route) => {
    const lines: string[] = [];
    openLog('info', { write: (line: string) => lines.push(line) });
    expect(await send(change)).toEqual({ status: 401, body: { reason: 'service-token-missing' } });
    Logger.overrideLogger(false);

    const refused = { message: 'access refused', side: 'service', service: 'things', source: '127.0.0.1' };
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { ...refused, reason, method: 'POST', route },
    ]);
    expect(lines.join('')).not.toContain(serviceToken.slice(0, -1));
  });

  it.each([
    ['bug', 500, 'fault'],
    ['outage', 503, 'unavailable'],
  ])('answers a fault (%s) without inner text and logs it once, with its trace', async (how, status, reason) => {
    const lines: string[] = [];
    openLog('info', { write: (line: string) => lines.push(line) });
    const change = { method: 'GET', path: `/fail/${how}`, body: null, ...headers({ 'x-request-id': 'request-7' }) };

    expect(await send(change)).toEqual({ status, body: { reason } });
    const errors = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ level }) => level === 'error');
    expect(errors).toMatchObject([{ service: 'things', requestId: 'request-7', message: 'GET /fail/:how failed' }]);
    expect(errors[0]).toHaveProperty(
      'fault.cause.place',
      expect.stringContaining('libs/platform/http/serve-endpoint.spec.ts'),
    );
    expect(lines.join('')).not.toContain('stack');
  });

  it('leaves it to the caller to take no more than the contract promises', async () => {
    expect(await alone.client.call(fail, { params: { how: 'not' } })).toEqual({ ok: true, value: { ok: true } });
  });

  it('is one span for each request, which ends with its answer', async () => {
    const ended: [string, unknown][] = [];
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    recordSpans(({ name }) => ({ traceparent, end: (_, error) => void ended.push([name, error]) }));
    try {
      await send({});
      await send({ method: 'GET', path: '/fail/bug', body: null });
      await eventually(async () => expect(ended).toHaveLength(2));
    } finally {
      recordSpans(undefined);
    }

    expect(ended).toEqual([
      ['POST /things/:id', undefined],
      ['GET /fail/:how', new Error('500')],
    ]);
  });

  it('works in the trace and under the request id of its caller', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const { body } = await send({
      method: 'GET',
      path: '/trace',
      body: null,
      ...headers({ traceparent, 'x-request-id': 'r1' }),
    });

    expect(body).toMatchObject({ service: 'things', requestId: 'r1' });
    expect((body as { traceparent: string }).traceparent).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-/);
  });

  it('lets the requests in progress end when it closes', async () => {
    const open = Promise.withResolvers<void>();
    gate = open.promise;
    const closing = await startTestService(things);
    const calls = [1, 2, 3].map(() => closing.client.call(slow, {}));
    await eventually(async () => expect(started).toBe(3));
    const closed = closing.close();
    await eventually(() => expect(fetch(closing.url)).rejects.toThrow()); // it takes no others
    open.resolve();
    await closed;

    expect(finished).toBe(3);
    for (const call of calls) expect(await call).toEqual({ ok: true, value: { ok: true } });
  });

  describe('requests in hand', () => {
    const soon = (count: number) => eventually(() => Promise.resolve(expect(requestsInFlight()).toBe(count)));

    it('are those without an answer, whatever the answer is', async () => {
      await soon(0);
      const [open, before] = [Promise.withResolvers<void>(), started];
      gate = open.promise;
      const waiting = [1, 2].map(() => alone.client.call(slow, {}));
      await eventually(async () => expect(started).toBe(before + 2));
      expect(requestsInFlight()).toBe(2);
      await Promise.all([
        send(good),
        send({ ...good, path: '/nowhere' }),
        send({ ...good, headers: {} }),
        send({ ...good, body: '{' }),
      ]);
      await soon(2);
      open.resolve();
      await Promise.all(waiting);
      await soon(0);
    });
  });
});
