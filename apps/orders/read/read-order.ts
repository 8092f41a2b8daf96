import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { accept, refuse } from '@fenestra/domain/result';
import { Order } from '../order.entity';
import { ViewOrder } from './view-order';

@Injectable()
export class ReadOrder {
  constructor(
    private readonly db: DataSource,
    private readonly view: ViewOrder,
  ) {}

  /** The truth about an order for the one who holds its token (WIRE-55). */
  async execute(token: string) {
    const order = await this.db.manager.findOneBy(Order, { token });
    return order ? accept(await this.view.of(order)) : refuse('order-unknown');
  }
}
