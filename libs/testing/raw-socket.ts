import { connect, type Socket } from 'node:net';

/** Opens a socket for bytes that no HTTP client sends. A reset by the other side is an end like any other. */
export function openSocket(url: string, address?: string): Socket {
  const { hostname, port } = new URL(url);
  return connect(Number(port), address ?? hostname).on('error', () => undefined);
}

/** Returns what the socket receives until it is closed, also by a reset, for which `once(socket, 'close')` rejects. */
export function untilClosed(socket: Socket): Promise<string> {
  let received = '';
  socket.setEncoding('utf8').on('data', (part: string) => (received += part));
  return new Promise((resolve) => void socket.once('close', () => resolve(received)));
}
