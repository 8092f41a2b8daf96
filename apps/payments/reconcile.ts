import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { paymentFailed, paymentReceived, paymentRefunded } from '@fenestra/contracts/events/payment';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { firstCause } from '@fenestra/messaging/tracing/cause';
import { Clock } from '@fenestra/platform/service/clock';
import { Gopay, type GopayStatus } from './gopay';
import { pollAt } from './retry-schedule';
import { Payment } from './payment.entity';

/** sub_states that say that the shopper walked away, and not that a bank said no (external-services 1.5). */
const walkedAway = ['_5037', '_5043'];

@Injectable()
export class Reconcile {
  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly gopay: Gopay,
  ) {}

  /**
   * Asks GoPay for the truth about one payment and takes it over. Notification, browser return and polling all come here,
   * in any order and as often as they like: a payment moves forward only.
   */
  async execute(providerId: string): Promise<Payment | undefined> {
    const known = await this.db.manager.findOneBy(Payment, { provider: 'gopay', providerId });
    if (!known) return undefined;
    const truth = await this.gopay.status(providerId);
    return this.outbox.transaction(async (unit) => {
      const payment = await unit.tx.findOneOrFail(Payment, {
        where: { id: known.id },
        lock: { mode: 'pessimistic_write' },
      });
      await this.takeOver(unit, payment, truth);
      return payment;
    });
  }

  private async takeOver(unit: UnitOfWork, payment: Payment, truth: GopayStatus): Promise<void> {
    const { id, orderId, amount, currency } = payment;
    const ids = { orderId, paymentId: id };
    switch (truth.state) {
      case 'PAID':
        if (payment.state !== 'open' && payment.state !== 'failed') return;
        await change(unit.tx, payment, { state: 'paid', paid: amount, gatewayStatus: truth.state, checkAt: null });
        return void unit.emit(paymentReceived, payment.version, { ...ids, amount, currency }, firstCause());
      case 'CANCELED':
      case 'TIMEOUTED':
        if (payment.state !== 'open') return;
        await change(unit.tx, payment, { state: 'failed', gatewayStatus: truth.state, checkAt: null });
        return void unit.emit(paymentFailed, payment.version, { ...ids, reason: reasonOf(truth) }, firstCause());
      case 'REFUNDED':
        if (payment.state !== 'paid' && payment.state !== 'refund_pending') return;
        await change(unit.tx, payment, {
          state: 'refunded',
          refunded: amount,
          gatewayStatus: truth.state,
          checkAt: null,
        });
        return void unit.emit(paymentRefunded, payment.version, { ...ids, amount, currency }, firstCause());
      default:
        if (payment.state === 'open') await this.waitOn(unit.tx, payment, truth);
    }
  }

  private async waitOn(tx: EntityManager, payment: Payment, { state }: GopayStatus): Promise<void> {
    const tries = payment.tries + 1;
    const waiting = { gatewayStatus: state, tries, checkAt: pollAt(this.clock.now(), tries) };
    await tx.update(Payment, payment.id, Object.assign(payment, waiting));
  }
}

async function change(tx: EntityManager, payment: Payment, changes: Partial<Payment>): Promise<void> {
  Object.assign(payment, changes, { version: payment.version + 1, tries: 0 });
  await tx.update(Payment, payment.id, payment);
}

function reasonOf({ state, sub_state: subState = '' }: GopayStatus) {
  if (state === 'TIMEOUTED') return 'expired' as const;
  return walkedAway.includes(subState) ? ('cancelled' as const) : ('declined' as const);
}
