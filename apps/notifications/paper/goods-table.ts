import { exactFigure } from '@fenestra/i18n/money';
import { sizeOf } from '@fenestra/i18n/size-of';
import { textsOf } from '@fenestra/i18n/texts-of';
import { type Row, Table, type TableColumn } from '@fenestra/platform/documents/table';
import { Thumbnail } from '@fenestra/platform/documents/thumbnail';
import type { GoodsWords } from '../ordered-goods';
import type { OrderSheet } from './order-sheet';

/** Points: of the columns; a drawing and the space beside it. */
const width = { picture: 56, pieces: 46, price: 72, sum: 78 } as const;
const pictureSide = 44;

/** Each line with its drawing, what it is made of, how many of it, and its net prices. */
export function goodsTable(sheet: OrderSheet, goods: readonly GoodsWords[]): Table {
  const columns = [{ head: '', width: width.picture }, ...columnsOf(sheet, width.picture)];
  const rows = goods.map((each): Row => {
    const picture = pictureOf(each);
    const below = wordsBelow(each);
    return { cells: [{ text: '', picture }, { text: titleOf(each), strong: true, ...(below && { below }) }, ...pricesOf(each, sheet)] }; // prettier-ignore
  });
  return new Table(sheet.paper, columns, rows);
}

const pictureOf = ({ drawn }: GoodsWords) =>
  drawn && new Thumbnail({ ...drawn, configuration: drawn.product.configuration }, pictureSide);

/** The same in one line for each. */
export const shortGoodsTable = (sheet: OrderSheet, goods: readonly GoodsWords[]): Table =>
  new Table(
    sheet.paper,
    columnsOf(sheet, 0),
    goods.map((each) => ({ cells: [{ text: titleOf(each), strong: true }, ...pricesOf(each, sheet)] })),
  );

function columnsOf({ paper, shop }: OrderSheet, before: number): TableColumn[] {
  const { offer, orderPaper } = textsOf(shop);
  const { pieces, price, sum } = width;
  return [
    { head: offer.document.item, width: paper.width - before - pieces - price - sum },
    { head: offer.document.pieces, width: pieces, align: 'right' },
    { head: orderPaper.pieceNet, width: price, align: 'right' },
    { head: orderPaper.sumNet, width: sum, align: 'right' },
  ];
}

const titleOf = ({ name, drawn }: GoodsWords): string =>
  drawn ? `${name}, ${sizeOf(drawn.product.configuration)}` : name;

const pricesOf = ({ pieces, unitNet, net }: GoodsWords, { shop }: OrderSheet): Row['cells'] => [
  pieces,
  exactFigure(unitNet, shop),
  { text: exactFigure(net, shop), strong: true },
];

/** How it opens, what it is made of, and what of it comes later. */
function wordsBelow({ details, parts, later }: GoodsWords): string {
  const made = parts.map(({ title, parts: own }) => {
    const words = own.map(({ name, make }) => (make ? `${name}: ${make}` : name)).join('; ');
    return title === null ? words : `${title}: ${words}`;
  });
  return [...details, ...made, ...later].filter(Boolean).join('\n');
}
