import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '@fenestra/platform/service/free-port';

/** Stands between a program and a server, and fails as networks and servers do. */
export type FaultProxy = {
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
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let [frozen, opened] = [false, 0];
  const track = (socket: Socket): void => {
    sockets.add(socket);
    if (frozen) socket.pause();
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server = createServer((clientSocket) => {
    opened += 1;
    const serverSocket = connect(Number(port), hostname);
    clientSocket.pipe(serverSocket).pipe(clientSocket);
    clientSocket.on('close', () => serverSocket.destroy());
    serverSocket.on('close', () => clientSocket.destroy());
    [clientSocket, serverSocket].forEach(track);
  });
  const proxyPort = await freePort();
  const listen = async (): Promise<void> => {
    server.listen(proxyPort, '127.0.0.1');
    await once(server, 'listening');
  };
  const cut = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  };
  await listen();
  const proxyUrl = new URL(target);
  proxyUrl.port = `${proxyPort}`;
  proxyUrl.hostname = '127.0.0.1';
  return {
    url: proxyUrl.href,
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
