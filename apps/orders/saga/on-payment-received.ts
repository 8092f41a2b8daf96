import { Controller, Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { DataOf } from '@fenestra/contracts/event';
import { orderRevived, paymentBooked } from '@fenestra/contracts/events/order';
import { paymentReceived } from '@fenestra/contracts/events/payment';
import { awaitingPaymentStates, type OrderState } from '@fenestra/domain/ordering/order';
import {
  isRecorded,
  isSettledBy,
  paidBy,
  type ReceivedPayment,
  receivedPayment,
} from '@fenestra/domain/ordering/received-payments';
import type { ReceivedEvent } from '@fenestra/messaging/inbox/event-handler';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import { OrdersConfig } from '../config';
import { Orders } from '../order.table';
import { confirmOrder } from './confirm-order';
import { reservationDue } from './deadlines';
import { isHoldOpen, extendHold } from './stock-hold';
import { refundLatePayment, refundSurplus } from './refund-order';
import type { LockedOrder } from './locked-order';

const endedStates: readonly OrderState[] = ['cancelled', 'refund_pending', 'refunded'];

@Controller()
export class OnPaymentReceived {
  constructor(
    private readonly orders: Orders,
    private readonly clock: Clock,
    @Inject(Config) private readonly config: OrdersConfig,
  ) {}

  /** Money always has a consequence: it counts towards the order as far as it is owed, and what is on top or too late goes back. */
  @On(paymentReceived, 'orders.saga')
  countAll(@Payload() receipts: ReceivedEvent<typeof paymentReceived>[], @Ctx() { unit }: EventContext): Promise<void> {
    return this.orders.changeEach(unit, receipts, (order, { data }) => this.decide(unit, order, data));
  }

  private async decide(unit: UnitOfWork, order: LockedOrder, received: DataOf<typeof paymentReceived>): Promise<void> {
    const { paymentId, amount } = received;
    const { receipts, paid, total } = order.row;
    if (isRecorded(receipts, paymentId)) return;
    const receipt = receivedPayment(paymentId, amount, Math.max(0, total - paid));
    const recorded = [...receipts, receipt];
    if (await this.isTooLate(unit, order, recorded)) return refundLatePayment(order, paymentId, amount);
    await this.count(unit, order, recorded, receipt);
    if (amount > receipt.counted) refundSurplus(order, receipt);
  }

  /** An order that expired goes on by all that was due and by nothing less; one whose shopper was erased has nobody to deliver to. */
  private async isTooLate(
    unit: UnitOfWork,
    { row }: LockedOrder,
    recorded: readonly ReceivedPayment[],
  ): Promise<boolean> {
    if (row.saga !== 'expired') return endedStates.includes(row.saga);
    return !isSettledBy(row, paidBy(recorded)) || this.orders.isErased(unit, row.id);
  }

  private count(
    unit: UnitOfWork,
    order: LockedOrder,
    receipts: ReceivedPayment[],
    receipt: ReceivedPayment,
  ): void | Promise<void> {
    const { saga, payment, dueNow } = order.row;
    const paid = paidBy(receipts);
    const settled = isSettledBy(order.row, paid) ? 'paid' : payment;
    if (saga === 'expired') return this.revive(unit, order, receipts);
    if (awaitingPaymentStates.includes(saga) && paid >= dueNow)
      return confirmOrder(order, this.clock.now(), { receipts, payment: settled }, receipt.counted);
    order.advance({ receipts, payment: settled }, 'keep');
    if (paid > 0 && saga === 'confirmed' && isHoldOpen(order.row)) extendHold(order, this.clock.now(), this.config);
    if (receipt.counted > 0 && saga !== 'paid') emitPaymentBooked(order, receipt); // a revived order says all when stock has answered
  }

  /** The stock was given back when the order ended, so stock decides; made-to-measure goods can always be had. */
  private async revive(unit: UnitOfWork, order: LockedOrder, receipts: ReceivedPayment[]): Promise<void> {
    const change = { payment: 'paid', receipts } as const;
    if (!(await this.orders.hasStockGoods(unit, order.row.id))) return confirmOrder(order, this.clock.now(), change);
    order.advance({ ...change, saga: 'paid' }, reservationDue(this.clock.now(), this.config));
    order.emit(orderRevived, order.reference);
  }
}

function emitPaymentBooked(order: LockedOrder, { payment, counted }: ReceivedPayment): void {
  const { currency, paid, total } = order.row;
  const recorded = { paymentId: payment!, currency, amount: counted, paid, left: total - paid };
  order.emit(paymentBooked, { ...order.reference, ...recorded });
}
