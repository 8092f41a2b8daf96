import { Injectable, Logger } from '@nestjs/common';
import { CartClient } from '@fenestra/clients/service-clients';
import { closeCarts } from '@fenestra/contracts/http/cart';
import { Batcher } from '@fenestra/messaging/batching/batcher';
import type { Order } from '../order.entity';

@Injectable()
export class CloseCarts {
  private readonly logger = new Logger(CloseCarts.name);
  private readonly closing = new Batcher((orders: readonly Order[]) => this.closeAll(orders));

  constructor(private readonly cart: CartClient) {}

  /** An order that is committed does not fail by its cart: where this does not close it, the event of the order does. */
  async execute(order: Order): Promise<void> {
    await this.closing.add(order).catch((error: unknown) => {
      this.logger.warn(`the cart of order ${order.number} is not closed yet: ${String(error)}`);
    });
  }

  /** One call for all orders that are acknowledged at the same time. */
  private async closeAll(orders: readonly Order[]): Promise<void[]> {
    const ordered = orders.map(({ cartId, id }) => ({ cartId, orderId: id }));
    await this.cart.call(closeCarts, { body: { ordered } });
    return [];
  }
}
