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
import { costOf, costOfLines, moreOpened } from './call-costs';
import { CallerLimits, tooMany } from './caller-limits';
import type { CallerLines, Counted } from './caller-lines';
import { compressAnswers } from './compress-answers';
import { HeapGuard } from './heap-guard';
import { keptBy } from './kept-rows';
import { PublicFaultFilter } from './public-fault.filter';
import { restFault } from './refusal';
import { headFault } from './request-faults';
import { safeHeaders } from './safe-headers';
import { answerUnreadable } from './unreadable-requests';

type Edge = FastifyRequest & {
  shop: Shop;
  late?: NodeJS.Timeout;
  /** CPU milliseconds charged before the call, its start time, and whether the rest has been charged. */
  charged?: { readonly ms: number; readonly since: number; isFinal?: boolean };
};

const bodyBytes = 100_000;

/** What every request from outside meets before its handler: its shop and caller, safe headers, and limits for its body. */
export function prepareEdge(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  const storefronts = app.get(Storefronts);
  const scripts = app.get(ThirdPartyScripts);
  const config = app.get<GatewayConfig>(Config);
  const { scripts: ofCaptcha, frames } = captchaSources(config.captcha);
  const sources = { scripts: [...app.get(StorefrontFiles).inlineScripts(), ...ofCaptcha], frames };
  const headersOf = safeHeaders(
    config.formTargets,
    sources,
    config.NODE_ENV === 'production',
    config.HSTS_SUBDOMAINS === 'on',
  );
  app.useBodyParser('application/json', { bodyLimit: bodyBytes }, readJson);
  const faults = app.get(PublicFaultFilter);
  answerUnreadable(server.server, storefronts, headersOf('/'));
  server.addHook('onRoute', (route) => {
    route.errorHandler ??= (fault, request, reply) => faults.answer(fault, request, reply);
  });
  server.addHook('onRequest', (request, reply, done) => {
    const edge = request as Edge;
    edge.shop = storefronts.of(request.headers.host);
    const origins = scripts.of(edge.shop, request.headers.host)?.origins;
    void reply.headers(headersOf(request.url, origins)); // before anything is refused
    const { method, headers, raw, originalUrl: target } = request;
    dropServiceHeaders(headers);
    const fault = headFault({ method, headers, rawHeaders: raw.rawHeaders, httpVersion: raw.httpVersion, target });
    if (fault?.status === 415) void reply.header('accept-encoding', 'identity');
    if (fault) return done(refusal(fault.status, fault.message));
    if (method !== 'GET' && !raw.complete) edge.late = setTimeout(() => endLate(reply), config.SLOW_BODY_MS).unref();
    done();
  });
  server.addHook('preHandler', (request, _, done) => {
    clearTimeout((request as Edge).late);
    done();
  });
  boundCalls(server, app.get(CallerLimits));
  countUnread(server, app.get(CallerLimits));
  countLines(server, app.get(CallerLimits));
  noteJson(server);
  compressAnswers(server);
  countBeyond(server, app.get(CallerLimits));
  server.addHook('onResponse', (request, _, done) => {
    clearTimeout((request as Edge).late);
    done();
  });
}

/** A moment, in milliseconds, after which a full line has room again. */
const untilRoom = 1_000;

/** Each caller has so much work in ten seconds, and so many requests in hand (decision 72). Polls of the ERP feed are limited by token; other ERP calls are not. */
function boundCalls(server: FastifyInstance, limits: CallerLimits): void {
  const heap = new HeapGuard();
  server.addHook('onRequest', (request, { raw }, done) => {
    const { shop, ip, url, headers } = request as Edge;
    if (heap.refuses) return done(restFault(shop, refuse('busy')));
    const spentForMs = limits.spentFor(ip);
    if (spentForMs > 0) return done(tooMany(shop, spentForMs)); // before anything is read of it
    const isPoll = url.startsWith('/erp/v1/events');
    if (url.startsWith('/erp/') && !isPoll) return done();
    const leave = isPoll
      ? limits.polls.enter([{ name: headers.authorization ?? '', times: 1 }], done)
      : limits.lines.enter(limits.countedFor(ip), done);
    if (!leave) return done(tooMany(shop, untilRoom));
    raw.once('close', leave);
  });
  server.addHook('preHandler', async (request, { raw }) => {
    const { shop, ip, method, url, body, routeOptions } = request as Edge;
    const called = { method, route: routeOptions.url, url, body };
    const cost = costOf(called);
    (request as Edge).charged = { ms: cost, since: performance.now() };
    await limits.takeWork(cost, ip, shop);
    await limits.takeKept(keptBy(called), ip, shop);
    const line = limits.lineFor(cost);
    if (line) await turnIn(line, limits.countedFor(ip), raw, shop);
    const spentMeanwhileMs = line ? limits.spentFor(ip) : 0; // by the expensive calls before it in the line
    if (spentMeanwhileMs > 0) throw tooMany(shop, spentMeanwhileMs);
    (request as Edge).charged = { ms: cost, since: performance.now() };
  });
}

/** Milliseconds of what was refused before it was known what it asks for: a body of 100 kB that is no JSON. */
const unread = 2;

/** What is refused unread costs as well; there is nobody left to be told that it was too much. */
function countUnread(server: FastifyInstance, limits: CallerLimits): void {
  server.addHook('onResponse', (request, { statusCode }, done) => {
    const { charged, ip } = request as Edge;
    if (!charged && statusCode !== 429) limits.addWork(unread, ip).catch(() => undefined);
    done();
  });
}

/** Milliseconds that a call may count beyond the table: a fault in the measure must not shut its caller out for long. */
const mostBeyond = 6_000;
/** The same for one that nobody waited for, of which only the time is known. On a busy machine that is longer than its work. */
const mostUnanswered = 1_000;
/** Bytes that count as a millisecond: of a JSON response, which several services write, read and check, and of one that is only sent. */
const bytesPerMs = { json: 4_000, sent: 50_000 } as const;

/** Counts the work of serializing a response, before it is compressed. Buffers were serialized before the request. */
function noteJson(server: FastifyInstance): void {
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
function countBeyond(server: FastifyInstance, limits: CallerLimits): void {
  const count = ({ ip, charged }: Edge, took: number, most: number) => {
    if (!charged || charged.isFinal) return;
    charged.isFinal = true;
    const beyond = Math.min(most, Math.ceil(took - charged.ms));
    if (beyond > 0) limits.addWork(beyond, ip).catch(() => undefined);
  };
  server.addHook('onSend', (request, _, payload, done) => {
    const sent = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0;
    count(request as Edge, (currentTrace()?.work.ms ?? 0) + sent / bytesPerMs.sent, mostBeyond);
    done(null, payload);
  });
  server.addHook('onRequestAbort', (request, done) => {
    const { charged, url } = request as Edge;
    if (charged && !url.startsWith('/erp/')) count(request as Edge, performance.now() - charged.since, mostUnanswered);
    done();
  });
}

/** A full cart takes ten times what an empty one does: its lines are counted when they are shown, and what an offer was opened as when it is there. */
function countLines(server: FastifyInstance, limits: CallerLimits): void {
  server.addHook('preSerialization', async ({ ip }, _, answer) => {
    const cost = costOfLines(answer);
    if (cost > 0) await limits.addWork(cost, ip);
    await limits.addKept(moreOpened(answer), ip);
    return answer;
  });
}

/** The place is given up when the answer is sent or its caller has gone; then nothing is begun any more. */
function turnIn(line: CallerLines, counted: readonly Counted[], raw: ServerResponse, shop: Shop): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = line.enter(counted, resolve);
    if (!leave) return reject(tooMany(shop, untilRoom));
    if (raw.closed) leave();
    else raw.once('close', leave);
  });
}

/** Only services believe each other's deadlines and traces (W3C Trace Context and Baggage): a visitor could write into the trace of another. */
function dropServiceHeaders(headers: IncomingHttpHeaders): void {
  delete headers['x-deadline-ms'];
  delete headers.traceparent;
  delete headers['tracestate'];
  delete headers['baggage'];
}

const refusal = (statusCode: number, message: string): Error => Object.assign(new Error(message), { statusCode });

/** A body that trickles in holds a connection only so long: 408, and the connection ends. */
function endLate(reply: FastifyReply): void {
  if (!reply.sent) void reply.header('connection', 'close').send(refusal(408, 'the body came too slowly'));
}

/** The bytes are kept beside what they mean: a signature is about the bytes. */
function readJson(request: object, body: Buffer, done: (fault: Error | null, body?: unknown) => void): void {
  Object.assign(request, { rawBody: body });
  try {
    done(null, body.length === 0 ? undefined : JSON.parse(body.toString('utf8')));
  } catch {
    done(refusal(400, 'the body is no JSON'));
  }
}
