import { connect } from '@fenestra/platform/database/database';
import { StartupError } from '@fenestra/platform/service/startup-error';
import {
  type ServiceFault,
  serviceFaults,
  isServiceFault,
  isProviderFault,
  type ProviderFault,
  providerFaults,
  serviceOfFault,
  defaultGroup,
} from '../faults/known-faults';
import { hasSwitchTable, readSwitches, type ActiveFault, switchOff, switchOn } from '../faults/fault-switch.table';
import { resolveDatabases, resolveSystem } from './service-access';
import type { CommandOutcome } from './command-outcome';

const names = [...Object.keys(providerFaults), ...serviceFaults];
/** Until somebody switches it off. */
const untilDisabled = 1_000_000_000;

/** What is switched on now. */
export async function listFaults(): Promise<CommandOutcome> {
  refuseInProduction();
  const on = [...(await activeProviderFaults()), ...(await inDatabases(readSwitches)).map(activeFaultName)];
  const text = on.length > 0 ? `on: ${on.join(', ')}` : `none; there are ${names.join(', ')}`;
  return { done: true, text, data: on };
}

/** Until it is switched off. `group` is which one a fault of events is for. */
export async function enableFault(name: string, group = defaultGroup): Promise<CommandOutcome> {
  refuseInProduction();
  if (isProviderFault(name)) await enableProviderFault(name);
  else if (isServiceFault(name)) await enableServiceFault(name, group);
  else return unknownFault(name);
  return { done: true, text: `${name} is on until \`faults off ${name}\``, data: { on: name } };
}

/** One of them, or all. */
export async function disableFault(name?: string): Promise<CommandOutcome> {
  refuseInProduction();
  if (name !== undefined && !isServiceFault(name) && !isProviderFault(name)) return unknownFault(name);
  if (name === undefined || isProviderFault(name)) await disableProviderFaults(name);
  if (name === undefined || isServiceFault(name)) await inDatabases((db) => switchOff(db, name).then(() => []));
  return { done: true, text: `${name ?? 'every fault'} is off`, data: { off: name ?? 'all' } };
}

const unknownFault = (name: string): CommandOutcome => ({
  done: false,
  text: `${name} is no fault; there are ${names.join(', ')}`,
  data: { result: 'fault-unknown' },
});
const activeFaultName = ({ fault, target }: ActiveFault): string =>
  serviceOfFault(fault) ? fault : `${fault} (${target})`;

function refuseInProduction(): void {
  if (process.env['NODE_ENV'] === 'production')
    throw new StartupError('There are no faults to switch on in production.');
}

async function enableServiceFault(fault: ServiceFault, group: string): Promise<void> {
  const target = serviceOfFault(fault) ?? group;
  const [owner] = target.split('.');
  const found = await inDatabases(async (db, service) => {
    if (service !== owner) return [];
    await switchOn(db, { fault, target });
    return [service];
  });
  if (found.length === 0) throw new StartupError(`Nobody obeys: start the shop with FAULT_SWITCHES=on.`);
}

type Database = Awaited<ReturnType<typeof connect>>;

/** In the databases of those services that obey switches. */
async function inDatabases<T>(work: (db: Database, service: string) => Promise<readonly T[]>): Promise<T[]> {
  const { services, databaseUrl } = await resolveDatabases();
  const results: T[] = [];
  for (const { name } of services) {
    const db = await connect(databaseUrl(name), 'shop', [], 1);
    try {
      if (await hasSwitchTable(db)) results.push(...(await work(db, name)));
    } finally {
      await db.destroy();
    }
  }
  return results;
}

async function requestSandbox(method: 'GET' | 'POST' | 'DELETE', query = '', body?: object): Promise<unknown> {
  const { sandboxUrl } = await resolveSystem();
  if (!sandboxUrl) throw new StartupError('No sandbox stands in for what is outside: SANDBOX_URL says where one is.');
  const answer = await fetch(`${sandboxUrl}/__sandbox/faults${query}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}`);
  return method === 'GET' ? answer.json() : undefined;
}

async function enableProviderFault(name: ProviderFault): Promise<void> {
  await disableProviderFaults(name);
  const { targets, ...fault } = providerFaults[name];
  for (const target of targets)
    await requestSandbox('POST', '', { ...fault, target, times: untilDisabled, named: name });
}

async function disableProviderFaults(name: ProviderFault | undefined): Promise<void> {
  const { sandboxUrl } = await resolveSystem();
  if (sandboxUrl) await requestSandbox('DELETE', name && `?named=${name}`);
}

async function activeProviderFaults(): Promise<string[]> {
  const { sandboxUrl } = await resolveSystem();
  if (!sandboxUrl) return [];
  const ordered = (await requestSandbox('GET')) as { readonly named?: string }[];
  return [...new Set(ordered.flatMap(({ named }) => named ?? []))];
}
