import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { orderEnded } from '@fenestra/contracts/events/order';
import type { Delivery } from '@fenestra/messaging/inbox/reaction';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { ReleaseReservations } from './release-reservations';

@Controller()
export class ReleaseOnOrderEnded {
  constructor(private readonly releaseReservations: ReleaseReservations) {}

  /** Also what was sold: only an order that the shop cancels ends after its confirmation. */
  @On(orderEnded, 'stock.reserve')
  release(@Payload() ended: Delivery<typeof orderEnded>[], @Ctx() { unit }: EventContext): Promise<void> {
    const causes = new Map(ended.map(({ data, asCause }) => [data.orderId, asCause]));
    return this.releaseReservations.execute(unit, [...causes.keys()], ({ orderId }) => causes.get(orderId));
  }
}
