import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { DataOf } from '@fenestra/contracts/event';
import { orderEnded } from '@fenestra/contracts/events/order';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { releaseReservation } from './release-reservation';

@Controller()
export class ReleaseOnOrderEnded {
  @On(orderEnded, 'stock.reserve')
  async release(@Payload() { orderId }: DataOf<typeof orderEnded>, @Ctx() { tx }: EventContext): Promise<void> {
    await releaseReservation(tx, orderId);
  }
}
