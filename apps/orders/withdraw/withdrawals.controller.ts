import { Controller } from '@nestjs/common';
import {
  declareWithdrawal,
  listWithdrawals,
  readWithdrawal,
  withdrawFromOrder,
} from '@fenestra/contracts/http/withdrawals';
import { accept, refuse } from '@fenestra/domain/result';
import { type Call, Serve } from '@fenestra/platform/http/serve-endpoint';
import { Orders } from '../order.table';
import { DeclareWithdrawal } from './declare-withdrawal';
import { ReadWithdrawals, withdrawalView } from './read-withdrawals';
import { WithdrawFromOrder } from './withdraw-from-order';

@Controller()
export class WithdrawalsController {
  constructor(
    private readonly orders: Orders,
    private readonly withdrawFromOrder: WithdrawFromOrder,
    private readonly declareWithdrawal: DeclareWithdrawal,
    private readonly readWithdrawals: ReadWithdrawals,
  ) {}

  @Serve(withdrawFromOrder)
  async withdraw({ params, body, idempotencyKey }: Call<typeof withdrawFromOrder>) {
    const order = await this.orders.byToken(params.token);
    if (!order) return refuse('order-unknown');
    const withdrawal = await this.withdrawFromOrder.execute(order, { key: idempotencyKey, ...body });
    return withdrawal.ok ? accept(withdrawalView(withdrawal.value)) : withdrawal;
  }

  @Serve(declareWithdrawal)
  declare({ body, idempotencyKey }: Call<typeof declareWithdrawal>) {
    return this.declareWithdrawal.execute({ key: idempotencyKey, ...body });
  }

  @Serve(listWithdrawals)
  list({ params }: Call<typeof listWithdrawals>) {
    return this.readWithdrawals.ofOrder(params.token);
  }

  @Serve(readWithdrawal)
  read({ params }: Call<typeof readWithdrawal>) {
    return this.readWithdrawals.withOrder(params.id);
  }
}
