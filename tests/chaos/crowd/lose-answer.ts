import { once } from 'node:events';
import { connect } from 'node:net';

/** Posts, and hangs up when the answer begins to come: the shop has done what it was asked, and the shopper does not know. */
export async function loseAnswer(url: string, path: string, headers: Record<string, string>, body: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const lines = Object.entries({ ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' });
  socket.write([`POST ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', body].join('\r\n'));
  await once(socket, 'data');
  socket.destroy();
}
