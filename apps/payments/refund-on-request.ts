import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { DataOf } from '@fenestra/contracts/event';
import { refundRequested } from '@fenestra/contracts/events/order';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { afterCommit } from '@fenestra/messaging/outbox/around-commit';
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
  async request(
    @Payload() { orderId, amount, paymentId }: DataOf<typeof refundRequested>,
    @Ctx() { tx, record }: EventContext,
  ): Promise<void> {
    const where = { orderId, state: 'paid' as const, ...(paymentId && { id: paymentId }) };
    const payment = await tx.findOneOrFail(Payment, { where, lock: { mode: 'pessimistic_write' } });
    const checkAt = payment.provider === 'gopay' ? abandonedAt(this.clock.now()) : null; // a bank is told by a person
    await tx.update(Payment, payment.id, { state: 'refund_pending', toRefund: amount, checkAt });
    if (checkAt) afterCommit(tx, () => this.jobs.enqueue(refundPayment, record.id, { paymentId: payment.id }));
  }
}
