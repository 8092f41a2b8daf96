import type { Catalogue } from '../catalogue/index-catalogue';
import { cellOf } from '../pricing/price-cell';
import type { PriceList, PriceTable } from '../pricing/price-list';
import type { DataError } from './data-error';
import { pricedEntries } from './release-errors';

type Prices = Readonly<Record<string, unknown>>;

/**
 * Why a price list may not follow another: what had a price and has none now. The catalogue in force was checked against
 * the list before, and configurations of older catalogues are priced by the newest list too; so whatever is on offer keeps
 * its price if no list drops one. Where the catalogues that were ever loaded are known, what none of them has may lose its
 * price: a mistyped id bars no way back.
 */
export function droppedPrices(before: PriceList, after: PriceList, loaded?: readonly Catalogue[]): DataError[] {
  const sold = loaded && idsOf(loaded, before);
  const { surcharges, glazing, fittings, couplings, sills, shades, items } = before;
  const files = { surcharges, glazing, fittings, couplings, sills, shades, items };
  return [
    ...Object.entries(files).flatMap(([file, prices]) => [
      ...dropped(prices, after[file as keyof typeof files], file, sold),
    ]),
    ...Object.entries(before.tables)
      .filter(([code]) => loaded?.some((catalogue) => tablesOf(catalogue).has(code)) ?? true)
      .flatMap(([code, table]) => smallerTable(code, table, after.tables[code])),
  ];
}

type Sold = ReadonlyMap<Prices, ReadonlySet<string>>;

/** The ids under which each group of prices of a list sells something. */
function idsOf(loaded: readonly Catalogue[], list: PriceList): Sold {
  const sold = new Map<Prices, Set<string>>();
  for (const { prices, entries } of loaded.flatMap(({ data }) => pricedEntries(data, list))) {
    const ids = sold.get(prices) ?? new Set();
    for (const { id } of entries) ids.add(String(id));
    sold.set(prices, ids);
  }
  return sold;
}

const tablesOf = ({ data }: Catalogue): ReadonlySet<string> =>
  new Set(data.products.flatMap(({ priceTable, light }) => [priceTable, ...Object.values(light?.priceTables ?? {})]));

function* dropped(
  before: Prices,
  after: Prices,
  file: string,
  sold: Sold | undefined,
  ...path: string[]
): Generator<DataError> {
  for (const [key, price] of Object.entries(before)) {
    const now = after[key];
    const at = [...path, key];
    if (key === 'colourPercent') continue; // a colour that is not listed costs nothing more
    if (sold?.get(before)?.has(key) === false) continue;
    if (now === undefined) yield { file, entry: at.join(' '), reason: 'has no price any more' };
    else if (typeof price === 'object') yield* dropped(price as Prices, now as Prices, file, sold, ...at);
  }
}

function smallerTable(entry: string, { widths, heights }: PriceTable, after: PriceTable | undefined): DataError[] {
  const [width, height] = [widths.at(-1)!, heights.at(-1)!];
  const covered = after && cellOf(after, width, height);
  return covered ? [] : [{ file: 'tables', entry, reason: `has no price of ${width} × ${height} mm any more` }];
}
