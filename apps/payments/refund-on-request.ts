import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { refundRequested } from '@fenestra/contracts/events/order';
import { type ReceivedEvent, inContextOf } from '@fenestra/messaging/inbox/event-handler';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { refTo } from '@fenestra/messaging/tracing/cause';
import { Clock } from '@fenestra/platform/service/clock';
import { Jobs } from '@fenestra/platform/jobs/jobs';
import { abandonedAt } from './retry-schedule';
import { Payments } from './payment.table';
import { PaymentProviders } from './providers/payment-providers';
import { refundPayment } from './refund-payment.job';

@Controller()
export class RefundOnRequest {
  constructor(
    private readonly payments: Payments,
    private readonly providers: PaymentProviders,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  /** Marks what has to go back; a job does it, and the sweep for as long as it takes. */
  @On(refundRequested, 'payments.session')
  async request(
    @Payload() requests: ReceivedEvent<typeof refundRequested>[],
    @Ctx() { unit }: EventContext,
  ): Promise<void> {
    for (const request of requests) await inContextOf(request, () => this.markToRefund(unit, request));
  }

  private async markToRefund(unit: UnitOfWork, request: ReceivedEvent<typeof refundRequested>): Promise<void> {
    const { data, record } = request;
    const { orderId, amount, paymentId } = data;
    const payment = await this.payments.lock(unit, paymentId ? { orderId, id: paymentId } : { orderId, state: 'paid' });
    if (!payment || payment.toRefund + amount > payment.paid)
      throw new Error(`order ${orderId} has no payment to refund ${amount} of`);
    const changes = { toRefund: payment.toRefund + amount, lastEvent: refTo(record) };
    if (payment.state === 'refund_pending') return this.payments.update(unit, payment, changes); // whoever is at work goes on with it
    const isManual = !this.providers.of(payment.provider).opensSessions;
    const checkAt = isManual ? null : abandonedAt(this.clock.now());
    await this.payments.update(unit, payment, { ...changes, state: 'refund_pending', tries: 0, checkAt });
    if (!isManual) unit.afterCommit(() => this.jobs.enqueue(refundPayment, request, { paymentId: payment.id }));
  }
}
