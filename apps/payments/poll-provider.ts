import { Injectable } from '@nestjs/common';
import { Clock } from '@fenestra/platform/service/clock';
import { Jobs } from '@fenestra/platform/jobs/jobs';
import { earliestPollAt } from './retry-schedule';
import type { Payment } from './payment.entity';
import { Payments } from './payment.table';
import { checkPayments } from './payment-checks';
import { PaymentProviders } from './providers/payment-providers';
import type { Session } from './providers/payment-provider';

/**
 * The questions to providers, which anybody outside can bring about by a notification or a return: those in flight are joined, a payment
 * is asked about once in a few seconds in whatever process, and never again when its answer cannot change any more.
 */
@Injectable()
export class PollProvider {
  private readonly inFlight = new Map<string, Promise<Payment>>();

  constructor(
    private readonly payments: Payments,
    private readonly providers: PaymentProviders,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  /** The payment as it is after `decide` has taken over the truth, or as it is known where it is asked about later. */
  poll(payment: Payment, decide: (session: Session | undefined) => Promise<Payment>): Promise<Payment> {
    if (isOver(payment)) return this.end(payment);
    const inFlight = this.inFlight.get(payment.id);
    if (inFlight) return inFlight;
    const polling = this.pollOnce(payment, decide).finally(() => this.inFlight.delete(payment.id));
    this.inFlight.set(payment.id, polling);
    return polling;
  }

  /** A session beside the one that the payment knows. Too early is a fault, so that its provider comes again. */
  async pollOrphaned({ id, provider }: Payment, providerId: string): Promise<Session | undefined> {
    if (!(await this.payments.claimPoll(id, this.clock.now())))
      throw new Error(`${provider} was asked about payment ${id} a moment ago`);
    return this.providers.withSessions(provider).status(providerId);
  }

  /** It may have been put down to be asked about just before it was over. */
  private async end(payment: Payment): Promise<Payment> {
    if (payment.checkAt) await this.payments.clearCheck(payment);
    return payment;
  }

  private async pollOnce(
    payment: Payment,
    decide: (session: Session | undefined) => Promise<Payment>,
  ): Promise<Payment> {
    const now = this.clock.now();
    if (!(await this.payments.claimPoll(payment.id, now))) return this.postpone(payment, now);
    return decide(await this.readSession(payment));
  }

  /** Another look follows soon, for the one who came may bring news. */
  private async postpone(payment: Payment, now: Date): Promise<Payment> {
    const at = earliestPollAt(payment.askedAt ?? now);
    if (payment.checkAt && payment.checkAt <= at) return payment;
    await this.payments.schedulePoll(payment, now);
    // The row says when; where jobs cannot be put off the sweep finds it.
    await this.jobs.wakeUp(checkPayments, Math.max(0, at.getTime() - now.getTime())).catch(() => undefined);
    return payment;
  }

  /** A payment that is not open takes no money any more: the shopper may be paying in another way. */
  private async readSession({ state, provider, providerId }: Payment): Promise<Session | undefined> {
    const sessions = this.providers.withSessions(provider);
    const session = await sessions.status(providerId!);
    if (!session && (state === 'open' || state === 'left'))
      throw new Error(`${provider} does not know session ${providerId} any more`);
    return state === 'open' && session?.state === 'approved' ? sessions.capture(providerId!) : session;
  }
}

/** Whether nothing can come of the session any more. */
const isOver = ({ state, paid, refunded }: Payment): boolean =>
  state === 'failed' || (state === 'refunded' && refunded === paid);
