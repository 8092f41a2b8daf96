import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { reconcilePayment } from '@fenestra/contracts/http/payments';
import { PaymentsClient } from '@fenestra/clients/service-clients';
import type { PaymentSession } from './payment-session';

/** A provider waits only so long, and repeats what it gets no 200 for. */
const patienceMs = 2_000;

/** A provider says that a session has changed; what it is now is asked, never believed. Unknown ids are no error for the sender. */
@Injectable()
export class PaymentNotification {
  private readonly logger = new Logger(PaymentNotification.name);

  constructor(private readonly payments: PaymentsClient) {}

  /** Throws when payments cannot be asked now, so that the sender comes again. */
  async execute(session: PaymentSession | undefined): Promise<void> {
    if (!session) return this.logger.warn('notification without an id of its provider');
    const asked = this.payments.call(reconcilePayment, { body: session });
    asked.catch(() => undefined); // after the wait nobody listens; the sender or polling comes again
    await Promise.race([asked, sleep(patienceMs, undefined, { ref: false })]);
  }
}
