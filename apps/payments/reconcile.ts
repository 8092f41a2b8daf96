import { Injectable } from '@nestjs/common';
import { paymentFailed, paymentReceived, paymentRefunded } from '@fenestra/contracts/events/payment';
import type { ProviderName } from '@fenestra/contracts/payment-providers';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { Clock } from '@fenestra/platform/service/clock';
import { rowId } from '@fenestra/platform/service/ids';
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
    const truth = await this.truthOf(provider, providerId, known);
    const payment = known ?? (truth && (await this.adopt(provider, truth)));
    if (!payment || !truth) return undefined;
    return this.payments.decide(payment.id, async (unit, locked) => {
      await this.takeOver(unit, locked, truth);
      return locked;
    });
  }

  private async truthOf(provider: ProviderName, providerId: string, known: Payment | null) {
    const sessions = this.providers.withSessions(provider);
    const session = await sessions.status(providerId);
    if (known && !session) throw new Error(`${provider} does not know session ${providerId} any more`);
    if (!known || session?.state !== 'approved') return session;
    await sessions.capture(providerId);
    return sessions.status(providerId);
  }

  /**
   * A session that payments do not know was opened by a process that died before it could say so, and its address went to nobody
   * (decision 15). Money that comes by it all the same is a payment of its own; without money it ends by itself.
   */
  private async adopt(provider: ProviderName, { id: providerId, paymentId, state }: Session): Promise<Payment | null> {
    if (state !== 'paid' || !paymentId) return null;
    const opened = await this.payments.find(paymentId);
    if (!opened) return null;
    const { orderId, amount, currency, lastEvent } = opened;
    const { attempt } = (await this.payments.ofOrder(orderId))[0]!;
    const payment = { id: rowId(), orderId, attempt: attempt + 1, provider, providerId, amount, currency, lastEvent };
    await this.payments.insertNext({ ...payment, state: 'failed', checkAt: null });
    const adopted = await this.payments.findSession(provider, providerId);
    if (!adopted) throw new Error(`session ${providerId} could not be booked, its provider has to say it again`);
    return adopted;
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
