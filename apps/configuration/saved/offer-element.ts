import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { textsOf } from '@fenestra/i18n/texts-of';
import { type Column, ink, type Paper, quiet } from '@fenestra/platform/documents/paper';
import { type Element, titleOf } from './offered-element';
import { partsTable } from './offer-parts';
import { Plate, wordsOf } from './offer-plate';

/** Points: the space after an element, between plate and table beside it, over the words. */
const spacing = { after: 14, gutter: 16, words: 6 } as const;
/** The share of the page that the plate takes with the table beside it. */
const plateShare = 0.52;
/** mm: of a product whose drawing takes the whole page across, unless it is higher. */
const wideFrom = 1200;
const small = { size: 8, colour: quiet } as const;

/** One element of an offer: heading, drawing of both sides with facts, the table of its parts: below, or beside a narrow product. */
export function drawElement(paper: Paper, element: Element, number: number): void {
  paper.structure.group('Sect', () => {
    if (isNarrow(element.offer.configuration)) drawNarrow(paper, element, number);
    else drawWide(paper, element, number);
  });
  paper.y += spacing.after;
}

/** Its drawing is as large beside the table as above it, or nearly so. */
const isNarrow = ({ width, height, assembly }: Configuration): boolean =>
  !assembly && (width < height || width < wideFrom);

/** On one page; the words stand where there is more room for them. */
function drawNarrow(paper: Paper, element: Element, number: number): void {
  const { left, right } = columnsOf(paper);
  const plate = new Plate(element, left.width, 'beside');
  const table = partsTable(paper, element, right, 'below');
  const wordsRight = table.height < plate.height;
  const words = heightOfWords(paper, element, wordsRight ? right : left);
  const height = Math.max(plate.height + (wordsRight ? 0 : words), table.height + (wordsRight ? words : 0));
  paper.room(headingHeight(paper, element) + height);
  heading(paper, element, number);
  const top = paper.y;
  plate.draw(paper, left);
  if (!wordsRight) drawWords(paper, element, left);
  paper.y = top - 4;
  table.draw();
  if (wordsRight) drawWords(paper, element, right);
  paper.y = top + height;
}

/** Of what no page holds, and of the first, which follows the title, heading, drawing and the first rows are on one page, and further rows go on on the next. */
function drawWide(paper: Paper, element: Element, number: number): void {
  const plate = new Plate(element, paper.width, 'across');
  const table = partsTable(paper, element, paper.column, 'beside');
  const words = heightOfWords(paper, element, paper.column);
  const before = headingHeight(paper, element) + plate.height + 4;
  const first = before + table.heightOfFirst;
  if (number === 1) paper.room(first);
  else paper.roomForWhole(before + table.height + words, first);
  heading(paper, element, number);
  plate.draw(paper, paper.column);
  paper.y += 4;
  table.draw(words);
  drawWords(paper, element, paper.column);
}

function columnsOf(paper: Paper): { left: Column; right: Column } {
  const width = Math.round(paper.width * plateShare);
  const x = paper.left + width + spacing.gutter;
  return { left: { x: paper.left, width }, right: { x, width: paper.right - x } };
}

const heightOfWords = (paper: Paper, element: Element, { width }: Column): number =>
  spacing.words + paper.heightOf(wordsOf(element), width, small);

function drawWords(paper: Paper, element: Element, { x, width }: Column): void {
  paper.y += spacing.words;
  paper.y += paper.write(wordsOf(element), x, paper.y, width, small);
}

const name = { size: 12.5, bold: true, as: 'H2' } as const;
/** Points: the number before the name, the room and the pieces after it. */
const beside = { number: 24, place: 150 } as const;

function heading(paper: Paper, element: Element, number: number): void {
  const width = paper.width - beside.number - beside.place;
  paper.position(number, paper.left, paper.y);
  paper.write(titleOf(element), paper.left + beside.number, paper.y, width, name);
  const place = { colour: quiet, align: 'right' } as const;
  paper.write(placeOf(element), paper.right - beside.place, paper.y + 2, beside.place, place);
  paper.y += headingHeight(paper, element) - 8;
  paper.rule(paper.y, ink);
  paper.y += 8;
}

function placeOf({ offer, shop }: Element): string {
  const pieces = textsOf(shop).saved.pieces(offer.quantity ?? 1);
  return [offer.configuration.room, pieces].filter((words) => words !== undefined).join(', ');
}

/** With the rule and the space below it. */
function headingHeight(paper: Paper, element: Element): number {
  const width = paper.width - beside.number - beside.place;
  const [own, place] = [paper.heightOf(titleOf(element), width, name), paper.heightOf(placeOf(element), beside.place)];
  return 12 + Math.max(own, place + 2);
}
