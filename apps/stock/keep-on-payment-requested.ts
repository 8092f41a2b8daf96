import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { paymentRequested } from '@fenestra/contracts/events/order';
import type { Delivery } from '@fenestra/messaging/inbox/reaction';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { Reservations } from './reservation.table';

@Controller()
export class KeepOnPaymentRequested {
  constructor(private readonly reservations: Reservations) {}

  /** The pieces stay reserved for as long as the shopper has to pay. */
  @On(paymentRequested, 'stock.reserve')
  keep(@Payload() requests: Delivery<typeof paymentRequested>[], @Ctx() { unit }: EventContext): Promise<void> {
    const limited = requests.flatMap(({ data: { orderId, payBy } }) => (payBy ? [{ orderId, until: payBy }] : []));
    return this.reservations.keepUntil(unit, limited);
  }
}
