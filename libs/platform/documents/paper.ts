import PDFDocument from 'pdfkit';
import { faces } from './faces';

export const ink = '#16212b';
export const quiet = '#46545f';
export const caption = '#5d6a74';
export const hairline = '#d3d9dc';
const accent = '#0b6156';

/** Points: A4 with margins of 15 mm. */
const page = { width: 595.28, height: 841.89, margin: 42.52 } as const;
/** Where a page's content begins and ends. */
const body = { top: 80, bottom: page.height - 66 } as const;

/** Points: where something begins across the page, and how much of it it takes. */
export type Column = { readonly x: number; readonly width: number };
export type Look = {
  readonly size?: number;
  readonly bold?: boolean;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
};
type Fact = readonly [label: string, value: string];
/** Points: with values of a size. */
export const cellsHeight = (size: number): number => size + 24;

type Frame = { readonly title: string; readonly about: string; readonly foot: string; readonly locale: string };

/** Sheets of A4 with head and foot. Content comes in blocks, which no page break splits. */
export class Paper {
  readonly left = page.margin;
  readonly width = page.width - 2 * page.margin;
  readonly right = page.width - page.margin;
  readonly column: Column = { x: page.margin, width: page.width - 2 * page.margin };
  readonly pdf: PDFKit.PDFDocument;
  y: number = body.top;

  constructor(private readonly frame: Frame) {
    const info = { Title: frame.title, Author: 'Fenestra' };
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: frame.locale,
      displayTitle: true,
      pdfVersion: '1.5',
      info,
      font: faces.regular,
    });
    this.head();
  }

  /** Makes sure that the next `height` points are on one page. Answers whether that is a new one. */
  room(height: number): boolean {
    if (this.y + height <= body.bottom) return false;
    this.pdf.addPage();
    this.y = body.top;
    this.head();
    return true;
  }

  /** Writes one text into a column and answers its height. */
  write(text: string, x: number, y: number, width: number, look: Look = {}): number {
    this.wear(look)
      .fillColor(look.colour ?? ink)
      .text(text, x, y, this.options(width, look));
    return this.pdf.y - y;
  }

  heightOf(text: string, width: number, look: Look = {}): number {
    return this.wear(look).heightOfString(text, this.options(width, look));
  }

  private wear({ bold, size = 9.5 }: Look): PDFKit.PDFDocument {
    return this.pdf.font(bold ? faces.semibold : faces.regular).fontSize(size);
  }

  /** Figures of one width where they stand under each other. Only there: text with features is shaped anew at each word. */
  private options(width: number, { align = 'left' }: Look): PDFKit.Mixins.TextOptions {
    return { width, align, lineGap: 1.5, ...(align === 'right' && { features: ['tnum'] }) };
  }

  rule(y: number, colour: string = hairline, { x, width } = this.column): void {
    this.pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.75)
      .stroke(colour);
  }

  box(x: number, y: number, width: number, height: number): void {
    this.pdf.rect(x, y, width, height).lineWidth(0.75).stroke(ink);
  }

  /** A number in a circle, as on the drawing. */
  position(number: number, x: number, y: number, radius = 7.5): void {
    const size = radius * 1.2;
    this.pdf
      .circle(x + radius, y + radius, radius)
      .lineWidth(0.75)
      .stroke(ink);
    this.pdf.font(faces.semibold).fontSize(size).fillColor(ink);
    const across = this.pdf.widthOfString(String(number));
    const base = y + radius + size * 0.35;
    this.pdf.text(String(number), x + radius - across / 2, base, { lineBreak: false, baseline: 'alphabetic' });
  }

  /** Facts in ruled cells of one row, each as wide as it needs, the label over its value. */
  cells(facts: readonly Fact[], { x, width } = this.column, size = 11): void {
    const height = cellsHeight(size);
    this.box(x, this.y, width, height);
    const widths = facts.map((fact) => this.widthOf(fact, size));
    const spare = (width - widths.reduce((sum, each) => sum + each, 0)) / facts.length;
    let at = x;
    facts.forEach(([label, value], nth) => {
      if (nth > 0) this.pdf.rect(at, this.y, 0, height).lineWidth(0.5).stroke(hairline);
      const inset = Math.min(8, spare / 2);
      this.write(label, at + inset, this.y + 6, widths[nth]! + spare - inset, { size: 8, colour: caption });
      this.write(value, at + inset, this.y + 17, widths[nth]! + spare - inset, { size, bold: true });
      at += widths[nth]! + spare;
    });
    this.y += height;
  }

  private widthOf([label, value]: Fact, size: number): number {
    const labelWidth = this.wear({ size: 8 }).widthOfString(label);
    return Math.max(labelWidth, this.wear({ size, bold: true }).widthOfString(value));
  }

  /** Writes the foot of every page, and ends the document. */
  async bytes(pageText: (page: number, pages: number) => string): Promise<Buffer> {
    const { count } = this.pdf.bufferedPageRange();
    for (let nth = 0; nth < count; nth++) {
      this.pdf.switchToPage(nth);
      this.foot(pageText(nth + 1, count));
    }
    const chunks: Buffer[] = [];
    this.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    this.pdf.end();
    await new Promise((resolve) => this.pdf.once('end', resolve));
    return Buffer.concat(chunks);
  }

  private head(): void {
    this.logo(this.left, 36);
    this.write('Fenestra', this.left + 22, 34, 200, { size: 14, bold: true });
    this.write(this.frame.about, this.left, 39, this.width, { size: 9, colour: quiet, align: 'right' });
    this.rule(62, ink);
  }

  private logo(x: number, y: number): void {
    this.pdf.rect(x, y, 13, 14).lineWidth(1.25).stroke(ink);
    this.pdf
      .path(`M${x + 2} ${y + 2.5}l8.5 4.5-8.5 4.500`)
      .lineWidth(1)
      .stroke(accent);
  }

  private foot(pages: string): void {
    const y = page.height - 48;
    this.rule(y);
    this.write(this.frame.foot, this.left, y + 8, this.width - 80, { size: 8, colour: quiet });
    this.write(pages, this.left, y + 8, this.width, { size: 8, colour: quiet, align: 'right' });
  }
}
