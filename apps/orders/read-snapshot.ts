import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { accept, refuse } from '@fenestra/domain/result';
import { Order } from './order.entity';
import { orderView } from './order.view';

@Injectable()
export class ReadSnapshot {
  constructor(private readonly db: DataSource) {}

  /** Everything about an order, with personal data: for the ERP, for mails, for payment sessions. */
  async execute(id: string) {
    const order = await this.db.manager.findOneBy(Order, { id });
    return order ? accept({ order: orderView(order), data: order.data }) : refuse('order-unknown');
  }
}
