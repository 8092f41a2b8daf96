import { Injectable } from '@nestjs/common';
import { accept, refuse } from '@fenestra/domain/result';
import { dayIn } from '@fenestra/domain/shop/day';
import { shopById } from '@fenestra/domain/shop/shops';
import { Carts } from '../cart.table';
import { ViewCart } from '../cart.view';
import { CartLetters } from './cart-letter.table';

@Injectable()
export class ReadCartLetter {
  constructor(
    private readonly letters: CartLetters,
    private readonly carts: Carts,
    private readonly view: ViewCart,
  ) {}

  /** For the mail alone: nothing else may learn to whom a cart was sent. */
  async execute(id: string) {
    const letter = await this.letters.byId(id);
    const cart = letter && (await this.carts.byId(letter.cartId));
    if (!cart) return refuse('cart-unknown');
    const view = await this.view.held(cart);
    if (!view.ok) return view;
    const { name, email, note, buyer, writtenAt } = letter;
    return accept({
      letter: { name, email, note, buyer: buyer ?? undefined },
      sentOn: dayIn(shopById(cart.shopId), writtenAt),
      cart: view.value,
    });
  }
}
