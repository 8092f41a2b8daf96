import { z } from 'zod';
import { readConfig } from '@fenestra/platform/service/config';
import type { Service } from '@fenestra/platform/service/service';
import { databaseOwners } from './databases';
import { HostConfig } from './host-config';
import { isOptional, sandboxEnv, unsetProviders } from './providers';

/** What the environment has to say, beyond the schemas of host and services. */
export type Demands = {
  /** Providers without an address, for which the sandbox stands in, or would have to. */
  readonly unsetProviders: readonly string[];
  readonly sandboxed: boolean;
  /** Only the whole shop brings a database and tokens of its own. */
  readonly partOfShop: boolean;
};

/** Only the whole shop brings a sandbox of its own: parts would each have another one. */
export function demandsOn(names: readonly string[], partOfShop: boolean, env: NodeJS.ProcessEnv): Demands {
  const unset = unsetProviders(names, env);
  const lacking = unset.filter((address) => !isOptional(address));
  const sandboxed = lacking.length > 0 && !partOfShop && env['NODE_ENV'] !== 'production';
  return {
    unsetProviders: sandboxed ? unset : lacking,
    sandboxed,
    partOfShop,
  };
}

/** Of host and services, by the part that reads them. */
export const schemasOf = (services: readonly Service[]) => ({
  host: HostConfig,
  ...Object.fromEntries(services.map(({ name, config }) => [name, config])),
});

/** Reads everything from one environment, so that all faults of all services come in one message. */
export function readConfigs(
  services: readonly Service[],
  env: NodeJS.ProcessEnv,
  { unsetProviders: unset, sandboxed, partOfShop }: Demands,
): Record<string, unknown> {
  const { host, ...schemas } = schemasOf(services);
  return readConfig(
    {
      host,
      providers: z.object(sandboxed ? {} : Object.fromEntries(unset.map((variable) => [variable, refused]))),
      environment: z.object(partOfShop ? { ...databasesOf(services, env), ...tokensOf(services, env) } : {}),
      ...schemas,
    },
    { ...sandboxEnv(unset, notStarted), ...env }, // what is said once of a provider is not repeated by its service
  );
}

const tokensOf = (services: readonly Service[], { NODE_ENV }: NodeJS.ProcessEnv) => {
  const runs = (name: string): boolean => services.some((service) => service.name === name);
  return {
    SERVICE_TOKEN: given,
    ...(runs('desk') && { DESK_TOKEN: given }),
    ...(NODE_ENV === 'production' && runs('gateway') && { ERP_TOKEN: given }),
  };
};

/** A database for each service that has one, or a server for all of them. */
const databasesOf = (services: readonly Service[], { DATABASE_URL, ...env }: NodeJS.ProcessEnv) => {
  const needed = databaseOwners(services, env).map((owner) => `${owner.toUpperCase()}_DATABASE_URL`);
  const lacking = DATABASE_URL ? [] : needed.filter((variable) => !env[variable]);
  return Object.fromEntries(lacking.map((variable) => [variable, orServer]));
};

/** What is read in the place of a sandbox that starts only when the configuration is right. */
const notStarted = { http: 'http://127.0.0.1:1', smtp: 'smtp://127.0.0.1:1' };

const refused = z.never('unset, and a sandbox stands in for the whole shop only, never in production');
const given = z.string('unset, and only the whole shop brings its own');
const orServer = z.string('unset as DATABASE_URL is, and only the whole shop brings a database');
