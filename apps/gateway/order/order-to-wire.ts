import type { Order } from '@fenestra/contracts/wire/order';
import { countedFrom, latestDeliveryDay } from '@fenestra/domain/ordering/delivery-date';
import { currentOrderKind } from '@fenestra/domain/ordering/order';
import { endingOf, isCalledOff, isCallOverdue } from '@fenestra/domain/ordering/order-progress';
import { paymentPlan } from '@fenestra/domain/ordering/payment-plan';
import { orderTransfer } from '@fenestra/domain/ordering/order-transfer';
import { outstandingNow } from '@fenestra/domain/ordering/received-payments';
import type { Shop } from '@fenestra/domain/shop/shops';
import { dayText } from '@fenestra/i18n/day-text';
import { laterPaymentText } from '@fenestra/i18n/later-payment-text';
import { textsOf } from '@fenestra/i18n/texts-of';
import { transferQrText } from '@fenestra/platform/drawing/transfer-code';
import {
  type CartNames,
  chosenServicesToWire,
  deliveryToWire,
  discountsToWire,
  totalsToWire,
} from '../cart/cart-to-wire';
import { lineToWire } from '../cart/line-to-wire';
import type { PayableOrder } from './order-payment';

/** An ISO day of the shop, and its number for shoppers. */
type Now = { readonly today: string; readonly phone: string };

/** An order as the wire tells it to the one who holds its token (ORDER-10, OPEN-Q-120). */
export function orderToWire(view: PayableOrder, names: CartNames, shop: Shop, { today, phone }: Now): Order {
  const { gateway, method, currency, dueNow, cart } = view;
  const session = gateway ?? { status: 'pending', url: null };
  const lastDay = lastDayOf(view, shop);
  const ending = endingOf(view.saga);
  const later = laterPaymentText(view);
  return {
    orderId: view.orderId,
    number: view.number,
    token: view.token,
    kind: view.kind,
    ...(view.checkedAt && { checkedAt: view.checkedAt }),
    ...(isCallOverdue({ ...view, ...countedFrom(view, shop) }, shop, today) && {
      call: textsOf(shop).wireNames.callOverdue(phone),
    }),
    method,
    payment: view.payment,
    currency,
    total: view.total,
    placedAt: view.placedAt,
    sums: totalsToWire(cart),
    services: chosenServicesToWire(cart, shop),
    delivery: deliveryToWire(cart, shop),
    discount: cart.totals.discount,
    discounts: discountsToWire(cart, names.discounts),
    netAfterDiscount: cart.totals.netAfterDiscount,
    vat: cart.totals.vat,
    gross: cart.totals.gross,
    vatPercent: cart.totals.vatPercent,
    paid: view.paid,
    ...(view.returned && { returned: view.returned }),
    dueNow,
    dueLater: view.dueLater,
    restPayment: view.restPayment,
    ...(later !== null && { laterPayment: later }),
    gopay: method === 'card' ? session : undefined,
    paypal: method === 'paypal' ? { currency, dueNow, ...session } : undefined,
    transfer: transferToWire(view, shop),
    ...(view.otherWays?.length && { otherWays: view.otherWays }),
    ...(view.gatewayRefused && { gatewayRefused: true }),
    ...(view.payBy && { payBy: view.payBy }),
    ...(ending && { over: ending }),
    buyer: view.buyer,
    refusesNews: view.refusesNews,
    ...(lastDay !== null && { deliveredBy: lastDay }),
    lines: linesOf(view, names, shop),
  };
}

const lastDayOf = (view: PayableOrder, shop: Shop): string | null =>
  isCalledOff(view.saga) ? null : latestDeliveryDay(countedFrom(view, shop), shop);

/** Where to send what is left of what is due now, in figures and as a code; nobody sends anything for an order that was called off. */
function transferToWire(view: PayableOrder, shop: Shop): Order['transfer'] {
  if (!view.transfer || isCalledOff(view.saga)) return undefined;
  const outstanding = outstandingNow(view, view.paid);
  const transfer = outstanding > 0 ? orderTransfer(view, outstanding) : null;
  const until = paymentPlan(view).find((payment) => payment.left > 0)?.until;
  const holder = view.payTo && { holder: view.payTo.holder };
  return { ...holder, ...view.transfer, ...(until && { until }), code: transferQrText(transfer, shop) ?? undefined };
}

function linesOf(view: PayableOrder, { catalogueOf }: CartNames, shop: Shop): Order['lines'] {
  const { lines, cart } = view;
  const totalsByLine = new Map(cart.totals.lines.map((each) => [each.line, each]));
  const delivery = deliveryText(view, shop);
  return lines.map(({ line, backOrdered, unheld }) => {
    const item = lineToWire(line, totalsByLine.get(line.line), null, catalogueOf(line), shop);
    return {
      line: item.line,
      item: item.item,
      name: item.name,
      quantity: item.quantity,
      unit: item.unit,
      width: item.note.product?.data.width ?? null,
      height: item.note.product?.data.height ?? null,
      elements: item.note.product?.data.elements,
      couplings: item.note.product?.data.couplings,
      room: item.note.product?.data.room,
      handleName: item.note.product?.data.handleName,
      parts: item.priceDetail.parts,
      backOrdered,
      delivery: delivery(backOrdered, unheld),
      price: item.price,
      product: item.note.product,
      dimension: item.dimension,
      picture: item.note.picture,
    };
  });
}

/** When a line comes, in the shopper's words: all of an order by one day, but for pieces that stock lacks; nothing of what was called off. */
function deliveryText(view: PayableOrder, shop: Shop): (backOrdered: number, unheld?: number) => string {
  const { arrives, backOrdered, unheld } = textsOf(shop).wireNames;
  const day = lastDayOf(view, shop);
  if (day === null) return () => '';
  const arrivalText = arrives[view.cart.delivery?.kind ?? 'delivery'][currentOrderKind(view)](dayText(day, shop));
  return (missing, withoutHold = 0) =>
    [
      arrivalText,
      ...(missing > withoutHold ? [backOrdered(missing - withoutHold)] : []),
      ...(withoutHold > 0 ? [unheld(withoutHold)] : []),
    ].join('; ');
}
