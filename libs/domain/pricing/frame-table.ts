import { inRows, rowsOf } from '../configuration/geometry/rows';
import type { Shape } from '../configuration/geometry/shape';
import { cellOf } from './price-cell';
import type { PriceList, PriceTable } from './price-list';
import { priceOf } from './price-of';
import { wholeCrowns } from './shop-price';

type Framed = Pick<Shape, 'configuration' | 'product'>;

/**
 * The table by which the frame of a product is priced: its own, or with a light that of both and of the transom, so that a
 * price step of either is a step of the whole.
 */
export function frameTable(framed: Framed, list: PriceList): PriceTable {
  const main = priceOf(list.tables, framed.product.priceTable, 'table');
  const light = lightTable(framed, list);
  if (!light) return main;
  const most = Math.min(main.widths.at(-1)!, light.widths.at(-1)!);
  const widths = [...new Set([...main.widths, ...light.widths])]
    .filter((edge) => edge <= most)
    .toSorted((a, b) => a - b);
  const [row] = rowsOf(framed.configuration);
  const besideRow = framed.configuration.height - (row!.bottom - row!.top);
  return {
    widths,
    heights: main.heights.map((edge) => edge + besideRow),
    prices: main.heights.map((edge) =>
      widths.map((width) => cellOf(main, width, edge)!.price + lightPrice(framed, width, list)),
    ),
  };
}

/** What a light adds to the base price of a frame that is so wide, whole crowns: its own cell and the transom. 0 without one. */
export function lightPrice(framed: Framed, width: number, list: PriceList): number {
  const table = lightTable(framed, list);
  const { light } = framed.configuration;
  if (!table || !light) return 0;
  const cell = cellOf(table, width, light.height);
  if (!cell) throw new Error(`no price for a light of ${width} × ${light.height} mm in ${framed.product.code}`);
  return cell.price + wholeCrowns((width * list.surcharges.transomPerMetre) / 1000);
}

/** The table of the product that the light would be alone, by how it opens. */
function lightTable({ configuration: { areas, light }, product }: Framed, { tables }: PriceList): PriceTable | null {
  if (!light || !product.light) return null;
  const { opening } = inRows(areas, light)[1]![0]!;
  return priceOf(tables, product.light.priceTables[opening] ?? '', 'table');
}
