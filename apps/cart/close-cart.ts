import { Injectable } from '@nestjs/common';
import { accept } from '@fenestra/domain/result';
import { Carts } from './cart.table';

/** From now on the cart is the order's, and nobody reads or changes it any more. */
@Injectable()
export class CloseCart {
  constructor(private readonly carts: Carts) {}

  async execute(cartId: string, orderId: string) {
    await this.carts.close({ cartId, orderId });
    return accept({});
  }
}
