import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { paymentRefunded } from '@fenestra/contracts/events/payment';
import type { Delivery } from '@fenestra/messaging/inbox/reaction';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { Orders } from '../order.table';

@Controller()
export class OnPaymentRefunded {
  constructor(private readonly orders: Orders) {}

  @On(paymentRefunded, 'orders.saga')
  settle(@Payload() refunds: Delivery<typeof paymentRefunded>[], @Ctx() { unit }: EventContext): Promise<void> {
    return this.orders.changeEach(unit, refunds, (order, { data }) => {
      const { saga, paid } = order.state;
      if (saga !== 'refund_pending') return;
      order.advance({ saga: 'refunded', payment: 'refunded', paid: paid - data.amount }, null);
    });
  }
}
