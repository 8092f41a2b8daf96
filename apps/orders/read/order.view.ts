import type { OrderSnapshot, OrderView } from '@fenestra/contracts/http/orders';
import { variableSymbol } from '@fenestra/domain/ordering/order-number';
import { buyerOf } from '@fenestra/domain/shop/buyer';
import { shopById } from '@fenestra/domain/shop/shops';
import type { Order } from '../order.entity';

/** What the holder of the token may see: no name, no address, no e-mail. */
export function orderView(order: Order): OrderView {
  const { totals, technicalControl, comfortDelivery, childGuard, delivery } = order.cart;
  return {
    orderId: order.id,
    token: order.token,
    number: order.number,
    shopId: order.shopId,
    kind: order.kind,
    saga: order.saga,
    payment: order.payment,
    method: order.method,
    share: order.share,
    currency: order.currency,
    total: order.total,
    paid: order.paid,
    dueNow: order.dueNow,
    dueLater: order.dueLater,
    restPayment: order.restPayment,
    transfer: transferOf(order),
    buyer: buyerOf(order.data),
    refusesNews: order.data.refusesNews,
    placedAt: order.placedAt.toISOString(),
    confirmedAt: order.confirmedAt?.toISOString() ?? null,
    payBy: payByOf(order)?.toISOString() ?? null,
    lines: order.cart.lines.map((line) => ({ line, backOrdered: order.backOrdered[line.line] ?? 0 })),
    cart: { totals, technicalControl, comfortDelivery, childGuard, delivery },
  };
}

/** Everything about an order, with personal data: for the ERP, for mails, for payment sessions. */
export const orderSnapshot = (order: Order): OrderSnapshot => ({ order: orderView(order), data: order.data });

/** The deadline of a state in which money is awaited; that of a reservation is nobody else's business. */
const payByOf = ({ saga, dueAt }: Order): Date | null =>
  ['stock_reserved', 'payment_pending', 'payment_failed'].includes(saga) ? dueAt : null;

function transferOf({ method, shopId, number }: Order): OrderView['transfer'] {
  if (method !== 'transfer') return null;
  const { account, iban, bic } = shopById(shopId).bankAccount;
  return { account, iban, bic, variableSymbol: variableSymbol(number) };
}
