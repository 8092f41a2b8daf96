import { describe } from '@fenestra/domain/drawing/describe';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import { textsOf } from '@fenestra/i18n/texts-of';
import { type Column, ink, type Paper, quiet } from '@fenestra/platform/documents/paper';
import { type Element, titleOf } from './offered-element';
import { PartsTable } from './offer-parts';
import { Plate } from './offer-plate';

/** Points: a heading with its rule, the space after an element, between plate and table beside it. */
const spacing = { heading: 29, after: 24 } as const;
const gutter = 16;
/** The share of the page that the plate takes with the table beside it. */
const plateShare = 0.52;
const small = { size: 8, colour: quiet } as const;

/** One element of an offer: heading, drawing of both sides with facts, the table of its parts: below, or beside a single upright one. */
export function drawElement(paper: Paper, element: Element, number: number): void {
  const { width, height, assembly } = element.offer.configuration;
  if (width < height && !assembly) drawUpright(paper, element, number);
  else drawWide(paper, element, number);
  paper.y += spacing.after;
}

/** On one page. */
function drawUpright(paper: Paper, element: Element, number: number): void {
  const { left, right } = columnsOf(paper);
  const plate = new Plate(element, left.width);
  const table = new PartsTable(paper, element, right, 'below');
  const words = wordsOf(element);
  const tableHeight = table.height + 6 + paper.heightOf(words, right.width, small);
  paper.room(spacing.heading + Math.max(plate.height, tableHeight));
  heading(paper, element, number);
  const top = paper.y;
  plate.draw(paper, left);
  const bottom = paper.y;
  paper.y = top - 4;
  table.draw();
  paper.y += 6 + paper.write(words, right.x, paper.y + 6, right.width, small);
  paper.y = Math.max(paper.y, bottom);
}

/** Heading, drawing and the first rows are on one page; further rows may go on on the next, each whole. */
function drawWide(paper: Paper, element: Element, number: number): void {
  const plate = new Plate(element, paper.width);
  const table = new PartsTable(paper, element, paper.column, 'beside');
  const words = wordsOf(element);
  const wordsHeight = 6 + paper.heightOf(words, paper.width, small);
  paper.room(spacing.heading + plate.height + table.heightOfFirst);
  heading(paper, element, number);
  plate.draw(paper, paper.column);
  table.draw(wordsHeight);
  paper.y += 6 + paper.write(words, paper.left, paper.y + 6, paper.width, small);
}

function columnsOf(paper: Paper): { left: Column; right: Column } {
  const width = Math.round(paper.width * plateShare);
  const x = paper.left + width + gutter;
  return { left: { x: paper.left, width }, right: { x, width: paper.right - x } };
}

function wordsOf({ offer: { configuration }, catalogue, shop }: Element): string {
  return describe(configuration, drawingFactsOf(configuration, catalogue), textsOf(shop).drawing);
}

function heading(paper: Paper, element: Element, number: number): void {
  const { offer, shop } = element;
  const pieces = textsOf(shop).saved.pieces(offer.quantity ?? 1);
  const place = [offer.configuration.room, pieces].filter((words) => words !== undefined).join(', ');
  paper.position(number, paper.left, paper.y);
  paper.write(titleOf(element), paper.left + 24, paper.y, paper.width - 174, { size: 12.5, bold: true });
  paper.write(place, paper.right - 150, paper.y + 2, 150, { colour: quiet, align: 'right' });
  paper.y += spacing.heading - 8;
  paper.rule(paper.y, ink);
  paper.y += 8;
}
