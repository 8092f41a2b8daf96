import { Injectable } from '@nestjs/common';
import { accept } from '@fenestra/domain/result';
import { Carts } from './cart.table';

/** The order was refused: the cart goes on as before. */
@Injectable()
export class ReleaseCart {
  constructor(private readonly carts: Carts) {}

  async execute(id: string, key: string) {
    await this.carts.release(id, key);
    return accept({});
  }
}
