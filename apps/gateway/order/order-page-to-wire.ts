import type { OrderSnapshot } from '@fenestra/contracts/http/orders';
import type { Order } from '@fenestra/contracts/wire/order';
import type { OrderPage } from '@fenestra/contracts/wire/order-page';
import { isErased } from '@fenestra/domain/erasure';
import { countedFrom } from '@fenestra/domain/ordering/delivery-date';
import { isPaymentReceived } from '@fenestra/domain/ordering/order';
import {
  changeWindowOf,
  isOver,
  type OrderFacts,
  progressOf,
  stageOf,
  stageOn,
} from '@fenestra/domain/ordering/order-progress';
import { isArrangedByPhone, paymentPlan } from '@fenestra/domain/ordering/payment-plan';
import { orderTransfer } from '@fenestra/domain/ordering/order-transfer';
import { outstandingAmount } from '@fenestra/domain/ordering/received-payments';
import { recipientOf } from '@fenestra/domain/ordering/recipient';
import { dayIn } from '@fenestra/domain/shop/day';
import type { Shop } from '@fenestra/domain/shop/shops';
import { transferQrText } from '@fenestra/platform/drawing/transfer-code';

/** `order` is the snapshot's, with what payments know of it; `today` is an ISO day of the shop. */
export function orderPageToWire(
  { order: view, data }: OrderSnapshot,
  order: Order,
  shop: Shop,
  today: string,
): Omit<OrderPage, 'withdrawal'> {
  const facts = factsOf(view, order, shop);
  return {
    order,
    stage: stageOn(today, facts, shop),
    progress: progressOf(facts, shop, today),
    payUntil: facts.payUntil,
    rest: outstandingToWire(facts, view, shop),
    changes: changeWindowOf(facts, shop, today),
    ...stockHoldToWire(view),
    ...(view.shipped?.parcel && { parcel: view.shipped.parcel }),
    ...(!isErased(data) && { recipient: recipientOf(data, shop) }),
  };
}

function stockHoldToWire({ heldUntil, goodsReleased }: OrderSnapshot['order']): Pick<OrderPage, 'hold'> {
  if (goodsReleased) return { hold: { until: null } };
  return heldUntil === undefined ? {} : { hold: { until: heldUntil } };
}

/** Payments hear of the money first, so what they know counts. */
function factsOf(view: OrderSnapshot['order'], { payment, paid }: Order, shop: Shop): OrderFacts {
  const { kind, saga, total, returned, dueNow, dueLater, restPayment, payBy } = view;
  return {
    ...{ kind, saga, payment, total, paid, returned, dueNow, dueLater, restPayment },
    ...countedFrom(view, shop),
    shipped: shippedOf(view, shop),
    payUntil: !isPaymentReceived(payment) && payBy ? dayIn(shop, new Date(payBy)) : null,
  };
}

function shippedOf({ shipped, cart }: OrderSnapshot['order'], shop: Shop): OrderFacts['shipped'] {
  if (!shipped) return null;
  return { to: cart.delivery?.kind ?? 'delivery', on: dayIn(shop, new Date(shipped.at)) };
}

/** What is left once that is settled which is due at once (OPEN-Q-68). */
function outstandingToWire(facts: OrderFacts, view: OrderSnapshot['order'], shop: Shop): OrderPage['rest'] {
  const { restPayment, dueNow, payment } = facts;
  const amount = outstandingAmount(facts);
  const isOpen = dueNow === 0 || isPaymentReceived(payment);
  if (!restPayment || amount <= 0 || !isOpen || isOver(stageOf(facts))) return null;
  return {
    amount,
    payment: restPayment,
    ...(restPayment === 'transfer' && !isArrangedByPhone(view) && { transfer: transferOf(view, amount, shop) }),
  };
}

function transferOf(view: OrderSnapshot['order'], amount: number, shop: Shop): Order['transfer'] {
  const transfer = orderTransfer(view, amount);
  if (!view.payTo || !transfer) return undefined;
  const { holder, account, iban, bic } = view.payTo;
  const { variableSymbol } = transfer;
  const until = paymentPlan(view).at(-1)?.until;
  return {
    holder,
    account,
    iban,
    bic,
    variableSymbol,
    ...(until && { until }),
    code: transferQrText(transfer, shop) ?? undefined,
  };
}
