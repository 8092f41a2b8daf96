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
    for (const host of hosts)
      await probe(port, host, bind !== 'localhost').catch(portFault(variable, addressVariables[variable]));
    return [variable, port || (await freePort())];
  });
  return Object.fromEntries(await Promise.all(claimed)) as Partial<Record<Variable, number>>;
}

/** Which variable chooses the address of a port. */
const addressVariables: Record<string, string> = { PORT: 'BIND', ADMIN_PORT: 'ADMIN_BIND or BIND' };

const ofPort: Record<string, string> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'needs a permission that this account lacks',
};
const ofAddress: Record<string, string> = {
  EADDRNOTAVAIL: 'is none of this machine',
  ENOTFOUND: 'is unknown here',
  EAI_AGAIN: 'is unknown here',
  EINVAL: 'cannot be listened on',
};

type ListenFault = NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string };

/** Says in one sentence why nobody can listen on a port. Others may take it between probe and use, so both pass by here. */
export const portFault =
  (portVariable: string | undefined, addressVariable = 'BIND') =>
  (fault: ListenFault): never => {
    const { code = '', port, address, hostname } = fault;
    const remedy = portVariable ? `another with ${portVariable}` : `another address with ${addressVariable}`;
    if (code in ofPort) throw new StartFault(`Port ${port} ${ofPort[code]}; choose ${remedy}.`);
    if (code in ofAddress)
      throw new StartFault(
        `The address ${hostname ?? address} ${ofAddress[code]}; choose another with ${addressVariable}.`,
      );
    throw fault;
  };

/** Of the two addresses of localhost one may be unknown: other faults than those of the port say nothing there. */
function probe(port: number, host: string, isChosen: boolean): Promise<void> {
  const counts = ({ code = '' }: NodeJS.ErrnoException): boolean => code in ofPort || (isChosen && code in ofAddress);
  return new Promise((usable, refuse) => {
    const server = createServer()
      .once('error', (fault: NodeJS.ErrnoException) => (counts(fault) ? refuse(fault) : usable()))
      .listen(port, host, () => server.close(() => usable()));
  });
}
