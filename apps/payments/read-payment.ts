import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { accept, refuse } from '@fenestra/domain/result';
import { Payment } from './payment.entity';
import { paymentView } from './payment.view';

@Injectable()
export class ReadPayment {
  constructor(private readonly db: DataSource) {}

  /** The last session tells, unless an earlier one brought the money after all. */
  async execute(orderId: string) {
    const payments = await this.db.manager.find(Payment, { where: { orderId }, order: { attempt: 'DESC' } });
    const [last] = payments;
    return last ? accept(paymentView(payments.find(({ paid }) => paid > 0) ?? last)) : refuse('payment-unknown');
  }
}
