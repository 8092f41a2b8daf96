import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { reconcilePayment } from '@fenestra/contracts/http/payments';
import { PaymentsClient } from '@fenestra/clients/service-clients';
import { isGopayId } from './gopay-return';

/** GoPay waits only so long, and repeats what it gets no 200 for. */
const patienceMs = 2_000;

/** GoPay says that a payment has changed; what it is now is asked, never believed. Unknown ids are no error for the sender. */
@Injectable()
export class GopayNotification {
  private readonly logger = new Logger(GopayNotification.name);

  constructor(private readonly payments: PaymentsClient) {}

  /** Throws when payments cannot be asked now, so that the sender comes again. */
  async execute(id: unknown): Promise<void> {
    if (!isGopayId(id)) return this.logger.warn('notification without an id of GoPay');
    const asked = this.payments.call(reconcilePayment, { body: { provider: 'gopay', providerId: id } });
    asked.catch(() => undefined); // after the wait nobody listens; the sender or polling comes again
    await Promise.race([asked, sleep(patienceMs, undefined, { ref: false })]);
  }
}
