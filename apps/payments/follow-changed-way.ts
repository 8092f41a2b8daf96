import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { paymentWayChanged } from '@fenestra/contracts/events/order';
import { sessionOpened } from '@fenestra/contracts/events/payment';
import { collectorOf, type ProviderName } from '@fenestra/contracts/payment-providers';
import type { Delivery } from '@fenestra/messaging/inbox/reaction';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { refTo } from '@fenestra/messaging/tracing/cause';
import { Clock } from '@fenestra/platform/service/clock';
import { rowId } from '@fenestra/platform/service/ids';
import { Jobs } from '@fenestra/platform/jobs/jobs';
import { abandonedAt, pollAt } from './retry-schedule';
import { openSession } from './open-session.job';
import type { Payment, PaymentRowState } from './payment.entity';
import { type NewPayment, Payments } from './payment.table';
import { PaymentProviders } from './providers/payment-providers';

type Changed = Delivery<typeof paymentWayChanged>;

/** Tries that nobody was led to, and transfers, of which nothing has come: they simply end. */
const withoutTrace: readonly PaymentRowState[] = ['new', 'opening', 'unknown', 'awaiting'];

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
    for (const change of changes) await this.goOtherWay(unit, change);
  }

  private async goOtherWay(unit: UnitOfWork, change: Changed): Promise<void> {
    const { data, record } = change;
    const { orderId, method, amount, currency } = data;
    const provider = collectorOf(method);
    if (!provider) throw new Error(`nobody collects what order ${orderId} pays by ${method}`);
    const tries = await this.payments.lockOfOrder(unit, orderId);
    for (const each of tries) await this.leave(unit, each);
    const attempt = (tries[0]?.attempt ?? 0) + 1;
    const left = tries.find((each) => canGoOn(each, provider, amount));
    if (left) return this.goOn(unit, left, attempt);
    const next = { id: rowId(), orderId, attempt, provider, amount, currency, lastEvent: refTo(record) };
    await this.payments.insert(unit, [this.withState(next)]);
    if (this.providers.of(provider).opensSessions)
      unit.afterCommit(() => this.jobs.enqueue(openSession, change, { paymentId: next.id }));
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

  private withState(payment: Omit<NewPayment, 'state' | 'checkAt'>): NewPayment {
    return this.providers.of(payment.provider).opensSessions
      ? { ...payment, state: 'new', checkAt: abandonedAt(this.clock.now()) }
      : { ...payment, state: 'awaiting', checkAt: null };
  }
}

const canGoOn = (payment: Payment, provider: ProviderName, amount: number): boolean =>
  payment.state === 'left' && payment.provider === provider && payment.amount === amount && payment.gatewayUrl !== null;
