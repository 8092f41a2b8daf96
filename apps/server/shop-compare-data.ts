import { ConfigurationConfig } from '@fenestra/configuration/config';
import { parseCatalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import { parsePriceList } from '@fenestra/domain/pricing/price-list';
import { changedEntries, changedPrices, type PriceChange } from '@fenestra/domain/release/compare-releases';
import { FaultyData } from '@fenestra/domain/release/data-fault';
import { droppedPrices } from '@fenestra/domain/release/dropped-prices';
import { shopByCode } from '@fenestra/domain/shop/shops';
import { readDataFolder } from '@fenestra/platform/database/versioned-data';
import { PricingConfig } from '@fenestra/pricing/config';
import { checkData } from './shop-check-data';
import type { Outcome } from './shop-outcome';

export type DataKind = 'catalogue' | 'price-list';

/** The environment with a folder in place of the one that the services read. */
const withFolder = (kind: DataKind, folder: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  [kind === 'catalogue' ? 'CATALOGUE_FOLDER' : 'PRICE_LIST_FOLDER']: folder,
});

/** Whether a folder may go live beside the other one that the services read; nothing is changed. */
export async function checkFolder(kind: DataKind, folder: string, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const after = withFolder(kind, folder, env);
  const checked = await checkData(after);
  if (!checked.done) return checked;
  const [present, next] = [await filesOf(env), await filesOf(after)];
  const dropped = droppedPrices(releaseOf(present).priceList, releaseOf(next).priceList);
  return dropped.length === 0 ? checked : { done: false, text: new FaultyData(dropped).message, data: dropped };
}

/** What a folder would change: its entries, and what sample products cost in the Czech shop. */
export async function compareFolder(kind: DataKind, folder: string, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const checked = await checkFolder(kind, folder, env);
  if (!checked.done) return checked;
  const [before, after] = [await filesOf(env), await filesOf(withFolder(kind, folder, env))];
  const entries = changedEntries(before[kind], after[kind]);
  const prices = changedPrices(releaseOf(before), releaseOf(after), shopByCode('cs'));
  const lines = [
    ...entries.map(({ file, entry, change }) => `${file}.json, ${entry}: ${change}`),
    ...prices.map((price) => `${price.product}, ${price.sample}: ${inWords(price)}`),
  ];
  return { done: true, text: lines.length ? lines.join('\n') : 'changes nothing', data: [...entries, ...prices] };
}

type Files = Readonly<Record<DataKind, Record<string, unknown>>>;

async function filesOf(env: NodeJS.ProcessEnv): Promise<Files> {
  return {
    catalogue: await readDataFolder(ConfigurationConfig.parse(env).CATALOGUE_FOLDER),
    'price-list': await readDataFolder(PricingConfig.parse(env).PRICE_LIST_FOLDER),
  };
}

const releaseOf = ({ catalogue, 'price-list': prices }: Files) => ({
  catalogue: parseCatalogue(catalogue),
  priceList: parsePriceList(prices),
});

/** Whole crowns, and the difference with its sign. */
function inWords({ before, after }: PriceChange): string {
  const crowns = (minor: number | null) => (minor === null ? 'cannot be had' : `${minor / 100} CZK`);
  const more = before === null || after === null ? '' : ` (${after > before ? '+' : ''}${(after - before) / 100})`;
  return `${crowns(before)} → ${crowns(after)}${more}`;
}
