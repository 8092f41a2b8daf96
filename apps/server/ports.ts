import { createServer } from 'node:net';
import { freePort } from '@fenestra/platform/free-port';
import { StartFault } from '@fenestra/platform/start-fault';

/** Replaces 0 by a free port and looks whether the others can be had, before anything is started for nothing. */
export async function claimPorts<Variable extends string>(
  wanted: Readonly<Record<Variable, number>>,
): Promise<Record<Variable, number>> {
  const claimed = Object.entries<number>(wanted).map(async ([variable, port]) => {
    if (port !== 0) await probe(variable, port);
    return [variable, port || (await freePort())];
  });
  return Object.fromEntries(await Promise.all(claimed)) as Record<Variable, number>;
}

function probe(variable: string, port: number): Promise<void> {
  return new Promise((free, refuse) => {
    const server = createServer()
      .once('error', ({ code }: NodeJS.ErrnoException) => {
        const reason = code === 'EACCES' ? 'needs a permission that this account lacks' : 'is taken by another program';
        refuse(new StartFault(`Port ${port} ${reason}; choose another with ${variable}.`));
      })
      .listen(port, '127.0.0.1', () => server.close(() => free()));
  });
}
