import { Injectable } from '@nestjs/common';
import { reorder } from '@fenestra/contracts/http/reorder';
import type { Reorder as Again } from '@fenestra/contracts/wire/reorder';
import { refuse, type Result } from '@fenestra/domain/result';
import type { Shop } from '@fenestra/domain/shop/shops';
import { CartClient } from '@fenestra/clients/service-clients';
import { ReadOrder } from './read-order';

/** Makes a cart of an order, for the one who holds its token. */
@Injectable()
export class Reorder {
  constructor(
    private readonly readOrder: ReadOrder,
    private readonly carts: CartClient,
  ) {}

  /** In the shop of the order: another one sells at other prices. */
  async execute(token: string, { id: shopId }: Shop): Promise<Result<Again, 'order-unknown' | 'delivery-refused'>> {
    const order = await this.readOrder.find(token);
    if (!order.ok) return order;
    if (order.value.shopId !== shopId) return refuse('order-unknown');
    const { lines, cart } = order.value;
    return this.carts.call(reorder, {
      body: { shopId, ordered: { ...cart, lines: lines.map(({ line }) => line) } },
    });
  }
}
