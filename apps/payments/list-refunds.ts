import { Injectable } from '@nestjs/common';
import { accept } from '@fenestra/domain/result';
import { Payments } from './payment.table';

@Injectable()
export class ListRefunds {
  constructor(private readonly payments: Payments) {}

  /** Transfers that a person has to send back. */
  async execute() {
    return accept({ refunds: await this.payments.refundsByHand() });
  }
}
