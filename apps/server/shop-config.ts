import { schemasOf } from './configs';
import { loadServices, serviceNames } from './services';
import { type Setting, settingsOf, shownValue } from './settings';
import type { Outcome } from './shop-outcome';

type Env = NodeJS.ProcessEnv;

/** All variables there are: what each is here, where that comes from, and what it means. */
export async function showConfig(env: Env): Promise<Outcome> {
  const settings = settingsOf(schemasOf(await loadServices(serviceNames)));
  const data = settings.map((setting) => ({ ...present(setting, env), ...setting }));
  const text = data
    .map(({ name, value, source, meaning }) => `${name} = ${value} (${source})\n    ${meaning}`)
    .join('\n');
  return { done: true, text, data };
}

function present(setting: Setting, env: Env): { readonly value: string; readonly source: string } {
  const given = env[setting.name];
  if (given) return { value: shownValue(setting, given), source: 'environment' };
  return setting.standard === undefined
    ? { value: '', source: 'unset' }
    : { value: setting.standard, source: 'standard' };
}
