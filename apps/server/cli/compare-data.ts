import { parseCatalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import { isEqual } from '@fenestra/domain/is-equal';
import { parsePriceList, type PriceList } from '@fenestra/domain/pricing/price-list';
import {
  changedEntries,
  changedPrices,
  type PriceChange,
  type Release,
} from '@fenestra/domain/release/compare-releases';
import { type DataError, throwOnErrors } from '@fenestra/domain/release/data-error';
import { droppedPrices } from '@fenestra/domain/release/dropped-prices';
import { pricesOfNothing } from '@fenestra/domain/release/release-errors';
import { type Shop, shops } from '@fenestra/domain/shop/shops';
import { readDataFolder } from '@fenestra/platform/database/data-folder';
import { type DataKind, reportDataErrors, type DataFiles, checkPublishable, validateForPublishing } from './check-data';
import type { CommandOutcome } from './command-outcome';

/** Whether a folder may go live in the place of its kind in what is present; nothing is changed. */
export function checkFolder(kind: DataKind, folder: string, active: DataFiles): Promise<CommandOutcome> {
  return reportDataErrors(async () => {
    const next = { ...active, [kind]: await readDataFolder(folder) };
    validateForPublishing[kind](next[kind]);
    throwOnErrors(versionConflict(kind, active, next));
    const { catalogue, priceList } = parseDataFiles(next);
    const checked = checkPublishable(catalogue, priceList);
    throwOnErrors(
      droppedPrices(parseDataFiles(active).priceList, priceList, [parseDataFiles(active).catalogue, catalogue]),
    );
    const added = newUnusedPrices(parseDataFiles(active), catalogue, priceList);
    return { ...checked, text: [checked.text, ...added.map(errorText)].join('\n'), data: added };
  });
}

/** What a folder would change: its entries, and what sample products cost in each shop. */
export async function compareFolder(kind: DataKind, folder: string, active: DataFiles): Promise<CommandOutcome> {
  const checked = await checkFolder(kind, folder, active);
  if (!checked.done) return checked;
  const next = { ...active, [kind]: await readDataFolder(folder) };
  const entries = changedEntries(active[kind], next[kind]);
  const [before, after] = [parseDataFiles(active), parseDataFiles(next)];
  const prices = shops.flatMap((shop) => changedPrices(before, after, shop).map((price) => ({ shop, ...price })));
  const lines = [
    ...(checked.data as readonly DataError[]).map(errorText),
    ...entries.map(
      ({ file, entry, change, values }) => `${file}.json, ${entry}: ${values ? values.join(' → ') : change}`,
    ),
    ...prices.map(({ shop, ...price }) => priceChangeText(price, shop)),
  ];
  const data = [...entries, ...prices.map(({ shop, ...price }) => ({ shop: shop.code, ...price }))];
  return { done: true, text: lines.length ? lines.join('\n') : 'changes nothing', data };
}

/** A version stands for its data for ever. */
function versionConflict(kind: DataKind, active: DataFiles, next: DataFiles): DataError[] {
  const [{ version }, { version: activeVersion }] = [
    validateForPublishing[kind](next[kind]),
    validateForPublishing[kind](active[kind]),
  ];
  if (version !== activeVersion || isEqual(next[kind], active[kind])) return [];
  const reason = `other data are in force as ${version}: give them a new version`;
  return [{ file: 'manifest', entry: 'version', reason }];
}

/** No fault, as prices may come before their entries; they can be dropped until a catalogue has them. */
function newUnusedPrices(active: Release, catalogue: Catalogue, priceList: PriceList): DataError[] {
  const known = new Set(pricesOfNothing(catalogue, active.priceList).map(({ entry }) => entry));
  return pricesOfNothing(catalogue, priceList).filter(({ entry }) => !known.has(entry));
}

const errorText = ({ file, entry, reason }: DataError): string => `look at ${file}.json, ${entry}: it ${reason}`;

const parseDataFiles = ({ catalogue, 'price-list': prices }: DataFiles) => ({
  catalogue: parseCatalogue(catalogue),
  priceList: parsePriceList(prices),
});

/** Net prices in the currency of the shop, and the difference with its sign. */
function priceChangeText({ product, sample, before, after }: PriceChange, { code, currency }: Shop): string {
  const price = (minor: number | null) => (minor === null ? 'cannot be had' : `${minor / 100} ${currency}`);
  const more = before === null || after === null ? '' : ` (${after > before ? '+' : ''}${(after - before) / 100})`;
  return `${code}, ${product}, ${sample}: ${price(before)} → ${price(after)}${more}`;
}
