import PDFDocument from 'pdfkit';
import { brands } from '@fenestra/domain/shop/brands';
import type { Shop } from '@fenestra/domain/shop/shops';
import { pdfFonts } from './fonts';
import { replaceMissingGlyphs } from './glyphs';
import { Structure, type Tag } from './structure';

export const ink = '#16212b';
export const quiet = '#46545f';
export const caption = '#5d6a74';
export const hairline = '#d3d9dc';

/** Points: A4 with margins of 15 mm. */
const page = { width: 595.28, height: 841.89, margin: 42.52 } as const;
/** Where a page's content begins and ends. */
const body = { top: 80, bottom: page.height - 60 } as const;

/** Points: where something begins across the page, and how much of it it takes. */
export type Column = { readonly x: number; readonly width: number };
export type TextStyle = {
  readonly size?: number;
  readonly bold?: boolean;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
  /** A paragraph where missing. */
  readonly as?: Tag;
};
/** Points: of the heading of a section with its rule. */
export const sectionHeight = 19;

/** What stands on every page, and what the document is called. */
export type PdfFrame = {
  readonly title: string;
  readonly about: string;
  readonly foot: string;
  readonly shop: Pick<Shop, 'code' | 'locale'>;
};

/** Sheets of A4 with head and foot, read aloud in the order in which they are written. Content comes in blocks, which no page break splits. */
export class PdfWriter {
  readonly left = page.margin;
  readonly width = page.width - 2 * page.margin;
  readonly right = page.width - page.margin;
  readonly column: Column = { x: page.margin, width: page.width - 2 * page.margin };
  readonly pdf: PDFKit.PDFDocument;
  readonly structure: Structure;
  y: number = body.top;

  constructor(private readonly frame: PdfFrame) {
    const info = { Title: frame.title, Author: 'Fenestra', Creator: 'Fenestra', Producer: 'Fenestra' }; // not what draws it
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: frame.shop.locale,
      displayTitle: true,
      pdfVersion: '1.7',
      tagged: true,
      info,
      font: pdfFonts.regular,
    });
    this.structure = new Structure(this.pdf);
    this.header();
  }

  /** Makes sure that the next `height` points are on one page. Answers whether that is a new one. */
  ensureSpace(height: number): boolean {
    if (this.y + height <= body.bottom) return false;
    this.newPage();
    return true;
  }

  /** Goes on on a new page. */
  newPage(): void {
    this.pdf.addPage();
    this.y = body.top;
    this.header();
  }

  /** The same for what is kept whole where a page can hold it; what is higher begins with its first points. */
  keepTogether(height: number, first: number): void {
    this.ensureSpace(height <= body.bottom - body.top ? height : first);
  }

  /** Writes one text into a column and answers its height. */
  write(text: string, x: number, y: number, width: number, style: TextStyle = {}): number {
    this.applyStyle(style).fillColor(style.colour ?? ink);
    this.structure.leaf(style.as ?? 'P', () =>
      this.pdf.text(printableText(text, style), x, y, this.options(width, style)),
    );
    return this.pdf.y - y;
  }

  /** Writes an address that can be followed, and answers its height. */
  link(text: string, x: number, y: number, width: number, address: string, style: TextStyle): number {
    const height = this.heightOf(text, width, style);
    const write = () => this.pdf.fillColor(ink).text(printableText(text, style), x, y, this.options(width, style));
    this.structure.link(write, [x, y, width, height], address);
    return height;
  }

  /** The heading of a section with its rule; `aside` stands at its end. */
  section(title: string, column = this.column, aside?: string): void {
    if (aside) this.write(aside, column.x, this.y + 3, column.width, { size: 9, colour: quiet, align: 'right' });
    this.write(title, column.x, this.y, column.width, { size: 12.5, bold: true, as: 'H2' });
    this.y += sectionHeight;
    this.rule(this.y, ink, column);
  }

  heightOf(text: string, width: number, style: TextStyle = {}): number {
    return this.applyStyle(style).heightOfString(printableText(text, style), this.options(width, style));
  }

  private applyStyle({ bold, size = 9.5 }: TextStyle): PDFKit.PDFDocument {
    return this.pdf.font(bold ? pdfFonts.semibold : pdfFonts.regular).fontSize(size);
  }

  /** Figures of one width where they stand under each other. Only there: text with features is shaped anew at each word. */
  private options(width: number, { align = 'left' }: TextStyle): PDFKit.Mixins.TextOptions {
    return { width, align, lineGap: 1.5, ...(align === 'right' && { features: ['tnum'] }) };
  }

  rule(y: number, colour: string = hairline, { x, width } = this.column): void {
    const right = x + width;
    this.structure.artifact(() => this.pdf.moveTo(x, y).lineTo(right, y).lineWidth(0.75).stroke(colour));
  }

  box(x: number, y: number, width: number, height: number): void {
    this.structure.artifact(() => this.pdf.rect(x, y, width, height).lineWidth(0.75).stroke(ink));
  }

  /** A number in a circle, as on the drawing. */
  position(number: number, x: number, y: number, radius = 7.5, as: Tag = 'P'): void {
    this.structure.leaf(as, () => {
      const size = radius * 1.2;
      this.pdf
        .circle(x + radius, y + radius, radius)
        .lineWidth(0.75)
        .stroke(ink);
      this.pdf.font(pdfFonts.semibold).fontSize(size).fillColor(ink);
      const across = this.pdf.widthOfString(String(number));
      const base = y + radius + size * 0.35;
      this.pdf.text(String(number), x + radius - across / 2, base, { lineBreak: false, baseline: 'alphabetic' });
    });
  }

  /** Of a line of text, points. */
  widthOf(text: string, style: TextStyle): number {
    return this.applyStyle(style).widthOfString(printableText(text, style));
  }

  /** Writes the foot of every page, and ends the document. */
  async bytes(pageText: (page: number, pages: number) => string): Promise<Buffer> {
    const { count } = this.pdf.bufferedPageRange();
    for (let nth = 0; nth < count; nth++) {
      this.pdf.switchToPage(nth);
      this.structure.artifact(() => this.footer(pageText(nth + 1, count)), 'Pagination');
    }
    const chunks: Buffer[] = [];
    this.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    this.pdf.end();
    await new Promise((resolve) => this.pdf.once('end', resolve));
    return Buffer.concat(chunks);
  }

  private header(): void {
    this.structure.artifact(() => this.drawHeader(), 'Pagination');
  }

  private drawHeader(): void {
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
      .stroke(brands[this.frame.shop.code].accent);
  }

  private footer(pages: string): void {
    const y = page.height - 48;
    this.rule(y);
    this.write(this.frame.foot, this.left, y + 8, this.width - 80, { size: 8, colour: quiet });
    this.write(pages, this.left, y + 8, this.width, { size: 8, colour: quiet, align: 'right' });
  }
}

const printableText = (text: string, { bold = false }: TextStyle): string =>
  replaceMissingGlyphs(text, bold ? 'semibold' : 'regular');
