import { Logger } from '@nestjs/common';
import { Clock } from '@fenestra/platform/service/clock';
import { Performs } from '@fenestra/platform/jobs/jobs';
import { OpenSession } from './open-session.job';
import { type Payment, withoutSession } from './payment.entity';
import { Payments } from './payment.table';
import { checkPayments } from './payment-checks';
import { Reconcile } from './reconcile';
import { RefundPayment } from './refund-payment.job';

const batch = 50;

/** Looks after every payment that is due: what a lost job, a missing notification or a dead process left behind. */
@Performs(checkPayments)
export class CheckPayments {
  private readonly logger = new Logger(CheckPayments.name);

  constructor(
    private readonly payments: Payments,
    private readonly clock: Clock,
    private readonly openSession: OpenSession,
    private readonly reconcile: Reconcile,
    private readonly refundPayment: RefundPayment,
  ) {}

  async perform(): Promise<void> {
    for (const payment of await this.payments.due(this.clock.now(), batch))
      await this.look(payment).catch((fault: unknown) =>
        this.logger.warn(`payment ${payment.id} could not be checked: ${String(fault)}`),
      );
  }

  private async look({ id, state, provider, providerId }: Payment): Promise<void> {
    if (withoutSession.includes(state)) await this.openSession.perform({ paymentId: id });
    else if (state === 'refund_pending') await this.refundPayment.perform({ paymentId: id });
    else await this.reconcile.execute(provider, providerId!);
  }
}
