import type { IncomingMessage } from 'node:http';
import { opaqueId } from '../service/ids';

/** The id of a request, under which logs and traces find it: the caller's if it is a short word, so that nobody can write what they like into a log. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : opaqueId();
}

/** An address that cannot be decoded is one that nobody serves: so it is refused like every other, with the same headers and words. */
export function readableAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  try {
    decodeURI(url);
    return url;
  } catch {
    return '/address-that-nobody-serves';
  }
}
