import { Injectable } from '@nestjs/common';
import type { ProviderName } from '@fenestra/contracts/payment-providers';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { Payments } from './payment.table';
import type { SignedMessage } from './providers/payment-provider';
import { PaymentProviders } from './providers/payment-providers';
import { Reconcile } from './reconcile';

type Answer = Result<Record<never, never>, 'notification-forged'>;

@Injectable()
export class HandlePaymentNotification {
  constructor(
    private readonly payments: Payments,
    private readonly providers: PaymentProviders,
    private readonly reconcile: Reconcile,
  ) {}

  /** A signed message says only which payment has changed; what it is now is asked. So repeats and old ones change nothing. */
  async execute(provider: ProviderName, message: SignedMessage): Promise<Answer> {
    const verified = await this.providers.withSessions(provider).verify?.(message);
    if (!verified?.ok) return refuse('notification-forged');
    const payment = verified.value ? await this.payments.find(verified.value) : null;
    if (payment?.providerId) await this.reconcile.execute(payment.provider, payment.providerId);
    return accept({});
  }
}
