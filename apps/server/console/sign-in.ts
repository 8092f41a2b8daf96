import { Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AcceptedTokens, isSameSecret } from '@fenestra/platform/http/accepted-tokens';
import { formFieldsOf, consolePathOrDefault, type LogRefusal, sendHtml } from './forms';
import { DeviceCookies } from './device-cookies';
import { layout } from './pages/layout';
import { signInPage } from './pages/form-pages';
import { isSameOrigin, type Sessions } from './session';
import { SignInLimits } from './sign-in-limits';
import type { Scheme } from './trusted-hosts';

/** A request that reached the console by a host of its own. */
export type ConsoleRequest = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly scheme: Scheme;
  readonly now: Date;
};
type TokenCheck = 'accepted' | 'wrong' | { readonly waitMs: number };

/** Opens sessions to operators with a name and the token. */
export class ConsoleSignIn {
  private readonly logger = new Logger('Desk');
  private readonly limits = new SignInLimits();
  private readonly browsers: DeviceCookies;

  constructor(
    private readonly tokens: AcceptedTokens,
    private readonly sessions: Sessions,
    private readonly logRefusal: LogRefusal,
  ) {
    this.browsers = new DeviceCookies(tokens);
  }

  submit(consoleRequest: ConsoleRequest): FastifyReply {
    const { request, reply, scheme } = consoleRequest;
    const { who = '', token = '', to } = formFieldsOf(request);
    const name = who.normalize().trim();
    if (!isSameOrigin(request, scheme)) {
      this.logRefusal(request, 'form-foreign');
      return this.showForm(consoleRequest, 403, 'This form did not come from these pages.');
    }
    if (!isName(name)) return this.showForm(consoleRequest, 403, 'A name has letters, digits, dots and spaces.');
    const checked = this.check(consoleRequest, token);
    if (checked === 'accepted') return this.open(consoleRequest, name).redirect(consolePathOrDefault(to), 303);
    if (checked === 'wrong') {
      this.sessions.recordFailure(name);
      return this.showForm(consoleRequest, 403, 'This is not the token.');
    }
    const seconds = Math.ceil(checked.waitMs / 1_000);
    void reply.header('retry-after', seconds);
    return this.showForm(consoleRequest, 429, `Too many attempts. Wait ${seconds} s, then try again.`);
  }

  /** Checks a token within the limits of attempts. */
  check({ request, scheme, now }: ConsoleRequest, token: string): TokenCheck {
    const browser = this.browsers.deviceIdOf(request, now, scheme);
    const waitMs = this.limits.waitMs(request.ip, browser, now);
    if (waitMs > 0) {
      this.logRefusal(request, 'attempts-exceeded');
      return { waitMs };
    }
    // Compares with each, so that it takes as long for the one as for the other.
    if (this.tokens.map((one) => isSameSecret(token, one)).includes(true)) {
      this.limits.recordSuccess(request.ip, browser);
      return 'accepted';
    }
    this.limits.recordFailure(request.ip, browser, now);
    this.logRefusal(request, 'token-wrong');
    return 'wrong';
  }

  /** To where they wanted to go: an alert may have sent them a link. */
  showForm({ request, reply, now }: ConsoleRequest, status = 200, error?: string): FastifyReply {
    const { to, who } = { ...(request.query as { to?: string; who?: string }), ...formFieldsOf(request) };
    return sendHtml(
      reply.status(status),
      layout({ title: 'Sign in', now }, signInPage(consolePathOrDefault(to), who, error)),
    );
  }

  private open({ request, reply, scheme, now }: ConsoleRequest, who: string): FastifyReply {
    this.logger.log('an operator has signed in', { who, source: request.ip, by: 'token' });
    const cookies = [this.sessions.open(who, request, now, scheme), this.browsers.issue(now, scheme)];
    return reply.header('set-cookie', cookies);
  }
}

const isName = (name: string): boolean => /^[\p{L}\d][\p{L}\d ._-]{0,39}$/u.test(name);
