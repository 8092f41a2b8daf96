import { Injectable } from '@nestjs/common';
import { accept, refuse } from '@fenestra/domain/result';
import { Orders } from '../order.table';
import { ViewOrder } from './view-order';

@Injectable()
export class ReadOrder {
  constructor(
    private readonly orders: Orders,
    private readonly view: ViewOrder,
  ) {}

  /** The truth about an order for the one who holds its token (WIRE-55). */
  async execute(token: string) {
    const order = await this.orders.byToken(token);
    return order ? accept(await this.view.of(order)) : refuse('order-unknown');
  }
}
