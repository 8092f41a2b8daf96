import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { paymentWayChanged } from '@fenestra/contracts/events/order';
import { sessionOpened } from '@fenestra/contracts/events/payment';
import type { ProviderName } from '@fenestra/contracts/payment-providers';
import { type ReceivedEvent, inContextOf } from '@fenestra/messaging/inbox/event-handler';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { Clock } from '@fenestra/platform/service/clock';
import { Jobs } from '@fenestra/platform/jobs/jobs';
import { scheduledPollAt } from './retry-schedule';
import { providerFor, newAttempt, openSessionAfterCommit } from './new-attempt';
import { type Payment, type PaymentRowState, withoutSession } from './payment.entity';
import { Payments } from './payment.table';
import { PaymentProviders } from './providers/payment-providers';

type Changed = ReceivedEvent<typeof paymentWayChanged>;

/** Tries that nobody was led to, and transfers, of which nothing has come: they simply end. */
const endableStates: readonly PaymentRowState[] = [...withoutSession, 'awaiting'];

@Controller()
export class OnPaymentWayChanged {
  constructor(
    private readonly payments: Payments,
    private readonly providers: PaymentProviders,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  /** What lives ends, and another try in the new way follows it. */
  @On(paymentWayChanged, 'payments.session')
  async changeMethods(@Payload() changes: Changed[], @Ctx() { unit }: EventContext): Promise<void> {
    for (const change of changes) await inContextOf(change, () => this.changeMethod(unit, change));
  }

  private async changeMethod(unit: UnitOfWork, change: Changed): Promise<void> {
    const { orderId, amount } = change.data;
    const provider = providerFor(change.data);
    const attempts = await this.payments.lockOfOrder(unit, orderId);
    for (const each of attempts) await this.endAttempt(unit, each);
    const attempt = (attempts[0]?.attempt ?? 0) + 1;
    const reusable = attempts.find((each) => canResume(each, provider, amount));
    if (reusable) return this.resume(unit, reusable, attempt);
    const next = newAttempt(change, attempt, this.providers, this.clock.now());
    await this.payments.insert(unit, [next]);
    openSessionAfterCommit(unit, next, change, this.jobs);
  }

  /** No gateway ends a session for us: the shopper is not led there any more, and who pays there all the same has paid (decision 69). */
  private async endAttempt(unit: UnitOfWork, payment: Payment): Promise<void> {
    if (payment.state === 'open')
      await this.payments.update(unit, payment, { state: 'left', checkAt: scheduledPollAt(this.clock.now(), 0) });
    else if (endableStates.includes(payment.state))
      await this.payments.update(unit, payment, { state: 'failed', checkAt: null });
  }

  /** A session that was left and lives still is the one to pay in: an order never has two at a time. */
  private resume(unit: UnitOfWork, payment: Payment, attempt: number): Promise<void> {
    const { id: paymentId, orderId } = payment;
    const open = { state: 'open', attempt, checkAt: scheduledPollAt(this.clock.now(), 0) } as const;
    return this.payments.advance(unit, payment, open, sessionOpened, { orderId, paymentId });
  }
}

const canResume = (payment: Payment, provider: ProviderName, amount: number): boolean =>
  payment.state === 'left' && payment.provider === provider && payment.amount === amount && payment.gatewayUrl !== null;
