import type { MailedOrder, OrderData, OrderSnapshot, OrderView } from '@fenestra/contracts/http/orders';
import { orderPagePath } from '@fenestra/contracts/order-page-paths';
import { isPaidOnPages } from '@fenestra/contracts/payment-providers';
import { countedFrom } from '@fenestra/domain/ordering/delivery-date';
import { isPaymentReceived, currentOrderKind } from '@fenestra/domain/ordering/order';
import { isCalledOff, isCallOverdue } from '@fenestra/domain/ordering/order-progress';
import { withTypedData } from '@fenestra/domain/ordering/typed-data';
import { outstandingNow, paymentSummary } from '@fenestra/domain/ordering/received-payments';
import { taxesCharged } from '@fenestra/domain/pricing/vat';
import { dayIn } from '@fenestra/domain/shop/day';
import { type Shop, shopById } from '@fenestra/domain/shop/shops';
import { dayText, timeText } from '@fenestra/i18n/day-text';
import { laterPaymentText } from '@fenestra/i18n/later-payment-text';
import { shownPostcode } from '@fenestra/i18n/shown-postcode';
import { textsOf } from '@fenestra/i18n/texts-of';
import { exactAmount } from '@fenestra/i18n/money';
import type { Texts } from '@fenestra/i18n/texts/texts';
import { deliveryDay, handoverOf } from '../delivery-day';
import {
  type FormatAmount,
  grossLabel,
  cartAmounts,
  type LinePriceDetails,
  pricedGoods,
  taxRows,
} from '../goods-prices';
import {
  commonTexts,
  withdrawalLink,
  type StorefrontContact,
  type Link,
  type MailTexts,
  type Row,
} from '../mail-texts';
import type { OrderedLine } from '../ordered-goods';
import { amountDisplayOf } from '../amount-display';
import { awaitsTransfer, type TransferTexts, transferTexts } from '../transfer';
import { withoutLinks } from '../without-links';

/** Everything that the mail says, in the order in which it says it; HTML and plain text are two ways to write it. */
export type Confirmation = MailTexts & {
  readonly texts: Texts['confirmationMail'];
  readonly number: string;
  readonly title: string;
  readonly intro: string;
  /** What matters most: total, when, where. */
  readonly facts: readonly Row[];
  readonly goods: readonly (OrderedLine & LinePriceDetails)[];
  readonly totals: readonly Row[];
  readonly total: Row;
  /** What is to be paid when and how. */
  readonly payments: readonly Row[];
  readonly notes: readonly string[];
  readonly transfer: TransferTexts | null;
  readonly link: Link;
};

/** `today` is an ISO day of the shop. */
export function confirmationOf(
  snapshot: MailedOrder,
  goods: OrderedLine[],
  storefront: StorefrontContact,
  today: string,
): Confirmation {
  const { order, data, mailKey } = snapshot;
  const shop = shopById(order.shopId);
  const { confirmationMail: texts, currency } = textsOf(shop);
  const amount = (minor: number): string => exactAmount(minor, shop, currency);
  const paid = isPaymentReceived(order.payment);
  const kind = currentOrderKind(order);
  const paysOnPages = isPaidOnPages(order.method) && kind === 'binding' && !paid;
  return {
    ...commonTexts(shop, storefront),
    withdrawal: withdrawalLink(order, storefront),
    subject: texts.subject(order.number),
    texts,
    number: order.number,
    title: texts.title[kind],
    preview: texts.preview(amount(order.total)),
    intro: kind === 'preliminary' ? preliminaryIntro(order, { shop, home: storefront, today }) : introOf(order, texts),
    facts: [
      [totalLabel(order), amount(order.total)],
      ...(isCalledOff(order.saga) ? [] : [deliveryDay(order)]),
      [texts.where[handoverOf(order)], handoverOf(order) === 'delivery' ? localityOf(data, shop) : texts.pickup],
    ],
    goods: pricedGoods(goods, shop, amount, amountDisplayOf(snapshot)),
    totals: totalsOfOrder(snapshot, amount),
    total: [totalLabel(order), amount(order.total)],
    payments: order.dueNow === 0 ? [] : dueRows(order, texts, amount),
    notes: [...holdNotice(order, shop), ...notesOfOrder(order)],
    transfer: transferTexts(order, amount),
    link: {
      text: paysOnPages ? texts.pay : texts.show,
      address: `${storefront.origin}${orderPagePath(order.token, mailKey)}`,
    },
  };
}

/** With its money, without it, or with money that went back: then the order goes on, and asks for none (decision 69). */
function introOf({ payment, method }: OrderView, texts: Texts['confirmationMail']): string {
  if (payment === 'refunded') return texts.returned;
  return isPaymentReceived(payment) ? texts.paid : texts.binding[method];
}

/** Of goods from stock no sizes are gone through. A mail that is written once the day of the call is over does not promise that day. */
function preliminaryIntro(
  order: OrderView,
  { shop, home: storefront, today }: { shop: Shop; home: StorefrontContact; today: string },
): string {
  const { confirmationMail, wireNames } = textsOf(shop);
  const dated = countedFrom(order, shop);
  if (isCallOverdue({ ...order, ...dated }, shop, today)) return wireNames.callOverdue(storefront.phone);
  return dated.stockOnly ? confirmationMail.call : confirmationMail.preliminary;
}

/** Goods from stock that wait for somebody to read this. */
function holdNotice({ heldUntil: end }: OrderView, shop: Shop): string[] {
  if (!end) return [];
  const until = new Date(end);
  const { confirmationMail, stateMail } = textsOf(shop);
  return [confirmationMail.heldUntil(stateMail.moment(dayText(dayIn(shop, until), shop), timeText(until, shop)))];
}

function localityOf(data: OrderData, { postcode: postcodeFormat }: Shop): string {
  const { delivery, address } = withTypedData(data);
  const { postcode, city } = delivery?.address ?? address;
  return `${shownPostcode(postcode, postcodeFormat.spaced)} ${withoutLinks(city)}`;
}

/** From the prices that its buyer reckons with, less what paying early saves, to net price and VAT of the total; in the order of its pages. */
export function totalsOfOrder(snapshot: OrderSnapshot, amount: FormatAmount): Row[] {
  const { shopId, cart, total } = snapshot.order;
  const { gross, netAfterDiscount, vatPercent } = cart.totals;
  const shop = shopById(shopId);
  const { confirmationMail: texts } = textsOf(shop);
  const amountDisplay = amountDisplayOf(snapshot);
  const charged = taxesCharged({ ...cart.totals, total });
  const prepaymentRows: Row[] =
    amountDisplay.buyer === 'business'
      ? [[texts.prepayment, amount(charged.net - netAfterDiscount)]]
      : [[texts.totalWithVat, amount(gross)], [texts.prepayment, amount(total - gross)]]; // prettier-ignore
  return [
    ...cartAmounts(cart, shop, amount, amountDisplay, { agreed: snapshot.order.checkedAt !== undefined }),
    ...(total === gross ? [] : prepaymentRows),
    ...taxRows(charged, vatPercent, shop, amount),
  ];
}

/** What its total is called, here as on its pages: another sum than the gross price where paying early saves. */
export function totalLabel({ shopId, cart, total }: OrderView): string {
  const shop = shopById(shopId);
  return total === cart.totals.gross ? grossLabel(cart, shop) : textsOf(shop).orderDetails.totalToPay;
}

/** A transfer may come in parts: what is due now is what is left of it. */
function dueRows(order: OrderView, texts: Texts['confirmationMail'], amount: FormatAmount): Row[] {
  const { payment, paid, dueLater } = order;
  return [
    ...(isPaymentReceived(payment) || paid > 0 ? paidRows(order, amount) : []),
    ...(isPaymentReceived(payment) ? [] : [[texts.dueNow, amount(outstandingNow(order, paid))] as const]),
    ...(dueLater === 0 ? [] : [[texts.dueLater, amount(dueLater)] as const]),
  ];
}

/** What has come and what of it went back. */
export function paidRows(order: OrderView, amount: FormatAmount): Row[] {
  const { confirmationMail, stateMail } = textsOf(shopById(order.shopId));
  const names = { paid: confirmationMail.paidAmount, returned: stateMail.returned.amount };
  return paymentSummary(order).map(([what, minor]) => [names[what], amount(minor)]);
}

/** How what is paid later is paid and why (PAY-08, OPEN-Q-68); where the shop calls; until when a transfer may wait, and what waits for it. */
export function notesOfOrder(order: OrderView): string[] {
  const { orderDetails, checkout } = textsOf(shopById(order.shopId));
  const { payNowOrLater, waits, withdrawal } = orderDetails;
  const { delivery } = order.cart;
  return [
    ...laterNote(order),
    ...(delivery?.kind === 'delivery' && delivery.isUnlisted ? [checkout.unlistedPostcode] : []),
    ...(awaitsTransfer(order) ? [...(currentOrderKind(order) === 'preliminary' ? [payNowOrLater] : []), waits] : []),
    withdrawal,
  ];
}

/** The sentence about what is paid later, where something is. */
export function laterNote(order: OrderView): string[] {
  const text = laterPaymentText(order);
  return text === null ? [] : [text];
}
