import { Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AcceptedTokens, isSameSecret } from '@fenestra/platform/http/accepted-tokens';
import { fieldsOf, ownAddress, type Refuse, sendPage } from './desk-replies';
import { KnownBrowsers } from './known-browser';
import { layout } from './pages/layout';
import { signInPage } from './pages/small-pages';
import { isFromHere, type Sessions } from './session';
import { SignInLimits } from './sign-in-limits';
import type { Scheme } from './trusted-hosts';

/** A request that reached the console by a host of its own. */
export type Arrival = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly scheme: Scheme;
  readonly now: Date;
};
type Checked = 'accepted' | 'wrong' | { readonly waitMs: number };

/** Opens sessions to operators with a name and the token. */
export class DeskSignIn {
  private readonly logger = new Logger('Desk');
  private readonly limits = new SignInLimits();
  private readonly browsers: KnownBrowsers;

  constructor(
    private readonly tokens: AcceptedTokens,
    private readonly sessions: Sessions,
    private readonly refuse: Refuse,
  ) {
    this.browsers = new KnownBrowsers(tokens);
  }

  answer(arrival: Arrival): FastifyReply {
    const { request, reply, scheme } = arrival;
    const { who = '', token = '', to } = fieldsOf(request);
    const name = who.normalize().trim();
    if (!isFromHere(request, scheme)) {
      this.refuse(request, 'form-foreign');
      return this.ask(arrival, 403, 'This form did not come from these pages.');
    }
    if (!isName(name)) return this.ask(arrival, 403, 'A name has letters, digits, dots and spaces.');
    const checked = this.check(arrival, token);
    if (checked === 'accepted') return this.open(arrival, name).redirect(ownAddress(to), 303);
    if (checked === 'wrong') {
      this.sessions.noteFailure(name);
      return this.ask(arrival, 403, 'This is not the token.');
    }
    const seconds = Math.ceil(checked.waitMs / 1_000);
    void reply.header('retry-after', seconds);
    return this.ask(arrival, 429, `Too many attempts. Wait ${seconds} s, then try again.`);
  }

  /** Checks a token within the limits of attempts. */
  check({ request, scheme, now }: Arrival, token: string): Checked {
    const browser = this.browsers.of(request, now, scheme);
    const waitMs = this.limits.waitMs(request.ip, browser, now);
    if (waitMs > 0) {
      this.refuse(request, 'attempts-exceeded');
      return { waitMs };
    }
    // Compares with each, so that it takes as long for the one as for the other.
    if (this.tokens.map((one) => isSameSecret(token, one)).includes(true)) {
      this.limits.noteSuccess(request.ip, browser);
      return 'accepted';
    }
    this.limits.noteFailure(request.ip, browser, now);
    this.refuse(request, 'token-wrong');
    return 'wrong';
  }

  /** To where they wanted to go: an alert may have sent them a link. */
  ask({ request, reply, now }: Arrival, status = 200, fault?: string): FastifyReply {
    const { to, who } = { ...(request.query as { to?: string; who?: string }), ...fieldsOf(request) };
    return sendPage(reply.status(status), layout({ title: 'Sign in', now }, signInPage(ownAddress(to), who, fault)));
  }

  private open({ request, reply, scheme, now }: Arrival, who: string): FastifyReply {
    this.logger.log('an operator has signed in', { who, source: request.ip, by: 'token' });
    const cookies = [this.sessions.open(who, request, now, scheme), this.browsers.mark(now, scheme)];
    return reply.header('set-cookie', cookies);
  }
}

const isName = (name: string): boolean => /^[\p{L}\d][\p{L}\d ._-]{0,39}$/u.test(name);
