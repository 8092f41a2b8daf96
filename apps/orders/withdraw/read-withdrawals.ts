import { Injectable } from '@nestjs/common';
import type * as contract from '@fenestra/contracts/http/withdrawals';
import { accept, refuse } from '@fenestra/domain/result';
import { Orders } from '../order.table';
import { OrderViews } from '../read/order-views';
import type { Withdrawal } from './withdrawal.entity';
import { Withdrawals } from './withdrawal.table';

@Injectable()
export class ReadWithdrawals {
  constructor(
    private readonly orders: Orders,
    private readonly withdrawals: Withdrawals,
    private readonly views: OrderViews,
  ) {}

  /** For the shopper, who holds the token. */
  async ofOrder(token: string) {
    const order = await this.orders.byToken(token);
    if (!order) return refuse('order-unknown');
    return accept((await this.withdrawals.ofOrder(order.id)).map(withdrawalView));
  }

  /** With its order, for its receipt. */
  async withOrder(id: string) {
    const withdrawal = await this.withdrawals.byId(id);
    const order = withdrawal && (await this.orders.byId(withdrawal.orderId));
    if (!order) return refuse('order-unknown');
    return accept({ withdrawal: withdrawalView(withdrawal), snapshot: this.views.snapshot(order) });
  }
}

/** What its shopper may see. */
export const withdrawalView = ({
  id,
  name,
  declaredAt,
  pieces,
  whole,
  amount,
  standing,
}: Withdrawal): contract.Withdrawal => ({
  id,
  name,
  declaredAt: declaredAt.toISOString(),
  pieces: [...pieces],
  whole,
  amount,
  ...(standing && { standing }),
});
