import { Injectable } from '@nestjs/common';
import { accept, refuse } from '@fenestra/domain/result';
import { Orders } from '../order.table';
import { orderSnapshot } from './order.view';

@Injectable()
export class ReadSnapshot {
  constructor(private readonly orders: Orders) {}

  async execute(id: string) {
    const order = await this.orders.byId(id);
    return order ? accept(orderSnapshot(order)) : refuse('order-unknown');
  }
}
