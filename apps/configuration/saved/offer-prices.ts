import type { SavedOffer } from '@fenestra/contracts/http/saved-offers';
import { netOfElement } from '@fenestra/domain/pricing/offer-net';
import { vatOf, vatOfEach } from '@fenestra/domain/pricing/vat';
import { type Shop, vatOn } from '@fenestra/domain/shop/shops';
import { exactFigure } from '@fenestra/i18n/money';
import { titleOf } from '@fenestra/i18n/sheet-words';
import { textsOf } from '@fenestra/i18n/texts-of';
import type { Paper } from '@fenestra/platform/documents/paper';
import { type Row, Table, type TableColumn } from '@fenestra/platform/documents/table';
import type { Element } from './offered-element';

/** Points: the columns of figures, from the left; the name takes what they leave. */
const widths = [18, 70, 84, 79, 86] as const;

type Prices = { readonly net: number; readonly vat: number; readonly gross: number };

/** Of each element, minor units; the columns add up to the sums. */
export function pricesOf({ elements, savedOn }: SavedOffer, shop: Shop): Prices[] {
  const nets = elements.map(netOfElement);
  const vats = vatOfEach(nets, (net) => vatOf(net, shop, savedOn));
  return nets.map((net, nth) => ({ net, vat: vats[nth]!, gross: net + vats[nth]! }));
}

export const sumOf = (prices: readonly Prices[]): Prices =>
  prices.reduce((sum, { net, vat, gross }) => ({ net: sum.net + net, vat: sum.vat + vat, gross: sum.gross + gross }));

/** Pieces, price of one, net, VAT and gross of each element, and the sums. */
export function pricesTable(paper: Paper, offer: SavedOffer, elements: readonly Element[], shop: Shop): Table {
  const prices = pricesOf(offer, shop);
  const figure = (minor: number) => exactFigure(minor, shop);
  const figuresOf = ({ net, vat, gross }: Prices) => [net, vat, gross].map(figure);
  const rows = elements.map((element, nth): Row => {
    const { quantity = 1, quote } = element.offer;
    const name = { text: titleOf(element.offer, element.catalogue, shop), number: nth + 1 };
    const cells = [name, String(quantity), figure(quote.total), ...figuresOf(prices[nth]!)];
    return { cells, keep: nth === 0 || nth === elements.length - 1 };
  });
  const { offer: texts, currency } = textsOf(shop);
  const sums = [texts.document.totalIn(currency), '', '', ...figuresOf(sumOf(prices))];
  return new Table(paper, columnsOf(paper, offer, shop), [...rows, { cells: sums, kind: 'total' }]);
}

function columnsOf(paper: Paper, { savedOn }: SavedOffer, shop: Shop): TableColumn[] {
  const { offer: texts, shell } = textsOf(shop);
  const { item, pieces, pieceNet, net, gross } = texts.document;
  const heads = [pieces, pieceNet, net, shell.vat(vatOn(shop, savedOn)), gross];
  const figures = heads.map((head, nth) => ({ head, width: widths[nth]!, align: 'right' as const }));
  const rest = figures.reduce((left, { width }) => left - width, paper.width);
  return [{ head: item, width: rest }, ...figures];
}
