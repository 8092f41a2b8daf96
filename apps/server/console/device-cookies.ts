import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type AcceptedTokens, isSameSecret } from '@fenestra/platform/http/accepted-tokens';
import { serializeCookie, readCookie } from './cookies';
import type { Scheme } from './trusted-hosts';

const cookieName = 'desk_browser';
const maxAgeMs = 30 * 86_400_000;

/**
 * Marks browsers that have signed in, for 30 days, so that their attempts are counted apart from those of others (OWASP device cookies).
 * The mark opens nothing. It is signed by the token and outlives a restart.
 */
export class DeviceCookies {
  constructor(private readonly tokens: AcceptedTokens) {}

  /** Returns the cookie for a browser that has signed in. */
  issue(now: Date, scheme: Scheme): string {
    const value = `${randomBytes(16).toString('base64url')}.${now.getTime() + maxAgeMs}`;
    return serializeCookie(cookieName, `${value}.${signatureOf(value, this.tokens[0])}`, maxAgeMs / 1_000, scheme);
  }

  /** Returns the id of a browser that has signed in, or undefined. */
  deviceIdOf(request: FastifyRequest, now: Date, scheme: Scheme): string | undefined {
    const [id = '', until = '', signature = ''] = readCookie(request, cookieName, scheme).split('.');
    const isSignatureValid = this.tokens
      .map((token) => isSameSecret(signature, signatureOf(`${id}.${until}`, token)))
      .includes(true);
    return isSignatureValid && Number(until) > now.getTime() ? id : undefined;
  }
}

const signatureOf = (value: string, token: string): string =>
  createHmac('sha256', token).update(`browser ${value}`).digest('base64url');
