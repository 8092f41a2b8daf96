import { z } from 'zod';
import { readConfig } from '@fenestra/platform/service/config';
import type { Service } from '@fenestra/platform/service/service';
import { HostConfig } from './host-config';
import { sandboxEnv, unsetProviders } from './providers';

/** What the environment has to say, beyond the schemas of host and services. */
export type Demands = {
  /** Providers without an address, for which only the sandbox could stand in. */
  readonly unsetProviders: readonly string[];
  readonly sandboxed: boolean;
  /** Tokens must be given where no data folder keeps generated ones. */
  readonly tokens: boolean;
};

/** A part of the shop takes all from the environment, unless something that only a data folder can hold is left to the host. */
export function demandsOn(names: readonly string[], partOfShop: boolean, env: NodeJS.ProcessEnv): Demands {
  const unset = unsetProviders(names, env);
  const sandboxed = unset.length > 0 && env['NODE_ENV'] !== 'production';
  const tokens = partOfShop && !sandboxed && env['DATABASE_URL'] !== undefined && env['FENESTRA_DATA'] === undefined;
  return { unsetProviders: unset, sandboxed, tokens };
}

/** Reads everything from one environment, so that all faults of all services come in one message. */
export function readConfigs(
  services: readonly Service[],
  env: NodeJS.ProcessEnv,
  { unsetProviders: unset, sandboxed, tokens }: Demands,
): Record<string, unknown> {
  const schemas = Object.fromEntries(services.map(({ name, config }) => [name, config]));
  return readConfig(
    {
      host: HostConfig,
      providers: z.object(sandboxed ? {} : Object.fromEntries(unset.map((variable) => [variable, refused]))),
      tokens: present(tokens ? ['SERVICE_TOKEN'] : [], 'unset, and there is no data folder to keep a generated one'),
      ...schemas,
    },
    { ...sandboxEnv(unset, notStarted), ...env }, // what is said once of a provider is not repeated by its service
  );
}

/** What is read in the place of a sandbox that starts only when the configuration is right. */
const notStarted = { http: 'http://127.0.0.1:1', smtp: 'smtp://127.0.0.1:1' };

const refused = z.never('unset, and in production no sandbox stands in');

const present = (variables: readonly string[], error: string): z.ZodType =>
  z.object(Object.fromEntries(variables.map((variable) => [variable, z.string({ error })])));
