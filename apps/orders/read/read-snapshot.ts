import { Injectable } from '@nestjs/common';
import { accept, refuse } from '@fenestra/domain/result';
import type { Order } from '../order.entity';
import { Orders } from '../order.table';
import { OrderViews } from './order-views';

@Injectable()
export class ReadSnapshot {
  constructor(
    private readonly orders: Orders,
    private readonly views: OrderViews,
  ) {}

  async execute(id: string) {
    return this.snapshotOf(await this.orders.byId(id));
  }

  /** For the shopper, who holds the token. */
  async byToken(token: string) {
    return this.snapshotOf(await this.orders.byToken(token));
  }

  private snapshotOf(order: Order | null) {
    return order ? accept(this.views.snapshot(order)) : refuse('order-unknown');
  }
}
