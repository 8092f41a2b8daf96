import { Injectable } from '@nestjs/common';
import { accept } from '@fenestra/domain/result';
import { Orders } from '../order.table';
import { orderSnapshot } from './order.view';

@Injectable()
export class ReadSnapshots {
  constructor(private readonly orders: Orders) {}

  /** Many orders in one call, for whoever works through many. What does not exist is left out. */
  async execute(ids: string[]) {
    const orders = await this.orders.byIds(ids);
    return accept({ orders: orders.map(orderSnapshot) });
  }
}
