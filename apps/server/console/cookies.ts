import type { FastifyRequest } from 'fastify';
import type { Scheme } from './trusted-hosts';

/**
 * Writes a cookie that no script and no other site reads. By HTTPS it is bound to the host (`__Host-`, which demands `Secure` and `Path=/`); by HTTP on
 * this machine it belongs to the pages alone.
 */
export const serializeCookie = (name: string, value: string, maxAgeSeconds: number, scheme: Scheme): string =>
  `${cookieName(name, scheme)}=${value}; Max-Age=${maxAgeSeconds}; ${attributes[scheme]}; HttpOnly; SameSite=Strict`;

export const expiredCookie = (name: string, scheme: Scheme): string => serializeCookie(name, '', 0, scheme);

/** Returns the value of a cookie, or an empty text. */
export function readCookie({ headers }: Pick<FastifyRequest, 'headers'>, name: string, scheme: Scheme): string {
  const prefix = `${cookieName(name, scheme)}=`;
  const cookies = (headers.cookie ?? '').split(/;\s*/);
  return cookies.find((each) => each.startsWith(prefix))?.slice(prefix.length) ?? '';
}

const cookieName = (name: string, scheme: Scheme): string => (scheme === 'https' ? `__Host-${name}` : name);
const attributes = { https: 'Path=/; Secure', http: 'Path=/desk' } as const;
