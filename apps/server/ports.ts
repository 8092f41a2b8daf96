import { createServer } from 'node:net';
import { claimPort, freePort } from '@fenestra/platform/service/free-port';
import { StartupError } from '@fenestra/platform/service/startup-error';
import type { ChosenFolder } from './choose-folder';
import { standardPorts } from './host-config';

/** A port that this process will listen on, by the variable that chooses it. */
export type WantedPort<Variable extends string> = {
  readonly variable: Variable;
  /** In order of preference; 0 takes a free one. */
  readonly ports: readonly number[];
  /** `localhost` is 127.0.0.1 and ::1. */
  readonly bind: string;
};

type FollowingPort = Exclude<keyof typeof standardPorts, 'PORT'>;

/**
 * Returns the ports to try for an unset variable of the whole shop. A shop with a folder of its own keeps off the standard
 * ports, which belong to the shop at 3000; others keep the port that they had before there was a choice (decision 104).
 */
export function portsToTry(variable: FollowingPort, publicPort: number, kind: ChosenFolder['kind']): readonly number[] {
  const standard = standardPorts[variable];
  if (publicPort === standardPorts.PORT) return [standard];
  const following = publicPort + standard - standardPorts.PORT;
  const isOffered = following >= 1024 && following <= 65_535 && !isStandard(following);
  if (kind === 'own' && isOffered) return [following, 0];
  return isOffered ? [standard, following, 0] : [standard, 0];
}

const isStandard = (port: number): boolean => Object.values<number>(standardPorts).includes(port);

/**
 * Chooses the first usable port for each variable before anything else is started. Variables without an alternative come
 * first. Throws a StartupError if the last alternative is unusable.
 */
export async function claimPorts<Variable extends string>(
  wanted: readonly WantedPort<Variable>[],
): Promise<Partial<Record<Variable, number>>> {
  const claimed: Partial<Record<Variable, number>> = {};
  for (const one of wanted.toSorted((first, second) => first.ports.length - second.ports.length))
    claimed[one.variable] = await firstUsable(one, Object.values<number | undefined>(claimed));
  return claimed;
}

async function firstUsable(
  { variable, ports, bind }: WantedPort<string>,
  taken: readonly (number | undefined)[],
): Promise<number> {
  const last = ports.at(-1)!;
  for (const port of ports.slice(0, -1)) if (!taken.includes(port) && (await isUsable(port, bind))) return port;
  await probeAll(last, bind).catch(portFault(variable, addressVariables[variable]));
  return last || (await freePort());
}

const isUsable = (port: number, bind: string): Promise<boolean> =>
  probeAll(port, bind).then(
    () => claimPort(port),
    () => false,
  );

async function probeAll(port: number, bind: string): Promise<void> {
  const hosts = bind === 'localhost' ? ['127.0.0.1', '::1'] : [bind];
  for (const host of hosts) await probe(port, host, bind !== 'localhost');
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
    if (code in ofPort) throw new StartupError(`Port ${port} ${ofPort[code]}; choose ${remedy}.`);
    if (code in ofAddress)
      throw new StartupError(
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
