import { Injectable } from '@nestjs/common';
import { paymentRefunded } from '@fenestra/contracts/events/payment';
import type { PaymentView } from '@fenestra/contracts/http/payments';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { Payments } from './payment.table';
import { paymentView } from './payment.view';

@Injectable()
export class RecordRefund {
  constructor(
    private readonly outbox: Outbox,
    private readonly payments: Payments,
  ) {}

  /** A person has sent a transfer back, all of it that was asked for; the next time there is nothing to record. */
  execute(id: string, amount: number): Promise<Result<PaymentView, 'payment-unknown'>> {
    return this.outbox.transaction(async (unit) => {
      const payment = await this.payments.lock(unit, { id, provider: 'transfer', state: 'refund_pending' });
      if (!payment || payment.toRefund - payment.refunded !== amount) return refuse('payment-unknown');
      const { orderId, currency, toRefund: refunded } = payment;
      const data = { orderId, paymentId: id, currency, amount };
      await this.payments.advance(unit, payment, { state: 'refunded', refunded }, paymentRefunded, data);
      return accept(paymentView(payment));
    });
  }
}
