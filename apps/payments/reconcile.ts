import { Injectable } from '@nestjs/common';
import { paymentFailed, paymentReceived, paymentRefunded } from '@fenestra/contracts/events/payment';
import type { ProviderName } from '@fenestra/contracts/payment-providers';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { Clock } from '@fenestra/platform/service/clock';
import { pollAt } from './retry-schedule';
import type { Payment } from './payment.entity';
import { Payments } from './payment.table';
import { PaymentProviders } from './providers/payment-providers';
import type { Session } from './providers/payment-provider';

@Injectable()
export class Reconcile {
  constructor(
    private readonly payments: Payments,
    private readonly providers: PaymentProviders,
    private readonly clock: Clock,
  ) {}

  /**
   * Asks the provider for the truth about one payment and takes it over. Notification, browser return and polling all come here,
   * in any order and as often as they like: a payment moves forward only.
   */
  async execute(provider: ProviderName, providerId: string): Promise<Payment | undefined> {
    const known = await this.payments.findSession(provider, providerId);
    if (!known) return undefined;
    const truth = await this.truthOf(provider, providerId);
    return this.payments.decide(known.id, async (unit, payment) => {
      await this.takeOver(unit, payment, truth);
      return payment;
    });
  }

  private async truthOf(provider: ProviderName, providerId: string): Promise<Session> {
    const sessions = this.providers.withSessions(provider);
    let session = await sessions.status(providerId);
    if (session?.state === 'approved') {
      await sessions.capture(providerId);
      session = await sessions.status(providerId);
    }
    if (!session) throw new Error(`${provider} does not know its session ${providerId}`);
    return session;
  }

  private async takeOver(unit: UnitOfWork, payment: Payment, truth: Session): Promise<void> {
    const { id: paymentId, orderId, amount, currency } = payment;
    const ended = { gatewayStatus: truth.status, checkAt: null };
    const money = { orderId, paymentId, amount, currency };
    switch (truth.state) {
      case 'paid': {
        if (payment.state !== 'open' && payment.state !== 'failed') return;
        const changes = { ...ended, state: 'paid', paid: amount } as const;
        return this.payments.advance(unit, payment, changes, paymentReceived, money);
      }
      case 'failed': {
        if (payment.state !== 'open') return;
        const data = { orderId, paymentId, reason: truth.reason };
        return this.payments.advance(unit, payment, { ...ended, state: 'failed' }, paymentFailed, data);
      }
      case 'refunded': {
        if (payment.state !== 'paid' && payment.state !== 'refund_pending') return;
        const changes = { ...ended, state: 'refunded', refunded: amount } as const;
        return this.payments.advance(unit, payment, changes, paymentRefunded, money);
      }
      default:
        if (payment.state === 'open') await this.waitOn(unit, payment, truth);
    }
  }

  private waitOn(unit: UnitOfWork, payment: Payment, { status }: Session): Promise<void> {
    const tries = payment.tries + 1;
    return this.payments.note(unit, payment, {
      gatewayStatus: status,
      tries,
      checkAt: pollAt(this.clock.now(), tries),
    });
  }
}
