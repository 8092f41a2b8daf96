import type { OrderView } from '@fenestra/contracts/http/orders';
import { isStockOnly } from '@fenestra/domain/ordering/cart-services';
import { isPaymentReceived, currentOrderKind } from '@fenestra/domain/ordering/order';
import { isCalledOff } from '@fenestra/domain/ordering/order-progress';
import { outstandingNow, outstandingAmount } from '@fenestra/domain/ordering/received-payments';
import { dayIn } from '@fenestra/domain/shop/day';
import { type Shop, shopById } from '@fenestra/domain/shop/shops';
import { dayText, timeText } from '@fenestra/i18n/day-text';
import { exactAmount } from '@fenestra/i18n/money';
import { textsOf } from '@fenestra/i18n/texts-of';
import { laterNote, paidRows, totalLabel } from '../confirmation/confirmation';
import { deliveryDay, handoverOf } from '../delivery-day';
import type { FormatAmount } from '../goods-prices';
import type { OrderStateMailKind } from '../../mail-kinds';
import type { Row } from '../mail-texts';
import { nextTransfer, type TransferTexts, transferTexts } from '../transfer';

/** What a mail of one kind says of its order. */
export type MailContent = {
  readonly subject: string;
  readonly preview: string;
  readonly title: string;
  readonly words: string;
  readonly facts: readonly Row[];
  /** What the button says; without it that the order is shown. */
  readonly action?: string;
  readonly transfer?: TransferTexts | null;
  readonly notes?: readonly string[];
};

/** `moved` is what has come or was given back, minor units; 0 where all was paid at once. */
export const stateMailContents: Readonly<
  Record<OrderStateMailKind, (order: OrderView, amountMoved: number) => MailContent>
> = {
  'payment-received': received,
  'part-received': partReceived,
  'payment-failed': failed,
  'transfer-chosen': transferChosen,
  'transfer-reminder': reminder,
  'hold-ended': released,
  'hold-renewed': renewed,
  checked,
  shipped,
  'order-ended': ended,
  'money-returned': moneyReturned,
};

/** What was due at once is there. */
function received(order: OrderView, receivedAmount: number): MailContent {
  const { title, text } = textsOfOrder(order).texts.received;
  const kind = currentOrderKind(order);
  const part = outstandingAmount(order) > 0 ? 'deposit' : 'whole';
  return {
    ...receivedPaymentContent(order, receivedAmount || order.paid),
    title: title[kind === 'preliminary' ? kind : part],
    words: text[kind],
  };
}

/** A part of what is due at once, or of the rest. What went back is not paid, although nobody asks for it again (decision 69). */
function partReceived(order: OrderView, receivedAmount: number): MailContent {
  const { title, text } = textsOfOrder(order).texts.received;
  const { returned = 0 } = order;
  const part = outstandingAmount(order) > 0 ? 'part' : returned > 0 ? 'settled' : 'all';
  return { ...receivedPaymentContent(order, receivedAmount), title: title[part], words: text[part] };
}

/** How much has come, and with it in all, how much is left, and where to send what is still awaited by transfer. */
function receivedPaymentContent(order: OrderView, receivedAmount: number): Omit<MailContent, 'title' | 'words'> {
  const { texts, confirmation, amount } = textsOfOrder(order);
  const { paid, returned = 0, payment, number } = order;
  const { received } = texts;
  const outstanding = outstandingAmount(order);
  const totalPaidRows: Row[] = paid > receivedAmount ? [[confirmation.paidAmount, amount(paid)]] : [];
  const returnedRows: Row[] = returned > 0 ? [[texts.returned.amount, amount(returned)]] : [];
  const restRows: Row[] = outstanding > 0 ? [[received.rest, amount(outstanding)]] : [];
  return {
    subject: received.subject(number),
    preview: received.preview(amount(receivedAmount)),
    facts: [
      [received.amount, amount(receivedAmount)],
      ...totalPaidRows,
      ...returnedRows,
      ...restRows,
      deliveryDay(order),
    ],
    transfer: nextTransfer(order, amount),
    notes: payment === 'pending' ? [] : laterNote(order),
  };
}

function failed(order: OrderView): MailContent {
  const { texts, amount, shop } = textsOfOrder(order);
  const { failed } = texts;
  const due = amount(outstandingNow(order, order.paid));
  const end = paymentDeadline(order);
  const until = texts.moment(dayText(dayIn(shop, end), shop), timeText(end, shop));
  return {
    subject: failed.subject(order.number),
    preview: failed.preview(until),
    title: failed.title,
    words: order.gatewayRefused ? failed.refused : failed.text[order.method === 'paypal' ? 'paypal' : 'card'],
    facts: [
      [texts.toPay, due],
      [failed.heldUntil, until],
    ],
    ...(!order.gatewayRefused && { action: failed.again(due) }),
    notes: [...(order.otherWays?.includes('transfer') ? [failed.byTransfer] : []), texts.otherwise],
  };
}

/** The way was changed: where to send what is due. */
function transferChosen(order: OrderView): MailContent {
  const { subject, title, text } = textsOfOrder(order).texts.chosen;
  return { ...transferRequest(order), subject: subject(order.number), title, words: text };
}

function reminder(order: OrderView): MailContent {
  const { subject, title, text } = textsOfOrder(order).texts.reminder;
  const part = order.dueLater > 0 ? 'deposit' : 'whole';
  return {
    ...transferRequest(order),
    subject: subject(order.number),
    title: title[part],
    words: text[currentOrderKind(order)],
  };
}

function released(order: OrderView): MailContent {
  const { subject, title, text, onDelivery } = textsOfOrder(order).texts.released;
  const { madeNotReleased } = textsOf(shopById(order.shopId)).orderPage;
  const request: Partial<ReturnType<typeof transferRequest>> = order.payBy ? transferRequest(order) : {};
  const words = order.payBy ? text : onDelivery;
  const made = order.lines.some(({ line }) => line.kind === 'configured') ? [madeNotReleased] : [];
  const notes = [...made, ...(request.notes ?? [])];
  const facts = request.facts ?? [deliveryDay(order)];
  return { ...request, facts, subject: subject(order.number), preview: words, title, words, notes };
}

/** Reserved again as far as stock had them; the goods that it lists are missing. */
function renewed(order: OrderView): MailContent {
  const { subject, title, text } = textsOfOrder(order).texts.renewed;
  return { subject: subject(order.number), preview: text, title, words: text, facts: [deliveryDay(order)] };
}

/** What is left of what is due, until when it has to be there and where to send it; and what becomes of the order without. */
function transferRequest(order: OrderView): Pick<MailContent, 'preview' | 'facts' | 'transfer' | 'notes'> {
  const { texts, amount, shop } = textsOfOrder(order);
  const { preview, payBy } = texts.reminder;
  const day = dayText(dayIn(shop, paymentDeadline(order)), shop);
  const due = amount(outstandingNow(order, order.paid));
  return {
    preview: preview(due, day),
    facts: [
      [payBy, day],
      [texts.toPay, due],
    ],
    transfer: transferTexts(order, amount),
    notes: [texts.otherwise],
  };
}

/** That it binds since the call, and by when it comes. Of sizes it says none: what was agreed otherwise in the call the shop does not know. */
function checked(order: OrderView): MailContent {
  const { texts, amount } = textsOfOrder(order);
  const words = texts.checked;
  const goods = isStockOnly(order.lines.map(({ line }) => line)) ? 'stock' : 'made';
  return {
    subject: words.subject[goods](order.number),
    preview: words.text[goods],
    title: words.title[goods],
    words: words.text[goods],
    facts: [
      deliveryDay(order),
      ...(isAwaited(order) ? [[texts.toPay, amount(outstandingNow(order, order.paid))] as const] : leftToPay(order)),
    ],
    transfer: nextTransfer(order, amount),
    notes: [...payNotes(order), ...(goods === 'made' ? [words.wrong] : [])],
  };
}

const isAwaited = ({ dueNow, payment }: OrderView): boolean => dueNow > 0 && !isPaymentReceived(payment);

/** What is due at once is waited for; how the rest is paid is said as with the goods. */
function payNotes(order: OrderView): string[] {
  return isAwaited(order) ? [textsOfOrder(order).texts.checked.awaited] : laterNote(order);
}

function leftToPay(order: OrderView): Row[] {
  const { texts, amount } = textsOfOrder(order);
  const outstanding = outstandingAmount(order);
  return outstanding > 0 ? [[texts.received.rest, amount(outstanding)]] : paidRows(order, amount);
}

/** When and by what name it comes, or where it waits; and what is to be paid on the way. */
function shipped(order: OrderView): MailContent {
  const { texts, confirmation, amount, shop } = textsOfOrder(order);
  const words = texts.shipped;
  const to = handoverOf(order);
  const { arrives = null, parcel = null } = order.shipped ?? {};
  const outstanding = outstandingAmount(order);
  return {
    subject: words.subject[to](order.number),
    preview: words.text[to],
    title: words.title[to],
    words: words.text[to],
    facts: [
      ...(to === 'pickup' ? [[confirmation.where[to], textsOf(shop).checkout.pickup.text] as const] : []),
      ...(to === 'delivery' && arrives ? [[words.arrives, dayText(arrives, shop)] as const] : []),
      ...(parcel ? [[words.parcel, parcel] as const] : []),
      ...leftToPay(order),
    ],
    transfer: nextTransfer(order, amount),
    notes: [
      ...(outstanding === 0 ? [fullyPaidNote(order)] : laterNote(order)),
      ...(to === 'delivery' ? [words.lookAtIt] : []),
    ],
  };
}

/** Why nothing is to be paid with the goods: what went back at the gateway is not paid, and asked for no more (decision 69). */
function fullyPaidNote(order: OrderView): string {
  const { texts, amount } = textsOfOrder(order);
  const { returned = 0 } = order;
  return returned > 0 ? texts.shipped.returned(amount(returned)) : texts.shipped.allPaid;
}

function ended(order: OrderView): MailContent {
  const { texts, orderAgain, amount, shop } = textsOfOrder(order);
  const { ended } = texts;
  const reason = endReason(order);
  return {
    subject: ended.subject(order.number),
    preview: ended.text[reason],
    title: ended.title[reason],
    words: ended.text[reason],
    facts: [
      [ended.ordered, dayText(dayIn(shop, new Date(order.placedAt)), shop)],
      [totalLabel(order), amount(order.total)],
    ],
    action: orderAgain.heading,
    notes: [...(reason === 'unpaid' && order.method === 'transfer' ? [ended.onItsWay] : []), ended.again],
  };
}

/** An order that ended by time was asked to pay, or stock never answered. */
function endReason({ saga, payment, cancelled }: OrderView) {
  if (saga === 'cancelled' || cancelled) return 'cancelled';
  if (saga === 'refund_pending') return 'incomplete';
  return payment === 'failed' ? 'unpaid' : 'unavailable';
}

function moneyReturned(order: OrderView, returned: number): MailContent {
  const { texts, amount } = textsOfOrder(order);
  const { returned: words } = texts;
  const what = isCalledOff(order.saga) ? 'all' : order.returned ? 'part' : 'twice';
  const stillPaid: Row[] = what === 'part' ? [[words.stillPaid, amount(order.paid)]] : [];
  return {
    subject: words.subject(order.number),
    preview: words.preview(amount(returned)),
    title: words.title[what],
    words: words.text[what],
    facts: [[words.amount, amount(returned)], ...stillPaid, [words.way, words.sameWay]],
    notes: [words.takesDays],
  };
}

function textsOfOrder({ shopId }: OrderView) {
  const shop: Shop = shopById(shopId);
  const { stateMail, confirmationMail, orderAgain, currency } = textsOf(shop);
  const amount: FormatAmount = (minor) => exactAmount(minor, shop, currency);
  return { shop, texts: stateMail, confirmation: confirmationMail, orderAgain, amount };
}

function paymentDeadline({ orderId, payBy }: OrderView): Date {
  if (!payBy) throw new Error(`the order ${orderId} awaits a payment and does not say until when`);
  return new Date(payBy);
}
