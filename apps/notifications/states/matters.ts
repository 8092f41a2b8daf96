import type { OrderView } from '@fenestra/contracts/http/orders';
import { dayIn } from '@fenestra/domain/shop/day';
import { type Shop, shopById } from '@fenestra/domain/shop/shops';
import { dayText, timeText } from '@fenestra/i18n/day-text';
import { exactAmount } from '@fenestra/i18n/money';
import { textsOf } from '@fenestra/i18n/texts-of';
import { deliveryDay } from '../delivery-day';
import type { Amount } from '../goods-prices';
import type { KindOfState } from '../mail-kinds';
import type { Row } from '../mail-words';
import { type TransferWords, transferWords } from '../transfer';

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

/** `returned` is what was given back, minor units. */
export const matters: Readonly<Record<KindOfState, (order: OrderView, returned: number) => Matter>> = {
  'payment-received': received,
  'payment-failed': failed,
  'transfer-reminder': reminder,
  'order-ended': ended,
  'money-returned': moneyReturned,
};

function received(order: OrderView): Matter {
  const { texts, confirmation, amount } = wordsOf(order);
  const { paid, dueLater, restPayment, kind, number } = order;
  const { received } = texts;
  const rest: Row[] = dueLater > 0 ? [[received.rest, amount(dueLater)]] : [];
  return {
    subject: received.subject(number),
    preview: received.preview(amount(paid)),
    title: received.title[kind === 'preliminary' ? kind : dueLater > 0 ? 'deposit' : 'whole'],
    words: received.text[kind],
    facts: [[received.amount, amount(paid)], ...rest, deliveryDay(order)],
    notes: dueLater > 0 && restPayment ? [confirmation.rest[restPayment]] : [],
  };
}

function failed(order: OrderView): Matter {
  const { texts, amount, shop } = wordsOf(order);
  const { failed } = texts;
  const end = endOf(order);
  const until = texts.moment(dayText(dayIn(shop, end), shop), timeText(end, shop));
  return {
    subject: failed.subject(order.number),
    preview: failed.preview(until),
    title: failed.title,
    words: failed.text[order.method === 'paypal' ? 'paypal' : 'card'],
    facts: [
      [texts.toPay, amount(order.dueNow)],
      [failed.heldUntil, until],
    ],
    action: failed.again(amount(order.dueNow)),
    notes: [texts.otherwise],
  };
}

function reminder(order: OrderView): Matter {
  const { texts, amount, shop } = wordsOf(order);
  const { reminder } = texts;
  const day = dayText(dayIn(shop, endOf(order)), shop);
  return {
    subject: reminder.subject(order.number),
    preview: reminder.preview(amount(order.dueNow), day),
    title: reminder.title[order.dueLater > 0 ? 'deposit' : 'whole'],
    words: reminder.text,
    facts: [
      [reminder.payBy, day],
      [texts.toPay, amount(order.dueNow)],
    ],
    transfer: transferWords(order, amount),
    notes: [texts.otherwise],
  };
}

function ended(order: OrderView): Matter {
  const { texts, confirmation, amount, shop } = wordsOf(order);
  const { ended } = texts;
  const why = whyEnded(order);
  return {
    subject: ended.subject(order.number),
    preview: ended.text[why],
    title: ended.title[why],
    words: ended.text[why],
    facts: [
      [ended.ordered, dayText(dayIn(shop, new Date(order.placedAt)), shop)],
      [confirmation.total, amount(order.total)],
    ],
    notes: [...(why === 'unpaid' && order.method === 'transfer' ? [ended.onItsWay] : []), ended.again],
  };
}

/** An order that ended by time was asked to pay, or stock never answered. */
function whyEnded({ saga, payment }: OrderView) {
  if (saga === 'cancelled') return saga;
  return payment === 'failed' ? 'unpaid' : 'unavailable';
}

function moneyReturned(order: OrderView, returned: number): Matter {
  const { texts, amount } = wordsOf(order);
  const { returned: words } = texts;
  const what = order.saga === 'refund_pending' || order.saga === 'refunded' ? 'all' : 'twice';
  return {
    subject: words.subject(order.number),
    preview: words.preview(amount(returned)),
    title: words.title[what],
    words: words.text[what],
    facts: [
      [words.amount, amount(returned)],
      [words.way, words.sameWay],
    ],
    notes: [words.takesDays],
  };
}

function wordsOf({ shopId }: OrderView) {
  const shop: Shop = shopById(shopId);
  const { stateMail, confirmationMail, currency } = textsOf(shop);
  const amount: Amount = (minor) => exactAmount(minor, shop, currency);
  return { shop, texts: stateMail, confirmation: confirmationMail, amount };
}

function endOf({ orderId, payBy }: OrderView): Date {
  if (!payBy) throw new Error(`the order ${orderId} awaits a payment and does not say until when`);
  return new Date(payBy);
}
