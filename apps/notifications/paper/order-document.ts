import type { OrderSnapshot } from '@fenestra/contracts/http/orders';
import { dayIn } from '@fenestra/domain/shop/day';
import { type Shop, shopById } from '@fenestra/domain/shop/shops';
import { dayText } from '@fenestra/i18n/day-text';
import { textsOf } from '@fenestra/i18n/texts-of';
import { drawFacts } from '@fenestra/platform/documents/facts';
import { Paper, quiet } from '@fenestra/platform/documents/paper';
import { Table } from '@fenestra/platform/documents/table';
import type { Confirmation } from '../confirmation';
import { goodsTable } from './goods-table';
import { drawParties } from './order-parties';
import { drawTransfer } from './order-transfer-box';

/** Points: between the blocks of the sheet. */
const gap = 18;

/** What was ordered, by whom, for how much and how it is paid, on A4. It is no tax document. */
export async function orderDocument({ order, data }: OrderSnapshot, words: Confirmation): Promise<Buffer> {
  const shop = shopById(order.shopId);
  const { offer, orderPage, shell } = textsOf(shop);
  const paper = new Paper({
    title: `${orderPage.summary} ${order.number}`,
    about: order.number,
    foot: `Fenestra · ${shell.phone} · ${shell.email}`,
    shop,
  });
  opening(paper, words, orderPage.summary, orderPage.orderOf(dayText(dayIn(shop, new Date(order.placedAt)), shop)));
  drawParties(paper, order, data, shop);
  paper.y += gap;
  paper.section(words.texts.ordered);
  goodsTable(paper, words, shop).draw();
  paper.y += gap;
  sums(paper, words, shop);
  paper.y += gap;
  if (words.transfer) drawTransfer(paper, words.transfer);
  closing(paper, words, shop);
  return paper.bytes(offer.document.page);
}

function opening(paper: Paper, { facts }: Confirmation, title: string, placed: string): void {
  paper.write(title, paper.left, paper.y, paper.width, { size: 21, bold: true, as: 'H1' });
  paper.write(placed, paper.left, paper.y + 30, paper.width, { colour: quiet });
  paper.y += 52;
  drawFacts(paper, facts);
  paper.y += gap;
}

/** From the net prices to the total, then what is paid and what is left: on one page. */
function sums(paper: Paper, { sums, total, payments }: Confirmation, shop: Shop): void {
  const { item } = textsOf(shop).offer.document;
  const width = 120;
  const columns = [
    { head: item, width: paper.width - width },
    { head: textsOf(shop).currency, width, align: 'right' as const },
  ];
  const rows = [
    ...sums.map((cells) => ({ cells, keep: true })),
    { cells: total, kind: 'total' as const, keep: true },
    ...payments.map((cells) => ({ cells, keep: true })),
  ];
  new Table(paper, columns, rows).draw();
}

function closing(paper: Paper, { notes }: Confirmation, shop: Shop): void {
  for (const note of [...notes, textsOf(shop).orderPage.noTaxDocument]) {
    const height = paper.heightOf(note, paper.width, { size: 8.5 });
    paper.room(height);
    paper.write(note, paper.left, paper.y, paper.width, { size: 8.5, colour: quiet });
    paper.y += height + 6;
  }
}
