import { z } from 'zod';
import { readConfig } from '@fenestra/platform/service/config';
import type { Service } from '@fenestra/platform/service/service';
import { databaseOwners } from './databases';
import { HostConfig } from './host-config';
import { isOptional, sandboxEnv, unsetProviders } from './external-providers';

/** What the environment has to say, beyond the schemas of host and services. */
export type ConfigRequirements = {
  /** Providers without an address, for which the sandbox stands in, or would have to. */
  readonly unsetProviders: readonly string[];
  readonly usesSandbox: boolean;
  /** Only the whole shop brings a database and tokens of its own. */
  readonly isPartial: boolean;
};

/** Only the whole shop brings a sandbox of its own: parts would each have another one. */
export function configRequirements(
  names: readonly string[],
  isPartial: boolean,
  env: NodeJS.ProcessEnv,
): ConfigRequirements {
  const unset = unsetProviders(names, env);
  const missing = unset.filter((address) => !isOptional(address));
  const usesSandbox = missing.length > 0 && !isPartial && env['NODE_ENV'] !== 'production';
  return {
    unsetProviders: usesSandbox ? unset : missing,
    usesSandbox,
    isPartial,
  };
}

/** Of host and services, by the part that reads them. */
export const configSchemas = (services: readonly Service[]) => ({
  host: HostConfig,
  ...Object.fromEntries(services.map(({ name, config }) => [name, config])),
});

/** Reads everything from one environment, so that all faults of all services come in one message. */
export function readConfigs(
  services: readonly Service[],
  env: NodeJS.ProcessEnv,
  { unsetProviders: unset, usesSandbox, isPartial }: ConfigRequirements,
): Record<string, unknown> {
  const { host, ...schemas } = configSchemas(services);
  return readConfig(
    {
      host,
      providers: z.object(usesSandbox ? {} : Object.fromEntries(unset.map((variable) => [variable, unsetProvider]))),
      environment: z.object(isPartial ? { ...requiredDatabases(services, env), ...requiredTokens(services, env) } : {}),
      ...schemas,
    },
    { ...sandboxEnv(unset, placeholderAddresses), ...env }, // what is said once of a provider is not repeated by its service
  );
}

const requiredTokens = (services: readonly Service[], { NODE_ENV }: NodeJS.ProcessEnv) => {
  const runs = (name: string): boolean => services.some((service) => service.name === name);
  return {
    SERVICE_TOKEN: requiredToken,
    ...(runs('desk') && { DESK_TOKEN: requiredToken }),
    ...(NODE_ENV === 'production' && runs('gateway') && { ERP_TOKEN: requiredToken }),
  };
};

/** A database for each service that has one, or a server for all of them. */
const requiredDatabases = (services: readonly Service[], { DATABASE_URL, ...env }: NodeJS.ProcessEnv) => {
  const needed = databaseOwners(services, env).map((owner) => `${owner.toUpperCase()}_DATABASE_URL`);
  const missing = DATABASE_URL ? [] : needed.filter((variable) => !env[variable]);
  return Object.fromEntries(missing.map((variable) => [variable, requiredDatabaseUrl]));
};

/** What is read in the place of a sandbox that starts only when the configuration is right. */
const placeholderAddresses = { http: 'http://127.0.0.1:1', smtp: 'smtp://127.0.0.1:1' };

const unsetProvider = z.never('unset, and a sandbox stands in for the whole shop only, never in production');
const requiredToken = z.string('unset, and only the whole shop brings its own');
const requiredDatabaseUrl = z.string('unset as DATABASE_URL is, and only the whole shop brings a database');
