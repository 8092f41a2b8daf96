import { z } from 'zod';
import { readConfig } from '@fenestra/platform/service/config';
import type { Service } from '@fenestra/platform/service/service';
import { HostConfig } from './host-config';
import { isOptional, sandboxEnv, unsetProviders } from './providers';

/** What the environment has to say, beyond the schemas of host and services. */
export type Demands = {
  /** Providers without an address, for which the sandbox stands in, or would have to. */
  readonly unsetProviders: readonly string[];
  readonly sandboxed: boolean;
  /** Variables without which nothing starts. */
  readonly required: readonly string[];
};

/** Only the whole shop brings a database, tokens and a sandbox of its own: parts would each have another one. */
export function demandsOn(names: readonly string[], partOfShop: boolean, env: NodeJS.ProcessEnv): Demands {
  const unset = unsetProviders(names, env);
  const lacking = unset.filter((address) => !isOptional(address));
  const sandboxed = lacking.length > 0 && !partOfShop && env['NODE_ENV'] !== 'production';
  return {
    unsetProviders: sandboxed ? unset : lacking,
    sandboxed,
    required: partOfShop ? ['DATABASE_URL', 'SERVICE_TOKEN', ...(names.includes('desk') ? ['DESK_TOKEN'] : [])] : [],
  };
}

/** Reads everything from one environment, so that all faults of all services come in one message. */
export function readConfigs(
  services: readonly Service[],
  env: NodeJS.ProcessEnv,
  { unsetProviders: unset, sandboxed, required }: Demands,
): Record<string, unknown> {
  const schemas = Object.fromEntries(services.map(({ name, config }) => [name, config]));
  return readConfig(
    {
      host: HostConfig,
      providers: z.object(sandboxed ? {} : Object.fromEntries(unset.map((variable) => [variable, refused]))),
      environment: z.object(Object.fromEntries(required.map((variable) => [variable, given]))),
      ...schemas,
    },
    { ...sandboxEnv(unset, notStarted), ...env }, // what is said once of a provider is not repeated by its service
  );
}

/** What is read in the place of a sandbox that starts only when the configuration is right. */
const notStarted = { http: 'http://127.0.0.1:1', smtp: 'smtp://127.0.0.1:1' };

const refused = z.never('unset, and a sandbox stands in for the whole shop only, never in production');
const given = z.string('unset, and only the whole shop brings its own');
