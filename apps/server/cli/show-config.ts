import { configSchemas } from '../host/read-configs';
import { loadServices, serviceNames } from '../host/services';
import { type Setting, listSettings, maskedValue } from '../host/settings';
import type { CommandOutcome } from './command-outcome';

type Env = NodeJS.ProcessEnv;

/** All variables there are: what each is here, where that comes from, and what it means. */
export async function showConfig(env: Env): Promise<CommandOutcome> {
  const settings = listSettings(configSchemas(await loadServices(serviceNames)));
  const data = settings.map((setting) => ({ ...currentValue(setting, env), ...setting }));
  const text = data
    .map(({ name, value, source, meaning }) => `${name} = ${value} (${source})\n    ${meaning}`)
    .join('\n');
  return { done: true, text, data };
}

function currentValue(setting: Setting, env: Env): { readonly value: string; readonly source: string } {
  const envValue = env[setting.name];
  if (envValue) return { value: maskedValue(setting, envValue), source: 'environment' };
  return setting.standard === undefined
    ? { value: '', source: 'unset' }
    : { value: setting.standard, source: 'standard' };
}
