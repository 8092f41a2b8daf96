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
import { laterNote, paidRows, totalName } from '../confirmation';
import { deliveryDay, handoverOf } from '../delivery-day';
import type { Amount } from '../goods-prices';
import type { KindOfState } from '../mail-kinds';
import type { Row } from '../mail-words';
import { nextTransfer, type TransferWords, transferWords } from '../transfer';

/** What a mail of one kind says of its order. */
export type Matter = {
  readonly subject: string;
  readonly preview: string;
  readonly title: string;
  readonly words: string;
  readonly facts: readonly Row[];
  /** What the button says; without it that the order is shown. */
  readonly action?: string;
  readonly transfer?: TransferWords | null;
  readonly notes?: readonly string[];
};

/** `moved` is what has come or was given back, minor units; 0 where all was paid at once. */
export const matters: Readonly<Record<KindOfState, (order: OrderView, moved: number) => Matter>> = {
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
function received(order: OrderView, came: number): Matter {
  const { title, text } = wordsOf(order).texts.received;
  const kind = currentOrderKind(order);
  const part = outstandingAmount(order) > 0 ? 'deposit' : 'whole';
  return {
    ...receipt(order, came || order.paid),
    title: title[kind === 'preliminary' ? kind : part],
    words: text[kind],
  };
}

/** A part of what is due at once, or of the rest. What went back is not paid, although nobody asks for it again (decision 69). */
function partReceived(order: OrderView, came: number): Matter {
  const { title, text } = wordsOf(order).texts.received;
  const { returned = 0 } = order;
  const part = outstandingAmount(order) > 0 ? 'part' : returned > 0 ? 'settled' : 'all';
  return { ...receipt(order, came), title: title[part], words: text[part] };
}

/** How much has come, and with it in all, how much is left, and where to send what is still awaited by transfer. */
function receipt(order: OrderView, came: number): Omit<Matter, 'title' | 'words'> {
  const { texts, confirmation, amount } = wordsOf(order);
  const { paid, returned = 0, payment, number } = order;
  const { received } = texts;
  const left = outstandingAmount(order);
  const inAll: Row[] = paid > came ? [[confirmation.paidAmount, amount(paid)]] : [];
  const back: Row[] = returned > 0 ? [[texts.returned.amount, amount(returned)]] : [];
  const rest: Row[] = left > 0 ? [[received.rest, amount(left)]] : [];
  return {
    subject: received.subject(number),
    preview: received.preview(amount(came)),
    facts: [[received.amount, amount(came)], ...inAll, ...back, ...rest, deliveryDay(order)],
    transfer: nextTransfer(order, amount),
    notes: payment === 'pending' ? [] : laterNote(order),
  };
}

function failed(order: OrderView): Matter {
  const { texts, amount, shop } = wordsOf(order);
  const { failed } = texts;
  const due = amount(outstandingNow(order, order.paid));
  const end = endOf(order);
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
function transferChosen(order: OrderView): Matter {
  const { subject, title, text } = wordsOf(order).texts.chosen;
  return { ...askForTransfer(order), subject: subject(order.number), title, words: text };
}

function reminder(order: OrderView): Matter {
  const { subject, title, text } = wordsOf(order).texts.reminder;
  const part = order.dueLater > 0 ? 'deposit' : 'whole';
  return {
    ...askForTransfer(order),
    subject: subject(order.number),
    title: title[part],
    words: text[currentOrderKind(order)],
  };
}

function released(order: OrderView): Matter {
  const { subject, title, text, onDelivery } = wordsOf(order).texts.released;
  const { madeNotReleased } = textsOf(shopById(order.shopId)).orderPage;
  const asked: Partial<ReturnType<typeof askForTransfer>> = order.payBy ? askForTransfer(order) : {};
  const words = order.payBy ? text : onDelivery;
  const made = order.lines.some(({ line }) => line.kind === 'configured') ? [madeNotReleased] : [];
  const notes = [...made, ...(asked.notes ?? [])];
  const facts = asked.facts ?? [deliveryDay(order)];
  return { ...asked, facts, subject: subject(order.number), preview: words, title, words, notes };
}

/** Reserved again as far as stock had them; the goods that it lists are missing. */
function renewed(order: OrderView): Matter {
  const { subject, title, text } = wordsOf(order).texts.renewed;
  return { subject: subject(order.number), preview: text, title, words: text, facts: [deliveryDay(order)] };
}

/** What is left of what is due, until when it has to be there and where to send it; and what becomes of the order without. */
function askForTransfer(order: OrderView): Pick<Matter, 'preview' | 'facts' | 'transfer' | 'notes'> {
  const { texts, amount, shop } = wordsOf(order);
  const { preview, payBy } = texts.reminder;
  const day = dayText(dayIn(shop, endOf(order)), shop);
  const due = amount(outstandingNow(order, order.paid));
  return {
    preview: preview(due, day),
    facts: [
      [payBy, day],
      [texts.toPay, due],
    ],
    transfer: transferWords(order, amount),
    notes: [texts.otherwise],
  };
}

/** That it binds since the call, and by when it comes. Of sizes it says none: what was agreed otherwise in the call the shop does not know. */
function checked(order: OrderView): Matter {
  const { texts, amount } = wordsOf(order);
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
  return isAwaited(order) ? [wordsOf(order).texts.checked.awaited] : laterNote(order);
}

function leftToPay(order: OrderView): Row[] {
  const { texts, amount } = wordsOf(order);
  const left = outstandingAmount(order);
  return left > 0 ? [[texts.received.rest, amount(left)]] : paidRows(order, amount);
}

/** When and by what name it comes, or where it waits; and what is to be paid on the way. */
function shipped(order: OrderView): Matter {
  const { texts, confirmation, amount, shop } = wordsOf(order);
  const words = texts.shipped;
  const to = handoverOf(order);
  const { arrives = null, parcel = null } = order.shipped ?? {};
  const left = outstandingAmount(order);
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
    notes: [...(left === 0 ? [nothingLeft(order)] : laterNote(order)), ...(to === 'delivery' ? [words.lookAtIt] : [])],
  };
}

/** Why nothing is to be paid with the goods: what went back at the gateway is not paid, and asked for no more (decision 69). */
function nothingLeft(order: OrderView): string {
  const { texts, amount } = wordsOf(order);
  const { returned = 0 } = order;
  return returned > 0 ? texts.shipped.returned(amount(returned)) : texts.shipped.allPaid;
}

function ended(order: OrderView): Matter {
  const { texts, orderAgain, amount, shop } = wordsOf(order);
  const { ended } = texts;
  const why = whyEnded(order);
  return {
    subject: ended.subject(order.number),
    preview: ended.text[why],
    title: ended.title[why],
    words: ended.text[why],
    facts: [
      [ended.ordered, dayText(dayIn(shop, new Date(order.placedAt)), shop)],
      [totalName(order), amount(order.total)],
    ],
    action: orderAgain.heading,
    notes: [...(why === 'unpaid' && order.method === 'transfer' ? [ended.onItsWay] : []), ended.again],
  };
}

/** An order that ended by time was asked to pay, or stock never answered. */
function whyEnded({ saga, payment, cancelled }: OrderView) {
  if (saga === 'cancelled' || cancelled) return 'cancelled';
  if (saga === 'refund_pending') return 'incomplete';
  return payment === 'failed' ? 'unpaid' : 'unavailable';
}

function moneyReturned(order: OrderView, returned: number): Matter {
  const { texts, amount } = wordsOf(order);
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

function wordsOf({ shopId }: OrderView) {
  const shop: Shop = shopById(shopId);
  const { stateMail, confirmationMail, orderAgain, currency } = textsOf(shop);
  const amount: Amount = (minor) => exactAmount(minor, shop, currency);
  return { shop, texts: stateMail, confirmation: confirmationMail, orderAgain, amount };
}

function endOf({ orderId, payBy }: OrderView): Date {
  if (!payBy) throw new Error(`the order ${orderId} awaits a payment and does not say until when`);
  return new Date(payBy);
}
