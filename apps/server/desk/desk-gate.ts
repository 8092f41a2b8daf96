import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { type AcceptedTokens } from '@fenestra/platform/http/accepted-tokens';
import { hstsSeconds } from '@fenestra/platform/http/hsts';
import { RefusedAccess } from '@fenestra/platform/http/refused-access';
import type { Clock } from '@fenestra/platform/service/clock';
import type { DeskConfig } from './config';
import { fieldsOf, form, type Refuse, refusalReasons, sendPage } from './desk-replies';
import type { Part } from './pages/html';
import { layout } from './pages/layout';
import { sentencePage } from './pages/small-pages';
import { isOwnForm, type Session, Sessions } from './session';
import { type Arrival, DeskSignIn } from './sign-in';
import { TrustedHosts } from './trusted-hosts';

/** A request of an operator who has signed in. */
export type Visit = Arrival & { readonly session: Session };
type Page = (visit: Visit) => unknown;

/** Each queries the databases of all services, which shoppers need. Further pages wait. */
const maxConcurrentPages = 2;

/** Lets a browser show these pages and send their forms here, and nothing else. */
const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;

/** Decides who reaches a page of the console: by a host of its own, in a session, and with forms of that session's pages only. */
export class DeskGate {
  readonly sessions = new Sessions();
  readonly signIn: DeskSignIn;
  private readonly logger = new Logger('Desk');
  private readonly hosts: TrustedHosts;
  private readonly hsts: string;
  private readonly refusals = new RefusedAccess('operator', refusalReasons, 'desk');
  private readonly limited = pLimit(maxConcurrentPages);

  constructor(
    tokens: AcceptedTokens,
    { DESK_ORIGIN: origin, HSTS_SUBDOMAINS }: Pick<DeskConfig, 'DESK_ORIGIN' | 'HSTS_SUBDOMAINS'>,
    private readonly clock: Clock,
  ) {
    this.hsts = `max-age=${hstsSeconds}${HSTS_SUBDOMAINS === 'on' ? '; includeSubDomains' : ''}`;
    this.hosts = new TrustedHosts(origin);
    this.signIn = new DeskSignIn(tokens, this.sessions, this.refuse);
  }

  serve(server: FastifyInstance): void {
    server.addHook('onRequest', (request, reply, done) => {
      const scheme = this.hosts.schemeOf(request.headers.host);
      void reply.headers({ ...headers, ...(scheme === 'https' && { 'strict-transport-security': this.hsts }) });
      if (scheme) return done();
      this.refuse(request, 'host-unknown');
      void reply
        .status(421)
        .type('text/plain')
        .send('The operator console does not answer under this host. See DESK_ORIGIN.');
    });
    server.get('/desk/sign-in', (request, reply) => this.signIn.ask(this.arrival(request, reply)));
    server.post('/desk/sign-in', form, (request, reply) => this.signIn.answer(this.arrival(request, reply)));
    server.post(
      '/desk/sign-out',
      form,
      this.act(({ request, reply, scheme, session: { who } }) => {
        this.logger.log('an operator has signed out', { who, source: request.ip });
        const ended = { 'set-cookie': this.sessions.end(request, scheme), 'clear-site-data': '"cache", "storage"' };
        return reply.headers(ended).redirect('/desk', 303);
      }),
    );
  }

  /** A page for operators who have signed in; others are asked to. A page that renews itself by a timer does not keep its session alive. */
  show(page: Page) {
    return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const arrival = this.arrival(request, reply);
      const isActivity = !('renew' in (request.query as object));
      const session = this.sessions.of(request, arrival.now, arrival.scheme, isActivity);
      return session ? this.guarded({ ...arrival, session }, page) : this.askToSignIn(arrival);
    };
  }

  /** A change comes by a form of the session's own pages. */
  act(page: Page) {
    return this.show((visit) => {
      const { formKey = '' } = fieldsOf(visit.request);
      if (isOwnForm(visit.request, visit.session, formKey, visit.scheme)) return page(visit);
      this.refuse(visit.request, 'form-foreign');
      return this.page(visit, 'Not done', sentencePage('Not done', 'This form did not come from these pages.'), 403);
    });
  }

  page(visit: Visit, title: string, body: Part, status = 200, renew?: number): FastifyReply {
    const { request, reply, scheme, session, now } = visit;
    const result = this.sessions.takeResult(request, scheme);
    return sendPage(reply.status(status), layout({ title, session, now, renew }, body, result));
  }

  /** The page shows what came of an action. */
  redirectWith({ reply, session }: Visit, to: string, result: string): FastifyReply {
    this.sessions.keepResult(session, result);
    return reply.redirect(to, 303);
  }

  private readonly refuse: Refuse = ({ ip: source, method, routeOptions }, reason) =>
    this.refusals.record({ source, reason, method, route: routeOptions.url });

  /** The hook refuses other hosts before any route. */
  private arrival(request: FastifyRequest, reply: FastifyReply): Arrival {
    return { request, reply, scheme: this.hosts.schemeOf(request.headers.host)!, now: this.clock.now() };
  }

  /** The page comes whatever service is away; an error is logged once and shown without its message. */
  private async guarded(visit: Visit, page: Page): Promise<unknown> {
    try {
      return await this.limited(() => (visit.reply.raw.closed ? visit.reply.hijack() : page(visit)));
    } catch (fault) {
      this.logger.error(
        new Error(`${visit.request.method} ${visit.request.routeOptions.url} failed`, { cause: fault }),
      );
      const text = 'A service that is needed for this gives no answer. Nothing that could not be noted was done.';
      return this.page(visit, 'Not known now', sentencePage('Not known now', text), 503);
    }
  }

  private askToSignIn(arrival: Arrival): FastifyReply {
    const { request, reply } = arrival;
    if (request.method === 'GET') return reply.redirect(`/desk/sign-in?to=${encodeURIComponent(request.url)}`, 303);
    this.refuse(request, 'session-missing');
    return this.signIn.ask(arrival, 401);
  }
}
