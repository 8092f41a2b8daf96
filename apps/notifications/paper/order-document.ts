import type { OrderSnapshot } from '@fenestra/contracts/http/orders';
import { dayIn } from '@fenestra/domain/shop/day';
import { type Shop, shopById } from '@fenestra/domain/shop/shops';
import { dayText } from '@fenestra/i18n/day-text';
import { textsOf } from '@fenestra/i18n/texts-of';
import { drawFacts } from '@fenestra/platform/documents/facts';
import { type Column, Paper, quiet } from '@fenestra/platform/documents/paper';
import { Table } from '@fenestra/platform/documents/table';
import type { Confirmation } from '../confirmation';
import { goodsTable } from './goods-table';
import { drawParties } from './order-parties';
import { drawTransfer } from './order-transfer-box';
import { footOf } from './paper-foot';

/** Points: between the blocks of the sheet. */
const gap = 18;
const fine = { size: 8.5 } as const;

/** What was ordered, by whom, for how much and how it is paid, on A4. It is no tax document. */
export async function orderDocument({ order, data }: OrderSnapshot, words: Confirmation): Promise<Buffer> {
  const shop = shopById(order.shopId);
  const { offer, orderPage } = textsOf(shop);
  const paper = new Paper({
    title: `${orderPage.summary} ${order.number}`,
    about: order.number,
    foot: footOf(shop),
    shop,
  });
  opening(paper, words, orderPage.summary, orderPage.orderOf(dayText(dayIn(shop, new Date(order.placedAt)), shop)));
  drawParties(paper, order, data, shop);
  paper.y += gap;
  paper.section(words.texts.ordered);
  goodsTable(paper, words, shop).draw();
  paper.y += gap;
  closing(paper, words, shop);
  if (words.transfer) drawTransfer(paper, words.transfer);
  return paper.bytes(offer.document.page);
}

function opening(paper: Paper, { facts }: Confirmation, title: string, placed: string): void {
  paper.write(title, paper.left, paper.y, paper.width, { size: 21, bold: true, as: 'H1' });
  paper.write(placed, paper.left, paper.y + 30, paper.width, { colour: quiet });
  paper.y += 52;
  drawFacts(paper, facts);
  paper.y += gap;
}

/** From the net prices to the total, then what is paid and what is left; beside it what holds for the order. On one page. */
function closing(paper: Paper, words: Confirmation, shop: Shop): void {
  const half = (paper.width - gap) / 2;
  const table = sumsTable(paper, words, shop, { x: paper.right - half, width: half });
  const texts = [...words.notes, textsOf(shop).orderPage.noTaxDocument];
  const notesHeight = texts.reduce((sum, note) => sum + paper.heightOf(note, half, fine) + 6, 0);
  paper.room(Math.max(table.height, notesHeight));
  const top = paper.y;
  for (const note of texts) paper.y += paper.write(note, paper.left, paper.y, half, { ...fine, colour: quiet }) + 6;
  const below = paper.y;
  paper.y = top;
  table.draw();
  paper.y = Math.max(below, paper.y) + gap;
}

function sumsTable(paper: Paper, { sums, total, payments }: Confirmation, shop: Shop, place: Column): Table {
  const { offer, currency } = textsOf(shop);
  const amounts = 100;
  const columns = [
    { head: offer.document.item, width: place.width - amounts },
    { head: currency, width: amounts, align: 'right' as const },
  ];
  const rows = [
    ...sums.map((cells) => ({ cells, keep: true })),
    { cells: total, kind: 'total' as const, keep: true },
    ...payments.map((cells) => ({ cells, keep: true })),
  ];
  return new Table(paper, columns, rows, place);
}
