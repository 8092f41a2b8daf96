import { Injectable } from '@nestjs/common';
import { accept, refuse } from '@fenestra/domain/result';
import type { Order } from '../order.entity';
import { Orders } from '../order.table';
import { OrderViews } from './order-views';

@Injectable()
export class ReadOrder {
  constructor(
    private readonly orders: Orders,
    private readonly views: OrderViews,
  ) {}

  /** For the one who holds its token; the public edge adds what payments know (WIRE-55). */
  async execute(token: string) {
    return this.viewOf(await this.orders.byToken(token));
  }

  /** For the one who sent it (OPEN-Q-75). */
  async byKey(key: string) {
    return this.viewOf(await this.orders.byIdempotencyKey(key));
  }

  private viewOf(order: Order | null) {
    return order ? accept(this.views.view(order)) : refuse('order-unknown');
  }
}
