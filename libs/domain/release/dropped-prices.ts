import { cellOf } from '../pricing/price-cell';
import type { PriceList, PriceTable } from '../pricing/price-list';
import type { DataFault } from './data-fault';

type Prices = Readonly<Record<string, unknown>>;

/**
 * Why a price list may not follow another: what had a price and has none now. The catalogue in force was checked against
 * the list before, and configurations of older catalogues are priced by the newest list too; so whatever is on offer keeps
 * its price if no list drops one.
 */
export function droppedPrices(before: PriceList, after: PriceList): DataFault[] {
  const { surcharges, glazing, fittings, couplings, sills, shades, items } = before;
  const files = { surcharges, glazing, fittings, couplings, sills, shades, items };
  return [
    ...Object.entries(files).flatMap(([file, prices]) => [...dropped(prices, after[file as keyof typeof files], file)]),
    ...Object.entries(before.tables).flatMap(([code, table]) => smallerTable(code, table, after.tables[code])),
  ];
}

function* dropped(before: Prices, after: Prices, file: string, ...path: string[]): Generator<DataFault> {
  for (const [key, price] of Object.entries(before)) {
    const now = after[key];
    const at = [...path, key];
    if (key === 'colourPercent') continue; // a colour that is not listed costs nothing more
    if (now === undefined) yield { file, entry: at.join(' '), reason: 'has no price any more' };
    else if (typeof price === 'object') yield* dropped(price as Prices, now as Prices, file, ...at);
  }
}

function smallerTable(entry: string, { widths, heights }: PriceTable, after: PriceTable | undefined): DataFault[] {
  const [width, height] = [widths.at(-1)!, heights.at(-1)!];
  const covered = after && cellOf(after, width, height);
  return covered ? [] : [{ file: 'tables', entry, reason: `has no price of ${width} × ${height} mm any more` }];
}
