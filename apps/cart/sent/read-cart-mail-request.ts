import { Injectable } from '@nestjs/common';
import { accept, refuse } from '@fenestra/domain/result';
import { dayIn } from '@fenestra/domain/shop/day';
import { shopById } from '@fenestra/domain/shop/shops';
import { Carts } from '../cart.table';
import { ViewCart } from '../cart.view';
import { CartMailRequests } from './cart-mail-request.table';

@Injectable()
export class ReadCartMailRequest {
  constructor(
    private readonly mailRequests: CartMailRequests,
    private readonly carts: Carts,
    private readonly view: ViewCart,
  ) {}

  /** For the mail alone: nothing else may learn to whom a cart was sent. */
  async execute(id: string) {
    const request = await this.mailRequests.byId(id);
    const cart = request && (await this.carts.byId(request.cartId));
    if (!cart) return refuse('cart-unknown');
    const view = await this.view.snapshotOf(cart);
    if (!view.ok) return view;
    const { name, email, note, buyer, writtenAt } = request;
    return accept({
      letter: { name, email, note, buyer: buyer ?? undefined },
      sentOn: dayIn(shopById(cart.shopId), writtenAt),
      cart: view.value,
    });
  }
}
