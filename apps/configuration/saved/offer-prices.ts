import type { SavedOffer } from '@fenestra/contracts/http/saved-offers';
import { netOfElement } from '@fenestra/domain/pricing/offer-net';
import { vatOfEach } from '@fenestra/domain/pricing/vat';
import { type Shop, vatOn } from '@fenestra/domain/shop/shops';
import { exactFigure } from '@fenestra/i18n/money';
import { textsOf } from '@fenestra/i18n/texts-of';
import { caption, ink, type Look, type Paper } from '@fenestra/platform/documents/paper';
import { type Element, titleOf } from './offered-element';

/** Points: the columns of figures, from the left, and all of them; the place for an element's number. */
const widths = [24, 78, 72, 62, 72] as const;
const figuresWidth = widths.reduce((sum: number, width) => sum + width, 0);
const indent = 20;

type Prices = { readonly net: number; readonly vat: number; readonly gross: number };

/** Of each element, minor units; the columns add up to the sums. */
export function pricesOf({ elements, savedOn }: SavedOffer, shop: Shop): Prices[] {
  const nets = elements.map(netOfElement);
  const vats = vatOfEach(nets, shop, savedOn);
  return nets.map((net, nth) => ({ net, vat: vats[nth]!, gross: net + vats[nth]! }));
}

export const sumOf = (prices: readonly Prices[]): Prices =>
  prices.reduce((sum, { net, vat, gross }) => ({ net: sum.net + net, vat: sum.vat + vat, gross: sum.gross + gross }));

export function pricesHeight(paper: Paper, elements: readonly Element[]): number {
  const names = elements.map((element) => rowHeight(paper, [titleOf(element)], { size: 9 }, indent));
  return names.reduce((sum, height) => sum + height, 64);
}

/** Pieces, price of one, net, VAT and gross of each element, and the sums. */
export function drawPrices(paper: Paper, offer: SavedOffer, elements: readonly Element[], shop: Shop): void {
  const { offer: texts, shell, currency } = textsOf(shop);
  const { item, pieces, pieceNet, net, gross, totalIn } = texts.document;
  const prices = pricesOf(offer, shop);
  const figure = (minor: number) => exactFigure(minor, shop);
  const figuresOf = (each: Prices) => [each.net, each.vat, each.gross].map(figure);
  const vat = shell.vat(vatOn(shop, offer.savedOn));
  writeRow(paper, [item, pieces, pieceNet, net, vat, gross], { size: 8, colour: caption });
  elements.forEach((element, nth) => {
    const { quantity = 1, quote } = element.offer;
    paper.position(nth + 1, paper.left, paper.y + 3.5, 6.5);
    const name = [titleOf(element), String(quantity), figure(quote.total)];
    writeRow(paper, [...name, ...figuresOf(prices[nth]!)], { size: 9 }, indent);
  });
  paper.rule(paper.y, ink);
  writeRow(paper, [totalIn(currency), '', '', ...figuresOf(sumOf(prices))], { size: 11, bold: true });
  paper.y += 12;
}

/** The name takes what the figures leave. */
const nameWidth = (paper: Paper, indent: number): number => paper.width - figuresWidth - indent - 8;

function rowHeight(paper: Paper, [name, ...figures]: readonly string[], look: Look, indent: number): number {
  const heights = figures.map((figure, nth) => paper.heightOf(figure, widths[nth]!, look));
  return 8 + Math.max(12, paper.heightOf(name!, nameWidth(paper, indent), look), ...heights);
}

function writeRow(paper: Paper, cells: readonly string[], look: Look, indent = 0): void {
  const [name, ...figures] = cells;
  const y = paper.y + 4;
  paper.write(name!, paper.left + indent, y, nameWidth(paper, indent), look);
  let x = paper.right - figuresWidth;
  figures.forEach((figure, nth) => {
    paper.write(figure, x, y, widths[nth]!, { ...look, align: 'right' });
    x += widths[nth]!;
  });
  paper.y += rowHeight(paper, cells, look, indent);
  paper.rule(paper.y);
}
