import { Injectable } from '@nestjs/common';
import { accept, refuse } from '@fenestra/domain/result';
import { Orders } from '../order.table';
import { orderView } from './order.view';

@Injectable()
export class ReadOrder {
  constructor(private readonly orders: Orders) {}

  /** For the one who holds its token; the public edge adds what payments know (WIRE-55). */
  async execute(token: string) {
    const order = await this.orders.byToken(token);
    return order ? accept(orderView(order)) : refuse('order-unknown');
  }
}
