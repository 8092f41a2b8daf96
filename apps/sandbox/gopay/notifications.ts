import { NotificationSender } from '../notification-sender';
import type { Ledger } from '../ledger';
import type { Payment } from './payment';

const attempts = 20; // external-services 1.7

/** Tells the shop that a payment has a new state: a GET with nothing but the id, repeated until the answer is 200. */
export class Notifications extends NotificationSender<Payment> {
  constructor(
    private readonly ledger: Ledger,
    localhost?: string,
  ) {
    super(attempts, localhost);
  }

  protected async deliver(payment: Payment, attempt: number): Promise<boolean> {
    const address = new URL(payment.callback.notification_url);
    address.searchParams.set('id', String(payment.id));
    const status = await this.statusOf(address);
    this.ledger.write('gopay.notified', { id: payment.id, attempt, status });
    return status === 200;
  }
}
