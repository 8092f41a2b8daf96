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
import type { OrderedLineTexts } from '../compose/ordered-goods';
import { pricesIn, shortGoodsTable } from './goods-table';
import { drawParties } from './order-parties';
import { drawOpening, blockGapPt, type OrderPdfContext, orderPdfContext } from './order-pdf-context';
import { drawTotals } from './order-totals';
import { drawPaymentPlan, paymentPlanFacts } from './payment-plan-table';

/** By which a company pays in advance: parties with their numbers, goods, VAT by rate, payments with their days. It is no tax document. */
export function proformaPdf(
  snapshot: OrderSnapshot,
  goods: readonly OrderedLineTexts[],
  facts: ShopFacts,
): Promise<Buffer> {
  const { confirmationMail, offer, orderPage, orderPaper } = textsOf(shopById(snapshot.order.shopId));
  const sheet = orderPdfContext(snapshot, facts, orderPage.proforma);
  const { writer } = sheet;
  drawProformaOpening(sheet);
  drawParties(sheet);
  writer.section(confirmationMail.ordered, writer.column, pricesIn(sheet));
  shortGoodsTable(sheet, goods).draw();
  writer.y += blockGapPt / 2;
  drawTotals(sheet, [orderPaper.proforma.noInvoice], (place) => vatTable(sheet, place));
  drawPaymentPlan(sheet);
  return writer.bytes(offer.document.page);
}

/** Its number is what transfers name. */
function drawProformaOpening(sheet: OrderPdfContext): void {
  const { order, shop } = sheet;
  const { orderPage, orderPaper } = textsOf(shop);
  const { ofOrder, issued } = orderPaper.proforma;
  const day = dayText(dayIn(shop, new Date(order.placedAt)), shop);
  const facts = [[issued, day] as const, ...paymentPlanFacts(sheet)];
  drawOpening(sheet, `${orderPage.proforma} ${variableSymbol(order.number)}`, ofOrder(order.number), facts);
}

/** What is to be paid, by rate of VAT, after what paying early saves. */
function vatTable({ writer, order, shop, amount }: OrderPdfContext, place: Column): Table {
  const { rate, base, tax, gross } = textsOf(shop).orderPaper.proforma;
  const { net, vat } = taxesCharged({ ...order.cart.totals, total: order.total });
  const column = (head: string) => ({ head, width: (place.width - rateWidthPt) / 3, align: 'right' as const });
  const columns = [{ head: rate, width: rateWidthPt }, column(base), column(tax), column(gross)];
  const cells = [`${order.cart.totals.vatPercent}\u00a0%`, ...[net, vat, order.total].map(amount)];
  return new Table(writer, columns, [{ cells }], place);
}

/** Points. */
const rateWidthPt = 46;
