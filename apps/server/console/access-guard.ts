import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { type AcceptedTokens } from '@fenestra/platform/http/accepted-tokens';
import { hstsSeconds } from '@fenestra/platform/http/hsts';
import { RefusedAccess } from '@fenestra/platform/http/refused-access';
import type { Clock } from '@fenestra/platform/service/clock';
import type { ConsoleConfig } from './config';
import { formFieldsOf, formOptions, type LogRefusal, refusalReasons, sendHtml } from './forms';
import type { HtmlContent } from './pages/html';
import { layout } from './pages/layout';
import { messagePage } from './pages/form-pages';
import { isFormOfSession, type Session, Sessions } from './session';
import { type ConsoleRequest, ConsoleSignIn } from './sign-in';
import { TrustedHosts } from './trusted-hosts';

/** A request of an operator who has signed in. */
export type OperatorRequest = ConsoleRequest & { readonly session: Session };
type Page = (operatorRequest: OperatorRequest) => unknown;

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
export class AccessGuard {
  readonly sessions = new Sessions();
  readonly signIn: ConsoleSignIn;
  private readonly logger = new Logger('Desk');
  private readonly hosts: TrustedHosts;
  private readonly hsts: string;
  private readonly refusals = new RefusedAccess('operator', refusalReasons, 'desk');
  private readonly pageQueue = pLimit(maxConcurrentPages);

  constructor(
    tokens: AcceptedTokens,
    { DESK_ORIGIN: origin, HSTS_SUBDOMAINS }: Pick<ConsoleConfig, 'DESK_ORIGIN' | 'HSTS_SUBDOMAINS'>,
    private readonly clock: Clock,
  ) {
    this.hsts = `max-age=${hstsSeconds}${HSTS_SUBDOMAINS === 'on' ? '; includeSubDomains' : ''}`;
    this.hosts = new TrustedHosts(origin);
    this.signIn = new ConsoleSignIn(tokens, this.sessions, this.refuse);
  }

  register(server: FastifyInstance): void {
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
    server.get('/desk/sign-in', (request, reply) => this.signIn.showForm(this.consoleRequest(request, reply)));
    server.post('/desk/sign-in', formOptions, (request, reply) =>
      this.signIn.submit(this.consoleRequest(request, reply)),
    );
    server.post(
      '/desk/sign-out',
      formOptions,
      this.requireOwnForm(({ request, reply, scheme, session: { who } }) => {
        this.logger.log('an operator has signed out', { who, source: request.ip });
        const ended = { 'set-cookie': this.sessions.end(request, scheme), 'clear-site-data': '"cache", "storage"' };
        return reply.headers(ended).redirect('/desk', 303);
      }),
    );
  }

  /** A page for operators who have signed in; others are asked to. A page that renews itself by a timer does not keep its session alive. */
  requireSession(renderPage: Page) {
    return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const consoleRequest = this.consoleRequest(request, reply);
      const isActivity = !('renew' in (request.query as object));
      const session = this.sessions.find(request, consoleRequest.now, consoleRequest.scheme, isActivity);
      return session ? this.runPage({ ...consoleRequest, session }, renderPage) : this.redirectToSignIn(consoleRequest);
    };
  }

  /** A change comes by a form of the session's own pages. */
  requireOwnForm(renderPage: Page) {
    return this.requireSession((operatorRequest) => {
      const { formKey = '' } = formFieldsOf(operatorRequest.request);
      if (isFormOfSession(operatorRequest.request, operatorRequest.session, formKey, operatorRequest.scheme))
        return renderPage(operatorRequest);
      this.refuse(operatorRequest.request, 'form-foreign');
      return this.renderPage(
        operatorRequest,
        'Not done',
        messagePage('Not done', 'This form did not come from these pages.'),
        403,
      );
    });
  }

  renderPage(
    operatorRequest: OperatorRequest,
    title: string,
    body: HtmlContent,
    status = 200,
    renew?: number,
  ): FastifyReply {
    const { request, reply, scheme, session, now } = operatorRequest;
    const result = this.sessions.takeResult(request, scheme);
    return sendHtml(reply.status(status), layout({ title, session, now, renew }, body, result));
  }

  /** The page shows what came of an action. */
  redirectWithResult({ reply, session }: OperatorRequest, to: string, result: string): FastifyReply {
    this.sessions.storeResult(session, result);
    return reply.redirect(to, 303);
  }

  private readonly refuse: LogRefusal = ({ ip: source, method, routeOptions }, reason) =>
    this.refusals.record({ source, reason, method, route: routeOptions.url });

  /** The hook refuses other hosts before any route. */
  private consoleRequest(request: FastifyRequest, reply: FastifyReply): ConsoleRequest {
    return { request, reply, scheme: this.hosts.schemeOf(request.headers.host)!, now: this.clock.now() };
  }

  /** The page comes whatever service is away; an error is logged once and shown without its message. */
  private async runPage(operatorRequest: OperatorRequest, renderPage: Page): Promise<unknown> {
    try {
      return await this.pageQueue(() =>
        operatorRequest.reply.raw.closed ? operatorRequest.reply.hijack() : renderPage(operatorRequest),
      );
    } catch (error) {
      this.logger.error(
        new Error(`${operatorRequest.request.method} ${operatorRequest.request.routeOptions.url} failed`, {
          cause: error,
        }),
      );
      const text = 'A service that is needed for this gives no answer. Nothing that could not be noted was done.';
      return this.renderPage(operatorRequest, 'Not known now', messagePage('Not known now', text), 503);
    }
  }

  private redirectToSignIn(consoleRequest: ConsoleRequest): FastifyReply {
    const { request, reply } = consoleRequest;
    if (request.method === 'GET') return reply.redirect(`/desk/sign-in?to=${encodeURIComponent(request.url)}`, 303);
    this.refuse(request, 'session-missing');
    return this.signIn.showForm(consoleRequest, 401);
  }
}
