import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { DataOf } from '@fenestra/contracts/event';
import { paymentRequested } from '@fenestra/contracts/events/order';
import { EventContext, On } from '@fenestra/messaging/on';
import { afterCommit } from '@fenestra/platform/after-commit';
import { Clock } from '@fenestra/platform/clock';
import { rowId } from '@fenestra/platform/ids';
import { Jobs } from '@fenestra/platform/jobs';
import { abandonedAt } from './look-again';
import { openSession } from './open-session.job';
import { Payment } from './payment.entity';

const providers = { card: 'gopay', paypal: 'paypal', transfer: 'transfer', cash: 'transfer' } as const;

@Controller()
export class OpenOnPaymentRequested {
  constructor(
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  /** First the row, then the world outside: a job opens the session, and the sweep does if the job is lost. */
  @On(paymentRequested, 'payments.session')
  async expect(
    @Payload() { orderId, method, amount, currency }: DataOf<typeof paymentRequested>,
    @Ctx() { tx, record }: EventContext,
  ): Promise<void> {
    const id = rowId();
    const provider = providers[method];
    const byCard = provider === 'gopay';
    const state = byCard ? 'new' : 'awaiting';
    const checkAt = byCard ? abandonedAt(this.clock.now()) : null;
    await tx.insert(Payment, { id, orderId, attempt: 1, provider, state, amount, currency, checkAt });
    if (byCard) afterCommit(tx, () => this.jobs.enqueue(openSession, record.id, { paymentId: id }));
  }
}
