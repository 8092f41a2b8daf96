import { Injectable, Logger } from '@nestjs/common';
import { paymentFailed, paymentReceived } from '@fenestra/contracts/events/payment';
import type { ProviderName } from '@fenestra/contracts/payment-providers';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { Clock } from '@fenestra/platform/service/clock';
import { rowId } from '@fenestra/platform/service/ids';
import { AskProvider } from './ask-provider';
import { pollAt } from './retry-schedule';
import type { Payment, PaymentRowState } from './payment.entity';
import { Payments } from './payment.table';
import { PaymentProviders } from './providers/payment-providers';
import type { PaidSession, Session } from './providers/payment-provider';
import { takeReturned } from './take-returned';

/** What is known beside the provider's word. */
type Said = {
  /** The shopper does not want to pay in this session. */
  readonly cancelled?: boolean | undefined;
  /** Of which order the session has to be. */
  readonly orderId?: string | undefined;
  /** For which payment the session was opened, should nobody know it. */
  readonly paymentId?: string | undefined;
};

/** States of which the gateway may still say that it has money. */
const mayBePaid: readonly PaymentRowState[] = ['open', 'left', 'disputed'];

@Injectable()
export class Reconcile {
  private readonly logger = new Logger(Reconcile.name);

  constructor(
    private readonly payments: Payments,
    private readonly providers: PaymentProviders,
    private readonly clock: Clock,
    private readonly askProvider: AskProvider,
  ) {}

  /**
   * Asks the provider for the truth about one payment and takes it over. Notification, browser return and polling all come here,
   * in any order and as often as they like: a payment moves forward only.
   */
  async execute(provider: ProviderName, providerId: string, said: Said = {}): Promise<Payment | undefined> {
    const known = await this.payments.findSession(provider, providerId);
    if (!known) return said.paymentId ? this.adopt(provider, providerId, said.paymentId) : undefined;
    if (said.orderId && said.orderId !== known.orderId) return undefined;
    const asked = await this.askProvider.about(known, (truth) => this.decide(known.id, truth));
    return said.cancelled ? this.giveUp(asked) : asked;
  }

  private decide(id: string, truth: Session | undefined): Promise<Payment> {
    return this.payments.decide(id, async (unit, payment) => {
      await (truth ? this.takeOver(unit, payment, truth) : this.rest(unit, payment, {}));
      return payment;
    });
  }

  /**
   * A session that payments do not know was opened by a process that died before it could say so, and its address went to nobody
   * (decision 15). Money that comes by it all the same is a payment of its own; without money it ends by itself.
   */
  private async adopt(provider: ProviderName, providerId: string, paymentId: string): Promise<Payment | undefined> {
    const opened = await this.payments.find(paymentId);
    if (opened?.provider !== provider) return undefined;
    const truth = await this.askProvider.aboutStray(opened, providerId);
    if (truth?.state !== 'paid' || truth.paymentId !== paymentId) return undefined;
    const { orderId, amount, currency, lastEvent } = opened;
    const { attempt } = (await this.payments.ofOrder(orderId))[0]!;
    const payment = { id: rowId(), orderId, attempt: attempt! + 1, provider, providerId, amount, currency, lastEvent };
    await this.payments.insertNext({ ...payment, state: 'left', checkAt: this.clock.now() });
    const adopted = await this.payments.findSession(provider, providerId);
    if (!adopted) throw new Error(`session ${providerId} could not be booked, its provider has to say it again`);
    return this.decide(adopted.id, truth);
  }

  private async takeOver(unit: UnitOfWork, payment: Payment, truth: Session): Promise<void> {
    if (truth.state === 'paid') return this.takeMoney(unit, payment, truth);
    if (truth.state === 'failed') return this.end(unit, payment, truth);
    if (payment.state === 'open' || (payment.state === 'left' && this.mayStillTake(payment, truth)))
      return this.waitOn(unit, payment, truth);
    return this.rest(unit, payment, { ...(payment.state === 'left' && { state: 'failed' }) });
  }

  /** Of a session that nobody pays in any more. */
  private mayStillTake({ provider }: Payment, { state }: Session): boolean {
    return state === 'pending' || this.providers.withSessions(provider).takesMoney === 'by itself';
  }

  private async takeMoney(unit: UnitOfWork, payment: Payment, truth: PaidSession): Promise<void> {
    const { id: paymentId, orderId, amount, currency } = payment;
    if (mayBePaid.includes(payment.state)) {
      if (truth.money.minor !== amount || truth.money.currency !== currency) return this.dispute(unit, payment, truth);
      const changes = { gatewayStatus: truth.status, checkAt: null, state: 'paid', paid: amount } as const;
      await this.payments.advance(unit, payment, changes, paymentReceived, { orderId, paymentId, amount, currency });
    }
    await takeReturned(this.payments, unit, payment, truth);
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
    await this.rest(unit, payment, { state: 'disputed', gatewayStatus: status });
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
    if (payment.state === 'left') return this.payments.note(unit, payment, ended);
    if (payment.state !== 'open' && payment.state !== 'disputed') return this.rest(unit, payment, {});
    const data = { orderId: payment.orderId, paymentId: payment.id, reason };
    return this.payments.advance(unit, payment, ended, paymentFailed, data);
  }

  /** Who turned round before paying has ended the session, where nothing that is approved in it later is taken. */
  private async giveUp(asked: Payment): Promise<Payment> {
    const isOurs = this.providers.withSessions(asked.provider).takesMoney === 'when captured';
    if (!isOurs || asked.state !== 'open') return asked;
    return this.payments.decide(asked.id, async (unit, payment) => {
      if (payment.state === 'open' && payment.gatewayUrl !== null)
        await this.end(unit, payment, { status: payment.gatewayStatus!, reason: 'cancelled' });
      return payment;
    });
  }

  /** Nobody need look again, but for a refund in progress. */
  private async rest(unit: UnitOfWork, payment: Payment, changes: Partial<Payment>): Promise<void> {
    if (payment.state !== 'refund_pending') await this.payments.note(unit, payment, { checkAt: null, ...changes });
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
