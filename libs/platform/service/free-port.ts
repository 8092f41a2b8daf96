import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';

/** Below the ports that Linux gives to outgoing connections: one of those could take it before its server has started. */
const [lowest, end] = [20_000, 32_000];

/**
 * A port of 127.0.0.1 for a server that starts later, perhaps in another process, or comes back to where it was. No other
 * call gives it while this process lives, in any process: the UDP port of the same number is held as a claim.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < end - lowest; attempt++) {
    const port = randomInt(lowest, end);
    if (await claimPort(port)) return port;
  }
  throw new Error(`no port from ${lowest} to ${end - 1} is free`);
}

/** Reserves a port as `freePort` does. Returns false if a program listens on it or another process has reserved it. */
export const claimPort = async (port: number): Promise<boolean> => (await isUnused(port)) && (await claim(port));

function isUnused(port: number): Promise<boolean> {
  return new Promise((found) => {
    const probe = createServer()
      .once('error', () => found(false))
      .listen(port, '127.0.0.1', () => probe.close(() => found(true)));
  });
}

function claim(port: number): Promise<boolean> {
  return new Promise((done) => {
    const claimed = createSocket('udp4').unref();
    claimed.once('error', () => claimed.close(() => done(false)));
    claimed.bind({ port, address: '127.0.0.1', exclusive: true }, () => done(true));
  });
}
