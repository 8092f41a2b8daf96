import { createServer } from 'node:net';
import { freePort } from '@fenestra/platform/service/free-port';
import { StartFault } from '@fenestra/platform/service/start-fault';

/** A port that this process will listen on, by the variable that chooses it. */
export type WantedPort<Variable extends string> = {
  readonly variable: Variable;
  readonly port: number;
  /** `localhost` is 127.0.0.1 and ::1. */
  readonly bind: string;
};

/** Replaces 0 by a free port and looks whether the others can be had, before anything is started for nothing. */
export async function claimPorts<Variable extends string>(
  wanted: readonly WantedPort<Variable>[],
): Promise<Partial<Record<Variable, number>>> {
  const claimed = wanted.map(async ({ variable, port, bind }) => {
    const hosts = bind === 'localhost' ? ['127.0.0.1', '::1'] : [bind];
    if (port !== 0) for (const host of hosts) await probe(port, host).catch(portFault(`another with ${variable}`));
    return [variable, port || (await freePort())];
  });
  return Object.fromEntries(await Promise.all(claimed)) as Partial<Record<Variable, number>>;
}

const reasons: Record<string, string> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'needs a permission that this account lacks',
};

/** Says in one sentence why nobody can listen on a port. Others may take it between probe and use, so both pass by here. */
export const portFault =
  (remedy: string) =>
  (fault: NodeJS.ErrnoException & { port?: number }): never => {
    const reason = reasons[fault.code ?? ''];
    throw reason ? new StartFault(`Port ${fault.port} ${reason}; choose ${remedy}.`) : fault;
  };

/** Other faults, like no IPv6 on this machine, say nothing about the port. */
function probe(port: number, host: string): Promise<void> {
  return new Promise((usable, refuse) => {
    const server = createServer()
      .once('error', (fault: NodeJS.ErrnoException) => (fault.code! in reasons ? refuse(fault) : usable()))
      .listen(port, host, () => server.close(() => usable()));
  });
}
