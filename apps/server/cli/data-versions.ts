import type { DataSource, EntityManager } from 'typeorm';
import { parseCatalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import { parsePriceList, type PriceList } from '@fenestra/domain/pricing/price-list';
import { throwOnErrors } from '@fenestra/domain/release/data-error';
import { droppedPrices } from '@fenestra/domain/release/dropped-prices';
import { releaseErrors } from '@fenestra/domain/release/release-errors';
import { readDataFolder } from '@fenestra/platform/database/data-folder';
import {
  activateVersion,
  readActivations,
  activeVersion,
  readVersion,
} from '@fenestra/platform/database/versioned-data';
import { StartupError } from '@fenestra/platform/service/startup-error';
import { type DataKind, reportDataErrors, type DataFiles, validateForPublishing } from './check-data';
import type { CommandOutcome } from './command-outcome';

/** Where each kind is kept: catalogues with configuration, price lists with pricing. */
export type DataStores = Readonly<Record<DataKind, DataSource>>;
/** `from` is the moment from which a version shall hold, else it holds at once. */
export type ActivationTime = { readonly now: Date; readonly from?: Date | undefined };

const tables = { catalogue: 'catalogue', 'price-list': 'price_list' } as const;

/** Loads a folder as a new version and says from when it holds. Data with a fault change nothing. */
export function importDataVersion(
  kind: DataKind,
  folder: string,
  when: ActivationTime,
  stores: DataStores,
): Promise<CommandOutcome> {
  return reportDataErrors(async () => {
    const data = await readDataFolder(folder);
    const { version } = validateForPublishing[kind](data);
    return activate(kind, { version, data, isNew: true }, when, stores);
  });
}

/** Goes back, or forward, to a version that was loaded before. */
export async function activateDataVersion(
  kind: DataKind,
  version: string,
  when: ActivationTime,
  stores: DataStores,
): Promise<CommandOutcome> {
  const data = await readVersion(stores[kind], tables[kind], version);
  if (!data) return refusedOutcome(`${kind} ${version} was never loaded`);
  return reportDataErrors(() => activate(kind, { version, data, isNew: false }, when, stores));
}

/** From when each version holds, oldest first; of the same moment the last one counts. */
export async function listDataVersions(kind: DataKind, now: Date, stores: DataStores): Promise<CommandOutcome> {
  const activations = await readActivations(stores[kind], tables[kind]);
  const active = activations.findLast(({ from }) => from <= now);
  const lines = activations.map((activation) => {
    const by = activation.byOperator ? 'by an operator' : 'at a start';
    return `${activation.from.toISOString()}  ${activation.version}  ${by}${activation === active ? '  in force' : ''}`;
  });
  const data = activations.map((activation) => ({ ...activation, inForce: activation === active }));
  return { done: true, text: lines.join('\n'), data };
}

/** What the shop sells by at a moment. */
export async function activeDataFiles(stores: DataStores, now: Date): Promise<DataFiles> {
  const filesOf = (kind: DataKind) => activeData(stores[kind], kind, now);
  return { catalogue: await filesOf('catalogue'), 'price-list': await filesOf('price-list') };
}

type VersionToActivate = { readonly version: string; readonly data: object; readonly isNew: boolean };

async function activate(
  kind: DataKind,
  { version, data, isNew }: VersionToActivate,
  { now, from = now }: ActivationTime,
  stores: DataStores,
): Promise<CommandOutcome> {
  if (from < now)
    return refusedOutcome(
      `${kind} ${version} cannot hold from ${from.toISOString()}: that has passed, nothing was changed`,
    );
  const choice = { version, from, data: isNew ? data : undefined };
  await activateVersion(stores[kind], tables[kind], choice, (tx) =>
    kind === 'catalogue' ? checkCatalogue(data, from, stores) : checkPriceList(data, from, tx, stores),
  );
  return { done: true, text: `${kind} ${version} holds from ${from.toISOString()}`, data: { version, from } };
}

/** The prices that hold by then have one for everything in it, and so have those that are planned for later. */
async function checkCatalogue(data: object, from: Date, stores: DataStores): Promise<void> {
  const catalogue = parseCatalogue(data);
  const active = parsePriceList(await activeData(stores['price-list'], 'price-list', from));
  for (const prices of [active, ...(await plannedLists(stores['price-list'], from))])
    throwOnErrors(releaseErrors(catalogue, prices));
}

/** It drops no price of the list before it, and none that is planned for later drops one of its prices, of anything that was ever loaded. */
async function checkPriceList(data: object, from: Date, tx: EntityManager, stores: DataStores): Promise<void> {
  const list = parsePriceList(data);
  const loaded = await loadedCatalogues(stores);
  throwOnErrors(droppedPrices(parsePriceList(await activeData(tx, 'price-list', from)), list, loaded));
  for (const later of await plannedLists(tx, from)) throwOnErrors(droppedPrices(list, later, loaded));
}

async function loadedCatalogues({ catalogue: db }: DataStores): Promise<Catalogue[]> {
  const versions = new Set((await readActivations(db, tables.catalogue)).map(({ version }) => version));
  return Promise.all([...versions].map(async (one) => parseCatalogue(await readVersion(db, tables.catalogue, one))));
}

async function plannedLists(tx: DataSource | EntityManager, after: Date): Promise<PriceList[]> {
  const planned = (await readActivations(tx, tables['price-list'])).filter(({ from }) => from > after);
  return Promise.all(
    planned.map(async ({ version }) => parsePriceList(await readVersion(tx, tables['price-list'], version))),
  );
}

async function activeData(db: DataSource | EntityManager, kind: DataKind, at: Date): Promise<object> {
  const version = await activeVersion(db, tables[kind], at);
  if (version === undefined) throw new StartupError(`no ${kind} is in force: the first start of the shop loads one`);
  return (await readVersion(db, tables[kind], version))!;
}

const refusedOutcome = (text: string): CommandOutcome => ({ done: false, text, data: null });
