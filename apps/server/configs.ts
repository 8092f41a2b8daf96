import { z } from 'zod';
import { readConfig } from '@fenestra/platform/config';
import type { Service } from '@fenestra/platform/service';
import { HostConfig } from './host-config';
import { unsetProviders } from './providers';

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
      providers: present(sandboxed ? [] : unset, 'unset, and in production no sandbox stands in'),
      tokens: present(tokens ? ['SERVICE_TOKEN'] : [], 'unset, and there is no data folder to keep a generated one'),
      ...schemas,
    },
    env,
  );
}

const present = (variables: readonly string[], error: string): z.ZodType =>
  z.object(Object.fromEntries(variables.map((variable) => [variable, z.string({ error })])));
