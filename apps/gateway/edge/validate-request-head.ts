import type { IncomingHttpHeaders } from 'node:http';

export type RequestHead = {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  /** Names and values in turns, with repeated fields; `headers` holds the first `host` only. */
  readonly rawHeaders: readonly string[];
  readonly httpVersion: string;
  /** Request target as it was sent: a path, or in absolute form with scheme and host. */
  readonly target: string;
};

type HeadError = { readonly status: 400 | 415; readonly message: string };

/** Returns why a request is refused before its body is read, by its head alone. */
export function validateRequestHead(head: RequestHead): HeadError | undefined {
  const host = hostError(head);
  if (host) return { status: 400, message: host };
  if (head.method === 'GET') return undefined;
  if (!isJson(head.headers['content-type'])) return { status: 415, message: 'the body is no JSON' };
  return isUncompressed(head.headers) ? undefined : { status: 415, message: 'the coding of the body is not supported' };
}

/** A proxy and the gateway could take different ones of two hosts: the request is then cached, logged or routed as another (RFC 9112, 3.2). */
function hostError({ headers: { host }, rawHeaders, httpVersion, target }: RequestHead): string | undefined {
  const hosts = rawHeaders.filter((name, nth) => nth % 2 === 0 && name.toLowerCase() === 'host').length;
  if (hosts > 1) return 'the request names several hosts';
  if (host === undefined && httpVersion === '1.1') return 'the request names no host';
  if (host !== undefined && !hostAndPort.test(host)) return 'the host is no name and no address';
  const [, targetHost] = absoluteForm.exec(target) ?? [];
  return targetHost === undefined || targetHost.toLowerCase() === host?.toLowerCase()
    ? undefined
    : 'the request target names another host';
}

const hostAndPort = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i;
/** Any scheme: one that is not HTTP has no host that could be the shop's. */
const absoluteForm = /^(?:https?:\/\/|[a-z][a-z\d+.-]*:)([^/?#]*)/i;

/** Nothing but JSON is read, which also keeps the plain forms of foreign pages out. No type is no body. */
const isJson = (type = 'application/json'): boolean => /^application\/json\s*(;|$)/i.test(type);

/** No coding is decoded: a small body could expand to any size. `identity` names none (RFC 9110, 8.4.1). */
const isUncompressed = ({
  'content-encoding': content = '',
  'transfer-encoding': transfer = '',
}: IncomingHttpHeaders): boolean => /^(?:identity)?$/i.test(content.trim()) && /^(?:chunked)?$/i.test(transfer.trim());
