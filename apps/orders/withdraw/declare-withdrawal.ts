import { Injectable } from '@nestjs/common';
import { isSameEmail } from '@fenestra/domain/ordering/email-address';
import { accept, type Result } from '@fenestra/domain/result';
import { Clock } from '@fenestra/platform/service/clock';
import type { Order } from '../order.entity';
import { Orders } from '../order.table';
import { WithdrawFromOrder } from './withdraw-from-order';

type Statement = {
  readonly key: string;
  readonly name: string;
  readonly number: string;
  readonly email: string;
};

@Injectable()
export class DeclareWithdrawal {
  constructor(
    private readonly orders: Orders,
    private readonly withdrawFromOrder: WithdrawFromOrder,
    private readonly clock: Clock,
  ) {}

  /** Records the statement with all that is left to withdraw from, be it late or nothing, and answers the same to everybody, so that nobody learns whose order has which number. */
  async execute({ key, name, number, email }: Statement): Promise<Result<{ declaredAt: string }, never>> {
    const declaredAt = this.clock.now().toISOString();
    const order = await this.find(number, email);
    if (order) await this.withdrawFromOrder.execute(order, { key, name, pieces: 'all' });
    return accept({ declaredAt });
  }

  private async find(number: string, email: string): Promise<Order | null> {
    const order = await this.orders.byNumber(number);
    return order && isSameEmail(order.data.email, email) ? order : null;
  }
}
