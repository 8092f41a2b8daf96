import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { currentTrace, addOrderToTrace, openSpan } from '@fenestra/messaging/tracing/trace-context';
import { requestSeconds } from '../observability/metrics';
import { bearerCheck, tokenErrorOf, tokenErrors } from './accepted-tokens';
import { RefusedAccess } from './refused-access';

/** Refuses every call without a token that the services share, and logs it. */
export function requireServiceToken(server: FastifyInstance, tokens: readonly string[], service: string): void {
  const opens = bearerCheck(tokens);
  const refusals = new RefusedAccess('service', tokenErrors, service);
  server.addHook('onRequest', (request, reply, done) => {
    const { headers, ip: source, method } = request;
    if (opens(headers.authorization)) return done();
    refusals.record({ source, reason: tokenErrorOf(headers.authorization), method, route: request.routeOptions.url });
    void reply.status(401).send({ reason: 'service-token-missing' });
  });
}

/** By which services say to each other which order a call is about: caller or called, the span of whoever did not know says so, too. */
export const orderHeader = 'x-order-id';

/** From here on the request is one span: what it logs, calls and emits carries its trace. The body is parsed by then, which would lose the context. */
export function traceRequests(server: FastifyInstance, service: string): void {
  server.addHook('preValidation', (request, reply, done) => {
    const { headers } = request;
    const { run, end } = openSpan({
      name: `${request.method} ${routeOf(request)}`,
      kind: 'server',
      service,
      parent: headerOf(headers.traceparent),
      requestId: request.id,
      deadline: deadlineOf(headerOf(headers['x-deadline-ms'])),
      callerLeft: disconnectSignalOf(reply),
    });
    if (end) reply.raw.once('close', () => end(errorOf(reply)));
    run(() => {
      const { orderId } = (request.params ?? {}) as { readonly orderId?: string };
      if (orderId) addOrderToTrace(orderId);
      done();
    });
  });
}

/** Response header between services: CPU time that the response took, in milliseconds. */
export const cpuTimeHeader = 'x-work-ms';

/** Adds the order id and the CPU time of a call to responses between services. Neither leaves the gateway. */
export function sendOrderAndCpuTime(server: FastifyInstance): void {
  server.addHook('preHandler', ({ headers }, _, done) => {
    const id = headerOf(headers[orderHeader]);
    if (id) addOrderToTrace(id);
    done();
  });
  server.addHook('onSend', (_, reply, payload, done) => {
    const { order, work } = currentTrace() ?? {};
    if (order?.id) void reply.header(orderHeader, order.id);
    if (work && work.ms > 0) void reply.header(cpuTimeHeader, work.ms.toFixed(1));
    done(null, payload);
  });
}

/** A signal is made for the few who ask: it costs more than the rest of a short request. */
function disconnectSignalOf({ raw }: FastifyReply): () => AbortSignal {
  let controller: AbortController | undefined;
  return () => {
    if (controller) return controller.signal;
    const { signal } = (controller = new AbortController());
    if (raw.closed) controller.abort();
    else raw.once('close', () => controller!.abort());
    return signal;
  };
}

/** The fault itself was logged where it ended. */
const errorOf = ({ statusCode }: FastifyReply): Error | undefined =>
  statusCode < 500 ? undefined : new Error(`${statusCode}`);

let inFlight = 0;

/** Requests of the whole process that somebody waits for. */
export const requestsInFlight = (): number => inFlight;

export function measureRequests(server: FastifyInstance, service: string): void {
  server.addHook('onRequest', (_, { raw }, done) => {
    inFlight++;
    raw.once('close', () => inFlight--); // also when the caller goes away, of which `onResponse` hears nothing
    done();
  });
  server.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    const labels = { service, method: request.method, route: routeOf(request), status: statusCode };
    requestSeconds.observe(labels, elapsedTime / 1_000);
    done();
  });
}

/** The pattern, not the address: addresses hold tokens, and have no end of variants. */
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'unknown';
const headerOf = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

function deadlineOf(header: string | undefined): number | undefined {
  const ms = Number(header);
  return ms > 0 ? performance.now() + ms : undefined;
}
