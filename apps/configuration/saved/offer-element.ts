import type { SavedElement } from '@fenestra/contracts/http/saved-offers';
import type { Catalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import { chosenNumbers } from '@fenestra/domain/configuration/choices/numbered-parts';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { isDoor, productOf } from '@fenestra/domain/configuration/geometry/shape';
import { describe } from '@fenestra/domain/drawing/describe';
import { thousands } from '@fenestra/domain/drawing/dimension-chains';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import { numberedScene } from '@fenestra/domain/drawing/numbered-scene';
import type { Scene } from '@fenestra/domain/drawing/scene';
import { netOfElement } from '@fenestra/domain/pricing/offer-net';
import type { Shop } from '@fenestra/domain/shop/shops';
import { exactAmount } from '@fenestra/i18n/money';
import { withDecimals } from '@fenestra/i18n/numbers';
import { type PartWordsGroup, type PricedPart, pricedParts } from '@fenestra/i18n/part-words';
import { namesOf } from '@fenestra/i18n/product-names';
import { textsOf } from '@fenestra/i18n/texts-of';
import { caption, ink, type Paper, quiet } from '@fenestra/platform/documents/paper';
import { drawScene, pointsPerPixel } from '@fenestra/platform/documents/draw-scene';

export type Element = { readonly offer: SavedElement; readonly catalogue: Catalogue; readonly shop: Shop };

/** Points. */
const plate = { height: 250, inset: 10 } as const;
const column = { number: 24, name: 110, price: 90 } as const;
const decimals = withDecimals(2);

/** Name and size as every list of the document calls an element. */
export function titleOf({ offer: { configuration }, catalogue, shop }: Element): string {
  const title = `${namesOf(configuration, catalogue, shop).product}, ${sizeOf(configuration)}`;
  return configuration.room === undefined ? title : `${title} (${configuration.room})`;
}

const sizeOf = ({ width, height }: Configuration): string =>
  `${thousands(width)}\u00a0×\u00a0${thousands(height)}\u00a0mm`;

/** One element of an offer: heading, drawing of both sides, facts, the table of its parts; on one page. */
export function drawElement(paper: Paper, element: Element, number: number): void {
  const rows = rowsOf(paper, element);
  const table = rows.reduce((sum, { height }) => sum + height, 0);
  paper.room(40 + plate.height + 34 + 24 + table + 78);
  heading(paper, element, number);
  drawPlate(paper, element);
  paper.cells(factsOf(element), 9.5);
  drawTable(paper, element, rows);
  const { offer, catalogue, shop } = element;
  const words = describe(offer.configuration, drawingFactsOf(offer.configuration, catalogue), textsOf(shop).drawing);
  paper.y += 6 + paper.write(words, paper.left, paper.y + 6, paper.width, { size: 8, colour: quiet });
  paper.y += 16;
}

function heading(paper: Paper, element: Element, number: number): void {
  const { offer, shop } = element;
  const pieces = textsOf(shop).saved.pieces(offer.quantity ?? 1);
  paper.position(number, paper.left, paper.y);
  const width = paper.width - column.number - 60;
  paper.write(titleOf(element), paper.left + column.number, paper.y, width, { size: 12.5, bold: true });
  paper.write(pieces, paper.right - 60, paper.y + 2, 60, { colour: quiet, align: 'right' });
  paper.y += 21;
  paper.rule(paper.y, ink);
  paper.y += 8;
}

function drawPlate(paper: Paper, element: Element): void {
  const scene = sceneFor(element, paper.width - 2 * plate.inset);
  const width = scene.pixels.width * pointsPerPixel;
  paper.box(paper.left, paper.y, paper.width, plate.height);
  const y = paper.y + (plate.height - scene.pixels.height * pointsPerPixel) / 2;
  drawScene(paper.pdf, scene, { x: paper.left + (paper.width - width) / 2, y, width });
  paper.y += plate.height;
}

function sceneFor({ offer: { configuration }, catalogue, shop }: Element, width: number): Scene {
  const facts = drawingFactsOf(configuration, catalogue);
  const pixels = {
    width: Math.round(width / pointsPerPixel),
    height: Math.round((plate.height - 2 * plate.inset) / pointsPerPixel),
  };
  const numbers = chosenNumbers(configuration, catalogue);
  const caption = textsOf(shop).parts.outsideView;
  return numberedScene(configuration, facts, { pixels, side: 'inside', numbers, caption });
}

/** What is told of an element, name and value. How a door dampens noise is known of its glass only. */
export function factsOf({ offer, catalogue, shop }: Element) {
  const { configurator: texts } = textsOf(shop);
  const { width, height } = offer.configuration;
  const door = isDoor(productOf(offer.configuration, catalogue));
  const sound: (readonly [string, string])[] = door ? [] : [[texts.rw, `${offer.rw}\u00a0dB`]];
  return [
    [texts.frameSize, sizeOf(offer.configuration)],
    [texts.area, `${decimals.format((width * height) / 1e6)}\u00a0m²`],
    [door ? 'Ud' : 'Uw', `${decimals.format(offer.uw)}\u00a0W/m²K`],
    ...sound,
    [texts.weight, `${Math.round(offer.weightKg)}\u00a0kg`],
  ] as const;
}

/** A part with its price, or the name of an element over its parts, which has no more than that. */
type Row = {
  /** Of a part that has a circle on the drawing. */
  readonly number: number | null;
  readonly name: string;
  readonly make: string;
  readonly price: string;
  readonly height: number;
};

function rowsOf(paper: Paper, { offer, catalogue, shop }: Element): Row[] {
  const makeWidth = paper.width - column.number - column.name - column.price;
  const heightOf = (make: string): number => Math.max(20, paper.heightOf(make, makeWidth - 10, { size: 9 }) + 7);
  return pricedParts(offer, catalogue, shop).flatMap((group) => [
    ...titleRow(group),
    ...group.parts.map((part): Row => ({ ...partRow(part, shop), height: heightOf(part.make) })),
  ]);
}

const titleRow = ({ title }: PartWordsGroup): Row[] =>
  title === null ? [] : [{ number: null, name: title, make: '', price: '', height: 22 }];

function partRow({ part, number, name, make, net }: PricedPart, shop: Shop): Omit<Row, 'height'> {
  const { offer: texts, currency } = textsOf(shop);
  const price = net === 0 ? texts.document.included : exactAmount(net, shop, currency);
  return { number: part === 'coupling' ? null : number, name, make, price };
}

function drawTable(paper: Paper, { offer, shop }: Element, rows: readonly Row[]): void {
  const { offer: texts, currency, saved } = textsOf(shop);
  const { document: words } = texts;
  paper.y += 8;
  write(paper, [words.number, words.part, words.make, words.net], { size: 8, colour: caption });
  paper.y += 15;
  paper.rule(paper.y);
  for (const row of rows) {
    drawRow(paper, row);
    paper.y += row.height;
    paper.rule(paper.y);
  }
  const { quantity = 1 } = offer;
  const sums = [[words.onePiece, offer.quote.total] as const, [saved.pieces(quantity), netOfElement(offer)] as const];
  for (const [name, net] of quantity > 1 ? sums : sums.slice(0, 1)) {
    write(paper, ['', name, '', exactAmount(net, shop, currency)], { size: 9, bold: true });
    paper.y += 18;
  }
}

function drawRow(paper: Paper, { number, name, make, price }: Row): void {
  if (number !== null) paper.position(number, paper.left, paper.y + 3.5, 6.5);
  const isTitle = price === '';
  if (isTitle) paper.write(name, paper.left, paper.y + 5, paper.width, { size: 9, bold: true });
  else write(paper, ['', name, make, price], { size: 9 });
}

function write(
  paper: Paper,
  [number, name, make, price]: readonly [string, string, string, string],
  look: { readonly size: number; readonly colour?: string; readonly bold?: boolean },
): void {
  const [y, nameX] = [paper.y + 4, paper.left + column.number];
  const makeX = nameX + column.name;
  const priceX = paper.right - column.price;
  paper.write(number, paper.left, y, column.number, look);
  paper.write(name, nameX, y, column.name - 6, { bold: look.colour === undefined, ...look });
  paper.write(make, makeX, y, priceX - makeX - 10, look);
  paper.write(price, priceX, y, column.price, { ...look, align: 'right' });
}
