import type { IncomingMessage } from 'node:http';
import { opaqueId } from '../service/ids';

/**
 * The id of a request, under which logs and traces find it: that of a service or a proxy of one's own if it is a short word. A visitor's is not
 * believed, as it could be the id of somebody else's request.
 */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>, isTrusted = true): string {
  const provided = isTrusted && headers['x-request-id'];
  return typeof provided === 'string' && /^[\w.-]{1,64}$/.test(provided) ? provided : opaqueId();
}

/**
 * The path of a request target; its host, in absolute form, is compared with the header at the edge. A target that cannot be decoded or is no
 * path becomes an address that does not exist, so that it is refused like every other, with the same headers and words.
 */
export function normalizeRequestUrl({ url: target = '/' }: Pick<IncomingMessage, 'url'>): string {
  const url = target.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
  return url.startsWith('/') && isDecodable(url) ? url : '/address-that-nobody-serves';
}

function isDecodable(url: string): boolean {
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
}
