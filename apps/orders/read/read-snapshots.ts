import { Injectable } from '@nestjs/common';
import { Any, DataSource } from 'typeorm';
import { accept } from '@fenestra/domain/result';
import { Order } from '../order.entity';
import { orderSnapshot } from './order.view';

@Injectable()
export class ReadSnapshots {
  constructor(private readonly db: DataSource) {}

  /** Many orders in one call, for whoever works through many. What does not exist is left out. */
  async execute(ids: string[]) {
    const orders = await this.db.manager.findBy(Order, { id: Any(ids) });
    return accept({ orders: orders.map(orderSnapshot) });
  }
}
