import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '@fenestra/platform/service/free-port';

/** Stands between a program and a server, and fails as networks and servers do. */
export type BreakableLink = {
  readonly url: string;
  /** How many connections were opened through it. */
  opened(): number;
  /** Ends all connections and refuses new ones, like a server that was stopped. */
  cut(): Promise<void>;
  /** Lets nothing through and says nothing, like a server that was frozen. */
  freeze(): void;
  /** Accepts connections and forwards frozen data again, to the server of `elsewhere` if it is given. */
  restore(elsewhere?: string): Promise<void>;
  close(): Promise<void>;
};

/** A link to the server of the URL; `url` is the same by way of the link. */
export async function breakableLink(target: string): Promise<BreakableLink> {
  let { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let [frozen, opened] = [false, 0];
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    if (frozen) socket.pause();
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    opened += 1;
    const far = connect(Number(port), hostname);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    [near, far].forEach(keep);
  });
  const own = await freePort();
  const listen = async (): Promise<void> => {
    server.listen(own, '127.0.0.1');
    await once(server, 'listening');
  };
  const cut = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  };
  await listen();
  const through = new URL(target);
  through.port = `${own}`;
  through.hostname = '127.0.0.1';
  return {
    url: through.href,
    opened: () => opened,
    cut,
    freeze: () => {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    restore: async (elsewhere) => {
      if (elsewhere) ({ hostname, port } = new URL(elsewhere));
      frozen = false;
      for (const socket of sockets) socket.resume();
      if (!server.listening) await listen();
    },
    close: cut,
  };
}
