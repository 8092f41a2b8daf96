import { connect } from '@fenestra/platform/database/database';
import { StartupError } from '@fenestra/platform/service/startup-error';
import {
  type InsideFault,
  insideFaults,
  isInside,
  isOutside,
  type OutsideFault,
  outsideFaults,
  serviceOf,
  usualGroup,
} from './faults/known-faults';
import { hasSwitches, readSwitches, type Switched, switchOff, switchOn } from './faults/fault-switch.table';
import { openAllDatabases, openShop } from './shop-access';
import type { Outcome } from './shop-outcome';

const names = [...Object.keys(outsideFaults), ...insideFaults];
/** Until somebody switches it off. */
const often = 1_000_000_000;

/** What is switched on now. */
export async function listFaults(): Promise<Outcome> {
  notInProduction();
  const on = [...(await outsideOn()), ...(await inDatabases(readSwitches)).map(nameOf)];
  const text = on.length > 0 ? `on: ${on.join(', ')}` : `none; there are ${names.join(', ')}`;
  return { done: true, text, data: on };
}

/** Until it is switched off. `group` is which one a fault of events is for. */
export async function switchFaultOn(name: string, group = usualGroup): Promise<Outcome> {
  notInProduction();
  if (isOutside(name)) await orderOutside(name);
  else if (isInside(name)) await switchInside(name, group);
  else return unknown(name);
  return { done: true, text: `${name} is on until \`faults off ${name}\``, data: { on: name } };
}

/** One of them, or all. */
export async function switchFaultOff(name?: string): Promise<Outcome> {
  notInProduction();
  if (name !== undefined && !isInside(name) && !isOutside(name)) return unknown(name);
  if (name === undefined || isOutside(name)) await endOutside(name);
  if (name === undefined || isInside(name)) await inDatabases((db) => switchOff(db, name).then(() => []));
  return { done: true, text: `${name ?? 'every fault'} is off`, data: { off: name ?? 'all' } };
}

const unknown = (name: string): Outcome => ({
  done: false,
  text: `${name} is no fault; there are ${names.join(', ')}`,
  data: { result: 'fault-unknown' },
});
const nameOf = ({ fault, target }: Switched): string => (serviceOf(fault) ? fault : `${fault} (${target})`);

function notInProduction(): void {
  if (process.env['NODE_ENV'] === 'production')
    throw new StartupError('There are no faults to switch on in production.');
}

async function switchInside(fault: InsideFault, group: string): Promise<void> {
  const target = serviceOf(fault) ?? group;
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
  const { services, databaseUrl } = await openAllDatabases();
  const results: T[] = [];
  for (const { name } of services) {
    const db = await connect(databaseUrl(name), 'shop', [], 1);
    try {
      if (await hasSwitches(db)) results.push(...(await work(db, name)));
    } finally {
      await db.destroy();
    }
  }
  return results;
}

async function sandbox(method: 'GET' | 'POST' | 'DELETE', query = '', body?: object): Promise<unknown> {
  const { sandboxUrl } = await openShop();
  if (!sandboxUrl) throw new StartupError('No sandbox stands in for what is outside: SANDBOX_URL says where one is.');
  const answer = await fetch(`${sandboxUrl}/__sandbox/faults${query}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}`);
  return method === 'GET' ? answer.json() : undefined;
}

async function orderOutside(name: OutsideFault): Promise<void> {
  await endOutside(name);
  const { targets, ...fault } = outsideFaults[name];
  for (const target of targets) await sandbox('POST', '', { ...fault, target, times: often, named: name });
}

async function endOutside(name: OutsideFault | undefined): Promise<void> {
  const { sandboxUrl } = await openShop();
  if (sandboxUrl) await sandbox('DELETE', name && `?named=${name}`);
}

async function outsideOn(): Promise<string[]> {
  const { sandboxUrl } = await openShop();
  if (!sandboxUrl) return [];
  const ordered = (await sandbox('GET')) as { readonly named?: string }[];
  return [...new Set(ordered.flatMap(({ named }) => named ?? []))];
}
