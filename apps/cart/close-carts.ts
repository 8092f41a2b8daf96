import { Injectable } from '@nestjs/common';
import { accept } from '@fenestra/domain/result';
import { Carts, type CartOrder } from './cart.table';

/** From now on a cart is its order's, and nobody reads or changes it any more. */
@Injectable()
export class CloseCarts {
  constructor(private readonly carts: Carts) {}

  async execute(ordered: readonly CartOrder[]) {
    await this.carts.close(ordered);
    return accept({});
  }
}
