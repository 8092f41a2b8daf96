import { Injectable } from '@nestjs/common';
import { accept } from '@fenestra/domain/result';
import { chargeable } from '@fenestra/domain/shop/money';
import { Payments } from './payment.table';

@Injectable()
export class ListRefunds {
  constructor(private readonly payments: Payments) {}

  /** Transfers that a person has to send back. */
  async execute() {
    const refunds = await this.payments.manualRefunds();
    return accept({
      refunds: refunds.map((refund) => ({ ...refund, amount: chargeable(refund.amount, refund.currency) })),
    });
  }
}
