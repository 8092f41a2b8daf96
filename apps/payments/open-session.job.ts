import { Inject, Logger } from '@nestjs/common';
import { z } from 'zod/mini';
import { paymentFailed, sessionOpened } from '@fenestra/contracts/events/payment';
import { readOrderSnapshot } from '@fenestra/contracts/http/orders';
import { cancelParam, notificationPath, returnPath } from '@fenestra/contracts/payment-providers';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { OrdersClient } from '@fenestra/clients/service-clients';
import { readOrigins } from '@fenestra/clients/shop-origins';
import { scheduledPollAt, retryAt } from './retry-schedule';
import type { Payment } from './payment.entity';
import { Payments } from './payment.table';
import type { PaymentsConfig } from './config';
import { type OpenedSession, SessionRefused } from './providers/payment-provider';
import { PaymentProviders } from './providers/payment-providers';

export const openSession = job({ name: 'open-session', data: z.object({ paymentId: z.uuid() }) });

@Performs(openSession)
export class OpenSession {
  private readonly logger = new Logger(OpenSession.name);
  private readonly originOf: ReturnType<typeof readOrigins>;

  constructor(
    private readonly payments: Payments,
    private readonly providers: PaymentProviders,
    private readonly clock: Clock,
    private readonly orders: OrdersClient,
    @Inject(Config) config: PaymentsConfig,
  ) {
    this.originOf = readOrigins(config);
  }

  /**
   * Opens the session of a payment that has none. When the provider does not answer, the row says so and another session is
   * opened later: the one that may exist was shown to nobody (decision 15).
   */
  async perform({ paymentId }: { paymentId: string }): Promise<void> {
    const payment = await this.payments.claimToOpen(paymentId, this.clock.now());
    if (!payment) return;
    try {
      const session = await this.open(payment);
      await this.storeSession(payment, session);
    } catch (error) {
      if (error instanceof SessionRefused) return this.failPayment(payment, error);
      await this.scheduleRetry(payment, error);
    }
  }

  private async open({ id, orderId, attempt, provider, amount }: Payment): Promise<OpenedSession> {
    const snapshot = await this.orders.call(readOrderSnapshot, { params: { id: orderId } });
    if (!snapshot.ok) throw new Error(`orders does not know the order ${orderId} that it wants to be paid`);
    const { shopId, token } = snapshot.value.order;
    const origin = this.originOf(shopId);
    const returnUrl = `${origin}${returnPath(provider)}?o=${token}`;
    return this.providers.withSessions(provider).open({
      paymentId: id,
      attempt: attempt!,
      snapshot: snapshot.value,
      amount,
      returnUrl,
      cancelUrl: `${returnUrl}&${cancelParam}=1`,
      notificationUrl: `${origin}${notificationPath(provider, id)}`,
    });
  }

  private storeSession({ id, orderId }: Payment, session: OpenedSession): Promise<void> {
    return this.payments.decide(id, async (unit, payment) => {
      if (payment.state !== 'opening') return; // another process was faster; this session has no address outside
      const changes = {
        state: 'open',
        providerId: session.id,
        gatewayStatus: session.status,
        gatewayUrl: session.url,
        checkAt: scheduledPollAt(this.clock.now(), 0),
      } as const;
      await this.payments.advance(unit, payment, changes, sessionOpened, { orderId, paymentId: id });
    });
  }

  private failPayment({ id, orderId }: Payment, refusal: SessionRefused): Promise<void> {
    this.logger.error(refusal);
    return this.payments.decide(id, async (unit, payment) => {
      if (payment.state !== 'opening') return;
      const data = { orderId, paymentId: id, reason: 'refused' } as const;
      await this.payments.advance(unit, payment, { state: 'failed', checkAt: null }, paymentFailed, data);
    });
  }

  private async scheduleRetry({ id, tries }: Payment, error: unknown): Promise<void> {
    this.logger.warn(`no session for payment ${id}, try ${tries + 1}: ${String(error)}`);
    const checkAt = retryAt(this.clock.now(), tries + 1);
    await this.payments.scheduleRetry(id, 'opening', { state: 'unknown', tries: tries + 1, checkAt });
  }
}
