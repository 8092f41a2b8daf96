import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '@fenestra/platform/service/clock';
import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { OpenSession } from './open-session.job';
import { Payment } from './payment.entity';
import { Reconcile } from './reconcile';
import { RefundPayment } from './refund-payment.job';

const batch = 50;

export const checkPayments = job({ name: 'check-payments', everyMs: 5_000 });

/** Looks after every payment that is due: what a lost job, a missing notification or a dead process left behind. */
@Performs(checkPayments)
export class CheckPayments {
  private readonly logger = new Logger(CheckPayments.name);

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly openSession: OpenSession,
    private readonly reconcile: Reconcile,
    private readonly refundPayment: RefundPayment,
  ) {}

  async perform(): Promise<void> {
    const due = await this.db.manager
      .createQueryBuilder(Payment, 'payment')
      .where('payment.check_at <= :now', { now: this.clock.now() })
      .orderBy('payment.check_at')
      .limit(batch)
      .getMany();
    for (const payment of due)
      await this.look(payment).catch((fault: unknown) =>
        this.logger.warn(`payment ${payment.id} could not be checked: ${String(fault)}`),
      );
  }

  private async look({ id, state, providerId }: Payment): Promise<void> {
    if (state === 'open') await this.reconcile.execute(providerId!);
    else if (state === 'refund_pending') await this.refundPayment.perform({ paymentId: id });
    else await this.openSession.perform({ paymentId: id });
  }
}
