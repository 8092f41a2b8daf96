import { Injectable } from '@nestjs/common';
import { accept } from '@fenestra/domain/result';
import { Orders } from '../order.table';
import { Withdrawals } from '../withdraw/withdrawal.table';
import { OrderViews } from './order-views';

@Injectable()
export class ReadSnapshots {
  constructor(
    private readonly orders: Orders,
    private readonly withdrawals: Withdrawals,
    private readonly views: OrderViews,
  ) {}

  /** Many orders in one call, for whoever works through many. What does not exist is left out. */
  async execute(ids: string[]) {
    const [orders, withdrawn] = await Promise.all([this.orders.byIds(ids), this.withdrawals.withdrawnOf(ids)]);
    return accept({
      orders: orders.map((order) => ({
        ...this.views.snapshot(order),
        withdrawn: withdrawn.has(order.id),
        ...(this.views.awaitsAnswer(order) && order.mailKey && { mailKey: order.mailKey }),
      })),
    });
  }
}
