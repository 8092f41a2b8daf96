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
import { type DataKind, faultsTold, type Files, mayGoLive, toRelease } from './shop-check-data';
import type { Outcome } from './shop-outcome';

/** Whether a folder may go live in the place of its kind in what is present; nothing is changed. */
export function checkFolder(kind: DataKind, folder: string, present: Files): Promise<Outcome> {
  return faultsTold(async () => {
    const next = { ...present, [kind]: await readDataFolder(folder) };
    toRelease[kind](next[kind]);
    throwOnErrors(takenVersion(kind, present, next));
    const { catalogue, priceList } = releaseOf(next);
    const checked = mayGoLive(catalogue, priceList);
    throwOnErrors(droppedPrices(releaseOf(present).priceList, priceList, [releaseOf(present).catalogue, catalogue]));
    const added = newPricesOfNothing(releaseOf(present), catalogue, priceList);
    return { ...checked, text: [checked.text, ...added.map(inSentence)].join('\n'), data: added };
  });
}

/** What a folder would change: its entries, and what sample products cost in each shop. */
export async function compareFolder(kind: DataKind, folder: string, present: Files): Promise<Outcome> {
  const checked = await checkFolder(kind, folder, present);
  if (!checked.done) return checked;
  const next = { ...present, [kind]: await readDataFolder(folder) };
  const entries = changedEntries(present[kind], next[kind]);
  const [before, after] = [releaseOf(present), releaseOf(next)];
  const prices = shops.flatMap((shop) => changedPrices(before, after, shop).map((price) => ({ shop, ...price })));
  const lines = [
    ...(checked.data as readonly DataError[]).map(inSentence),
    ...entries.map(
      ({ file, entry, change, values }) => `${file}.json, ${entry}: ${values ? values.join(' → ') : change}`,
    ),
    ...prices.map(({ shop, ...price }) => inWords(price, shop)),
  ];
  const data = [...entries, ...prices.map(({ shop, ...price }) => ({ shop: shop.code, ...price }))];
  return { done: true, text: lines.length ? lines.join('\n') : 'changes nothing', data };
}

/** A version stands for its data for ever. */
function takenVersion(kind: DataKind, present: Files, next: Files): DataError[] {
  const [{ version }, { version: presentVersion }] = [toRelease[kind](next[kind]), toRelease[kind](present[kind])];
  if (version !== presentVersion || isEqual(next[kind], present[kind])) return [];
  const reason = `other data are in force as ${version}: give them a new version`;
  return [{ file: 'manifest', entry: 'version', reason }];
}

/** No fault, as prices may come before their entries; they can be dropped until a catalogue has them. */
function newPricesOfNothing(present: Release, catalogue: Catalogue, priceList: PriceList): DataError[] {
  const known = new Set(pricesOfNothing(catalogue, present.priceList).map(({ entry }) => entry));
  return pricesOfNothing(catalogue, priceList).filter(({ entry }) => !known.has(entry));
}

const inSentence = ({ file, entry, reason }: DataError): string => `look at ${file}.json, ${entry}: it ${reason}`;

const releaseOf = ({ catalogue, 'price-list': prices }: Files) => ({
  catalogue: parseCatalogue(catalogue),
  priceList: parsePriceList(prices),
});

/** Net prices in the currency of the shop, and the difference with its sign. */
function inWords({ product, sample, before, after }: PriceChange, { code, currency }: Shop): string {
  const price = (minor: number | null) => (minor === null ? 'cannot be had' : `${minor / 100} ${currency}`);
  const more = before === null || after === null ? '' : ` (${after > before ? '+' : ''}${(after - before) / 100})`;
  return `${code}, ${product}, ${sample}: ${price(before)} → ${price(after)}${more}`;
}
