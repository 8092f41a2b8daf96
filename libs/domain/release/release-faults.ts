import type { CatalogueData } from '../catalogue/catalogue';
import type { ProductType } from '../catalogue/product-type';
import type { Catalogue } from '../catalogue/parse-catalogue';
import { section80 } from '../configuration/geometry/section-80';
import { cellOf } from '../pricing/price-cell';
import type { PriceList } from '../pricing/price-list';
import type { DataFault } from './data-fault';

type Entries = readonly { readonly id: number }[];
type Prices = Readonly<Record<string, unknown>>;

/** Why a catalogue and a price list may not be in force together: what is on offer and has no price, in any shop. */
export function releaseFaults({ data }: Catalogue, list: PriceList): DataFault[] {
  const { glazing, fittings, shades, items, surcharges } = list;
  return [
    ...data.products.filter(({ offered }) => offered).flatMap((product) => tableFaults(product, data, list)),
    ...unpriced('surcharges', 'profile', data.profiles, surcharges.profiles),
    ...unpriced('glazing', 'glass', data.glass, glazing.glass),
    ...unpriced('glazing', 'spacer', data.spacers, glazing.spacers),
    ...unpriced('glazing', 'ornament', data.ornaments, glazing.ornaments),
    ...unpriced('glazing', 'bars', data.bars, glazing.bars),
    ...unpriced('fittings', 'handle', data.handles, fittings.handles),
    ...unpriced('fittings', 'threshold', data.thresholds, fittings.thresholds),
    ...unpriced('fittings', 'filling', data.fillings, fittings.fillings),
    ...unpriced('fittings', 'lock', data.locks, fittings.locks),
    ...unpriced('sills', 'sill', data.sills, list.sills),
    ...data.sills.flatMap(({ id, depths }) => depthFaults(id, depths, list)),
    ...unpriced('shades', 'blind', data.blinds, shades.blinds),
    ...unpriced('shades', 'net', data.nets, shades.nets),
    ...unpriced('items', 'accessory', data.accessories, items.accessories),
    ...unpriced('couplings', 'coupling', data.couplings, list.couplings.perMetre),
    ...unpriced('items', 'stock', data.stock, items.stock),
  ];
}

const unpriced = (file: string, what: string, entries: Entries, prices: Prices): DataFault[] =>
  entries
    .filter(({ id }) => prices[id] === undefined)
    .map(({ id }) => ({ file, entry: `${what} ${id}`, reason: 'no price' }));

/**
 * A table has a price up to the largest size that the limits allow; with a light for what a transom may leave of it, and the
 * table of the light as wide as it can be.
 */
function tableFaults(product: ProductType, { limits }: CatalogueData, { tables }: PriceList): DataFault[] {
  const { code, priceTable, light, width, height } = product;
  const priced = (entry: string, wide: number, high: number): DataFault[] => {
    const table = tables[entry];
    if (table && cellOf(table, wide, high)) return [];
    return [{ file: 'tables', entry, reason: `no price for ${code} of ${wide} × ${high} mm` }];
  };
  if (!light) return priced(priceTable, width[1], height[1]);
  const widestSash = limits.sashes.tilt.width[1] + 2 * section80.frameInside;
  return [
    ...priced(priceTable, width[1], height[1] - limits.transomFromTop),
    ...Object.entries(light.priceTables).flatMap(([opening, entry]) =>
      priced(entry, opening === 'fix' ? width[1] : Math.min(width[1], widestSash), light.height),
    ),
  ];
}

function depthFaults(id: number, depths: readonly number[], { sills }: PriceList): DataFault[] {
  const perMetre = sills[id]?.perMetre;
  const missing = perMetre ? depths.filter((depth) => perMetre[depth] === undefined) : [];
  return missing.map((depth) => ({ file: 'sills', entry: `sill ${id}`, reason: `no price of ${depth} mm` }));
}
