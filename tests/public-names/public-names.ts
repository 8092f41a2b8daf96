import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadServices, serviceNames as allServices } from '@fenestra/server/host/services';
import { contractNames } from './contract-names';
import { databaseNames } from './database-names';
import { serviceNames } from './service-names';
import { sourceNames } from './source-names';
import { storedJsonNames } from './stored-json-names';

/** Every name that leaves a process, by kind. */
export type PublicNames = Readonly<Record<string, readonly string[]>>;

const root = join(__dirname, '../..');
const listFile = join(root, 'docs/public-names.txt');
const changesFile = join(root, 'docs/public-name-changes.txt');

const heading = `# Every name that leaves a process, written by tests/boundaries/public-names.spec.ts with RENEW_PUBLIC_NAMES=1.
# A name that is renamed or removed is entered in docs/public-name-changes.txt first.
`;

export async function presentNames(): Promise<PublicNames> {
  const services = await loadServices(allServices);
  return {
    ...(await contractNames()),
    databases: await databaseNames(services),
    'stored JSON and values': storedJsonNames(),
    ...serviceNames(services),
    ...sourceNames(),
  };
}

/** One name per line below its kind, so that a difference of two lists shows every change. */
export const textOf = (names: PublicNames): string =>
  `${heading}${Object.entries(names).map(([kind, of]) => `\n## ${kind}\n${sorted(of).join('\n')}\n`).join('')}`; // prettier-ignore

const sorted = (names: readonly string[]): string[] => [...new Set(names)].toSorted();

export const recordedNames = (): string[] => linesOf(readFileSync(listFile, 'utf8'));
export const recordedChanges = (): string => readFileSync(changesFile, 'utf8');
export const recordNames = (text: string): void => writeFileSync(listFile, text);

/** Returns each name with its kind: `topics: shop.order.v1`. */
export function linesOf(text: string): string[] {
  const names: string[] = [];
  let kind = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) kind = line.slice(3);
    else if (line !== '' && !line.startsWith('#')) names.push(`${kind}: ${line}`);
  }
  return names;
}
