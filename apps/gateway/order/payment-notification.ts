import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { handlePaymentNotification, reconcilePayment } from '@fenestra/contracts/http/payments';
import type { ProviderName } from '@fenestra/contracts/payment-providers';
import { PaymentsClient } from '@fenestra/clients/service-clients';
import { z } from 'zod/mini';
import type { PaymentSession } from './payment-session';

/** A provider waits only so long, and repeats what it gets no 200 for. */
const timeoutMs = 2_000;

/**
 * A provider says that a session has changed; what it is now is asked, never believed. Throws when payments cannot be asked now, so that
 * the sender comes again.
 */
@Injectable()
export class PaymentNotification {
  private readonly logger = new Logger(PaymentNotification.name);

  constructor(private readonly payments: PaymentsClient) {}

  /** Unknown ids are no error for the sender. `payment` is what the address names. */
  async handleChanged(session: PaymentSession | undefined, payment?: string): Promise<void> {
    if (!session) return this.logger.warn('notification without an id of its provider');
    const paymentId = z.safeParse(z.uuid(), payment).data;
    await withTimeout(this.payments.call(reconcilePayment, { body: { ...session, paymentId } }));
  }

  /** False for a message that the provider did not sign. */
  async handleSigned(provider: ProviderName, headers: IncomingHttpHeaders, body: Buffer): Promise<boolean> {
    const texts = Object.entries(headers).filter((header): header is [string, string] => typeof header[1] === 'string');
    const message = { provider, headers: Object.fromEntries(texts), body: body.toString('utf8') };
    const handled = await withTimeout(this.payments.call(handlePaymentNotification, { body: message }));
    return handled?.ok ?? true;
  }
}

/** Undefined when it takes longer than a sender waits: then it is polled, or the sender comes again. */
async function withTimeout<T>(pending: Promise<T>): Promise<T | undefined> {
  pending.catch(() => undefined); // after the wait nobody listens
  return Promise.race([pending, sleep(timeoutMs, undefined, { ref: false })]);
}
