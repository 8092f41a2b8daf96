import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { paymentRequested } from '@fenestra/contracts/events/order';
import type { ReceivedEvent } from '@fenestra/messaging/inbox/event-handler';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { Clock } from '@fenestra/platform/service/clock';
import { Jobs } from '@fenestra/platform/jobs/jobs';
import { newAttempt, openSessionAfterCommit } from './new-attempt';
import { Payments } from './payment.table';
import { PaymentProviders } from './providers/payment-providers';

type Requested = ReceivedEvent<typeof paymentRequested>;

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
  async open(@Payload() requests: Requested[], @Ctx() { unit }: EventContext): Promise<void> {
    const now = this.clock.now();
    const payments = requests.map((request) => newAttempt(request, 1, this.providers, now));
    await this.payments.insert(unit, payments);
    for (const [nth, payment] of payments.entries()) openSessionAfterCommit(unit, payment, requests[nth]!, this.jobs);
  }
}
