import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod/mini';
import { paymentRefunded } from '@fenestra/contracts/events/payment';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { firstCause } from '@fenestra/messaging/tracing/cause';
import { Clock } from '@fenestra/platform/service/clock';
import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { Gopay } from './gopay';
import { abandonedAt, retryAt } from './retry-schedule';
import { Payment } from './payment.entity';

export const refundPayment = job({ name: 'refund-payment', data: z.object({ paymentId: z.uuid() }) });

const isRefunded = (state: string): boolean => state === 'REFUNDED' || state === 'PARTIALLY_REFUNDED';

@Performs(refundPayment)
export class RefundPayment {
  private readonly logger = new Logger(RefundPayment.name);

  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly gopay: Gopay,
  ) {}

  /** Asks first: a refund whose answer was lost must not be made twice. Tried for ever, and loudly. */
  async perform({ paymentId: id }: { paymentId: string }): Promise<void> {
    const payment = await this.claim(id);
    if (!payment) return;
    const { providerId, toRefund, tries } = payment;
    try {
      const before = await this.gopay.status(providerId!);
      const done = isRefunded(before.state) || (await this.gopay.refund(providerId!, toRefund)) === 'FINISHED';
      if (done) return await this.settle(id);
      this.logger.warn(`the refund of payment ${id} is not finished yet`);
    } catch (fault) {
      this.logger.error(new Error(`payment ${id} could not be refunded, try ${tries + 1}`, { cause: fault }));
    }
    const later = { tries: tries + 1, checkAt: retryAt(this.clock.now(), tries + 1) };
    await this.db.manager.update(Payment, { id, state: 'refund_pending' }, later);
  }

  /** Pushes the next look into the future, so that two processes do not refund at once. */
  private async claim(id: string): Promise<Payment | undefined> {
    const now = this.clock.now();
    const claimed = await this.db.manager
      .createQueryBuilder()
      .update(Payment)
      .set({ checkAt: abandonedAt(now), tries: () => 'tries + 1' })
      .where(`id = :id AND state = 'refund_pending' AND (tries = 0 OR check_at <= :now)`, { id, now })
      .execute();
    return claimed.affected ? this.db.manager.findOneByOrFail(Payment, { id }) : undefined;
  }

  private async settle(id: string): Promise<void> {
    await this.outbox.transaction(async (unit) => {
      const { tx } = unit;
      const payment = await tx.findOneOrFail(Payment, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (payment.state !== 'refund_pending') return;
      const { orderId, currency, toRefund: amount } = payment;
      const version = payment.version + 1;
      const settled = {
        state: 'refunded',
        refunded: amount,
        gatewayStatus: 'REFUNDED',
        version,
        checkAt: null,
      } as const;
      await tx.update(Payment, id, settled);
      unit.emit(paymentRefunded, version, { orderId, paymentId: id, currency, amount }, firstCause());
    });
  }
}
