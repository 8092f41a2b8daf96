import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { EntityManager } from 'typeorm';
import type { DataOf } from '@fenestra/contracts/event';
import { orderPlaced } from '@fenestra/contracts/events/order';
import { beforeCommit } from '@fenestra/messaging/outbox/around-commit';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { Carts } from './cart.table';

type Placed = DataOf<typeof orderPlaced>;

@Controller()
export class OnOrderPlaced {
  private readonly closeAll = (tx: EntityManager, placed: readonly Placed[]) => this.carts.closeAll(tx, placed);

  constructor(private readonly carts: Carts) {}

  /** Orders has closed the cart by a call as a rule; this closes it where that call failed, or was never made. */
  @On(orderPlaced, 'cart.close')
  close(@Payload() placed: Placed, @Ctx() { tx }: EventContext): Promise<void> {
    beforeCommit(tx, this.closeAll, [placed]);
    return Promise.resolve();
  }
}
