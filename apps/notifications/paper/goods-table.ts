import { grossAmountsOf, displayedAmount } from '@fenestra/domain/pricing/displayed-amounts';
import { exactFigure } from '@fenestra/i18n/money';
import { sizeOf } from '@fenestra/i18n/size-of';
import { textsOf } from '@fenestra/i18n/texts-of';
import { type Row, Table, type TableColumn } from '@fenestra/platform/documents/table';
import { Thumbnail } from '@fenestra/platform/documents/thumbnail';
import type { GoodsWords } from '../ordered-goods';
import type { OrderSheet } from './order-sheet';

/** Points: of the columns; a drawing and the space beside it. */
const width = { picture: 52, pieces: 40, price: 68, sum: 74, beside: 74 } as const;
const pictureSide = 44;

/** Each line with its drawing, what it is made of, how many of it, and its prices: those that the buyer reckons with, then the other one. */
export function goodsTable(sheet: OrderSheet, goods: readonly GoodsWords[]): Table {
  const columns = [{ head: '', width: width.picture }, ...columnsOf(sheet, width.picture)];
  const prices = pricesOf(goods, sheet);
  const rows = goods.map((each, nth): Row => {
    const picture = pictureOf(each);
    const below = wordsBelow(each);
    return { cells: [{ text: '', picture }, { text: titleOf(each), strong: true, ...(below && { below }) }, ...prices[nth]!] }; // prettier-ignore
  });
  return new Table(sheet.paper, columns, rows);
}

const pictureOf = ({ drawn }: GoodsWords) =>
  drawn && new Thumbnail({ ...drawn, configuration: drawn.product.configuration }, pictureSide);

/** The same in one line for each. */
export function shortGoodsTable(sheet: OrderSheet, goods: readonly GoodsWords[]): Table {
  const prices = pricesOf(goods, sheet);
  const rows = goods.map((each, nth) => ({ cells: [{ text: titleOf(each), strong: true }, ...prices[nth]!] }));
  return new Table(sheet.paper, columnsOf(sheet, 0), rows);
}

function columnsOf({ paper, shop, reckoning }: OrderSheet, before: number): TableColumn[] {
  const { offer, orderPaper } = textsOf(shop);
  const { pieces, price, sum, beside } = width;
  const { net, gross } = offer.document;
  return [
    { head: offer.document.item, width: paper.width - before - pieces - price - sum - beside },
    { head: offer.document.pieces, width: pieces, align: 'right' },
    { head: orderPaper.piece, width: price, align: 'right' },
    { head: orderPaper.sum, width: sum, align: 'right' },
    { head: reckoning.buyer === 'business' ? gross : net, width: beside, align: 'right' },
  ];
}

/** What the prices of the table are, over it: their currency, with VAT or without. */
export function pricesIn({ shop, reckoning }: OrderSheet): string {
  const { orderPaper, currency } = textsOf(shop);
  return orderPaper.pricesIn[reckoning.buyer](currency);
}

const titleOf = ({ name, drawn }: GoodsWords): string =>
  drawn ? `${name}, ${sizeOf(drawn.product.configuration)}` : name;

/** The sums with VAT come to the goods with VAT. */
function pricesOf(goods: readonly GoodsWords[], { shop, reckoning }: OrderSheet): Row['cells'][] {
  const figure = (minor: number) => exactFigure(minor, shop);
  const nets = goods.map(({ net }) => net);
  const gross = grossAmountsOf(nets, reckoning);
  const [sums, others] = reckoning.buyer === 'business' ? [nets, gross] : [gross, nets];
  return goods.map(({ pieces, unitNet }, nth) => [
    pieces,
    figure(displayedAmount(unitNet, reckoning)),
    { text: figure(sums[nth]!), strong: true },
    figure(others[nth]!),
  ]);
}

/** How it opens, what it is made of, and what of it comes later. */
function wordsBelow({ details, parts, later }: GoodsWords): string {
  const made = parts.map(({ title, parts: own }) => {
    const words = own.map(({ name, make }) => (make ? `${name}: ${make}` : name)).join('; ');
    return title === null ? words : `${title}: ${words}`;
  });
  return [...details, ...made, ...later].filter(Boolean).join('\n');
}
