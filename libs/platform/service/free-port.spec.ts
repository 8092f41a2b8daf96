import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from './free-port';

const range = Array.from({ length: 12_000 }, (_, nth) => 20_000 + nth);

/** Whoever holds a claim is another socket, in this process or another one. */
async function isClaimed(port: number): Promise<boolean> {
  const other = createSocket('udp4');
  const taken = once(other, 'error').then(() => true);
  const free = new Promise<boolean>((bound) => other.bind({ port, address: '127.0.0.1' }, () => bound(false)));
  const claimed = await Promise.race([taken, free]);
  other.close();
  return claimed;
}

describe('a free port', () => {
  it('is given once, however many ask', async () => {
    const ports = await Promise.all(Array.from({ length: 400 }, freePort)); // by chance alone some would come twice
    expect(new Set(ports).size).toBe(400);
  });

  it('is claimed before other processes, and lies below what outgoing connections get', async () => {
    const port = await freePort();
    expect(range).toContain(port);
    expect(await isClaimed(port)).toBe(true);
  });

  it('is one that a server can listen on at once', async () => {
    const server = createServer().listen(await freePort(), '127.0.0.1');
    await once(server, 'listening');
    server.close();
  });
});
