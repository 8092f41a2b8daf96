import { paymentPlan, type PlannedPayment } from '@fenestra/domain/ordering/payment-plan';
import type { Shop } from '@fenestra/domain/shop/shops';
import { dayInNumbers, dayText } from '@fenestra/i18n/day-text';
import { textsOf } from '@fenestra/i18n/texts-of';
import { sectionHeight } from '@fenestra/platform/documents/pdf-writer';
import { Table } from '@fenestra/platform/documents/table';
import type { Row } from '../mail-words';
import { nextTransfer } from '../transfer';
import { gap, type OrderSheet } from './order-sheet';
import { drawTransfer, transferHeight } from './order-transfer-box';

/** Points. */
const width = { part: 0.27, until: 0.27, amount: 96 } as const;

/** What is paid when and how, in numbered rows, and how to transfer what is next, on one page under one heading; nothing for an order that was called off. Answers whether that page is a new one. */
export function drawPlan(sheet: OrderSheet): boolean {
  const plan = paymentPlan(sheet.order);
  if (plan.length === 0) return false;
  const { paper, order, shop, amount } = sheet;
  const table = planTable(sheet, plan);
  const transfer = nextTransfer(order, amount);
  const isNewPage = paper.ensureSpace(sectionHeight + table.height + (transfer ? transferHeight(paper, transfer) : 0));
  paper.section(textsOf(shop).orderPaper.plan.title);
  table.draw();
  if (transfer) drawTransfer(paper, transfer);
  paper.y += gap;
  return isNewPage;
}

function planTable({ paper, shop, amount }: OrderSheet, plan: readonly PlannedPayment[]): Table {
  const { plan: texts } = textsOf(shop).orderPaper;
  const [part, until] = [paper.width * width.part, paper.width * width.until];
  const columns = [
    { head: texts.payment, width: part },
    { head: texts.until, width: until },
    { head: texts.how, width: paper.width - part - until - width.amount },
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
  return new Table(paper, columns, rows);
}

/** The same as facts: what is paid until when, and how much. */
export const planFacts = ({ order, shop, amount }: OrderSheet): Row[] =>
  paymentPlan(order).map((each) => [
    `${partText(each, shop)}, ${untilText(each, shop, dayInNumbers)}`,
    amount(each.amount),
  ]);

function partText({ part, percent }: PlannedPayment, shop: Shop): string {
  const { all, deposit, rest } = textsOf(shop).orderPaper.plan;
  return { all, deposit: deposit(percent), rest: rest(percent) }[part];
}

function untilText({ left, until }: PlannedPayment, shop: Shop, written: typeof dayText): string {
  const { paid, atOnce, by } = textsOf(shop).orderPaper.plan;
  if (left === 0) return paid;
  return until === null ? atOnce : by(written(until, shop));
}
