import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { refundRequested } from '@fenestra/contracts/events/order';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import type { Delivery } from '@fenestra/messaging/inbox/reaction';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { Clock } from '@fenestra/platform/service/clock';
import { Jobs } from '@fenestra/platform/jobs/jobs';
import { abandonedAt } from './retry-schedule';
import { Payment } from './payment.entity';
import { refundPayment } from './refund-payment.job';

@Controller()
export class RefundOnRequest {
  constructor(
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  /** Marks what has to go back; a job does it, and the sweep for as long as it takes. */
  @On(refundRequested, 'payments.session')
  async request(@Payload() requests: Delivery<typeof refundRequested>[], @Ctx() { unit }: EventContext): Promise<void> {
    for (const request of requests) await this.mark(unit, request);
  }

  private async mark(unit: UnitOfWork, { data, record }: Delivery<typeof refundRequested>): Promise<void> {
    const { orderId, amount, paymentId } = data;
    const where = { orderId, state: 'paid' as const, ...(paymentId && { id: paymentId }) };
    const payment = await unit.tx.findOneOrFail(Payment, { where, lock: { mode: 'pessimistic_write' } });
    const checkAt = payment.provider === 'gopay' ? abandonedAt(this.clock.now()) : null; // a bank is told by a person
    await unit.tx.update(Payment, payment.id, { state: 'refund_pending', toRefund: amount, checkAt });
    if (checkAt) unit.afterCommit(() => this.jobs.enqueue(refundPayment, record.id, { paymentId: payment.id }));
  }
}
