import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorAnswerFor } from './public-exception.filter';
import type { Storefronts } from '../storefronts';

/** How Node calls what it cannot read; everything else is no HTTP. */
const statuses: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/**
 * Bytes of which no request becomes: no HTTP, a head that is too long or too slow. They are refused as everything else is, in the
 * same shape and with the same headers; in the words of the first shop, as nobody knows which was meant.
 */
export function respondToMalformedHttp(
  server: Server,
  storefronts: Storefronts,
  headers: Readonly<Record<string, string>>,
): void {
  server.removeAllListeners('clientError'); // Fastify's own, in a shape of its own
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code !== 'ECONNRESET' && socket.writable)
      socket.write(rawResponse(statuses[error.code ?? ''] ?? 400, storefronts, headers));
    socket.destroy();
  });
  server.on('checkExpectation', (request, response) => server.emit('request', request, response)); // whatever is expected
}

function rawResponse(status: number, storefronts: Storefronts, headers: Readonly<Record<string, string>>): string {
  const body = JSON.stringify(errorAnswerFor(status, storefronts.shopOfHost()));
  const all = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
