import { parseCatalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import { parsePriceList } from '@fenestra/domain/pricing/price-list';
import { changedEntries, changedPrices, type PriceChange } from '@fenestra/domain/release/compare-releases';
import { refuseFaults } from '@fenestra/domain/release/data-fault';
import { droppedPrices } from '@fenestra/domain/release/dropped-prices';
import { type Shop, shops } from '@fenestra/domain/shop/shops';
import { readDataFolder } from '@fenestra/platform/database/data-folder';
import { type DataKind, faultsTold, type Files, mayGoLive, toRelease } from './shop-check-data';
import type { Outcome } from './shop-outcome';

/** Whether a folder may go live in the place of its kind in what is present; nothing is changed. */
export function checkFolder(kind: DataKind, folder: string, present: Files): Promise<Outcome> {
  return faultsTold(async () => {
    const next = { ...present, [kind]: await readDataFolder(folder) };
    toRelease[kind](next[kind]);
    const { catalogue, priceList } = releaseOf(next);
    const checked = mayGoLive(catalogue, priceList);
    refuseFaults(droppedPrices(releaseOf(present).priceList, priceList));
    return checked;
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
    ...entries.map(({ file, entry, change }) => `${file}.json, ${entry}: ${change}`),
    ...prices.map(({ shop, ...price }) => inWords(price, shop)),
  ];
  const data = [...entries, ...prices.map(({ shop, ...price }) => ({ shop: shop.code, ...price }))];
  return { done: true, text: lines.length ? lines.join('\n') : 'changes nothing', data };
}

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
