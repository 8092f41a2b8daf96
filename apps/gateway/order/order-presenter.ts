import { Injectable } from '@nestjs/common';
import type { OrderView } from '@fenestra/contracts/http/orders';
import type { Order } from '@fenestra/contracts/wire/order';
import { dayIn } from '@fenestra/domain/shop/day';
import { type Shop, shopById } from '@fenestra/domain/shop/shops';
import { Clock } from '@fenestra/platform/service/clock';
import { CartPresenter } from '../cart/cart-presenter';
import { Storefronts } from '../storefronts';
import { OrderPayment } from './order-payment';
import { orderToWire } from './order-to-wire';

/** An order with its payment on the wire, in the language of the shop where it was placed. */
@Injectable()
export class OrderPresenter {
  constructor(
    private readonly carts: CartPresenter,
    private readonly payment: OrderPayment,
    private readonly clock: Clock,
    private readonly storefronts: Storefronts,
  ) {}

  async present(view: OrderView, shop: Shop = shopById(view.shopId)): Promise<Order> {
    const [order, catalogueOf, discounts] = await Promise.all([
      this.payment.withPayment(view),
      this.carts.cataloguesOf(view.lines.map(({ line }) => line)),
      this.carts.discountsOf(view.cart, shop),
    ]);
    const today = dayIn(shop, this.clock.now());
    const { phone } = this.storefronts.factsOf(shop).contact;
    return orderToWire(order, { catalogueOf, discounts }, shop, { today, phone });
  }
}
