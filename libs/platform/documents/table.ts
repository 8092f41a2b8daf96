import { caption, type Column, ink, type TextStyle, type PdfWriter, quiet } from './pdf-writer';

/** Points: how wide a column is, and what stands in its head. */
export type TableColumn = { readonly head: string; readonly width: number; readonly align?: 'right' };

export type Cell = {
  readonly text: string;
  /** Stands in a circle before the text. */
  readonly number?: number | null;
  readonly strong?: boolean;
  /** Below the text, up to the end of the row. */
  readonly below?: string;
  /** In place of a text. */
  readonly picture?: Picture | null;
};

/** `height` in points. */
export type Picture = { readonly height: number; draw(writer: PdfWriter, x: number, y: number): void };

export type Row = {
  readonly cells: readonly (Cell | string)[];
  /** What the rows above it come to, the end of the table, or what follows it; an ordinary row where missing. */
  readonly kind?: 'title' | 'sum' | 'total';
  /** Stays on one page with the next row. */
  readonly keep?: boolean;
};

const styles = {
  head: { size: 8, colour: caption },
  row: { size: 9 },
  title: { size: 9, bold: true },
  sum: { size: 9, bold: true },
  total: { size: 12, bold: true },
} as const satisfies Record<string, TextStyle>;
type Kind = keyof typeof styles;

/** Points: above and below the text of a row, of a line at least; a circle and the text after it. */
const space = { padding: 4, line: 12, radius: 6.5, indent: 20 } as const;

/** A table whose rows are never split; each page that it takes begins with its head. */
export class Table {
  constructor(
    private readonly writer: PdfWriter,
    private readonly columns: readonly TableColumn[],
    private readonly rows: readonly Row[],
    private readonly place: Column = writer.column,
  ) {}

  get height(): number {
    return this.headHeight + this.rows.reduce((sum, row) => sum + this.heightOf(row), 0);
  }

  /** The head and what stays with the first row. */
  get heightOfFirst(): number {
    return this.headHeight + this.unbreakableHeight(0);
  }

  /** `following`: points that stay on the page of the last row. */
  draw(following = 0): void {
    this.writer.structure.group('Table', () => {
      this.head();
      this.rows.forEach((row, nth) => {
        if (this.writer.ensureSpace(this.unbreakableHeight(nth, following)))
          this.writer.structure.artifact(() => this.head());
        this.row(row);
      });
    });
  }

  private unbreakableHeight(nth: number, following = 0): number {
    const row = this.rows[nth]!;
    const isLast = nth === this.rows.length - 1;
    const rest = row.keep && !isLast ? this.unbreakableHeight(nth + 1, following) : isLast ? following : 0;
    return this.heightOf(row) + rest;
  }

  private get headRow(): Row {
    return { cells: this.columns.map(({ head }) => head) };
  }

  private get headHeight(): number {
    return this.heightOf(this.headRow, 'head');
  }

  private head(): void {
    const height = this.headHeight;
    this.cells(this.headRow, 'head');
    this.writer.y += height;
    this.writer.rule(this.writer.y, undefined, this.place);
  }

  private row(row: Row): void {
    const kind = row.kind ?? 'row';
    if (kind === 'total') this.writer.rule(this.writer.y, ink, this.place);
    const height = this.heightOf(row);
    this.cells(row, kind);
    this.writer.y += height;
    if (kind !== 'sum') this.writer.rule(this.writer.y, undefined, this.place);
  }

  private heightOf({ cells, kind }: Row, style: Kind = kind ?? 'row'): number {
    const heights = cells.map((cell, nth) => this.cellHeight(cellOf(cell), nth, style));
    return 2 * space.padding + Math.max(space.line, ...heights);
  }

  private cellHeight({ text, number, below, picture }: Cell, nth: number, kind: Kind): number {
    if (picture) return picture.height;
    const width = this.widthOf(nth, kind) - (number == null ? 0 : space.indent);
    const own = text === '' ? 0 : this.writer.heightOf(text, width, styles[kind]);
    return below === undefined
      ? own
      : own + this.writer.heightOf(below, this.endOf() - this.startOf(nth), styles[kind]);
  }

  private cells(row: Row, kind: Kind): void {
    this.writer.structure.group('TR', () =>
      row.cells.forEach((cell, nth) => {
        const isHead = kind === 'head' || nth === (kind === 'title' ? 0 : this.named);
        const scope = kind === 'head' ? 'Column' : 'Row';
        const draw = () => this.cell(cellOf(cell), nth, kind);
        this.writer.structure.group(isHead ? 'TH' : 'TD', draw, isHead ? { scope } : {});
      }),
    );
  }

  private cell({ text, number, strong = false, below, picture }: Cell, nth: number, kind: Kind): void {
    const { writer } = this;
    const [x, y] = [this.startOf(nth), writer.y + space.padding];
    const indent = number == null || text === '' ? 0 : space.indent;
    if (number != null) writer.position(number, x, writer.y + 3.5, space.radius);
    picture?.draw(writer, x, y);
    if (text === '') return;
    const { align } = this.columns[nth]!;
    const style = { ...styles[kind], ...(strong && { bold: true }), ...(align && { align }) };
    const height = writer.write(text, x + indent, y, this.widthOf(nth, kind) - indent, style);
    if (below !== undefined) writer.write(below, x, y + height, this.endOf() - x, { ...styles[kind], colour: quiet });
  }

  /** The column that says what a row is about: the first one with a head and room for words. */
  private get named(): number {
    return this.columns.findIndex(({ head, width }) => head !== '' && width > 2 * space.indent);
  }

  private startOf(nth: number): number {
    return this.place.x + this.columns.slice(0, nth).reduce((sum, { width }) => sum + width, 0);
  }

  private endOf(): number {
    return this.place.x + this.place.width;
  }

  /** A title has the whole row. */
  private widthOf(nth: number, kind: Kind): number {
    const { width, align } = this.columns[nth]!;
    if (kind === 'title') return this.endOf() - this.startOf(nth);
    return align ? width : width - 6;
  }
}

const cellOf = (cell: Cell | string): Cell => (typeof cell === 'string' ? { text: cell } : cell);
