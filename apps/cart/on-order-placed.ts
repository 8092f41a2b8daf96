import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { IsNull } from 'typeorm';
import type { DataOf } from '@fenestra/contracts/event';
import { orderPlaced } from '@fenestra/contracts/events/order';
import { EventContext, On } from '@fenestra/messaging/on';
import { Cart } from './cart.entity';

@Controller()
export class OnOrderPlaced {
  /** From now on the cart is the order's, and nobody changes it any more. */
  @On(orderPlaced, 'cart.close')
  async close(@Payload() { cartId, orderId }: DataOf<typeof orderPlaced>, @Ctx() { tx }: EventContext): Promise<void> {
    await tx.update(Cart, { id: cartId, orderId: IsNull() }, { orderId, holdKey: null, heldUntil: null });
  }
}
