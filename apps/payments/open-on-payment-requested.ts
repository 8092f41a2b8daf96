import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { EntityManager } from 'typeorm';
import { paymentRequested } from '@fenestra/contracts/events/order';
import type { Delivery } from '@fenestra/messaging/inbox/reaction';
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
  async expect(@Payload() requests: Requested[], @Ctx() { unit }: EventContext): Promise<void> {
    const payments = requests.map(({ data }) => this.paymentOf(data));
    await insertPayments(unit.tx, payments);
    for (const [nth, { id, state }] of payments.entries())
      if (state === 'new')
        unit.afterCommit(() => this.jobs.enqueue(openSession, requests[nth]!.record.id, { paymentId: id }));
  }

  private paymentOf({ orderId, method, amount, currency }: Requested['data']): NewPayment {
    const provider = providers[method];
    const byCard = provider === 'gopay';
    const state = byCard ? 'new' : 'awaiting';
    const checkAt = byCard ? abandonedAt(this.clock.now()) : null;
    return { id: rowId(), orderId, provider, state, amount, currency, checkAt };
  }
}

type Requested = Delivery<typeof paymentRequested>;
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
