import type { CatalogueData } from '../catalogue/catalogue';
import type { ProductType } from '../catalogue/product-type';
import type { Catalogue } from '../catalogue/index-catalogue';
import { section80 } from '../configuration/geometry/section-80';
import { cellOf } from '../pricing/price-cell';
import type { PriceList } from '../pricing/price-list';
import type { DataError } from './data-error';
import { maxHeights } from './transom-light-heights';

type Prices = Readonly<Record<string, unknown>>;
type Priced = {
  readonly file: string;
  readonly what: string;
  readonly entries: readonly { readonly id: number }[];
  readonly prices: Prices;
};

/** Why a catalogue and a price list may not be in force together: what is on offer and has no price, in any shop. */
export function releaseErrors(catalogue: Catalogue, list: PriceList): DataError[] {
  const { data } = catalogue;
  return [
    ...data.products.filter(({ offered }) => offered).flatMap((product) => tableFaults(product, catalogue, list)),
    ...pricedEntries(data, list).flatMap(unpriced),
    ...data.sills.flatMap(({ id, depths }) => depthFaults(id, depths, list)),
  ];
}

/** Prices of what a catalogue does not have: a later one brings it, or its id is mistyped. */
export function pricesOfNothing({ data }: Catalogue, list: PriceList): DataError[] {
  return pricedEntries(data, list).flatMap(({ file, what, entries, prices }) => {
    const known = new Set(entries.map(({ id }) => String(id)));
    const unknown = Object.keys(prices).filter((id) => !known.has(id));
    return unknown.map((id) => ({ file, entry: `${what} ${id}`, reason: 'is not in the catalogue' }));
  });
}

/** What has an id and a price of its own. */
export function pricedEntries(data: CatalogueData, list: PriceList): Priced[] {
  const { glazing, fittings, shades, items, surcharges } = list;
  const priced = (file: string, what: string, entries: Priced['entries'], prices: Prices): Priced => ({
    file,
    what,
    entries,
    prices,
  });
  return [
    priced('surcharges', 'profile', data.profiles, surcharges.profiles),
    priced('glazing', 'glass', data.glass, glazing.glass),
    priced('glazing', 'spacer', data.spacers, glazing.spacers),
    priced('glazing', 'ornament', data.ornaments, glazing.ornaments),
    priced('glazing', 'bars', data.bars, glazing.bars),
    priced('fittings', 'handle', data.handles, fittings.handles),
    priced('fittings', 'threshold', data.thresholds, fittings.thresholds),
    priced('fittings', 'filling', data.fillings, fittings.fillings),
    priced('fittings', 'lock', data.locks, fittings.locks),
    priced('sills', 'sill', data.sills, list.sills),
    priced('shades', 'blind', data.blinds, shades.blinds),
    priced('shades', 'net', data.nets, shades.nets),
    priced('items', 'accessory', data.accessories, items.accessories),
    priced('couplings', 'coupling', data.couplings, list.couplings.perMetre),
    priced('items', 'stock', data.stock, items.stock),
  ];
}

const unpriced = ({ file, what, entries, prices }: Priced): DataError[] =>
  entries
    .filter(({ id }) => prices[id] === undefined)
    .map(({ id }) => ({ file, entry: `${what} ${id}`, reason: 'no price' }));

/**
 * A table has a price up to the largest size that the limits allow; with a light for what a transom may leave of it, and the
 * table of the light as wide and as high as it can be.
 */
function tableFaults(product: ProductType, catalogue: Catalogue, { tables }: PriceList): DataError[] {
  const { code, priceTable, light, width, height } = product;
  const priced = (entry: string, wide: number, high: number): DataError[] => {
    const table = tables[entry];
    if (table && cellOf(table, wide, high)) return [];
    return [{ file: 'tables', entry, reason: `no price for ${code} of ${wide} × ${high} mm` }];
  };
  if (!light) return priced(priceTable, width[1], height[1]);
  const widestSash = catalogue.data.limits.sashes.tilt.width[1] + 2 * section80.frameInside;
  const most = maxHeights(product, catalogue);
  return [
    ...priced(priceTable, width[1], most.main),
    ...[...most.light].flatMap(([opening, high]) =>
      priced(light.priceTables[opening] ?? '', opening === 'fix' ? width[1] : Math.min(width[1], widestSash), high),
    ),
  ];
}

function depthFaults(id: number, depths: readonly number[], { sills }: PriceList): DataError[] {
  const perMetre = sills[id]?.perMetre;
  const missing = perMetre ? depths.filter((depth) => perMetre[depth] === undefined) : [];
  return missing.map((depth) => ({ file: 'sills', entry: `sill ${id}`, reason: `no price of ${depth} mm` }));
}
