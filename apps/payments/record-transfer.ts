import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { paymentReceived } from '@fenestra/contracts/events/payment';
import { accept, refuse } from '@fenestra/domain/result';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { firstCause } from '@fenestra/messaging/tracing/cause';
import { Payment } from './payment.entity';
import { paymentView } from './payment.view';

@Injectable()
export class RecordTransfer {
  constructor(private readonly outbox: Outbox) {}

  /** Counts a credit on the bank statement, once for its reference. The order goes on when all that is due has come. */
  execute(orderId: string, reference: string, amount: number) {
    return this.outbox.transaction(async (unit) => {
      const { tx } = unit;
      const where = { orderId, provider: 'transfer' as const };
      const payment = await tx.findOne(Payment, { where, lock: { mode: 'pessimistic_write' } });
      if (!payment) return refuse('payment-unknown');
      if (await isNew(tx, reference, payment.id, amount)) await count(unit, payment, amount);
      return accept(paymentView(payment));
    });
  }
}

async function isNew(tx: EntityManager, reference: string, paymentId: string, amount: number): Promise<boolean> {
  const inserted = await tx.query<unknown[]>(
    `INSERT INTO transfer_receipt (reference, payment_id, amount) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1`,
    [reference, paymentId, amount],
  );
  return inserted.length > 0;
}

async function count(unit: UnitOfWork, payment: Payment, amount: number): Promise<void> {
  payment.paid += amount;
  const complete = payment.state === 'awaiting' && payment.paid >= payment.amount;
  if (complete) Object.assign(payment, { state: 'paid', version: payment.version + 1 });
  await unit.tx.update(Payment, payment.id, payment);
  const { orderId, id: paymentId, currency, version, paid } = payment;
  if (complete) unit.emit(paymentReceived, version, { orderId, paymentId, currency, amount: paid }, firstCause());
}
