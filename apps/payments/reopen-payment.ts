import { Injectable } from '@nestjs/common';
import type { PaymentView } from '@fenestra/contracts/http/payments';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { Clock } from '@fenestra/platform/service/clock';
import { rowId } from '@fenestra/platform/service/ids';
import { abandonedAt } from './retry-schedule';
import { OpenSession } from './open-session.job';
import type { Payment } from './payment.entity';
import { Payments } from './payment.table';
import { paymentView } from './payment.view';
import { PaymentProviders } from './providers/payment-providers';
import { Reconcile } from './reconcile';

type Answer = Result<PaymentView, 'payment-unknown' | 'payment-not-open'>;

@Injectable()
export class ReopenPayment {
  constructor(
    private readonly payments: Payments,
    private readonly providers: PaymentProviders,
    private readonly clock: Clock,
    private readonly reconcile: Reconcile,
    private readonly openSession: OpenSession,
  ) {}

  /** The living session of an order that is still owed, or a new one when the last has ended (OPEN-Q-81). Never two at a time. */
  async execute(orderId: string): Promise<Answer> {
    const last = await this.lastOf(orderId);
    if (!last) return refuse('payment-unknown');
    if (!this.providers.of(last.provider).opensSessions || last.orderOver) return refuse('payment-not-open');
    if (last.state === 'open') await this.reconcile.execute(last.provider, last.providerId!);
    const { id } = await this.livingAfter(orderId);
    await this.openSession.perform({ paymentId: id });
    const payment = (await this.payments.find(id))!;
    return payment.paid > 0 ? refuse('payment-not-open') : accept(paymentView(payment));
  }

  /** Two shoppers' clicks at once: one of them makes the next session, the other gets the same. */
  private async livingAfter(orderId: string): Promise<Payment> {
    const last = (await this.lastOf(orderId))!;
    if (last.state !== 'failed') return last;
    const { provider, amount, currency, lastEvent, attempt } = last;
    const checkAt = abandonedAt(this.clock.now());
    const next = { id: rowId(), orderId, attempt: attempt + 1, provider, amount, currency, lastEvent };
    await this.payments.insertNext({ ...next, state: 'new', checkAt });
    return (await this.lastOf(orderId))!;
  }

  private async lastOf(orderId: string): Promise<Payment | undefined> {
    return (await this.payments.ofOrder(orderId))[0];
  }
}
