import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { orderEnded } from '@fenestra/contracts/events/order';
import type { ReceivedEvent } from '@fenestra/messaging/inbox/event-handler';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { Reservations } from './reservation.table';
import { ReleaseReservations } from './release-reservations';

@Controller()
export class ReleaseOnOrderEnded {
  constructor(
    private readonly reservations: Reservations,
    private readonly releaseReservations: ReleaseReservations,
  ) {}

  /** Also what was sold: only an order that the shop cancels ends after its confirmation. */
  @On(orderEnded, 'stock.reserve')
  async release(@Payload() ended: ReceivedEvent<typeof orderEnded>[], @Ctx() { unit }: EventContext): Promise<void> {
    const causes = new Map(ended.map(({ data, asCause }) => [data.orderId, asCause]));
    await this.releaseReservations.execute(unit, [...causes.keys()], ({ orderId }) => causes.get(orderId));
    await this.reservations.end(unit, [...causes.keys()]);
  }
}
