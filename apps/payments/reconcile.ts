import { Injectable, Logger } from '@nestjs/common';
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

/** What is known beside the provider's word. */
type Said = {
  /** The shopper does not want to pay in this session. */
  readonly cancelled?: boolean | undefined;
};

@Injectable()
export class Reconcile {
  private readonly logger = new Logger(Reconcile.name);

  constructor(
    private readonly payments: Payments,
    private readonly providers: PaymentProviders,
    private readonly clock: Clock,
  ) {}

  /**
   * Asks the provider for the truth about one payment and takes it over. Notification, browser return and polling all come here,
   * in any order and as often as they like: a payment moves forward only.
   */
  async execute(provider: ProviderName, providerId: string, said: Said = {}): Promise<Payment | undefined> {
    const known = await this.payments.findSession(provider, providerId);
    const truth = afterAll(await this.truthOf(provider, providerId, known), said);
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
    // A payment that has failed takes no money any more: the shopper may be paying in another session.
    const takesMoney = known?.state === 'open' && session?.state === 'approved';
    return takesMoney ? sessions.capture(providerId) : session;
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
    const payment = { id: rowId(), orderId, attempt: attempt! + 1, provider, providerId, amount, currency, lastEvent };
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
        if (truth.money.minor !== amount || truth.money.currency !== currency)
          return this.distrust(unit, payment, truth);
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
        const changes = { ...ended, state: 'refunded', refunded: amount, toRefund: amount } as const;
        const rest = { ...money, amount: amount - payment.refunded };
        return this.payments.advance(unit, payment, changes, paymentRefunded, rest);
      }
      default:
        if (payment.state === 'open') await this.waitOn(unit, payment, truth);
    }
  }

  /** Another sum than the one that was asked for does not count as paid; a person has to look. */
  private async distrust(unit: UnitOfWork, payment: Payment, truth: Session): Promise<void> {
    this.logger.error(new Error(`session ${truth.id} of payment ${payment.id} was paid with another sum`));
    if (payment.state === 'open') await this.waitOn(unit, payment, truth);
  }

  /** Whoever has done all that there is to do gets no address to pay once more. */
  private waitOn(unit: UnitOfWork, payment: Payment, { state, status }: Session): Promise<void> {
    const tries = payment.tries + 1;
    return this.payments.note(unit, payment, {
      gatewayStatus: status,
      ...(state !== 'open' && { gatewayUrl: null }),
      tries,
      checkAt: pollAt(this.clock.now(), tries),
    });
  }
}

/** Who turned round before paying has ended the session: nothing that is approved in it later is taken. */
const afterAll = (session: Session | undefined, { cancelled = false }: Said): Session | undefined =>
  cancelled && session?.state === 'open' ? { ...session, state: 'failed', reason: 'cancelled' } : session;
