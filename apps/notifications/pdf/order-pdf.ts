import { setImmediate } from 'node:timers/promises';
import type { OrderSnapshot } from '@fenestra/contracts/http/orders';
import { isCalledOff } from '@fenestra/domain/ordering/order-progress';
import { dayIn } from '@fenestra/domain/shop/day';
import type { ShopFacts } from '@fenestra/domain/shop/shop-facts';
import { shopById } from '@fenestra/domain/shop/shops';
import { dayText, timeText } from '@fenestra/i18n/day-text';
import { textsOf } from '@fenestra/i18n/texts-of';
import { notesOfOrder, totalLabel } from '../compose/confirmation/confirmation';
import { deliveryDay } from '../compose/delivery-day';
import type { OrderedLineTexts } from '../compose/ordered-goods';
import { goodsTable, pricesIn } from './goods-table';
import { drawProducts } from './ordered-products';
import { drawParties } from './order-parties';
import { drawOpening, blockGapPt, type OrderPdfContext, orderPdfContext } from './order-pdf-context';
import { drawTotals } from './order-totals';
import { drawPaymentPlan, paymentPlanFacts } from './payment-plan-table';

/** What was ordered, by whom, for how much and how it is paid, then each product as it will be made. It is no tax document. */
export async function orderPdf(
  snapshot: OrderSnapshot,
  goods: readonly OrderedLineTexts[],
  facts: ShopFacts,
): Promise<Buffer> {
  const { confirmationMail, offer, orderPage } = textsOf(shopById(snapshot.order.shopId));
  const sheet = orderPdfContext(snapshot, facts, orderPage.summary);
  const { writer, order } = sheet;
  drawSummaryOpening(sheet);
  drawParties(sheet);
  writer.section(confirmationMail.ordered, writer.column, pricesIn(sheet));
  goodsTable(sheet, goods).draw();
  await setImmediate(); // requests have their turn
  writer.y += blockGapPt / 2;
  drawTotals(sheet, [...notesOfOrder(order), orderPage.noTaxDocument]);
  const isNewPage = drawPaymentPlan(sheet);
  await drawProducts(sheet, goods, isNewPage);
  return writer.bytes(offer.document.page);
}

function drawSummaryOpening(sheet: OrderPdfContext): void {
  const { order, shop, amount } = sheet;
  const { orderPage, orderPaper } = textsOf(shop);
  const placed = new Date(order.placedAt);
  const lead = orderPaper.received(dayText(dayIn(shop, placed), shop), timeText(placed, shop));
  const arrives = isCalledOff(order.saga) ? [] : [deliveryDay(order)];
  const facts = [[totalLabel(order), amount(order.total)] as const, ...paymentPlanFacts(sheet), ...arrives];
  drawOpening(sheet, orderPage.summary, lead, facts);
}
