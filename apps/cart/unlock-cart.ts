import { Injectable } from '@nestjs/common';
import { accept } from '@fenestra/domain/result';
import { Carts } from './cart.table';

/** The order was refused: the cart goes on as before. */
@Injectable()
export class UnlockCart {
  constructor(private readonly carts: Carts) {}

  async execute(id: string, key: string) {
    await this.carts.unlock(id, key);
    return accept({});
  }
}
