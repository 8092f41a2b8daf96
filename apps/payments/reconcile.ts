import { Injectable, Logger } from '@nestjs/common';
import { paymentFailed, paymentReceived } from '@fenestra/contracts/events/payment';
import type { ProviderName } from '@fenestra/contracts/payment-providers';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { Clock } from '@fenestra/platform/service/clock';
import { rowId } from '@fenestra/platform/service/ids';
import { PollProvider } from './poll-provider';
import { scheduledPollAt } from './retry-schedule';
import type { Payment, PaymentRowState } from './payment.entity';
import { Payments } from './payment.table';
import { PaymentProviders } from './providers/payment-providers';
import type { PaidSession, Session } from './providers/payment-provider';
import { applyProviderRefunds } from './apply-provider-refunds';

/** What is known beside the provider's word. */
type ReconcileHints = {
  /** The shopper does not want to pay in this session. */
  readonly cancelled?: boolean | undefined;
  /** Of which order the session has to be. */
  readonly orderId?: string | undefined;
  /** For which payment the session was opened, should nobody know it. */
  readonly paymentId?: string | undefined;
};

/** States of which the gateway may still say that it has money. */
const payableStates: readonly PaymentRowState[] = ['open', 'left', 'disputed'];

@Injectable()
export class Reconcile {
  private readonly logger = new Logger(Reconcile.name);

  constructor(
    private readonly payments: Payments,
    private readonly providers: PaymentProviders,
    private readonly clock: Clock,
    private readonly pollProvider: PollProvider,
  ) {}

  /**
   * Asks the provider for the truth about one payment and takes it over. Notification, browser return and polling all come here,
   * in any order and as often as they like: a payment moves forward only.
   */
  async execute(provider: ProviderName, providerId: string, hints: ReconcileHints = {}): Promise<Payment | undefined> {
    const known = await this.payments.findSession(provider, providerId);
    if (!known) return hints.paymentId ? this.adoptOrphaned(provider, providerId, hints.paymentId) : undefined;
    if (hints.orderId && hints.orderId !== known.orderId) return undefined;
    const polled = await this.pollProvider.poll(known, (session) => this.decide(known.id, session));
    return hints.cancelled ? this.cancelSession(polled) : polled;
  }

  private decide(id: string, session: Session | undefined): Promise<Payment> {
    return this.payments.decide(id, async (unit, payment) => {
      await (session ? this.applySession(unit, payment, session) : this.clearCheck(unit, payment, {}));
      return payment;
    });
  }

  /**
   * A session that payments do not know was opened by a process that died before it could say so, and its address went to nobody
   * (decision 15). Money that comes by it all the same is a payment of its own; without money it ends by itself.
   */
  private async adoptOrphaned(
    provider: ProviderName,
    providerId: string,
    paymentId: string,
  ): Promise<Payment | undefined> {
    const opened = await this.payments.find(paymentId);
    if (opened?.provider !== provider) return undefined;
    const session = await this.pollProvider.pollOrphaned(opened, providerId);
    if (session?.state !== 'paid' || session.paymentId !== paymentId) return undefined;
    const { orderId, amount, currency, lastEvent } = opened;
    const { attempt } = (await this.payments.ofOrder(orderId))[0]!;
    const payment = { id: rowId(), orderId, attempt: attempt! + 1, provider, providerId, amount, currency, lastEvent };
    await this.payments.insertNext({ ...payment, state: 'left', checkAt: this.clock.now() });
    const adopted = await this.payments.findSession(provider, providerId);
    if (!adopted) throw new Error(`session ${providerId} could not be booked, its provider has to say it again`);
    return this.decide(adopted.id, session);
  }

  private async applySession(unit: UnitOfWork, payment: Payment, session: Session): Promise<void> {
    if (session.state === 'paid') return this.takeMoney(unit, payment, session);
    if (session.state === 'failed') return this.end(unit, payment, session);
    if (payment.state === 'open' || (payment.state === 'left' && this.canStillBePaid(payment, session)))
      return this.schedulePoll(unit, payment, session);
    return this.clearCheck(unit, payment, { ...(payment.state === 'left' && { state: 'failed' }) });
  }

  /** Of a session that nobody pays in any more. */
  private canStillBePaid({ provider }: Payment, { state }: Session): boolean {
    return state === 'pending' || this.providers.withSessions(provider).takesMoney === 'by itself';
  }

  private async takeMoney(unit: UnitOfWork, payment: Payment, session: PaidSession): Promise<void> {
    const { id: paymentId, orderId, amount, currency } = payment;
    if (payableStates.includes(payment.state)) {
      if (session.money.minor !== amount || session.money.currency !== currency)
        return this.dispute(unit, payment, session);
      const changes = { gatewayStatus: session.status, checkAt: null, state: 'paid', paid: amount } as const;
      await this.payments.advance(unit, payment, changes, paymentReceived, { orderId, paymentId, amount, currency });
    }
    await applyProviderRefunds(this.payments, unit, payment, session);
  }

  /**
   * Another sum than the one that was asked for does not count as paid, and no other session is opened beside it: a person has to look.
   * Once the gateway has given it back the shopper may try again.
   */
  private async dispute(
    unit: UnitOfWork,
    payment: Payment,
    { money, returned, status, id }: PaidSession,
  ): Promise<void> {
    const { id: paymentId, orderId, amount, currency } = payment;
    if (returned === money.minor) return this.end(unit, payment, { status, reason: 'refused' });
    const isNews = payment.state !== 'disputed';
    await this.clearCheck(unit, payment, { state: 'disputed', gatewayStatus: status });
    const was = `${money.minor} ${money.currency} in place of ${amount} ${currency}`;
    if (isNews)
      this.logger.error(new Error(`session ${id} of payment ${paymentId}, order ${orderId}, was paid with ${was}`));
  }

  /** Of a session in which the shopper had stopped paying nobody needs to hear. */
  private async end(
    unit: UnitOfWork,
    payment: Payment,
    { status, reason }: Pick<Session & { state: 'failed' }, 'status' | 'reason'>,
  ): Promise<void> {
    const ended = { gatewayStatus: status, checkAt: null, state: 'failed' } as const;
    if (payment.state === 'left') return this.payments.update(unit, payment, ended);
    if (payment.state !== 'open' && payment.state !== 'disputed') return this.clearCheck(unit, payment, {});
    const data = { orderId: payment.orderId, paymentId: payment.id, reason };
    return this.payments.advance(unit, payment, ended, paymentFailed, data);
  }

  /** Who turned round before paying has ended the session, where nothing that is approved in it later is taken. */
  private async cancelSession(polled: Payment): Promise<Payment> {
    const isOurs = this.providers.withSessions(polled.provider).takesMoney === 'when captured';
    if (!isOurs || polled.state !== 'open') return polled;
    return this.payments.decide(polled.id, async (unit, payment) => {
      if (payment.state === 'open' && payment.gatewayUrl !== null)
        await this.end(unit, payment, { status: payment.gatewayStatus!, reason: 'cancelled' });
      return payment;
    });
  }

  /** Nobody need look again, but for a refund in progress. */
  private async clearCheck(unit: UnitOfWork, payment: Payment, changes: Partial<Payment>): Promise<void> {
    if (payment.state !== 'refund_pending') await this.payments.update(unit, payment, { checkAt: null, ...changes });
  }

  /** Whoever has done all that there is to do gets no address to pay once more. */
  private schedulePoll(unit: UnitOfWork, payment: Payment, { state, status }: Session): Promise<void> {
    const tries = payment.tries + 1;
    return this.payments.update(unit, payment, {
      gatewayStatus: status,
      ...(state !== 'open' && { gatewayUrl: null }),
      tries,
      checkAt: scheduledPollAt(this.clock.now(), tries),
    });
  }
}
