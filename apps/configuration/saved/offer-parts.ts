import { netOfElement } from '@fenestra/domain/pricing/offer-net';
import type { Shop } from '@fenestra/domain/shop/shops';
import { exactAmount } from '@fenestra/i18n/money';
import { type PartWordsGroup, type PricedPart, pricedParts } from '@fenestra/i18n/part-words';
import { textsOf } from '@fenestra/i18n/texts-of';
import { caption, type Column, type Look, type Paper } from '@fenestra/platform/documents/paper';
import type { Element } from './offered-element';

/** Points. */
const width = { number: 24, name: 110, price: 90 } as const;
const height = { head: 23, line: 13, least: 20, padding: 7, title: 22, sum: 18 } as const;

/** A part with its price. */
type PartRow = {
  /** Of a part that has a circle on the drawing. */
  readonly number: number | null;
  readonly name: string;
  readonly make: string;
  readonly price: string;
  readonly height: number;
};
/** The name of an element over its parts. */
type TitleRow = { readonly title: string; readonly height: number };
type Row = PartRow | TitleRow;
const isTitle = (row: Row): row is TitleRow => 'title' in row;
const heightOf = (rows: readonly Row[]): number => rows.reduce((sum, row) => sum + row.height, 0);
type Cells = readonly [number: string, name: string, make: string, price: string];

/** The parts of an element with their prices, and what its pieces cost; how a part is made stands beside or below its name. */
export class PartsTable {
  private readonly rows: readonly Row[];
  private readonly sums: readonly (readonly [name: string, price: string])[];

  constructor(
    private readonly paper: Paper,
    private readonly element: Element,
    private readonly column: Column,
    private readonly make: 'beside' | 'below',
  ) {
    this.rows = this.rowsOf(element);
    this.sums = sumsOf(element);
  }

  get height(): number {
    return height.head + heightOf(this.rows) + this.sums.length * height.sum;
  }

  /** With the first two rows, or with the first title and its parts. */
  get heightOfFirst(): number {
    return height.head + Math.max(heightOf(this.rows.slice(0, 2)), this.heightKept(0));
  }

  /** Each row on one page, a title with its parts, the last with the sums and what follows them; each page has the head. */
  draw(following = 0): void {
    this.head();
    this.rows.forEach((row, nth) => {
      if (this.paper.room(this.heightKept(nth, this.sums.length * height.sum + following))) this.head();
      this.row(row);
    });
    for (const [name, price] of this.sums) {
      this.write(['', name, '', price], { size: 9, bold: true });
      this.paper.y += height.sum;
    }
  }

  /** Of a row and what stays on its page: the parts below a title, `end` points below the last. */
  private heightKept(nth: number, end = 0): number {
    const further = this.rows.slice(nth + 1);
    const next = further.findIndex(isTitle);
    const parts = isTitle(this.rows[nth]!) ? further.slice(0, next < 0 ? undefined : next) : [];
    const isLast = nth + 1 + parts.length === this.rows.length;
    return this.rows[nth]!.height + heightOf(parts) + (isLast ? end : 0);
  }

  private rowsOf({ offer, catalogue, shop }: Element): Row[] {
    return pricedParts(offer, catalogue, shop).flatMap((group) => [
      ...titleRow(group),
      ...group.parts.map((part) => ({ ...partRow(part, shop), height: this.partHeight(part.make) })),
    ]);
  }

  private partHeight(make: string): number {
    const own = this.paper.heightOf(make, this.makeColumn.width, { size: 9 }) + height.padding;
    return this.make === 'below' ? height.line + own : Math.max(height.least, own);
  }

  private head(): void {
    const { number, part, make, net } = textsOf(this.element.shop).offer.document;
    this.paper.y += height.head - 15;
    this.write([number, part, this.make === 'below' ? '' : make, net], { size: 8, colour: caption });
    this.paper.y += 15;
    this.rule();
  }

  private row(row: Row): void {
    if (isTitle(row)) this.title(row.title);
    else this.part(row);
    this.paper.y += row.height;
    this.rule();
  }

  private title(title: string): void {
    const { x, width } = this.column;
    this.paper.write(title, x, this.paper.y + 5, width, { size: 9, bold: true });
  }

  private part({ number, name, make, price }: PartRow): void {
    if (number !== null) this.paper.position(number, this.column.x, this.paper.y + 3.5, 6.5);
    this.write(['', name, make, price], { size: 9 });
  }

  private rule(): void {
    this.paper.rule(this.paper.y, undefined, this.column);
  }

  private get makeColumn(): Column {
    const x = this.column.x + width.number;
    const end = this.column.x + this.column.width;
    if (this.make === 'below') return { x, width: end - x };
    return { x: x + width.name, width: end - x - width.name - width.price - 10 };
  }

  private write([number, name, make, price]: Cells, look: Look): void {
    const { x, width: across } = this.column;
    const y = this.paper.y + 4;
    const nameX = x + width.number;
    const nameWidth = this.make === 'below' ? across - width.number - width.price : width.name;
    const { x: makeX, width: makeWidth } = this.makeColumn;
    this.paper.write(number, x, y, width.number, look);
    this.paper.write(name, nameX, y, nameWidth - 6, { bold: look.colour === undefined, ...look });
    this.paper.write(make, makeX, this.make === 'below' ? y + height.line : y, makeWidth, look);
    this.paper.write(price, x + across - width.price, y, width.price, { ...look, align: 'right' });
  }
}

const titleRow = ({ title }: PartWordsGroup): TitleRow[] => (title === null ? [] : [{ title, height: height.title }]);

function partRow({ part, number, name, make, net }: PricedPart, shop: Shop): Omit<PartRow, 'height'> {
  const { offer: texts, currency } = textsOf(shop);
  const price = net === 0 ? texts.document.included : exactAmount(net, shop, currency);
  return { number: part === 'coupling' ? null : number, name, make, price };
}

function sumsOf({ offer, shop }: Element) {
  const { offer: texts, currency, saved } = textsOf(shop);
  const { quantity = 1 } = offer;
  const onePiece = [texts.document.onePiece, exactAmount(offer.quote.total, shop, currency)] as const;
  return quantity === 1
    ? [onePiece]
    : [onePiece, [saved.pieces(quantity), exactAmount(netOfElement(offer), shop, currency)] as const];
}
