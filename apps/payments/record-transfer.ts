import { Injectable } from '@nestjs/common';
import { paymentReceived } from '@fenestra/contracts/events/payment';
import { accept, refuse } from '@fenestra/domain/result';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import type { Payment } from './payment.entity';
import { Payments } from './payment.table';
import { paymentView } from './payment.view';

@Injectable()
export class RecordTransfer {
  constructor(
    private readonly outbox: Outbox,
    private readonly payments: Payments,
  ) {}

  /** Counts a credit on the bank statement, once for its reference. The order goes on when all that is due has come. */
  execute(orderId: string, reference: string, amount: number) {
    return this.outbox.transaction(async (unit) => {
      const payment = await this.payments.lock(unit, { orderId, provider: 'transfer' });
      if (!payment) return refuse('payment-unknown');
      if (await this.payments.addCredit(unit, payment, reference, amount)) await this.count(unit, payment, amount);
      return accept(paymentView(payment));
    });
  }

  private async count(unit: UnitOfWork, payment: Payment, credit: number): Promise<void> {
    const paid = payment.paid + credit;
    if (payment.state !== 'awaiting' || paid < payment.amount) return this.payments.note(unit, payment, { paid });
    const { orderId, id: paymentId, currency } = payment;
    const data = { orderId, paymentId, currency, amount: paid };
    await this.payments.advance(unit, payment, { paid, state: 'paid' }, paymentReceived, data);
  }
}
