import type { PriceTable } from './price-list';

export type Cell = {
  /** Upper edges, mm. */
  readonly width: number;
  readonly height: number;
  /** Whole crowns. */
  readonly price: number;
};

/** The cell of the next larger grid size, without interpolation (windows-domain 8.1). Null outside the table. */
export function cellOf({ widths, heights, prices }: PriceTable, width: number, height: number): Cell | null {
  const column = widths.findIndex((edge) => edge >= width);
  const row = heights.findIndex((edge) => edge >= height);
  if (column < 0 || row < 0) return null;
  return { width: widths[column]!, height: heights[row]!, price: prices[row]![column]! };
}

/** Upper edges of the last cell to which the price of a size in the table stays, mm: the smallest sizes cost the same. */
export function lastOfSamePrice(table: PriceTable, width: number, height: number): Pick<Cell, 'width' | 'height'> {
  const priceAt = (wide: number, high: number) => cellOf(table, wide, high)!.price;
  const price = priceAt(width, height);
  const widest = lastBefore(table.widths, width, (edge) => priceAt(edge, height) !== price);
  return { width: widest, height: lastBefore(table.heights, height, (edge) => priceAt(widest, edge) !== price) };
}

function lastBefore(edges: readonly number[], from: number, isOther: (edge: number) => boolean): number {
  const reached = edges.filter((edge) => edge >= from);
  const other = reached.findIndex(isOther);
  return reached.at(other < 0 ? -1 : other - 1)!;
}
