import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { type Column, ink, type Paper, quiet } from './paper';
import { partsTable, type PartsWords } from './parts-table';
import { type Drawn, Plate } from './plate';

/** A product with its drawing and everything that is said of it. */
export type ShownProduct = Drawn & {
  readonly words: Drawn['words'] & PartsWords & { readonly title: string; readonly place: string };
};

/** Points: the space after a product, between plate and table beside it, over the words. */
const spacing = { after: 14, gutter: 16, words: 6 } as const;
/** The share of the page that the plate takes with the table beside it. */
const plateShare = 0.52;
/** mm: of a product whose drawing takes the whole page across, unless it is higher. */
const wideFrom = 1200;
const small = { size: 8, colour: quiet } as const;

/** One product of a document: heading, drawing of both sides with facts, the table of its parts: below, or beside a narrow one. */
export function drawProduct(paper: Paper, product: ShownProduct, number: number): void {
  paper.structure.group('Sect', () => {
    if (isNarrow(product.configuration)) drawNarrow(paper, product, number);
    else drawWide(paper, product, number);
  });
  paper.y += spacing.after;
}

/** Its drawing is as large beside the table as above it, or nearly so. */
const isNarrow = ({ width, height, assembly }: Configuration): boolean =>
  !assembly && (width < height || width < wideFrom);

/** On one page; the words stand where there is more room for them. */
function drawNarrow(paper: Paper, product: ShownProduct, number: number): void {
  const { left, right } = columnsOf(paper);
  const plate = new Plate(paper, product, left.width, 'beside');
  const table = partsTable(paper, product.words, right, 'below');
  const wordsRight = table.height < plate.height;
  const words = heightOfWords(paper, product, wordsRight ? right : left);
  const height = Math.max(plate.height + (wordsRight ? 0 : words), table.height + (wordsRight ? words : 0));
  paper.room(headingHeight(paper, product) + height);
  heading(paper, product, number);
  const top = paper.y;
  plate.draw(left);
  if (!wordsRight) drawWords(paper, product, left);
  paper.y = top - 4;
  table.draw();
  if (wordsRight) drawWords(paper, product, right);
  paper.y = top + height;
}

/** Of what no page holds, and of the first, which follows the title, heading, drawing and the first rows are on one page, and further rows go on on the next. */
function drawWide(paper: Paper, product: ShownProduct, number: number): void {
  const plate = new Plate(paper, product, paper.width, 'across');
  const table = partsTable(paper, product.words, paper.column, 'beside');
  const words = heightOfWords(paper, product, paper.column);
  const before = headingHeight(paper, product) + plate.height + 4;
  const first = before + table.heightOfFirst;
  if (number === 1) paper.room(first);
  else paper.roomForWhole(before + table.height + words, first);
  heading(paper, product, number);
  plate.draw(paper.column);
  paper.y += 4;
  table.draw(words);
  drawWords(paper, product, paper.column);
}

function columnsOf(paper: Paper): { left: Column; right: Column } {
  const width = Math.round(paper.width * plateShare);
  const x = paper.left + width + spacing.gutter;
  return { left: { x: paper.left, width }, right: { x, width: paper.right - x } };
}

const heightOfWords = (paper: Paper, { words }: ShownProduct, { width }: Column): number =>
  spacing.words + paper.heightOf(words.shows, width, small);

function drawWords(paper: Paper, { words }: ShownProduct, { x, width }: Column): void {
  paper.y += spacing.words;
  paper.y += paper.write(words.shows, x, paper.y, width, small);
}

const name = { size: 12.5, bold: true, as: 'H2' } as const;
/** Points: the number before the name, the room and the pieces after it. */
const beside = { number: 24, place: 150 } as const;

function heading(paper: Paper, product: ShownProduct, number: number): void {
  const { title, place } = product.words;
  const width = paper.width - beside.number - beside.place;
  paper.position(number, paper.left, paper.y);
  paper.write(title, paper.left + beside.number, paper.y, width, name);
  const aside = { colour: quiet, align: 'right' } as const;
  paper.write(place, paper.right - beside.place, paper.y + 2, beside.place, aside);
  paper.y += headingHeight(paper, product) - 8;
  paper.rule(paper.y, ink);
  paper.y += 8;
}

/** With the rule and the space below it. */
function headingHeight(paper: Paper, { words: { title, place } }: ShownProduct): number {
  const width = paper.width - beside.number - beside.place;
  const [own, aside] = [paper.heightOf(title, width, name), paper.heightOf(place, beside.place)];
  return 12 + Math.max(own, aside + 2);
}
