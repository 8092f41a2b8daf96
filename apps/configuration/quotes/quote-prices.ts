import type { Quote } from '@fenestra/contracts/http/quotes';
import { netOfElement } from '@fenestra/domain/pricing/offer-net';
import { displayedAmount } from '@fenestra/domain/pricing/displayed-amounts';
import { vatOf, vatOfEach } from '@fenestra/domain/pricing/vat';
import type { Buyer } from '@fenestra/domain/shop/buyer';
import { type Shop, vatOn } from '@fenestra/domain/shop/shops';
import { exactFigure } from '@fenestra/i18n/money';
import { titleOf } from '@fenestra/i18n/sheet-words';
import { textsOf } from '@fenestra/i18n/texts-of';
import type { PdfWriter } from '@fenestra/platform/documents/pdf-writer';
import { type Row, Table, type TableColumn } from '@fenestra/platform/documents/table';
import type { QuotePdfElement } from './quote-pdf-element';

/** Points: the columns of figures, from the left; the name takes what they leave. */
const widths = [18, 70, 84, 79, 86] as const;

type Prices = { readonly net: number; readonly vat: number; readonly gross: number };

/** Of each element, minor units; the columns add up to the sums. */
export function pricesOf({ elements, savedOn }: Quote, shop: Shop): Prices[] {
  const nets = elements.map(netOfElement);
  const vats = vatOfEach(nets, (net) => vatOf(net, shop, savedOn));
  return nets.map((net, nth) => ({ net, vat: vats[nth]!, gross: net + vats[nth]! }));
}

export const quoteTotals = (prices: readonly Prices[]): Prices =>
  prices.reduce((sum, { net, vat, gross }) => ({ net: sum.net + net, vat: sum.vat + vat, gross: sum.gross + gross }));

/** Who reckons with VAT reads first what is paid (SHOP-07). */
const columnsFor = {
  private: ['gross', 'net', 'vat'],
  business: ['net', 'vat', 'gross'],
} as const satisfies Record<Buyer, readonly (keyof Prices)[]>;

type QuotePricesInput = {
  readonly offer: Quote;
  readonly elements: readonly QuotePdfElement[];
  readonly shop: Shop;
  readonly buyer: Buyer;
};

/** Pieces and price of one as its reader reckons, then gross, net and VAT of each element, and the sums. */
export function pricesTable(writer: PdfWriter, input: QuotePricesInput): Table {
  const { offer, elements, shop, buyer } = input;
  const prices = pricesOf(offer, shop);
  const amount = (minor: number) => exactFigure(minor, shop);
  const amountsOf = (of: Prices) => columnsFor[buyer].map((column) => amount(of[column]));
  const rows = elements.map((element, nth): Row => {
    const name = { text: titleOf(element.offer, element.catalogue, shop), number: nth + 1 };
    const { quantity = 1 } = element.offer;
    const cells = [
      name,
      String(quantity),
      amount(priceOfOne(element, prices[nth]!, input)),
      ...amountsOf(prices[nth]!),
    ];
    return { cells, keep: nth === 0 || nth === elements.length - 1 };
  });
  const { offer: texts, currency } = textsOf(shop);
  const totalCells = [texts.document.totalIn(currency), '', '', ...amountsOf(quoteTotals(prices))];
  return new Table(writer, columnsOf(writer, input), [...rows, { cells: totalCells, kind: 'total' }]);
}

/** One of a single piece costs what its row says, to the cent. */
function priceOfOne(
  { offer: { quantity = 1, quote } }: QuotePdfElement,
  row: Prices,
  { offer, shop, buyer }: QuotePricesInput,
): number {
  if (buyer === 'business') return quote.total;
  const amountDisplay = { buyer, vatPercent: vatOn(shop, offer.savedOn), currency: shop.currency };
  return quantity === 1 ? row.gross : displayedAmount(quote.total, amountDisplay);
}

function columnsOf(writer: PdfWriter, { offer: { savedOn }, shop, buyer }: QuotePricesInput): TableColumn[] {
  const { offer: texts, shell } = textsOf(shop);
  const { item, pieces, piece, net, gross } = texts.document;
  const headOf = { net, gross, vat: shell.vat(vatOn(shop, savedOn)) };
  const heads = [pieces, piece[buyer], ...columnsFor[buyer].map((column) => headOf[column])];
  const amountColumns = heads.map((head, nth) => ({ head, width: widths[nth]!, align: 'right' as const }));
  const rest = amountColumns.reduce((remaining, { width }) => remaining - width, writer.width);
  return [{ head: item, width: rest }, ...amountColumns];
}
