import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { createServer, type Socket } from 'node:net';

/**
 * Lets a server on 127.0.0.1 answer on ::1 too, where browsers look for `localhost` first. Names are no help: not every
 * machine knows that `localhost` has two addresses. Without IPv6 there is nothing to do.
 */
export async function alsoOnIpv6Loopback(server: HttpServer, port: number): Promise<void> {
  const second = createServer((socket: Socket) => server.emit('connection', socket));
  second.listen(port, '::1');
  try {
    await once(second, 'listening');
  } catch (fault) {
    if (['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((fault as NodeJS.ErrnoException).code ?? '')) return;
    throw fault;
  }
  server.once('close', () => second.close());
}
