import type { Column, PdfWriter } from './pdf-writer';
import { type Row, Table, type TableColumn } from './table';

/** What a product consists of, in words: groups of parts, and what it costs. */
export type PartsTableTexts = {
  readonly heads: { readonly number: string; readonly part: string; readonly make: string; readonly price: string };
  readonly groups: readonly PartsGroup[];
  readonly sums: readonly (readonly [name: string, price: string])[];
};
type PartsGroup = {
  readonly title: string | null;
  /** On one page with its title. */
  readonly keep: boolean;
  readonly parts: readonly (PartTexts & { readonly number: number | null })[];
};
type PartTexts = { readonly name: string; readonly make: string; readonly price: string };

/** Points. */
const width = { number: 24, name: 116, price: 90 } as const;
type Make = 'beside' | 'below';

/** The parts of a product with their prices, and what its pieces cost; how a part is made stands beside or below its name. */
export function partsTable(
  writer: PdfWriter,
  { heads, groups, sums: totals }: PartsTableTexts,
  column: Column,
  make: Make,
): Table {
  const cells = make === 'beside' ? cellsBeside : cellsBelow;
  const rows = [...groups.flatMap((group) => groupRows(group, cells)), ...totalRows(totals, cells)];
  return new Table(writer, columnsOf(heads, column, make), withBreakRules(rows), column);
}

function columnsOf(heads: PartsTableTexts['heads'], column: Column, make: Make): TableColumn[] {
  const number = { head: heads.number, width: width.number };
  const price = { head: heads.price, width: width.price, align: 'right' } as const;
  const rest = column.width - width.number - width.price;
  if (make === 'below') return [number, { head: heads.part, width: rest }, price];
  return [number, { head: heads.part, width: width.name }, { head: heads.make, width: rest - width.name }, price];
}

type CellsOf = (number: number | null, texts: PartTexts) => Row['cells'];
const cellsBeside: CellsOf = (number, { name, make, price }) => [
  { text: '', number },
  { text: name, strong: true },
  make,
  price,
];
const cellsBelow: CellsOf = (number, { name, make, price }) => [
  { text: '', number },
  { text: name, strong: true, ...(make && { below: make }) },
  price,
];

function groupRows({ title, keep, parts }: PartsGroup, cells: CellsOf): Row[] {
  const titleRow: Row[] = title === null ? [] : [{ cells: [title], kind: 'title', keep: true }];
  const rows = parts.map((part, nth) => ({ cells: cells(part.number, part), keep: keep && nth < parts.length - 1 }));
  return [...titleRow, ...rows];
}

const totalRows = (totals: PartsTableTexts['sums'], cells: CellsOf): Row[] =>
  totals.map(([name, price], nth) => ({
    cells: cells(null, { name, make: '', price }),
    kind: 'sum',
    keep: nth < totals.length - 1,
  }));

/** The head never stands over one row alone, and sums never without the last part. */
function withBreakRules(rows: readonly Row[]): Row[] {
  const lastPart = rows.findLastIndex(({ kind }) => kind !== 'sum');
  return rows.map((row, nth) => (nth === 0 || nth === lastPart ? { ...row, keep: true } : row));
}
