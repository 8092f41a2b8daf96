import { Injectable } from '@nestjs/common';
import { accept, refuse } from '@fenestra/domain/result';
import { Payments } from './payment.table';
import { paymentView } from './payment.view';
import { toIsoTime } from '@fenestra/platform/service/to-iso-time';

@Injectable()
export class ReadPayment {
  constructor(private readonly payments: Payments) {}

  /** The last session tells, unless an earlier one brought the money after all. */
  async execute(orderId: string) {
    const payments = await this.payments.ofOrder(orderId);
    const [last] = payments;
    return last ? accept(paymentView(payments.find(({ paid }) => paid > 0) ?? last)) : refuse('payment-unknown');
  }

  /** Each of them, for operators. */
  async all(orderId: string) {
    const payments = await this.payments.allOf(orderId);
    return accept({
      payments: payments.map(({ id: paymentId, askedAt, checkAt, ...payment }) => {
        const { provider, state, amount, paid, refunded, providerId, gatewayStatus, tries } = payment;
        const times = { askedAt: toIsoTime(askedAt), checkAt: toIsoTime(checkAt) };
        return { paymentId, provider, state, amount, paid, refunded, providerId, gatewayStatus, tries, ...times };
      }),
    });
  }

  /** Which of these orders have money by our books, for operators. */
  async paidOf(orderIds: readonly string[]) {
    const paid = await this.payments.paidOf(orderIds);
    return accept({ paid: paid.map((one) => ({ ...one, since: one.since.toISOString() })) });
  }
}
