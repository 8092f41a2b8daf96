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
import { pollAt } from './retry-schedule';
import { collectorFor, newTry, openAfterCommit } from './new-try';
import { type Payment, type PaymentRowState, withoutSession } from './payment.entity';
import { Payments } from './payment.table';
import { PaymentProviders } from './providers/payment-providers';

type Changed = ReceivedEvent<typeof paymentWayChanged>;

/** Tries that nobody was led to, and transfers, of which nothing has come: they simply end. */
const withoutTrace: readonly PaymentRowState[] = [...withoutSession, 'awaiting'];

@Controller()
export class FollowChangedWay {
  constructor(
    private readonly payments: Payments,
    private readonly providers: PaymentProviders,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  /** What lives ends, and another try in the new way follows it. */
  @On(paymentWayChanged, 'payments.session')
  async follow(@Payload() changes: Changed[], @Ctx() { unit }: EventContext): Promise<void> {
    for (const change of changes) await inContextOf(change, () => this.goOtherWay(unit, change));
  }

  private async goOtherWay(unit: UnitOfWork, change: Changed): Promise<void> {
    const { orderId, amount } = change.data;
    const provider = collectorFor(change.data);
    const tries = await this.payments.lockOfOrder(unit, orderId);
    for (const each of tries) await this.leave(unit, each);
    const attempt = (tries[0]?.attempt ?? 0) + 1;
    const left = tries.find((each) => canGoOn(each, provider, amount));
    if (left) return this.goOn(unit, left, attempt);
    const next = newTry(change, attempt, this.providers, this.clock.now());
    await this.payments.insert(unit, [next]);
    openAfterCommit(unit, next, change, this.jobs);
  }

  /** No gateway ends a session for us: the shopper is not led there any more, and who pays there all the same has paid (decision 69). */
  private async leave(unit: UnitOfWork, payment: Payment): Promise<void> {
    if (payment.state === 'open')
      await this.payments.note(unit, payment, { state: 'left', checkAt: pollAt(this.clock.now(), 0) });
    else if (withoutTrace.includes(payment.state))
      await this.payments.note(unit, payment, { state: 'failed', checkAt: null });
  }

  /** A session that was left and lives still is the one to pay in: an order never has two at a time. */
  private goOn(unit: UnitOfWork, payment: Payment, attempt: number): Promise<void> {
    const { id: paymentId, orderId } = payment;
    const open = { state: 'open', attempt, checkAt: pollAt(this.clock.now(), 0) } as const;
    return this.payments.advance(unit, payment, open, sessionOpened, { orderId, paymentId });
  }
}

const canGoOn = (payment: Payment, provider: ProviderName, amount: number): boolean =>
  payment.state === 'left' && payment.provider === provider && payment.amount === amount && payment.gatewayUrl !== null;
