import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { EntityManager } from 'typeorm';
import type { DataOf } from '@fenestra/contracts/event';
import { paymentRequested } from '@fenestra/contracts/events/order';
import { afterCommit, beforeCommit } from '@fenestra/messaging/outbox/around-commit';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { Clock } from '@fenestra/platform/service/clock';
import { rowId } from '@fenestra/platform/service/ids';
import { Jobs } from '@fenestra/platform/jobs/jobs';
import { abandonedAt } from './retry-schedule';
import { openSession } from './open-session.job';
import type { Payment } from './payment.entity';

const providers = { card: 'gopay', paypal: 'paypal', transfer: 'transfer', cash: 'transfer' } as const;

@Controller()
export class OpenOnPaymentRequested {
  constructor(
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  /** First the row, then the world outside: a job opens the session, and the sweep does if the job is lost. */
  @On(paymentRequested, 'payments.session')
  expect(
    @Payload() { orderId, method, amount, currency }: DataOf<typeof paymentRequested>,
    @Ctx() { tx, record }: EventContext,
  ): Promise<void> {
    const id = rowId();
    const provider = providers[method];
    const byCard = provider === 'gopay';
    const state = byCard ? 'new' : 'awaiting';
    const checkAt = byCard ? abandonedAt(this.clock.now()) : null;
    beforeCommit(tx, insertPayments, [{ id, orderId, provider, state, amount, currency, checkAt }]);
    if (byCard) afterCommit(tx, () => this.jobs.enqueue(openSession, record.id, { paymentId: id }));
    return Promise.resolve();
  }
}

type NewPayment = Pick<Payment, 'id' | 'orderId' | 'provider' | 'state' | 'amount' | 'currency' | 'checkAt'>;

async function insertPayments(tx: EntityManager, payments: readonly NewPayment[]): Promise<void> {
  await tx.query(
    `INSERT INTO payment (id, order_id, attempt, provider, state, amount, currency, check_at)
     SELECT id, order_id, 1, provider, state, amount, currency, check_at
     FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::bigint[], $6::text[], $7::timestamptz[])
       AS made (id, order_id, provider, state, amount, currency, check_at)`,
    (['id', 'orderId', 'provider', 'state', 'amount', 'currency', 'checkAt'] as const).map((column) =>
      payments.map((payment) => payment[column]),
    ),
  );
}
