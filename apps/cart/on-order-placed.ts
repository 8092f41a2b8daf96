import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { orderPlaced } from '@fenestra/contracts/events/order';
import type { ReceivedEvent } from '@fenestra/messaging/inbox/event-handler';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { Carts } from './cart.table';

@Controller()
export class OnOrderPlaced {
  constructor(private readonly carts: Carts) {}

  /** Orders has closed the cart by a call as a rule; this closes it where that call failed, or was never made. */
  @On(orderPlaced, 'cart.close')
  async close(@Payload() placed: ReceivedEvent<typeof orderPlaced>[], @Ctx() { unit }: EventContext): Promise<void> {
    const ordered = placed.map(({ data }) => data);
    await this.carts.close(ordered, unit.tx);
    const synthetic = ordered.filter((order) => order.synthetic);
    await this.carts.markSynthetic(
      synthetic.map(({ cartId }) => cartId),
      unit.tx,
    );
  }
}
