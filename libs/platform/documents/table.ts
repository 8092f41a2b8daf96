import { caption, type Column, ink, type Look, type Paper, quiet } from './paper';

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
export type Picture = { readonly height: number; draw(paper: Paper, x: number, y: number): void };

export type Row = {
  readonly cells: readonly (Cell | string)[];
  /** What the rows above it come to, the end of the table, or what follows it; an ordinary row where missing. */
  readonly kind?: 'title' | 'sum' | 'total';
  /** Stays on one page with the next row. */
  readonly keep?: boolean;
};

const looks = {
  head: { size: 8, colour: caption },
  row: { size: 9 },
  title: { size: 9, bold: true },
  sum: { size: 9, bold: true },
  total: { size: 12, bold: true },
} as const satisfies Record<string, Look>;
type Kind = keyof typeof looks;

/** Points: above and below the text of a row, of a line at least; a circle and the text after it. */
const space = { padding: 4, line: 12, radius: 6.5, indent: 20 } as const;

/** A table whose rows are never split; each page that it takes begins with its head. */
export class Table {
  constructor(
    private readonly paper: Paper,
    private readonly columns: readonly TableColumn[],
    private readonly rows: readonly Row[],
    private readonly place: Column = paper.column,
  ) {}

  get height(): number {
    return this.headHeight + this.rows.reduce((sum, row) => sum + this.heightOf(row), 0);
  }

  /** The head and what stays with the first row. */
  get heightOfFirst(): number {
    return this.headHeight + this.heightKept(0);
  }

  /** `following`: points that stay on the page of the last row. */
  draw(following = 0): void {
    this.paper.structure.group('Table', () => {
      this.head();
      this.rows.forEach((row, nth) => {
        if (this.paper.room(this.heightKept(nth, following))) this.paper.structure.silent(() => this.head());
        this.row(row);
      });
    });
  }

  private heightKept(nth: number, following = 0): number {
    const row = this.rows[nth]!;
    const isLast = nth === this.rows.length - 1;
    const rest = row.keep && !isLast ? this.heightKept(nth + 1, following) : isLast ? following : 0;
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
    this.paper.y += height;
    this.paper.rule(this.paper.y, undefined, this.place);
  }

  private row(row: Row): void {
    const kind = row.kind ?? 'row';
    if (kind === 'total') this.paper.rule(this.paper.y, ink, this.place);
    const height = this.heightOf(row);
    this.cells(row, kind);
    this.paper.y += height;
    if (kind !== 'sum') this.paper.rule(this.paper.y, undefined, this.place);
  }

  private heightOf({ cells, kind }: Row, look: Kind = kind ?? 'row'): number {
    const heights = cells.map((cell, nth) => this.cellHeight(cellOf(cell), nth, look));
    return 2 * space.padding + Math.max(space.line, ...heights);
  }

  private cellHeight({ text, number, below, picture }: Cell, nth: number, kind: Kind): number {
    if (picture) return picture.height;
    const width = this.widthOf(nth, kind) - (number == null ? 0 : space.indent);
    const own = text === '' ? 0 : this.paper.heightOf(text, width, looks[kind]);
    return below === undefined ? own : own + this.paper.heightOf(below, this.endOf() - this.startOf(nth), looks[kind]);
  }

  private cells(row: Row, kind: Kind): void {
    this.paper.structure.group('TR', () =>
      row.cells.forEach((cell, nth) => {
        const isHead = kind === 'head' || nth === (kind === 'title' ? 0 : this.named);
        const scope = kind === 'head' ? 'Column' : 'Row';
        const draw = () => this.cell(cellOf(cell), nth, kind);
        this.paper.structure.group(isHead ? 'TH' : 'TD', draw, isHead ? { scope } : {});
      }),
    );
  }

  private cell({ text, number, strong = false, below, picture }: Cell, nth: number, kind: Kind): void {
    const { paper } = this;
    const [x, y] = [this.startOf(nth), paper.y + space.padding];
    const indent = number == null || text === '' ? 0 : space.indent;
    if (number != null) paper.position(number, x, paper.y + 3.5, space.radius);
    picture?.draw(paper, x, y);
    if (text === '') return;
    const { align } = this.columns[nth]!;
    const look = { ...looks[kind], ...(strong && { bold: true }), ...(align && { align }) };
    const height = paper.write(text, x + indent, y, this.widthOf(nth, kind) - indent, look);
    if (below !== undefined) paper.write(below, x, y + height, this.endOf() - x, { ...looks[kind], colour: quiet });
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
