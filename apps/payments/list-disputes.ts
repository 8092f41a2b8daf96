import { Injectable } from '@nestjs/common';
import { accept } from '@fenestra/domain/result';
import { Payments } from './payment.table';

@Injectable()
export class ListDisputes {
  constructor(private readonly payments: Payments) {}

  /** Money of another amount or currency than was asked for, at which a person has to look. */
  async execute() {
    const disputed = await this.payments.disputed();
    const disputes = disputed.map(({ id: paymentId, orderId, provider, providerId, currency, amount }) => {
      return { paymentId, orderId, provider, providerId: providerId!, currency, amount };
    });
    return accept({ disputes });
  }
}
