import { createServer } from 'node:net';
import { freePort } from '@fenestra/platform/service/free-port';
import { StartFault } from '@fenestra/platform/service/start-fault';

/** Replaces 0 by a free port and looks whether the others can be had, before anything is started for nothing. */
export async function claimPorts<Variable extends string>(
  wanted: Readonly<Record<Variable, number>>,
): Promise<Record<Variable, number>> {
  const claimed = Object.entries<number>(wanted).map(async ([variable, port]) => {
    if (port !== 0) for (const host of ['127.0.0.1', '::1']) await probe(variable, port, host);
    return [variable, port || (await freePort())];
  });
  return Object.fromEntries(await Promise.all(claimed)) as Record<Variable, number>;
}

const reasons: Record<string, string> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'needs a permission that this account lacks',
};

function probe(variable: string, port: number, host: string): Promise<void> {
  return new Promise((usable, refuse) => {
    const server = createServer()
      .once('error', ({ code = '' }: NodeJS.ErrnoException) => {
        const reason = reasons[code]; // others, like no IPv6 here, say nothing about the port
        if (reason) refuse(new StartFault(`Port ${port} ${reason}; choose another with ${variable}.`));
        else usable();
      })
      .listen(port, host, () => server.close(() => usable()));
  });
}
