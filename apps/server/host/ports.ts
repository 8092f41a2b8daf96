import { createServer } from 'node:net';
import { claimPort, freePort } from '@fenestra/platform/service/free-port';
import { StartupError } from '@fenestra/platform/service/startup-error';
import type { ChosenFolder } from './choose-data-folder';
import { defaultPorts } from './host-config';

/** A port that this process will listen on, by the variable that chooses it. */
export type RequestedPort<Variable extends string> = {
  readonly variable: Variable;
  /** In order of preference; 0 takes a free one. */
  readonly ports: readonly number[];
  /** `localhost` is 127.0.0.1 and ::1. */
  readonly bind: string;
};

type FollowingPort = Exclude<keyof typeof defaultPorts, 'PORT'>;

/**
 * Returns the ports to try for an unset variable of the whole shop. A shop with a folder of its own keeps off the standard
 * ports, which belong to the shop at 3000; others keep the port that they had before there was a choice (decision 104).
 */
export function candidatePorts(
  variable: FollowingPort,
  publicPort: number,
  kind: ChosenFolder['kind'],
): readonly number[] {
  const defaultPort = defaultPorts[variable];
  if (publicPort === defaultPorts.PORT) return [defaultPort];
  const following = publicPort + defaultPort - defaultPorts.PORT;
  const isOffered = following >= 1024 && following <= 65_535 && !isDefaultPort(following);
  if (kind === 'own' && isOffered) return [following, 0];
  return isOffered ? [defaultPort, following, 0] : [defaultPort, 0];
}

const isDefaultPort = (port: number): boolean => Object.values<number>(defaultPorts).includes(port);

/**
 * Chooses the first usable port for each variable before anything else is started. Variables without an alternative come
 * first. Throws a StartupError if the last alternative is unusable.
 */
export async function claimPorts<Variable extends string>(
  requested: readonly RequestedPort<Variable>[],
): Promise<Partial<Record<Variable, number>>> {
  const claimed: Partial<Record<Variable, number>> = {};
  for (const one of requested.toSorted((first, second) => first.ports.length - second.ports.length))
    claimed[one.variable] = await firstUsable(one, Object.values<number | undefined>(claimed));
  return claimed;
}

async function firstUsable(
  { variable, ports, bind }: RequestedPort<string>,
  taken: readonly (number | undefined)[],
): Promise<number> {
  const last = ports.at(-1)!;
  for (const port of ports.slice(0, -1)) if (!taken.includes(port) && (await isUsable(port, bind))) return port;
  await probeAll(last, bind).catch(listenError(variable, addressVariables[variable]));
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

const portErrors: Record<string, string> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'needs a permission that this account lacks',
};
const addressErrors: Record<string, string> = {
  EADDRNOTAVAIL: 'is none of this machine',
  ENOTFOUND: 'is unknown here',
  EAI_AGAIN: 'is unknown here',
  EINVAL: 'cannot be listened on',
};

type ListenError = NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string };

/** Says in one sentence why nobody can listen on a port. Others may take it between probe and use, so both pass by here. */
export const listenError =
  (portVariable: string | undefined, addressVariable = 'BIND') =>
  (error: ListenError): never => {
    const { code = '', port, address, hostname } = error;
    const remedy = portVariable ? `another with ${portVariable}` : `another address with ${addressVariable}`;
    if (code in portErrors) throw new StartupError(`Port ${port} ${portErrors[code]}; choose ${remedy}.`);
    if (code in addressErrors)
      throw new StartupError(
        `The address ${hostname ?? address} ${addressErrors[code]}; choose another with ${addressVariable}.`,
      );
    throw error;
  };

/** Of the two addresses of localhost one may be unknown: other faults than those of the port say nothing there. */
function probe(port: number, host: string, isChosen: boolean): Promise<void> {
  const counts = ({ code = '' }: NodeJS.ErrnoException): boolean =>
    code in portErrors || (isChosen && code in addressErrors);
  return new Promise((usable, refuse) => {
    const server = createServer()
      .once('error', (error: NodeJS.ErrnoException) => (counts(error) ? refuse(error) : usable()))
      .listen(port, host, () => server.close(() => usable()));
  });
}
