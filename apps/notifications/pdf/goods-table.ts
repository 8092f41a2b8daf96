import { grossAmountsOf, displayedAmount } from '@fenestra/domain/pricing/displayed-amounts';
import { exactFigure } from '@fenestra/i18n/money';
import { sizeOf } from '@fenestra/i18n/size-of';
import { textsOf } from '@fenestra/i18n/texts-of';
import { type Row, Table, type TableColumn } from '@fenestra/platform/documents/table';
import { Thumbnail } from '@fenestra/platform/documents/thumbnail';
import type { OrderedLineTexts } from '../compose/ordered-goods';
import type { OrderPdfContext } from './order-pdf-context';

/** Points: of the columns; a drawing and the space beside it. */
const width = { picture: 52, pieces: 40, price: 68, sum: 74, beside: 74 } as const;
const pictureSizePt = 44;

/** Each line with its drawing, what it is made of, how many of it, and its prices: those that the buyer reckons with, then the other one. */
export function goodsTable(sheet: OrderPdfContext, goods: readonly OrderedLineTexts[]): Table {
  const columns = [{ head: '', width: width.picture }, ...columnsOf(sheet, width.picture)];
  const prices = pricesOf(goods, sheet);
  const rows = goods.map((each, nth): Row => {
    const picture = pictureOf(each);
    const below = detailsBelow(each);
    return { cells: [{ text: '', picture }, { text: titleOf(each), strong: true, ...(below && { below }) }, ...prices[nth]!] }; // prettier-ignore
  });
  return new Table(sheet.writer, columns, rows);
}

const pictureOf = ({ drawn }: OrderedLineTexts) =>
  drawn && new Thumbnail({ ...drawn, configuration: drawn.product.configuration }, pictureSizePt);

/** The same in one line for each. */
export function shortGoodsTable(sheet: OrderPdfContext, goods: readonly OrderedLineTexts[]): Table {
  const prices = pricesOf(goods, sheet);
  const rows = goods.map((each, nth) => ({ cells: [{ text: titleOf(each), strong: true }, ...prices[nth]!] }));
  return new Table(sheet.writer, columnsOf(sheet, 0), rows);
}

function columnsOf({ writer, shop, amountDisplay }: OrderPdfContext, before: number): TableColumn[] {
  const { offer, orderPaper } = textsOf(shop);
  const { pieces, price, sum, beside } = width;
  const { net, gross } = offer.document;
  return [
    { head: offer.document.item, width: writer.width - before - pieces - price - sum - beside },
    { head: offer.document.pieces, width: pieces, align: 'right' },
    { head: orderPaper.piece, width: price, align: 'right' },
    { head: orderPaper.sum, width: sum, align: 'right' },
    { head: amountDisplay.buyer === 'business' ? gross : net, width: beside, align: 'right' },
  ];
}

/** What the prices of the table are, over it: their currency, with VAT or without. */
export function pricesIn({ shop, amountDisplay }: OrderPdfContext): string {
  const { orderPaper, currency } = textsOf(shop);
  return orderPaper.pricesIn[amountDisplay.buyer](currency);
}

const titleOf = ({ name, drawn }: OrderedLineTexts): string =>
  drawn ? `${name}, ${sizeOf(drawn.product.configuration)}` : name;

/** The sums with VAT come to the goods with VAT. */
function pricesOf(goods: readonly OrderedLineTexts[], { shop, amountDisplay }: OrderPdfContext): Row['cells'][] {
  const amount = (minor: number) => exactFigure(minor, shop);
  const nets = goods.map(({ net }) => net);
  const gross = grossAmountsOf(nets, amountDisplay);
  const [sums, others] = amountDisplay.buyer === 'business' ? [nets, gross] : [gross, nets];
  return goods.map(({ pieces, unitNet }, nth) => [
    pieces,
    amount(displayedAmount(unitNet, amountDisplay)),
    { text: amount(sums[nth]!), strong: true },
    amount(others[nth]!),
  ]);
}

/** How it opens, what it is made of, and what of it comes later. */
function detailsBelow({ details, parts, later }: OrderedLineTexts): string {
  const made = parts.map(({ title, parts: own }) => {
    const words = own.map(({ name, make }) => (make ? `${name}: ${make}` : name)).join('; ');
    return title === null ? words : `${title}: ${words}`;
  });
  return [...details, ...made, ...later].filter(Boolean).join('\n');
}
