import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { accept, refuse } from '@fenestra/domain/result';
import { Order } from '../order.entity';
import { orderSnapshot } from './order.view';

@Injectable()
export class ReadSnapshot {
  constructor(private readonly db: DataSource) {}

  async execute(id: string) {
    const order = await this.db.manager.findOneBy(Order, { id });
    return order ? accept(orderSnapshot(order)) : refuse('order-unknown');
  }
}
