import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Lets a server on 127.0.0.1 answer on ::1 too, where browsers look for `localhost` first. Names are no help: not every
 * machine knows that `localhost` has two addresses. Made before the server listens, it closes with it; `listen` follows.
 */
export function ipv6Loopback(instance: FastifyInstance): { listen(port: number): Promise<void> } {
  const second = createServer((socket: Socket) => instance.server.emit('connection', socket));
  const closed = once(second, 'close');
  let isListening = false;
  instance.addHook('preClose', (done) => {
    second.close(); // takes no more connections
    done();
  });
  instance.addHook('onClose', async () => {
    if (isListening) await closed; // the requests on those it has are answered
  });
  return {
    listen: async (port) => {
      second.listen(port, '::1');
      try {
        await once(second, 'listening');
        isListening = true;
      } catch (error) {
        const hasNoIpv6 = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '');
        if (!hasNoIpv6) throw error;
      }
    },
  };
}
