import { Logger } from '@nestjs/common';
import { z } from 'zod/mini';
import { paymentRefunded } from '@fenestra/contracts/events/payment';
import { Clock } from '@fenestra/platform/service/clock';
import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { refundRetryAt, retryAt } from './retry-schedule';
import type { Payment } from './payment.entity';
import { Payments } from './payment.table';
import type { Session } from './providers/payment-provider';
import { PaymentProviders } from './providers/payment-providers';

export const refundPayment = job({ name: 'refund-payment', data: z.object({ paymentId: z.uuid() }) });

@Performs(refundPayment)
export class RefundPayment {
  private readonly logger = new Logger(RefundPayment.name);

  constructor(
    private readonly payments: Payments,
    private readonly providers: PaymentProviders,
    private readonly clock: Clock,
  ) {}

  /** Tried for ever, and loudly. */
  async perform({ paymentId: id }: { paymentId: string }): Promise<void> {
    const payment = await this.payments.claimToRefund(id, this.clock.now());
    if (!payment) return;
    const { tries } = payment;
    let { refundsFailed } = payment;
    try {
      const session = await this.refund(payment);
      if (session && isRefunded(payment, session)) return await this.settle(payment, session);
      refundsFailed = session?.state === 'paid' ? (session.refundsFailed ?? 0) : 0;
      this.logUnfinished(payment, refundsFailed);
    } catch (error) {
      this.logger.error(new Error(`payment ${id} could not be refunded, try ${tries}`, { cause: error }));
    }
    const now = this.clock.now();
    const checkAt = refundsFailed > 0 ? refundRetryAt(now, refundsFailed) : retryAt(now, tries);
    await this.payments.scheduleRetry(id, 'refund_pending', { state: 'refund_pending', tries, checkAt, refundsFailed });
  }

  private logUnfinished({ id, provider, orderId }: Payment, failed: number): void {
    if (failed === 0) return this.logger.warn(`the refund of payment ${id} is not finished yet`);
    const times = `${failed} refunds of payment ${id}, order ${orderId}`;
    this.logger.error(new Error(`${provider} says that it failed: ${times}`));
  }

  /** Asks first: a refund whose answer was lost must not be made twice. Resolves to what the provider says then. */
  private async refund(payment: Payment): Promise<Session | undefined> {
    const { provider, providerId, toRefund } = payment;
    const sessions = this.providers.withSessions(provider);
    const before = await sessions.status(providerId!);
    if (isRefunded(payment, before)) return before;
    const returned = returnedOf(payment, before);
    await sessions.refund(providerId!, toRefund - returned, returned);
    return sessions.status(providerId!);
  }

  /** What was asked for while the provider was at work is given back next. */
  private settle({ id, toRefund: refunded }: Payment, { status }: Session): Promise<void> {
    return this.payments.decide(id, async (unit, payment) => {
      if (payment.state !== 'refund_pending' || refunded <= payment.refunded) return;
      const { orderId, currency } = payment;
      const rest = payment.toRefund - refunded;
      const next =
        rest > 0 ? ({ checkAt: this.clock.now() } as const) : ({ state: 'refunded', checkAt: null } as const);
      const data = { orderId, paymentId: id, currency, amount: refunded - payment.refunded };
      const changes = { ...next, refunded, refundsFailed: 0, gatewayStatus: status };
      await this.payments.advance(unit, payment, changes, paymentRefunded, data);
    });
  }
}

/** What has gone back already, be it by hand. */
const returnedOf = ({ refunded }: Payment, session: Session | undefined): number =>
  Math.max(refunded, session?.state === 'paid' ? (session.returned ?? 0) : 0);

/**
 * Where the gateway does not say how much has gone back, a part is what was asked for: what comes on top of an order goes back at once, the
 * rest of the same payment all together.
 */
const isRefunded = ({ toRefund, paid }: Payment, session: Session | undefined): boolean =>
  session?.state === 'paid' && (session.returned === null ? toRefund < paid : session.returned >= toRefund);
