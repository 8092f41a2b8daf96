import type { OrderSnapshot } from '@fenestra/contracts/http/orders';
import { variableSymbol } from '@fenestra/domain/ordering/order-number';
import { taxesCharged } from '@fenestra/domain/pricing/vat';
import { dayIn } from '@fenestra/domain/shop/day';
import type { ShopFacts } from '@fenestra/domain/shop/shop-facts';
import { shopById } from '@fenestra/domain/shop/shops';
import { dayText } from '@fenestra/i18n/day-text';
import { textsOf } from '@fenestra/i18n/texts-of';
import type { Column } from '@fenestra/platform/documents/pdf-writer';
import { Table } from '@fenestra/platform/documents/table';
import type { GoodsWords } from '../ordered-goods';
import { pricesIn, shortGoodsTable } from './goods-table';
import { drawParties } from './order-parties';
import { drawOpening, gap, type OrderSheet, orderSheet } from './order-sheet';
import { drawSums } from './order-sums';
import { drawPlan, planFacts } from './plan-table';

/** By which a company pays in advance: parties with their numbers, goods, VAT by rate, payments with their days. It is no tax document. */
export function proformaDocument(
  snapshot: OrderSnapshot,
  goods: readonly GoodsWords[],
  facts: ShopFacts,
): Promise<Buffer> {
  const { confirmationMail, offer, orderPage, orderPaper } = textsOf(shopById(snapshot.order.shopId));
  const sheet = orderSheet(snapshot, facts, orderPage.proforma);
  const { paper } = sheet;
  opening(sheet);
  drawParties(sheet);
  paper.section(confirmationMail.ordered, paper.column, pricesIn(sheet));
  shortGoodsTable(sheet, goods).draw();
  paper.y += gap / 2;
  drawSums(sheet, [orderPaper.proforma.noInvoice], (place) => vatTable(sheet, place));
  drawPlan(sheet);
  return paper.bytes(offer.document.page);
}

/** Its number is what transfers name. */
function opening(sheet: OrderSheet): void {
  const { order, shop } = sheet;
  const { orderPage, orderPaper } = textsOf(shop);
  const { ofOrder, issued } = orderPaper.proforma;
  const day = dayText(dayIn(shop, new Date(order.placedAt)), shop);
  const facts = [[issued, day] as const, ...planFacts(sheet)];
  drawOpening(sheet, `${orderPage.proforma} ${variableSymbol(order.number)}`, ofOrder(order.number), facts);
}

/** What is to be paid, by rate of VAT, after what paying early saves. */
function vatTable({ paper, order, shop, amount }: OrderSheet, place: Column): Table {
  const { rate, base, tax, gross } = textsOf(shop).orderPaper.proforma;
  const { net, vat } = taxesCharged({ ...order.cart.totals, total: order.total });
  const column = (head: string) => ({ head, width: (place.width - rateWidth) / 3, align: 'right' as const });
  const columns = [{ head: rate, width: rateWidth }, column(base), column(tax), column(gross)];
  const cells = [`${order.cart.totals.vatPercent}\u00a0%`, ...[net, vat, order.total].map(amount)];
  return new Table(paper, columns, [{ cells }], place);
}

/** Points. */
const rateWidth = 46;
