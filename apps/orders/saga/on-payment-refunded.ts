import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { paymentRefunded } from '@fenestra/contracts/events/payment';
import { isBooked, noteReturned, paidBy } from '@fenestra/domain/ordering/receipts';
import type { Delivery } from '@fenestra/messaging/inbox/reaction';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { Orders } from '../order.table';
import type { LockedOrder } from './locked-order';

@Controller()
export class OnPaymentRefunded {
  constructor(private readonly orders: Orders) {}

  /** Settled when all has gone back that came. */
  @On(paymentRefunded, 'orders.saga')
  settle(@Payload() refunds: Delivery<typeof paymentRefunded>[], @Ctx() { unit }: EventContext): Promise<void> {
    return this.orders.changeEach(unit, refunds, (order, { data: { paymentId, amount } }) => {
      const isOver = order.state.saga === 'refund_pending';
      const payment = nameOf(order, paymentId);
      if (payment === null && !isOver) return; // what came twice before orders kept their receipts
      const receipts = noteReturned(order.state.receipts, payment, amount);
      const done = isOver && paidBy(receipts) === 0;
      order.advance({ receipts, ...(done && { saga: 'refunded', payment: 'refunded' }) }, 'keep');
    });
  }
}

const nameOf = ({ state: { receipts } }: LockedOrder, paymentId: string): string | null =>
  isBooked(receipts, paymentId) ? paymentId : null;
