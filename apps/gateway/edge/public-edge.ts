import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '@fenestra/domain/result';
import type { Shop } from '@fenestra/domain/shop/shops';
import { currentTrace, addCpuTime } from '@fenestra/messaging/tracing/trace-context';
import { Config } from '@fenestra/platform/service/config';
import type { GatewayConfig } from '../config';
import { captchaSources } from '../feedback/captcha-sources';
import { StorefrontFiles } from '../pages/storefront-files';
import { ThirdPartyScripts } from '../pages/third-party-scripts';
import { Storefronts } from '../storefronts';
import { requestCost, answerCost, additionalConfigurations } from '../costs/request-costs';
import { RateLimits, tooManyRequests } from './rate-limits';
import type { ConcurrencyLimiter, CountedNetwork } from './concurrency-limiter';
import { compressResponses } from './compress-responses';
import { HeapGuard } from './heap-guard';
import { rowCostOf } from '../costs/row-quota';
import { PublicExceptionFilter } from './public-exception.filter';
import { restException } from '../wire/wire-errors';
import { validateRequestHead } from './validate-request-head';
import { securityHeaders } from './security-headers';
import { respondToMalformedHttp } from './malformed-http';

type EdgeRequest = FastifyRequest & {
  shop: Shop;
  bodyTimeout?: NodeJS.Timeout;
  /** CPU milliseconds charged before the call, its start time, and whether the rest has been charged. */
  charged?: { readonly ms: number; readonly since: number; isFinal?: boolean };
};

const maxBodyBytes = 100_000;

/** What every request from outside meets before its handler: its shop and caller, safe headers, and limits for its body. */
export function registerEdgeHooks(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  const storefronts = app.get(Storefronts);
  const scripts = app.get(ThirdPartyScripts);
  const config = app.get<GatewayConfig>(Config);
  const { scripts: captchaScripts, frames } = captchaSources(config.captcha);
  const sources = { scripts: [...app.get(StorefrontFiles).inlineScripts(), ...captchaScripts], frames };
  const headersOf = securityHeaders(
    config.formTargets,
    sources,
    config.NODE_ENV === 'production',
    config.HSTS_SUBDOMAINS === 'on',
  );
  app.useBodyParser('application/json', { bodyLimit: maxBodyBytes }, readJson);
  const exceptionFilter = app.get(PublicExceptionFilter);
  respondToMalformedHttp(server.server, storefronts, headersOf('/'));
  server.addHook('onRoute', (route) => {
    route.errorHandler ??= (error, request, reply) => exceptionFilter.respond(error, request, reply);
  });
  server.addHook('onRequest', (request, reply, done) => {
    const edge = request as EdgeRequest;
    edge.shop = storefronts.shopOfHost(request.headers.host);
    const origins = scripts.forShop(edge.shop, request.headers.host)?.origins;
    void reply.headers(headersOf(request.url, origins)); // before anything is refused
    const { method, headers, raw, originalUrl: target } = request;
    dropServiceHeaders(headers);
    const error = validateRequestHead({
      method,
      headers,
      rawHeaders: raw.rawHeaders,
      httpVersion: raw.httpVersion,
      target,
    });
    if (error?.status === 415) void reply.header('accept-encoding', 'identity');
    if (error) return done(statusError(error.status, error.message));
    if (method !== 'GET' && !raw.complete)
      edge.bodyTimeout = setTimeout(() => rejectSlowBody(reply), config.SLOW_BODY_MS).unref();
    done();
  });
  server.addHook('preHandler', (request, _, done) => {
    clearTimeout((request as EdgeRequest).bodyTimeout);
    done();
  });
  limitRequests(server, app.get(RateLimits));
  chargeUnread(server, app.get(RateLimits));
  chargeLines(server, app.get(RateLimits));
  recordJsonWork(server);
  compressResponses(server);
  chargeExcess(server, app.get(RateLimits));
  server.addHook('onResponse', (request, _, done) => {
    clearTimeout((request as EdgeRequest).bodyTimeout);
    done();
  });
}

/** A moment, in milliseconds, after which a full line has room again. */
const queueFullWaitMs = 1_000;

/** Each caller has so much work in ten seconds, and so many requests in hand (decision 72). Polls of the ERP feed are limited by token; other ERP calls are not. */
function limitRequests(server: FastifyInstance, limits: RateLimits): void {
  const heap = new HeapGuard();
  server.addHook('onRequest', (request, { raw }, done) => {
    const { shop, ip, url, headers } = request as EdgeRequest;
    if (heap.isOverloaded) return done(restException(shop, refuse('busy')));
    const blockedMs = limits.blockedForMs(ip);
    if (blockedMs > 0) return done(tooManyRequests(shop, blockedMs)); // before anything is read of it
    const isPoll = url.startsWith('/erp/v1/events');
    if (url.startsWith('/erp/') && !isPoll) return done();
    const release = isPoll
      ? limits.pollLimiter.enter([{ name: headers.authorization ?? '', multiple: 1 }], done)
      : limits.clientLimiter.enter(limits.networksOf(ip), done);
    if (!release) return done(tooManyRequests(shop, queueFullWaitMs));
    raw.once('close', release);
  });
  server.addHook('preHandler', async (request, { raw }) => {
    const { shop, ip, method, url, body, routeOptions } = request as EdgeRequest;
    const costedRequest = { method, route: routeOptions.url, url, body };
    const cost = requestCost(costedRequest);
    (request as EdgeRequest).charged = { ms: cost, since: performance.now() };
    await limits.consumeWork(cost, ip, shop);
    await limits.consumeRowQuota(rowCostOf(costedRequest), ip, shop);
    const limiter = limits.limiterFor(cost);
    if (limiter) await waitForTurn(limiter, limits.networksOf(ip), raw, shop);
    const blockedMeanwhileMs = limiter ? limits.blockedForMs(ip) : 0; // by the expensive calls before it in the line
    if (blockedMeanwhileMs > 0) throw tooManyRequests(shop, blockedMeanwhileMs);
    (request as EdgeRequest).charged = { ms: cost, since: performance.now() };
  });
}

/** Milliseconds of what was refused before it was known what it asks for: a body of 100 kB that is no JSON. */
const unreadCostMs = 2;

/** What is refused unread costs as well; there is nobody left to be told that it was too much. */
function chargeUnread(server: FastifyInstance, limits: RateLimits): void {
  server.addHook('onResponse', (request, { statusCode }, done) => {
    const { charged, ip } = request as EdgeRequest;
    if (!charged && statusCode !== 429) limits.recordWork(unreadCostMs, ip).catch(() => undefined);
    done();
  });
}

/** Milliseconds that a call may count beyond the table: a fault in the measure must not shut its caller out for long. */
const maxExcessMs = 6_000;
/** The same for one that nobody waited for, of which only the time is known. On a busy machine that is longer than its work. */
const maxAbortedMs = 1_000;
/** Bytes that count as a millisecond: of a JSON response, which several services write, read and check, and of one that is only sent. */
const bytesPerMs = { json: 4_000, sent: 50_000 } as const;

/** Counts the work of serializing a response, before it is compressed. Buffers were serialized before the request. */
function recordJsonWork(server: FastifyInstance): void {
  server.addHook('onSend', (_, reply, payload, done) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (isJson && typeof payload === 'string') addCpuTime(payload.length / bytesPerMs.json);
    done(null, payload);
  });
}

/**
 * Counts what a call took beyond the table, once that is known: the work of the services that were called for it, and the bytes of the
 * answer; for a caller who left before the answer, the time until then. The ERP, which waits for news, leaves when it likes.
 */
function chargeExcess(server: FastifyInstance, limits: RateLimits): void {
  const charge = ({ ip, charged }: EdgeRequest, tookMs: number, maxMs: number) => {
    if (!charged || charged.isFinal) return;
    charged.isFinal = true;
    const excessMs = Math.min(maxMs, Math.ceil(tookMs - charged.ms));
    if (excessMs > 0) limits.recordWork(excessMs, ip).catch(() => undefined);
  };
  server.addHook('onSend', (request, _, payload, done) => {
    const sent = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0;
    charge(request as EdgeRequest, (currentTrace()?.work.ms ?? 0) + sent / bytesPerMs.sent, maxExcessMs);
    done(null, payload);
  });
  server.addHook('onRequestAbort', (request, done) => {
    const { charged, url } = request as EdgeRequest;
    if (charged && !url.startsWith('/erp/'))
      charge(request as EdgeRequest, performance.now() - charged.since, maxAbortedMs);
    done();
  });
}

/** A full cart takes ten times what an empty one does: its lines are counted when they are shown, and what an offer was opened as when it is there. */
function chargeLines(server: FastifyInstance, limits: RateLimits): void {
  server.addHook('preSerialization', async ({ ip }, _, answer) => {
    const cost = answerCost(answer);
    if (cost > 0) await limits.recordWork(cost, ip);
    await limits.recordRows(additionalConfigurations(answer), ip);
    return answer;
  });
}

/** The place is given up when the answer is sent or its caller has gone; then nothing is begun any more. */
function waitForTurn(
  limiter: ConcurrencyLimiter,
  counted: readonly CountedNetwork[],
  raw: ServerResponse,
  shop: Shop,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const release = limiter.enter(counted, resolve);
    if (!release) return reject(tooManyRequests(shop, queueFullWaitMs));
    if (raw.closed) release();
    else raw.once('close', release);
  });
}

/** Only services believe each other's deadlines and traces (W3C Trace Context and Baggage): a visitor could write into the trace of another. */
function dropServiceHeaders(headers: IncomingHttpHeaders): void {
  delete headers['x-deadline-ms'];
  delete headers.traceparent;
  delete headers['tracestate'];
  delete headers['baggage'];
}

const statusError = (statusCode: number, message: string): Error => Object.assign(new Error(message), { statusCode });

/** A body that trickles in holds a connection only so long: 408, and the connection ends. */
function rejectSlowBody(reply: FastifyReply): void {
  if (!reply.sent) void reply.header('connection', 'close').send(statusError(408, 'the body came too slowly'));
}

/** The bytes are kept beside what they mean: a signature is about the bytes. */
function readJson(request: object, body: Buffer, done: (error: Error | null, body?: unknown) => void): void {
  Object.assign(request, { rawBody: body });
  try {
    done(null, body.length === 0 ? undefined : JSON.parse(body.toString('utf8')));
  } catch {
    done(statusError(400, 'the body is no JSON'));
  }
}
