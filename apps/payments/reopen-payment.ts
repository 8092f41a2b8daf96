import { Injectable } from '@nestjs/common';
import { OrdersClient } from '@fenestra/clients/service-clients';
import type { ReasonOf } from '@fenestra/contracts/endpoint';
import { readOrderDues } from '@fenestra/contracts/http/orders';
import type { PaymentView, reopenPayment } from '@fenestra/contracts/http/payments';
import { outstandingNow } from '@fenestra/domain/ordering/received-payments';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { Clock } from '@fenestra/platform/service/clock';
import { rowId } from '@fenestra/platform/service/ids';
import { abandonedAt } from './retry-schedule';
import { OpenSession } from './open-session.job';
import { isUnderReview, isRefused, type Payment } from './payment.entity';
import { Payments } from './payment.table';
import { paymentView } from './payment.view';
import { PaymentProviders } from './providers/payment-providers';
import { Reconcile } from './reconcile';

type Answer = Result<PaymentView, ReasonOf<typeof reopenPayment>>;

/** Tries of one order to be paid at gateways: each opens a session outside. Who has failed so often is helped by people. */
const maxAttempts = 10;

@Injectable()
export class ReopenPayment {
  constructor(
    private readonly payments: Payments,
    private readonly providers: PaymentProviders,
    private readonly clock: Clock,
    private readonly reconcile: Reconcile,
    private readonly openSession: OpenSession,
    private readonly orders: OrdersClient,
  ) {}

  /** The living session of an order that is still owed, or a new one when the last has ended (OPEN-Q-81). Never two at a time. */
  async execute(orderId: string): Promise<Answer> {
    const last = await this.lastOf(orderId);
    if (!last) return refuse('payment-unknown');
    if (!this.providers.of(last.provider).opensSessions || last.orderOver) return refuse('payment-not-open');
    if (last.state === 'open') await this.reconcile.execute(last.provider, last.providerId!);
    const active = await this.activeOrNext(orderId);
    if (!active.ok) return active;
    const { id } = active.value;
    await this.openSession.perform({ paymentId: id });
    const payment = (await this.payments.find(id))!;
    if (isUnderReview(payment)) return refuse('payment-examined');
    return payment.paid > 0 ? refuse('payment-not-open') : accept(paymentView(payment));
  }

  /** Two shoppers' clicks at once: one of them makes the next session, the other gets the same. Nothing where nothing is left to pay. */
  private async activeOrNext(
    orderId: string,
  ): Promise<Result<Payment, 'payment-not-open' | 'payment-tried-too-often'>> {
    const last = (await this.lastOf(orderId))!;
    if (last.state !== 'failed') return accept(last);
    if (last.attempt! >= maxAttempts || isRefused(last)) return refuse('payment-tried-too-often');
    const { provider, currency, lastEvent, attempt } = last;
    const amount = await this.outstandingAmount(orderId);
    if (amount === 0) return refuse('payment-not-open');
    const checkAt = abandonedAt(this.clock.now());
    const next = { id: rowId(), orderId, attempt: attempt! + 1, provider, amount, currency, lastEvent };
    await this.payments.insertNext({ ...next, state: 'new', checkAt });
    return accept((await this.lastOf(orderId))!);
  }

  /** A part may have come by transfer. */
  private async outstandingAmount(orderId: string): Promise<number> {
    const dues = await this.orders.call(readOrderDues, { params: { id: orderId } });
    if (!dues.ok) throw new Error(`orders does not know the order ${orderId} that is to be paid`);
    return outstandingNow(dues.value, dues.value.paid);
  }

  private async lastOf(orderId: string): Promise<Payment | undefined> {
    return (await this.payments.ofOrder(orderId))[0];
  }
}
