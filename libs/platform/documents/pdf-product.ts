import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { type Column, ink, type PdfWriter, quiet } from './pdf-writer';
import { partsTable, type PartsTableTexts } from './parts-table';
import { type IllustratedProduct, ProductIllustration } from './product-illustration';

/** A product with its drawing and everything that is said of it. */
export type PdfProduct = IllustratedProduct & {
  readonly words: IllustratedProduct['words'] & PartsTableTexts & { readonly title: string; readonly place: string };
};

/** Points: the space after a product, between plate and table beside it, over the words. */
const spacing = { after: 14, gutter: 16, words: 6 } as const;
/** The share of the page that the plate takes with the table beside it. */
const illustrationShare = 0.52;
/** mm: of a product whose drawing takes the whole page across, unless it is higher. */
const wideFrom = 1200;
const small = { size: 8, colour: quiet } as const;

/** One product of a document: heading, drawing of both sides with facts, the table of its parts: below, or beside a narrow one. */
export function drawProduct(writer: PdfWriter, product: PdfProduct, number: number): void {
  writer.structure.group('Sect', () => {
    if (isNarrow(product.configuration)) drawNarrow(writer, product, number);
    else drawWide(writer, product, number);
  });
  writer.y += spacing.after;
}

/** Its drawing is as large beside the table as above it, or nearly so. */
const isNarrow = ({ width, height, assembly }: Configuration): boolean =>
  !assembly && (width < height || width < wideFrom);

/** On one page; the words stand where there is more room for them. */
function drawNarrow(writer: PdfWriter, product: PdfProduct, number: number): void {
  const { left, right } = columnsOf(writer);
  const illustration = new ProductIllustration(writer, product, left.width, 'beside');
  const table = partsTable(writer, product.words, right, 'below');
  const wordsRight = table.height < illustration.height;
  const words = descriptionHeight(writer, product, wordsRight ? right : left);
  const height = Math.max(illustration.height + (wordsRight ? 0 : words), table.height + (wordsRight ? words : 0));
  writer.ensureSpace(headingHeight(writer, product) + height);
  heading(writer, product, number);
  const top = writer.y;
  illustration.draw(left);
  if (!wordsRight) drawDescription(writer, product, left);
  writer.y = top - 4;
  table.draw();
  if (wordsRight) drawDescription(writer, product, right);
  writer.y = top + height;
}

/** Of what no page holds, and of the first, which follows the title, heading, drawing and the first rows are on one page, and further rows go on on the next. */
function drawWide(writer: PdfWriter, product: PdfProduct, number: number): void {
  const illustration = new ProductIllustration(writer, product, writer.width, 'across');
  const table = partsTable(writer, product.words, writer.column, 'beside');
  const words = descriptionHeight(writer, product, writer.column);
  const before = headingHeight(writer, product) + illustration.height + 4;
  const first = before + table.heightOfFirst;
  if (number === 1) writer.ensureSpace(first);
  else writer.keepTogether(before + table.height + words, first);
  heading(writer, product, number);
  illustration.draw(writer.column);
  writer.y += 4;
  table.draw(words);
  drawDescription(writer, product, writer.column);
}

function columnsOf(writer: PdfWriter): { left: Column; right: Column } {
  const width = Math.round(writer.width * illustrationShare);
  const x = writer.left + width + spacing.gutter;
  return { left: { x: writer.left, width }, right: { x, width: writer.right - x } };
}

const descriptionHeight = (writer: PdfWriter, { words }: PdfProduct, { width }: Column): number =>
  spacing.words + writer.heightOf(words.shows, width, small);

function drawDescription(writer: PdfWriter, { words }: PdfProduct, { x, width }: Column): void {
  writer.y += spacing.words;
  writer.y += writer.write(words.shows, x, writer.y, width, small);
}

const name = { size: 12.5, bold: true, as: 'H2' } as const;
/** Points: the number before the name, the room and the pieces after it. */
const beside = { number: 24, place: 150 } as const;

function heading(writer: PdfWriter, product: PdfProduct, number: number): void {
  const { title, place } = product.words;
  const width = writer.width - beside.number - beside.place;
  writer.position(number, writer.left, writer.y);
  writer.write(title, writer.left + beside.number, writer.y, width, name);
  const aside = { colour: quiet, align: 'right' } as const;
  writer.write(place, writer.right - beside.place, writer.y + 2, beside.place, aside);
  writer.y += headingHeight(writer, product) - 8;
  writer.rule(writer.y, ink);
  writer.y += 8;
}

/** With the rule and the space below it. */
function headingHeight(writer: PdfWriter, { words: { title, place } }: PdfProduct): number {
  const width = writer.width - beside.number - beside.place;
  const [own, aside] = [writer.heightOf(title, width, name), writer.heightOf(place, beside.place)];
  return 12 + Math.max(own, aside + 2);
}
