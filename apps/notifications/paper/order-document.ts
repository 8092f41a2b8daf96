import { setImmediate } from 'node:timers/promises';
import type { OrderSnapshot } from '@fenestra/contracts/http/orders';
import { isCalledOff } from '@fenestra/domain/ordering/order-progress';
import { dayIn } from '@fenestra/domain/shop/day';
import type { ShopFacts } from '@fenestra/domain/shop/shop-facts';
import { shopById } from '@fenestra/domain/shop/shops';
import { dayText, timeText } from '@fenestra/i18n/day-text';
import { textsOf } from '@fenestra/i18n/texts-of';
import { notesOfOrder, totalName } from '../confirmation';
import { deliveryDay } from '../delivery-day';
import type { GoodsWords } from '../ordered-goods';
import { goodsTable, pricesIn } from './goods-table';
import { drawProducts } from './ordered-products';
import { drawParties } from './order-parties';
import { drawOpening, gap, type OrderSheet, orderSheet } from './order-sheet';
import { drawSums } from './order-sums';
import { drawPlan, planFacts } from './plan-table';

/** What was ordered, by whom, for how much and how it is paid, then each product as it will be made. It is no tax document. */
export async function orderDocument(
  snapshot: OrderSnapshot,
  goods: readonly GoodsWords[],
  facts: ShopFacts,
): Promise<Buffer> {
  const { confirmationMail, offer, orderPage } = textsOf(shopById(snapshot.order.shopId));
  const sheet = orderSheet(snapshot, facts, orderPage.summary);
  const { paper, order } = sheet;
  opening(sheet);
  drawParties(sheet);
  paper.section(confirmationMail.ordered, paper.column, pricesIn(sheet));
  goodsTable(sheet, goods).draw();
  await setImmediate(); // requests have their turn
  paper.y += gap / 2;
  drawSums(sheet, [...notesOfOrder(order), orderPage.noTaxDocument]);
  const onNewPage = drawPlan(sheet);
  await drawProducts(sheet, goods, onNewPage);
  return paper.bytes(offer.document.page);
}

function opening(sheet: OrderSheet): void {
  const { order, shop, amount } = sheet;
  const { orderPage, orderPaper } = textsOf(shop);
  const placed = new Date(order.placedAt);
  const lead = orderPaper.received(dayText(dayIn(shop, placed), shop), timeText(placed, shop));
  const arrives = isCalledOff(order.saga) ? [] : [deliveryDay(order)];
  const facts = [[totalName(order), amount(order.total)] as const, ...planFacts(sheet), ...arrives];
  drawOpening(sheet, orderPage.summary, lead, facts);
}
