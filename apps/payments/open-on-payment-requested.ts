import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { paymentRequested } from '@fenestra/contracts/events/order';
import { collectorOf } from '@fenestra/contracts/payment-providers';
import type { Delivery } from '@fenestra/messaging/inbox/reaction';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { refTo } from '@fenestra/messaging/tracing/cause';
import { Clock } from '@fenestra/platform/service/clock';
import { rowId } from '@fenestra/platform/service/ids';
import { Jobs } from '@fenestra/platform/jobs/jobs';
import { abandonedAt } from './retry-schedule';
import { openSession } from './open-session.job';
import { type NewPayment, Payments } from './payment.table';
import { PaymentProviders } from './providers/payment-providers';

type Requested = Delivery<typeof paymentRequested>;

@Controller()
export class OpenOnPaymentRequested {
  constructor(
    private readonly payments: Payments,
    private readonly providers: PaymentProviders,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  /** First the row, then the world outside: a job opens the session, and the sweep does if the job is lost. */
  @On(paymentRequested, 'payments.session')
  async expect(@Payload() requests: Requested[], @Ctx() { unit }: EventContext): Promise<void> {
    const payments = requests.map((request) => this.paymentOf(request));
    await this.payments.insert(unit, payments);
    for (const [nth, { id, state }] of payments.entries())
      if (state === 'new') unit.afterCommit(() => this.jobs.enqueue(openSession, requests[nth]!, { paymentId: id }));
  }

  private paymentOf({ data, record }: Requested): NewPayment {
    const { orderId, method, amount, currency } = data;
    const provider = collectorOf(method);
    if (!provider) throw new Error(`nobody collects what order ${orderId} pays by ${method}`);
    const payment = { id: rowId(), orderId, attempt: 1, provider, amount, currency, lastEvent: refTo(record) };
    return this.providers.of(provider).opensSessions
      ? { ...payment, state: 'new', checkAt: abandonedAt(this.clock.now()) }
      : { ...payment, state: 'awaiting', checkAt: null };
  }
}
