import { Injectable } from '@nestjs/common';
import { accept, refuse } from '@fenestra/domain/result';
import { isUnderReview } from './payment.entity';
import { Payments } from './payment.table';
import { ReadPayment } from './read-payment';
import { Reconcile } from './reconcile';

@Injectable()
export class CheckPayment {
  constructor(
    private readonly payments: Payments,
    private readonly reconcile: Reconcile,
    private readonly readPayment: ReadPayment,
  ) {}

  /** Asks the provider about the last session of an order, and takes the money where the shopper has agreed (OPEN-Q-82). */
  async execute(orderId: string) {
    const [last] = await this.payments.ofOrder(orderId);
    if (last?.state === 'open') await this.reconcile.execute(last.provider, last.providerId!);
    const payment = await this.readPayment.execute(orderId);
    if (!payment.ok) return payment;
    if (payment.value.paid > 0) return accept({});
    const [now] = await this.payments.ofOrder(orderId);
    return refuse(now && isUnderReview(now) ? 'payment-examined' : 'payment-not-received');
  }
}
