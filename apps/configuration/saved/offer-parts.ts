import { netOfElement } from '@fenestra/domain/pricing/offer-net';
import type { Shop } from '@fenestra/domain/shop/shops';
import { exactAmount } from '@fenestra/i18n/money';
import { type PartWordsGroup, type PricedPart, pricedParts } from '@fenestra/i18n/part-words';
import { textsOf } from '@fenestra/i18n/texts-of';
import type { Column, Paper } from '@fenestra/platform/documents/paper';
import { type Row, Table, type TableColumn } from '@fenestra/platform/documents/table';
import type { Element } from './offered-element';

/** Points. */
const width = { number: 24, name: 116, price: 90 } as const;
type Make = 'beside' | 'below';

/** The parts of an element with their prices, and what its pieces cost; how a part is made stands beside or below its name. */
export function partsTable(paper: Paper, element: Element, place: Column, make: Make): Table {
  const cells = make === 'beside' ? cellsBeside : cellsBelow;
  const rows = [...partRows(element, cells), ...sumRows(element, cells)];
  return new Table(paper, columnsOf(element.shop, place, make), kept(rows), place);
}

function columnsOf(shop: Shop, place: Column, make: Make): TableColumn[] {
  const words = textsOf(shop).offer.document;
  const number = { head: words.number, width: width.number };
  const price = { head: words.net, width: width.price, align: 'right' } as const;
  const rest = place.width - width.number - width.price;
  if (make === 'below') return [number, { head: words.part, width: rest }, price];
  return [number, { head: words.part, width: width.name }, { head: words.make, width: rest - width.name }, price];
}

type Words = { readonly name: string; readonly make: string; readonly price: string };
type CellsOf = (number: number | null, words: Words) => Row['cells'];
const cellsBeside: CellsOf = (number, { name, make, price }) => [
  { text: '', number },
  { text: name, strong: true },
  make,
  price,
];
const cellsBelow: CellsOf = (number, { name, make, price }) => [
  { text: '', number },
  { text: name, strong: true, ...(make && { below: make }) },
  price,
];

/** The parts of an element are on one page with its name. */
function partRows({ offer, catalogue, shop }: Element, cells: CellsOf): Row[] {
  return pricedParts(offer, catalogue, shop).flatMap((group) => [
    ...titleRow(group),
    ...group.parts.map((part, nth) => ({
      cells: cells(part.part === 'coupling' ? null : part.number, { ...part, price: priceOf(part, shop) }),
      keep: group.element !== null && nth < group.parts.length - 1,
    })),
  ]);
}

/** The name of an element over its parts. */
const titleRow = ({ title }: PartWordsGroup): Row[] =>
  title === null ? [] : [{ cells: [title], kind: 'title', keep: true }];

function priceOf({ net }: PricedPart, shop: Shop): string {
  const { offer: texts, currency } = textsOf(shop);
  return net === 0 ? texts.document.included : exactAmount(net, shop, currency);
}

function sumRows({ offer, shop }: Element, cells: CellsOf): Row[] {
  const { offer: texts, currency, saved } = textsOf(shop);
  const { quantity = 1, quote } = offer;
  const sum = (name: string, net: number): Row => ({
    cells: cells(null, { name, make: '', price: exactAmount(net, shop, currency) }),
    kind: 'sum',
  });
  const onePiece = sum(texts.document.onePiece, quote.total);
  if (quantity === 1) return [onePiece];
  return [{ ...onePiece, keep: true }, sum(saved.pieces(quantity), netOfElement(offer))];
}

/** The head never stands over one row alone, and sums never without the last part. */
function kept(rows: readonly Row[]): Row[] {
  const lastPart = rows.findLastIndex(({ kind }) => kind !== 'sum');
  return rows.map((row, nth) => (nth === 0 || nth === lastPart ? { ...row, keep: true } : row));
}
