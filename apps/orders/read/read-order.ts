import { Injectable } from '@nestjs/common';
import { accept, refuse } from '@fenestra/domain/result';
import type { Order } from '../order.entity';
import { Orders } from '../order.table';
import { orderView } from './order.view';

@Injectable()
export class ReadOrder {
  constructor(private readonly orders: Orders) {}

  /** For the one who holds its token; the public edge adds what payments know (WIRE-55). */
  async execute(token: string) {
    return viewOf(await this.orders.byToken(token));
  }

  /** For the one who sent it (OPEN-Q-75). */
  async byKey(key: string) {
    return viewOf(await this.orders.byKey(key));
  }
}

const viewOf = (order: Order | null) => (order ? accept(orderView(order)) : refuse('order-unknown'));
