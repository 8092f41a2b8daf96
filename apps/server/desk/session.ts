import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isSameSecret } from '@fenestra/platform/http/accepted-tokens';

/** Who has signed in, and the word that proves that a form came from a page of theirs. */
export type Session = { readonly who: string; readonly formKey: string };

const hoursOfSession = 8;
const cookieName = 'desk';
const saidName = 'desk_said';
/** A cookie of no script, for no other site, and not for the rest of the admin port. */
const attributes = 'Path=/desk; HttpOnly; SameSite=Strict';

/**
 * Sessions are kept by the browser alone, signed by the token that opened them: every process of the desk knows them, and they end with it. All
 * tokens open; the first signs what nobody opened.
 */
export class Sessions {
  constructor(private readonly tokens: readonly [string, ...string[]]) {}

  /** The cookie of a new session, or undefined where the token is wrong. */
  open(who: string, token: string, now: Date): string | undefined {
    const own = this.tokenThat((one) => isSameSecret(token, one));
    if (own === undefined) return undefined;
    const until = now.getTime() + hoursOfSession * 3_600_000;
    const value = encoded(JSON.stringify({ who, until }));
    return `${cookieName}=${value}.${signed(`session ${value}`, own)}; Max-Age=${hoursOfSession * 3_600}; ${attributes}`;
  }

  of(request: FastifyRequest, now: Date): Session | undefined {
    const [value = '', signature = ''] = cookieOf(request, cookieName).split('.');
    const own = this.tokenThat((one) => isSameSecret(signature, signed(`session ${value}`, one)));
    if (own === undefined) return undefined;
    const { who, until } = JSON.parse(decoded(value)) as { who: string; until: number };
    return until > now.getTime() ? { who, formKey: signed(`form ${value}`, own) } : undefined;
  }

  /** Whether a form was sent from a page of this session: by its key and, where the browser says it, by its site. */
  isOwnForm(request: FastifyRequest, session: Session, key: string): boolean {
    const { 'sec-fetch-site': site, origin, host } = request.headers;
    if (site !== undefined && site !== 'same-origin') return false;
    if (origin !== undefined && origin !== 'null' && URL.parse(origin)?.host !== host) return false;
    return isSameSecret(key, session.formKey);
  }

  /** What was done, for the next page. Signed: nobody else puts words there. */
  said(text: string): string {
    const value = encoded(text.slice(0, 1_000));
    return `${saidName}=${value}.${signed(`said ${value}`, this.tokens[0])}; Max-Age=60; ${attributes}`;
  }

  hear(request: FastifyRequest): string | undefined {
    const [value = '', signature = ''] = cookieOf(request, saidName).split('.');
    const own = this.tokenThat((one) => isSameSecret(signature, signed(`said ${value}`, one)));
    return value && own !== undefined ? decoded(value) : undefined;
  }

  /** Asks of each, so that it takes as long for the one as for the other. */
  private tokenThat(fits: (token: string) => boolean): string | undefined {
    return this.tokens.filter(fits)[0];
  }
}

const signed = (text: string, token: string): string => createHmac('sha256', token).update(text).digest('base64url');

export const closedSession = `${cookieName}=; Max-Age=0; ${attributes}`;
export const heard = `${saidName}=; Max-Age=0; ${attributes}`;

const encoded = (text: string): string => Buffer.from(text).toString('base64url');
const decoded = (text: string): string => Buffer.from(text, 'base64url').toString();

function cookieOf({ headers }: FastifyRequest, name: string): string {
  const cookies = (headers.cookie ?? '').split(/;\s*/);
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}
