import { Injectable } from '@nestjs/common';
import { accept, refuse } from '@fenestra/domain/result';
import type { Order } from '../order.entity';
import { Orders } from '../order.table';
import { orderSnapshot } from './order.view';

@Injectable()
export class ReadSnapshot {
  constructor(private readonly orders: Orders) {}

  async execute(id: string) {
    return snapshotOf(await this.orders.byId(id));
  }

  /** For the shopper, who holds the token. */
  async byToken(token: string) {
    return snapshotOf(await this.orders.byToken(token));
  }
}

const snapshotOf = (order: Order | null) => (order ? accept(orderSnapshot(order)) : refuse('order-unknown'));
