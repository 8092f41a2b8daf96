import { Inject, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod/mini';
import { paymentFailed, sessionOpened } from '@fenestra/contracts/events/payment';
import { readOrderSnapshot } from '@fenestra/contracts/http/orders';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { firstCause } from '@fenestra/messaging/tracing/cause';
import { crashPoint } from '@fenestra/messaging/fault-injection';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { OrdersClient } from '@fenestra/clients/service-clients';
import { readOrigins } from '@fenestra/clients/shop-origins';
import { Gopay, GopayRefusal, type GopayStatus } from './gopay';
import { gopaySession } from './gopay-session';
import { abandonedAt, pollAt, retryAt } from './retry-schedule';
import { Payment } from './payment.entity';
import type { PaymentsConfig } from './config';

export const openSession = job({ name: 'open-session', data: z.object({ paymentId: z.uuid() }) });

@Performs(openSession)
export class OpenSession {
  private readonly logger = new Logger(OpenSession.name);
  private readonly originOf: ReturnType<typeof readOrigins>;

  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly gopay: Gopay,
    private readonly orders: OrdersClient,
    @Inject(Config) config: PaymentsConfig,
  ) {
    this.originOf = readOrigins(config);
  }

  /**
   * Opens the session of a payment that has none. When GoPay does not answer, the row says so and another session is opened later:
   * GoPay cannot be asked by order, and nobody has the address of the one that may exist.
   */
  async perform({ paymentId }: { paymentId: string }): Promise<void> {
    const payment = await this.claim(paymentId);
    if (!payment) return;
    try {
      const session = await this.createSession(payment);
      crashPoint('payments.after-create');
      await this.keep(payment, session);
    } catch (fault) {
      if (fault instanceof GopayRefusal && fault.status === 409) return this.giveUp(payment, fault);
      await this.tryLater(payment, fault);
    }
  }

  /** One process at a time; a claim that is too old belongs to a dead one. */
  private async claim(id: string): Promise<Payment | undefined> {
    const now = this.clock.now();
    const claimed = await this.db.manager
      .createQueryBuilder()
      .update(Payment)
      .set({ state: 'opening', checkAt: abandonedAt(now) })
      .where(
        `id = :id AND NOT order_over AND (state IN ('new', 'unknown') OR state = 'opening' AND check_at <= :now)`,
        {
          id,
          now,
        },
      )
      .execute();
    return claimed.affected ? this.db.manager.findOneByOrFail(Payment, { id }) : undefined;
  }

  private async createSession({ orderId, amount }: Payment): Promise<GopayStatus & { gw_url: string }> {
    const snapshot = await this.orders.call(readOrderSnapshot, { params: { id: orderId } });
    if (!snapshot.ok) throw new Error(`orders does not know the order ${orderId} that it wants to be paid`);
    const { shopId } = snapshot.value.order;
    return this.gopay.create(gopaySession(snapshot.value, amount, this.originOf(shopId)));
  }

  private async keep({ id, orderId }: Payment, session: GopayStatus & { gw_url: string }): Promise<void> {
    await this.outbox.transaction(async (unit) => {
      const { tx } = unit;
      const payment = await tx.findOneOrFail(Payment, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (payment.state !== 'opening') return; // another process was faster; this session has no address outside
      const version = payment.version + 1;
      await tx.update(Payment, id, {
        state: 'open',
        version,
        providerId: session.id,
        gatewayStatus: session.state,
        gatewayUrl: session.gw_url,
        tries: 0,
        checkAt: pollAt(this.clock.now(), 0),
      });
      unit.emit(sessionOpened, version, { orderId, paymentId: id }, firstCause());
    });
  }

  /** The same request would be refused again. */
  private async giveUp({ id, orderId, version }: Payment, refusal: GopayRefusal): Promise<void> {
    this.logger.error(refusal);
    await this.outbox.transaction(async (unit) => {
      const { tx } = unit;
      const change = { state: 'failed', version: version + 1, checkAt: null } as const;
      const given = await tx.update(Payment, { id, state: 'opening' }, change);
      if (given.affected)
        unit.emit(paymentFailed, version + 1, { orderId, paymentId: id, reason: 'refused' }, firstCause());
    });
  }

  private async tryLater({ id, tries }: Payment, fault: unknown): Promise<void> {
    this.logger.warn(`no session for payment ${id}, try ${tries + 1}: ${String(fault)}`);
    const checkAt = retryAt(this.clock.now(), tries + 1);
    await this.db.manager.update(Payment, { id, state: 'opening' }, { state: 'unknown', tries: tries + 1, checkAt });
  }
}
