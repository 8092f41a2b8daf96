import type { PriceTable } from './price-list';

export type Cell = {
  /** Upper edges: up to here the price stays the same, mm. */
  readonly width: number;
  readonly height: number;
  /** Whole crowns. */
  readonly price: number;
  /** Price of the next cell in one direction; null at the end of the table. */
  readonly wider: number | null;
  readonly higher: number | null;
};

/** The cell of the next larger grid size, without interpolation (windows-domain 8.1). Null outside the table. */
export function cellOf({ widths, heights, prices }: PriceTable, width: number, height: number): Cell | null {
  const column = widths.findIndex((edge) => edge >= width);
  const row = heights.findIndex((edge) => edge >= height);
  if (column < 0 || row < 0) return null;
  return {
    width: widths[column]!,
    height: heights[row]!,
    price: prices[row]![column]!,
    wider: prices[row]![column + 1] ?? null,
    higher: prices[row + 1]?.[column] ?? null,
  };
}
