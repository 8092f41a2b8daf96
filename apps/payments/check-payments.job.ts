import { DataSource } from 'typeorm';
import { Clock } from '@fenestra/platform/service/clock';
import { FailingRows } from '@fenestra/platform/jobs/failing-rows';
import { Performs } from '@fenestra/platform/jobs/jobs';
import { OpenSession } from './open-session.job';
import { withoutSession } from './payment.entity';
import { Payments } from './payment.table';
import { checkPayments } from './payment-checks';
import { Reconcile } from './reconcile';
import { RefundPayment } from './refund-payment.job';

const batch = 50;
/** As many as a provider answers side by side. One that is slow then keeps a round busy for less than a minute. */
const maxConcurrent = 8;

/** Looks after every payment that is due: what a lost job, a missing notification or a dead process left behind. */
@Performs(checkPayments)
export class CheckPayments {
  private readonly failing: FailingRows;

  constructor(
    private readonly payments: Payments,
    private readonly clock: Clock,
    private readonly openSession: OpenSession,
    private readonly reconcile: Reconcile,
    private readonly refundPayment: RefundPayment,
    db: DataSource,
  ) {
    this.failing = new FailingRows(db, clock, checkPayments.name);
  }

  async perform(): Promise<void> {
    const due = await this.payments.due(checkPayments.name, this.clock.now(), batch);
    await this.failing.each(due, (id) => this.check(id), maxConcurrent);
  }

  private async check(id: string): Promise<void> {
    const payment = await this.payments.find(id);
    if (!payment) return;
    const { state, provider, providerId } = payment;
    if (withoutSession.includes(state)) await this.openSession.perform({ paymentId: id });
    else if (state === 'refund_pending') await this.refundPayment.perform({ paymentId: id });
    else await this.reconcile.execute(provider, providerId!);
  }
}
