import { Injectable } from '@nestjs/common';
import { paymentRefunded } from '@fenestra/contracts/events/payment';
import type { PaymentView } from '@fenestra/contracts/http/payments';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { chargeable, isChargeable } from '@fenestra/domain/shop/money';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { Payments } from './payment.table';
import { paymentView } from './payment.view';

@Injectable()
export class RecordRefund {
  constructor(
    private readonly outbox: Outbox,
    private readonly payments: Payments,
  ) {}

  /**
   * A person has sent a transfer back, all of it that was asked for; the next time there is nothing to record. A sum that was booked
   * before amounts were checked goes back in the nearest amount that can be paid.
   */
  execute(id: string, amount: number): Promise<Result<PaymentView, 'payment-unknown' | 'amount-refused'>> {
    return this.outbox.transaction(async (unit) => {
      const payment = await this.payments.lock(unit, { id, provider: 'transfer', state: 'refund_pending' });
      if (!payment) return refuse('payment-unknown');
      const { orderId, currency, toRefund: refunded } = payment;
      if (!isChargeable(amount, currency)) return refuse('amount-refused');
      const open = refunded - payment.refunded;
      if (chargeable(open, currency) !== amount) return refuse('payment-unknown');
      const data = { orderId, paymentId: id, currency, amount: open };
      await this.payments.advance(unit, payment, { state: 'refunded', refunded }, paymentRefunded, data);
      return accept(paymentView(payment));
    });
  }
}
