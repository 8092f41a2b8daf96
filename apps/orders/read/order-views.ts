import { Inject, Injectable } from '@nestjs/common';
import type { CartLine } from '@fenestra/contracts/http/cart';
import type { OrderSnapshot, OrderView } from '@fenestra/contracts/http/orders';
import { collectedMethods } from '@fenestra/contracts/payment-providers';
import { returnedBy } from '@fenestra/domain/ordering/received-payments';
import { awaitingPaymentStates } from '@fenestra/domain/ordering/order';
import { otherPaymentMethods } from '@fenestra/domain/ordering/other-payment-methods';
import { variableSymbol } from '@fenestra/domain/ordering/order-number';
import { buyerOf } from '@fenestra/domain/shop/buyer';
import type { BankAccount } from '@fenestra/domain/shop/shop-facts';
import { shopById } from '@fenestra/domain/shop/shops';
import { readShopFacts } from '@fenestra/clients/shop-facts';
import { Config } from '@fenestra/platform/service/config';
import type { OrdersConfig } from '../config';
import type { Order } from '../order.entity';
import { paymentDue } from '../saga/deadlines';

/** What others are told of an order. */
@Injectable()
export class OrderViews {
  private readonly factsOf: ReturnType<typeof readShopFacts>;

  constructor(@Inject(Config) private readonly config: OrdersConfig) {
    this.factsOf = readShopFacts(config);
  }

  /** What the holder of the token may see: no name, no address, no e-mail. */
  view(order: Order): OrderView {
    const payBy = payByOf(order, this.config)?.toISOString() ?? null;
    return { ...orderView(order, this.factsOf(shopById(order.shopId).code).account), payBy };
  }

  /** Whether its goods wait for the link of its mail to be opened. */
  awaitsAnswer(order: Order): boolean {
    const { heldUntil, goodsReleased } = this.view(order);
    return heldUntil !== undefined || goodsReleased === true;
  }

  /** Everything about an order, with personal data: for the ERP, for mails, for payment sessions. */
  snapshot(order: Order): OrderSnapshot {
    return { order: this.view(order), data: order.data };
  }
}

function orderView(order: Order, payTo: BankAccount): OrderView {
  const { totals, technicalControl, comfortDelivery, childGuard, delivery } = order.cart;
  return {
    orderId: order.id,
    token: order.token,
    number: order.number,
    shopId: order.shopId,
    ...(order.visit?.synthetic && { synthetic: true }),
    kind: order.kind,
    saga: order.saga,
    payment: order.payment,
    method: order.method,
    share: order.share,
    currency: order.currency,
    total: order.total,
    paid: order.paid,
    returned: returnedBy(order.receipts),
    dueNow: order.dueNow,
    dueLater: order.dueLater,
    restPayment: order.restPayment,
    payTo,
    transfer: transferOf(order, payTo),
    otherWays: otherPaymentMethods(order, collectedMethods),
    ...(order.refusedMethod === order.method && { gatewayRefused: true }),
    buyer: buyerOf(order.data),
    refusesNews: order.data.refusesNews,
    placedAt: order.placedAt.toISOString(),
    confirmedAt: order.confirmedAt?.toISOString() ?? null,
    ...(order.heldUntil && !order.answeredAt && { heldUntil: order.heldUntil.toISOString() }),
    ...(order.releasedAt && mayHold(order) && { goodsReleased: true }),
    ...(order.cancelled && { cancelled: true }),
    ...(order.checkedAt && { checkedAt: order.checkedAt.toISOString() }),
    ...(order.shipped && { shipped: order.shipped }),
    lines: order.cart.lines.map((line) => ({ line, ...missingOf(order, line) })),
    cart: { totals, technicalControl, comfortDelivery, childGuard, delivery },
  };
}

/** What stock lacks now, and how much of that is only held back until the money comes. */
function missingOf(order: Order, { line }: CartLine) {
  const backOrdered = order.backOrdered[line] ?? 0;
  const unheld = isUnpaid(order) && order.dueNow > 0 ? Math.min(backOrdered, order.unheld[line] ?? 0) : 0;
  return { backOrdered, ...(unheld > 0 && { unheld }) };
}

const isUnpaid = ({ saga }: Order): boolean => awaitingPaymentStates.includes(saga);

/** Whether opening the link of the mail may still reserve goods for it. */
const mayHold = (order: Order): boolean => isUnpaid(order) || (order.saga === 'confirmed' && order.paid === 0);

/**
 * The deadline of a state in which money is awaited; that of a reservation is nobody else's business. A transfer may be sent before stock
 * has answered: its deadline is said from the order on, and is the same afterwards.
 */
function payByOf(order: Order, config: OrdersConfig): Date | null {
  if (isUnpaid(order)) return order.dueAt;
  const isAwaited = order.saga === 'placed' && order.method === 'transfer' && order.dueNow > 0;
  return isAwaited ? paymentDue(order.method, order.placedAt, config) : null;
}

function transferOf({ method, number }: Order, { account, iban, bic }: BankAccount): OrderView['transfer'] {
  return method === 'transfer' ? { account, iban, bic, variableSymbol: variableSymbol(number) } : null;
}
