import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { paymentReturned } from '@fenestra/contracts/events/order';
import { paymentRefunded } from '@fenestra/contracts/events/payment';
import { isRecorded, recordReturn, paidBy, returnedBy } from '@fenestra/domain/ordering/received-payments';
import type { ReceivedEvent } from '@fenestra/messaging/inbox/event-handler';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { Orders } from '../order.table';
import type { LockedOrder } from './locked-order';

@Controller()
export class OnPaymentRefunded {
  constructor(private readonly orders: Orders) {}

  /** Settled when all has gone back that came. What somebody gave back at the gateway is told. */
  @On(paymentRefunded, 'orders.saga')
  settle(@Payload() refunds: ReceivedEvent<typeof paymentRefunded>[], @Ctx() { unit }: EventContext): Promise<void> {
    return this.orders.changeEach(unit, refunds, (order, { data }) => {
      const { paymentId, amount, asked = true } = data;
      const isOver = order.row.saga === 'refund_pending';
      const payment = nameOf(order, paymentId);
      if (payment === null && !isOver) return; // what came twice before orders kept their receipts
      const receipts = recordReturn(order.row.receipts, payment, amount);
      const isAllBack = paidBy(receipts) === 0 && (isOver || !asked);
      const end = isOver ? ({ saga: 'refunded', payment: 'refunded' } as const) : ({ payment: 'refunded' } as const);
      order.advance({ receipts, ...(isAllBack && end) }, 'keep');
      if (!asked) emitPaymentReturned(order, paymentId, amount);
    });
  }
}

function emitPaymentReturned(order: LockedOrder, paymentId: string, amount: number): void {
  const { currency, paid, receipts } = order.row;
  const returned = { paymentId, currency, amount, paid, returned: returnedBy(receipts) };
  order.emit(paymentReturned, { ...order.reference, ...returned });
}

const nameOf = ({ row: { receipts } }: LockedOrder, paymentId: string): string | null =>
  isRecorded(receipts, paymentId) ? paymentId : null;
