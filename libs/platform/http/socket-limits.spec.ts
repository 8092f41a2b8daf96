import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { promisify } from 'node:util';
import { openSocket, untilClosed } from '@fenestra/testing/raw-socket';
import { eventually } from '@fenestra/testing/time';
import { limitSockets, type SocketLimits, httpTimeouts } from './socket-limits';

let server: Server;
afterEach(() => void server.close().closeAllConnections());

const answer: RequestListener = (_, response) => void response.end('well');
const usual: SocketLimits = {
  headersMs: 5_000,
  idleMs: 5_000,
  stalledMs: 60_000,
  maxPerAddress: 2,
  maxPerSite: 32,
  exempt: [],
};

async function serverWith(bounds: Partial<SocketLimits>, listener = answer): Promise<() => Socket> {
  const all = { ...usual, ...bounds };
  const { http, ...waiting } = httpTimeouts(all);
  server = Object.assign(createServer(http, listener), waiting);
  limitSockets(server, all);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return () => openSocket(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

const get = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';
async function answered(socket: Socket): Promise<string> {
  socket.write(get);
  return new Promise((resolve) => {
    socket.once('data', (part) => resolve(String(part))).once('close', () => resolve('closed'));
  });
}

it.each([
  ['says nothing', ''],
  ['sends the head of its request slowly', 'GET / HTTP/1.1\r\nhost: a\r\n'],
])('ends a socket that %s', async (_, sent) => {
  const socket = (await serverWith({ headersMs: 200 }))();
  socket.write(sent);
  expect(await untilClosed(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

it('ends a socket that sends its body slowly', async () => {
  const socket = (await serverWith({ headersMs: 100 }))();
  socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{');
  await untilClosed(socket);
});

it('ends a socket that is idle after its request', async () => {
  const socket = (await serverWith({ idleMs: 100 }))();
  socket.write(get);
  expect(await untilClosed(socket)).toContain('well');
});

it('ends a socket whose caller takes nothing of its answer, and none of who takes it slowly', async () => {
  // Longer than a busy machine keeps the slow one from its sips.
  const open = await serverWith({ stalledMs: 3_000 }, (_, response) => void response.end(Buffer.alloc(64_000_000)));
  const [deaf, slow] = [open(), open()];
  let taken = 0;
  slow.on('data', ({ length }: Buffer) => {
    taken += length;
    slow.pause();
  });
  const sipping = setInterval(() => slow.resume(), 20);
  for (const socket of [deaf, slow]) socket.write(get);

  const connections = promisify(server.getConnections.bind(server));
  await eventually(async () => expect(await connections()).toBe(2));
  await eventually(async () => expect(await connections()).toBe(1));
  const before = taken;
  await eventually(() => Promise.resolve(expect(taken).toBeGreaterThan(before)));
  clearInterval(sipping);
  for (const socket of [deaf, slow]) socket.destroy();
});

it('ends what is one socket too many of an address, and keeps those before it', async () => {
  const open = await serverWith({});
  const first = [open(), open()];
  for (const socket of first) expect(await answered(socket)).toContain('200 OK');
  expect(await untilClosed(open())).toBe('');
  for (const socket of first) expect(await answered(socket)).toContain('200 OK');

  first[0]!.destroy();
  await eventually(async () => expect(await answered(open())).toContain('200 OK'));
});

/** Gives the server's next sockets another address: a machine has no two networks of IPv6. */
const comesFrom = (address: string): unknown =>
  server.prependOnceListener('connection', (socket: Socket) =>
    Object.defineProperty(socket, 'remoteAddress', { value: address }),
  );

test.each([
  ['network', ['2001:db8:1:1::1', '2001:db8:1:1::2', '2001:db8:1:1::3', '2001:db8:1:2::1']],
  ['site', ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:2:1::1']],
])(
  'the server closes one socket too many of an IPv6 %s and keeps the sockets of others',
  async (counted, addresses) => {
    const open = await serverWith(counted === 'site' ? { maxPerSite: 2 } : { maxPerAddress: 2 });
    const answerTo = (address: string, socket: Socket) => {
      comesFrom(address);
      return answered(socket);
    };
    const sockets: Socket[] = [];
    for (const [nth, address] of addresses.entries()) {
      const isRefused = nth === 2;
      const text = await answerTo(address, (sockets[nth] = open()));
      expect([address, text.slice(9, 15)]).toEqual([address, isRefused ? '' : '200 OK']);
    }

    sockets[0]!.destroy();
    await eventually(async () => expect(await answerTo(addresses[2]!, open())).toContain('200 OK'));
  },
);

it.each([['loopback'], ['127.0.0.1'], ['127.0.0.0/30']])(
  'counts no sockets of a proxy of our own: %s',
  async (proxy) => {
    const open = await serverWith({ exempt: [proxy] });
    for (const socket of [open(), open(), open(), open()]) expect(await answered(socket)).toContain('200 OK');
  },
);
