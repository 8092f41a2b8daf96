import { Injectable } from '@nestjs/common';
import type { OrderView } from '@fenestra/contracts/http/orders';
import type { Order } from '@fenestra/contracts/wire/order';
import { type Shop, shopById } from '@fenestra/domain/shop/shops';
import { CartTeller } from '../cart/cart-teller';
import { orderWords } from './order-words';

/** Tells an order on the wire, in the language of the shop where it was placed. */
@Injectable()
export class OrderTeller {
  constructor(private readonly carts: CartTeller) {}

  async tell(view: OrderView, shop: Shop = shopById(view.shopId)): Promise<Order> {
    const catalogueOf = await this.carts.cataloguesOf(view.lines.map(({ line }) => line));
    return orderWords(view, catalogueOf, shop);
  }
}
