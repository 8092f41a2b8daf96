import { paymentPlan, type PlannedPayment } from '@fenestra/domain/ordering/payment-plan';
import type { Shop } from '@fenestra/domain/shop/shops';
import { dayInNumbers, dayText } from '@fenestra/i18n/day-text';
import { textsOf } from '@fenestra/i18n/texts-of';
import { sectionHeight } from '@fenestra/platform/documents/pdf-writer';
import { Table } from '@fenestra/platform/documents/table';
import type { Row } from '../compose/mail-texts';
import { nextTransfer } from '../compose/transfer';
import { blockGapPt, type OrderPdfContext } from './order-pdf-context';
import { drawTransfer, transferHeight } from './order-transfer-box';

/** Points. */
const width = { part: 0.27, until: 0.27, amount: 96 } as const;

/** What is paid when and how, in numbered rows, and how to transfer what is next, on one page under one heading; nothing for an order that was called off. Answers whether that page is a new one. */
export function drawPaymentPlan(sheet: OrderPdfContext): boolean {
  const plan = paymentPlan(sheet.order);
  if (plan.length === 0) return false;
  const { writer, order, shop, amount } = sheet;
  const table = planTable(sheet, plan);
  const transfer = nextTransfer(order, amount);
  const isNewPage = writer.ensureSpace(
    sectionHeight + table.height + (transfer ? transferHeight(writer, transfer) : 0),
  );
  writer.section(textsOf(shop).orderPaper.plan.title);
  table.draw();
  if (transfer) drawTransfer(writer, transfer);
  writer.y += blockGapPt;
  return isNewPage;
}

function planTable({ writer, shop, amount }: OrderPdfContext, plan: readonly PlannedPayment[]): Table {
  const { plan: texts } = textsOf(shop).orderPaper;
  const [part, until] = [writer.width * width.part, writer.width * width.until];
  const columns = [
    { head: texts.payment, width: part },
    { head: texts.until, width: until },
    { head: texts.how, width: writer.width - part - until - width.amount },
    { head: texts.gross, width: width.amount, align: 'right' as const },
  ];
  const rows = plan.map((each, nth) => ({
    cells: [
      { text: partText(each, shop), number: nth + 1, strong: true },
      untilText(each, shop, dayText),
      texts.ways[each.by],
      { text: amount(each.amount), strong: true },
    ],
  }));
  return new Table(writer, columns, rows);
}

/** The same as facts: what is paid until when, and how much. */
export const paymentPlanFacts = ({ order, shop, amount }: OrderPdfContext): Row[] =>
  paymentPlan(order).map((each) => [
    `${partText(each, shop)}, ${untilText(each, shop, dayInNumbers)}`,
    amount(each.amount),
  ]);

function partText({ part, percent }: PlannedPayment, shop: Shop): string {
  const { all, deposit, rest } = textsOf(shop).orderPaper.plan;
  return { all, deposit: deposit(percent), rest: rest(percent) }[part];
}

function untilText({ left: outstanding, until }: PlannedPayment, shop: Shop, formatDay: typeof dayText): string {
  const { paid, atOnce, by } = textsOf(shop).orderPaper.plan;
  if (outstanding === 0) return paid;
  return until === null ? atOnce : by(formatDay(until, shop));
}
