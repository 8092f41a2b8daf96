import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PaymentView } from '@fenestra/contracts/http/payments';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { Clock } from '@fenestra/platform/service/clock';
import { rowId } from '@fenestra/platform/service/ids';
import { abandonedAt } from './retry-schedule';
import { OpenSession } from './open-session.job';
import { Payment } from './payment.entity';
import { paymentView } from './payment.view';
import { Reconcile } from './reconcile';

type Answer = Result<PaymentView, 'payment-unknown' | 'payment-not-open'>;

@Injectable()
export class ReopenPayment {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly reconcile: Reconcile,
    private readonly openSession: OpenSession,
  ) {}

  /** The living session of an order that is still owed, or a new one when the last has ended (OPEN-Q-81). Never two at a time. */
  async execute(orderId: string): Promise<Answer> {
    const last = await this.lastOf(orderId);
    if (!last) return refuse('payment-unknown');
    if (last.provider !== 'gopay' || last.orderOver) return refuse('payment-not-open');
    if (last.state === 'open' && last.providerId) await this.reconcile.execute(last.providerId);
    const { id } = await this.livingAfter(orderId);
    await this.openSession.perform({ paymentId: id });
    const payment = await this.db.manager.findOneByOrFail(Payment, { id });
    return payment.paid > 0 ? refuse('payment-not-open') : accept(paymentView(payment));
  }

  /** Two shoppers' clicks at once: the index lets one of them make the next session, the other gets the same. */
  private async livingAfter(orderId: string): Promise<Payment> {
    const last = await this.lastOf(orderId);
    if (last!.state !== 'failed') return last!;
    const { provider, amount, currency, attempt } = last!;
    const next = { id: rowId(), orderId, provider, amount, currency, attempt: attempt + 1, state: 'new' as const };
    const checkAt = abandonedAt(this.clock.now());
    await this.db.manager
      .createQueryBuilder()
      .insert()
      .into(Payment)
      .values({ ...next, checkAt })
      .orIgnore()
      .execute();
    return (await this.lastOf(orderId))!;
  }

  private lastOf(orderId: string): Promise<Payment | null> {
    return this.db.manager.findOne(Payment, { where: { orderId }, order: { attempt: 'DESC' } });
  }
}
