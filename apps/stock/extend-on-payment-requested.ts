import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { paymentRequested, paymentWayChanged } from '@fenestra/contracts/events/order';
import type { ReceivedEvent } from '@fenestra/messaging/inbox/event-handler';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { Reservations } from './reservation.table';

@Controller()
export class ExtendOnPaymentRequested {
  constructor(private readonly reservations: Reservations) {}

  /** The pieces stay reserved for as long as the shopper has to pay, or to answer the mail. */
  @On(paymentRequested, 'stock.reserve')
  extend(@Payload() requests: ReceivedEvent<typeof paymentRequested>[], @Ctx() { unit }: EventContext): Promise<void> {
    const limited = requests.flatMap(({ data: { orderId, payBy, heldUntil = payBy } }) =>
      heldUntil ? [{ orderId, until: heldUntil }] : [],
    );
    return this.reservations.extendUntil(unit, limited);
  }

  /** Another way to pay has another deadline; what is held for longer already stays so. */
  @On(paymentWayChanged, 'stock.reserve')
  extendForChangedMethod(
    @Payload() changes: ReceivedEvent<typeof paymentWayChanged>[],
    @Ctx() { unit }: EventContext,
  ): Promise<void> {
    const limited = changes.map(({ data: { orderId, payBy, heldUntil = payBy } }) => ({ orderId, until: heldUntil }));
    return this.reservations.extendUntil(unit, limited);
  }
}
