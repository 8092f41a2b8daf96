import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { z } from 'zod/mini';
import { endpoint } from '@fenestra/contracts/endpoint';
import { classifyError } from '@fenestra/messaging/inbox/errors';
import { inSpan } from '@fenestra/messaging/tracing/trace-context';
import { deadlineIn, eventually } from '@fenestra/testing/time';
import { ClientDisconnected } from './client-disconnected';
import { ServiceClient, ServiceUnavailable } from './service-client';

const answer = z.object({ n: z.int() });
const body = z.object({ n: z.int() });
const read = endpoint({
  method: 'GET',
  path: '/numbers/:id',
  params: z.object({ id: z.string() }),
  query: z.object({ note: z.optional(z.string()) }),
  answer,
  errors: ['order-unknown'],
});
const write = endpoint({ method: 'POST', path: '/numbers', body, answer, errors: [] });
const keyed = endpoint({ method: 'POST', path: '/keyed', body, answer, errors: [], keyed: true });
const question = endpoint({ ...write, path: '/questions', repeatable: true });
const slow = endpoint({ ...question, path: '/slow', deadlineMs: 60_000 });
const report = endpoint({ ...question, path: '/reports', isDropped: true });
const change = endpoint({
  ...write,
  path: '/changes',
  body: z.object({ n: z.int(), changeId: z.optional(z.string()) }),
  repeatable: 'with change id',
});

/** All but deadlines: connections need the others. */
const realTimers = [
  ...(['Date', 'hrtime', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval'] as const),
];

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const json = (response: ServerResponse, status: number, value: unknown): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
const well: Answer = (_, response) => json(response, 200, { n: 1, more: 'than promised' });
const dying: Answer = (request) => request.socket.destroy();
const half: Answer = (_, response) => {
  response.writeHead(200, { 'content-length': 100 }).write('{"n":');
  setImmediate(() => response.destroy());
};
const overloaded: Answer = (_, response) => json(response, 503, { reason: 'unavailable' });

describe('a call to another service', () => {
  let server: Server;
  let client: ServiceClient;
  let requests: IncomingMessage[];
  /** What the server does with each request in turn; the last goes on for ever. */
  let script: Answer[];

  beforeEach(async () => {
    requests = [];
    server = createServer((request, response) => {
      requests.push(request);
      request.resume();
      script[Math.min(requests.length, script.length) - 1]?.(request, response);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    client = new ServiceClient(() => url, 'the token');
  });
  afterEach(async () => {
    jest.useRealTimers();
    await client.onApplicationShutdown();
    server.closeAllConnections();
    server.close();
  });

  const calls = {
    read: () => client.call(read, { params: { id: 'a/b' }, query: { note: undefined } }),
    write: () => client.call(write, { body: { n: 1 } }),
    keyed: () => client.call(keyed, { body: { n: 1 }, idempotencyKey: 'k' }),
    'read by POST': () => client.call(question, { body: { n: 1 } }),
    'change with an id': () => client.call(change, { body: { n: 1, changeId: 'c' } }),
    'change without an id': () => client.call(change, { body: { n: 1 } }),
  };

  it('gives back what the contract promises', async () => {
    script = [well];

    expect(await calls.read()).toEqual({ ok: true, value: { n: 1 } });
    expect(requests[0]).toMatchObject({ method: 'GET', url: '/numbers/a%2Fb' });
  });

  it.each([
    { what: 'read', script: [dying, half, well], requests: 3 },
    { what: 'read', script: [overloaded, well], requests: 2 },
    { what: 'keyed', script: [dying, dying, well], requests: 3 },
    { what: 'read by POST', script: [overloaded, dying, well], requests: 3 },
    { what: 'change with an id', script: [overloaded, dying, well], requests: 3 },
  ] as const)('repeats a $what until it is answered', async ({ what, ...expected }) => {
    script = [...expected.script];

    expect(await calls[what]()).toEqual({ ok: true, value: { n: 1 } });
    expect(requests).toHaveLength(expected.requests);
  });

  it.each([
    { what: 'read', failing: dying, requests: 3 },
    { what: 'read', failing: half, requests: 3 },
    { what: 'keyed', failing: overloaded, requests: 3 },
    { what: 'write', failing: dying, requests: 1 },
    { what: 'write', failing: half, requests: 1 },
    { what: 'write', failing: overloaded, requests: 1 },
    { what: 'change without an id', failing: dying, requests: 1 },
  ] as const)(
    'sends a $what $requests times in all before it says that there is no answer',
    async ({ what, ...expected }) => {
      script = [expected.failing];
      const error: unknown = await calls[what]().catch((error: unknown) => error);

      expect(error).toBeInstanceOf(ServiceUnavailable);
      expect(classifyError(error)).toBe('infrastructure');
      expect(requests).toHaveLength(expected.requests);
    },
  );

  /** The outcome of a call that the server never answers, after so many milliseconds on a clock of the test. */
  async function unanswered(call: () => Promise<unknown>, ms: number): Promise<unknown> {
    jest.useFakeTimers({ doNotFake: realTimers });
    const arrived = Promise.withResolvers<void>();
    script = [() => arrived.resolve()];
    const outcome = call().catch((error: unknown) => error);
    await arrived.promise;
    jest.advanceTimersByTime(ms);
    return outcome;
  }

  test('a read that is not answered is sent once and fails at its deadline', async () => {
    const error = await unanswered(calls.read, 5_000);

    expect(error).toBeInstanceOf(ServiceUnavailable);
    expect(classifyError(error)).toBe('infrastructure');
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['half a character', '\ud800'],
    ['a NUL', '\0'],
  ])('sends %s as the sign for an unknown one', async (_, unknown) => {
    script = [well];

    expect(await client.call(read, { params: { id: unknown }, query: { note: `a${unknown}` } })).toMatchObject({
      ok: true,
    });
    expect(requests[0]!.url).toBe('/numbers/%EF%BF%BD?note=a%EF%BF%BD');
  });

  test('calls of an endpoint that may take long delay neither short calls nor those of another endpoint', async () => {
    const leaving = new AbortController();
    const callerLeft = () => leaving.signal;
    const span = { name: 'reports', kind: 'server', service: 'gateway', callerLeft } as const;
    script = [(request, response) => (request.url === '/reports' ? undefined : well(request, response))];
    const left = () => client.call(report, { body: { n: 1 } }).catch((error: unknown) => error);
    const waiting = inSpan(span, () => Promise.all(Array.from({ length: 20 }, left)));
    await eventually(async () => Promise.resolve(expect(requests).toHaveLength(20)));

    expect(await calls.read()).toMatchObject({ ok: true });
    expect(await client.call(slow, { body: { n: 1 } })).toMatchObject({ ok: true });
    leaving.abort();
    expect(await waiting).toEqual(Array(20).fill(expect.any(ClientDisconnected)));
  });

  it('sends the key with every repetition', async () => {
    script = [dying, well];
    await calls.keyed();

    expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['k', 'k']);
  });

  it('repeats whatever was never sent, because nobody listened yet', async () => {
    script = [well];
    const longestPause = jest.spyOn(Math, 'random').mockReturnValue(1);
    const { port } = server.address() as AddressInfo;
    await new Promise((closed) => server.close(closed));
    const calling = calls.write();
    setTimeout(() => server.listen(port, '127.0.0.1'), 10);

    expect(await calling).toEqual({ ok: true, value: { n: 1 } });
    expect(requests).toHaveLength(1);
    longestPause.mockRestore();
  });

  it('says that nobody listens', async () => {
    const nobody = new ServiceClient(() => 'http://127.0.0.1:1', 'the token');

    await expect(nobody.call(write, { body: { n: 1 } })).rejects.toThrow(ServiceUnavailable);
  });

  it('hands over a refusal of the contract with its details, and throws for any other', async () => {
    script = [(_, response) => json(response, 404, { reason: 'order-unknown', details: { id: 1 } })];
    expect(await calls.read()).toEqual({ ok: false, reason: 'order-unknown', details: { id: 1 } });
    await expect(calls.write()).rejects.toThrow('POST /numbers answered 404');
  });

  it('throws for an answer that breaks the contract, and does not repeat what was answered', async () => {
    script = [(_, response) => json(response, 200, { n: 'one' })];

    await expect(calls.read()).rejects.toThrow();
    expect(requests).toHaveLength(1);
  });

  it('carries token, trace and request id, and waits no longer than its own caller does', async () => {
    const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const call = () => {
      const span = { name: 'x', kind: 'server', service: 'cart', parent, requestId: 'r1', deadline: deadlineIn(1_000) };
      return inSpan({ ...span, kind: 'server' }, calls.read);
    };

    expect(await unanswered(call, 1_000)).toBeInstanceOf(ServiceUnavailable);
    const { headers } = requests[0]!;
    expect(headers).toMatchObject({ authorization: 'Bearer the token', 'x-request-id': 'r1' });
    expect(headers['traceparent']).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-/);
    expect(headers['x-deadline-ms']).toBe('1000');
  });
});
