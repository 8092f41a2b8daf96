import { Injectable } from '@nestjs/common';
import { DataSource, type FindOptionsWhere, IsNull, LessThanOrEqual, Not } from 'typeorm';
import type { ProviderName } from '@fenestra/contracts/payment-providers';
import type { DataOf } from '@fenestra/contracts/event';
import type * as paymentEvents from '@fenestra/contracts/events/payment';
import type { ManualRefund } from '@fenestra/contracts/http/payments';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { FailingRows } from '@fenestra/platform/jobs/failing-rows';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { causedBy, firstCause } from '@fenestra/messaging/tracing/cause';
import { addOrderToTrace } from '@fenestra/messaging/tracing/trace-context';
import { abandonedAt, earliestPollAt, polledBefore } from './retry-schedule';
import { Payment, type PaymentRowState, TransferReceipt } from './payment.entity';

export type NewPayment = Pick<
  Payment,
  'id' | 'orderId' | 'attempt' | 'provider' | 'state' | 'amount' | 'currency' | 'lastEvent' | 'checkAt'
>;
type PaymentEvent = (typeof paymentEvents)[keyof typeof paymentEvents];

/** The payments of all orders, and the credits that count towards transfers. */
@Injectable()
export class Payments {
  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
  ) {}

  find(id: string): Promise<Payment | null> {
    return addToTrace(this.db.manager.findOneBy(Payment, { id }));
  }

  findSession(provider: ProviderName, providerId: string): Promise<Payment | null> {
    return addToTrace(this.db.manager.findOneBy(Payment, { provider, providerId }));
  }

  /** Tries to collect what an order owes, the last first. */
  ofOrder(orderId: string): Promise<Payment[]> {
    return this.db.manager.find(Payment, { where: { orderId, attempt: Not(IsNull()) }, order: { attempt: 'DESC' } });
  }

  /** Credits on the bank statement among them, the earliest first: ids rise with time. */
  allOf(orderId: string): Promise<Payment[]> {
    return this.db.manager.find(Payment, { where: { orderId }, order: { id: 'ASC' } });
  }

  /** Ids of those that are due and not put off, the longest first. */
  async due(task: string, now: Date, limit: number): Promise<string[]> {
    const rows = await this.db.query<{ id: string }[]>(
      `SELECT id FROM payment WHERE check_at <= $1 AND ${FailingRows.except(task, 'payment.id', '$1')} ORDER BY check_at LIMIT $2`,
      [now, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Clears the next check of a payment that has failed or was refunded in full. */
  async clearCheck({ id }: Payment): Promise<void> {
    await this.db.query(
      `UPDATE payment SET check_at = NULL WHERE id = $1 AND (state = 'failed' OR state = 'refunded' AND refunded = paid)`,
      [id],
    );
  }

  async insert({ tx }: UnitOfWork, payments: readonly NewPayment[]): Promise<void> {
    await tx.query(
      `INSERT INTO payment (id, order_id, attempt, provider, state, amount, currency, last_event, check_at)
       SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::int[], $4::text[], $5::text[], $6::bigint[], $7::text[], $8::jsonb[], $9::timestamptz[])`,
      newColumns.map((column) => payments.map((payment) => payment[column])),
    );
  }

  /** Inserts nothing where another process was faster: an order has one living payment at most, and one row for each session. */
  async insertNext(payment: NewPayment & Partial<Pick<Payment, 'providerId'>>): Promise<void> {
    await this.db.manager.createQueryBuilder().insert().into(Payment).values(payment).orIgnore().execute();
  }

  /** Decides about a payment while nobody else does. */
  decide<T>(id: string, work: (unit: UnitOfWork, payment: Payment) => Promise<T>): Promise<T> {
    return this.outbox.transaction(async (unit) => {
      const payment = await this.lock(unit, { id });
      if (!payment) throw new Error(`there is no payment ${id}`);
      addOrderToTrace(payment.orderId);
      return work(unit, payment);
    });
  }

  lock({ tx }: UnitOfWork, where: FindOptionsWhere<Payment>): Promise<Payment | null> {
    return tx.findOne(Payment, { where, lock: { mode: 'pessimistic_write' } });
  }

  /** Changes a locked payment and emits what has happened: each version is one event, which names the one before it. */
  async advance<E extends PaymentEvent>(
    unit: UnitOfWork,
    payment: Payment,
    changes: Partial<Payment>,
    event: E,
    data: DataOf<E>,
  ): Promise<void> {
    const version = payment.version + 1;
    const cause = payment.lastEvent ? causedBy(payment.lastEvent) : firstCause();
    const lastEvent = unit.emit(event, version, data, cause);
    await this.update(unit, payment, { tries: 0, ...changes, version, lastEvent });
  }

  /** Changes a locked payment in a way that is nobody else's business. */
  async update({ tx }: UnitOfWork, payment: Payment, changes: Partial<Payment>): Promise<void> {
    await tx.update(Payment, payment.id, Object.assign(payment, changes));
  }

  /** For the one that asks the provider now: nobody has in the last seconds. */
  async claimPoll(id: string, now: Date): Promise<boolean> {
    const [claimed] = await this.db.query<[unknown[], number]>(
      `UPDATE payment SET asked_at = $2 WHERE id = $1 AND (asked_at IS NULL OR asked_at <= $3) RETURNING id`,
      [id, now, polledBefore(now)],
    );
    return claimed.length > 0;
  }

  /** Whoever came too early to ask has it asked soon. A refund looks for itself. */
  async schedulePoll({ id, askedAt }: Payment, now: Date): Promise<void> {
    await this.db.query(
      `UPDATE payment SET check_at = $2
       WHERE id = $1 AND state IN ('open', 'left', 'disputed', 'paid', 'refunded') AND NOT (state = 'refunded' AND refunded = paid)
         AND (check_at IS NULL OR check_at > $2)`,
      [id, earliestPollAt(askedAt ?? now)],
    );
  }

  /** For the one process that opens the session now; a claim that is too old belongs to a dead one. */
  claimToOpen(id: string, now: Date): Promise<Payment | null> {
    return this.claim(
      `UPDATE payment SET state = 'opening', check_at = $3
       WHERE id = $1 AND NOT order_over AND (state IN ('new', 'unknown') OR state = 'opening' AND check_at <= $2)
       RETURNING id`,
      id,
      now,
    );
  }

  /** For the one process that gives the money back now. */
  claimToRefund(id: string, now: Date): Promise<Payment | null> {
    return this.claim(
      `UPDATE payment SET tries = tries + 1, check_at = $3
       WHERE id = $1 AND state = 'refund_pending' AND (tries = 0 OR check_at <= $2)
       RETURNING id`,
      id,
      now,
    );
  }

  /** After a call in vain: looks again at `checkAt`, unless somebody has gone on from the state meanwhile. */
  async scheduleRetry(
    id: string,
    from: Payment['state'],
    later: Pick<Payment, 'state' | 'tries' | 'checkAt'> & Partial<Pick<Payment, 'refundsFailed'>>,
  ): Promise<void> {
    await this.db.manager.update(Payment, { id, state: from }, later);
  }

  /** All tries to collect what an order owes, the last first, while nobody else changes them. */
  lockOfOrder({ tx }: UnitOfWork, orderId: string): Promise<Payment[]> {
    const where = { orderId, attempt: Not(IsNull()) };
    return tx.find(Payment, { where, order: { attempt: 'DESC' }, lock: { mode: 'pessimistic_write' } });
  }

  /** Payments for which a gateway took another sum than was asked for, the oldest first. */
  disputed(): Promise<Payment[]> {
    return this.db.manager.find(Payment, { where: { state: 'disputed' }, order: { id: 'ASC' } });
  }

  /** Which of these orders have money that counts, how much, and since when: the ids of events tell their time. */
  paidOf(orderIds: readonly string[]): Promise<{ orderId: string; paid: number; since: Date }[]> {
    return this.db.query(
      `SELECT order_id AS "orderId", sum(paid - refunded)::float8 AS paid,
         min(uuid_extract_timestamp(coalesce(last_event ->> 'id', id::text)::uuid)) AS since
       FROM payment WHERE order_id = ANY ($1) AND state = 'paid' GROUP BY order_id`,
      [orderIds],
    );
  }

  /** Those that somebody should have looked at before, the longest first. */
  overdueChecks(before: Date, limit: number): Promise<Payment[]> {
    const where = { checkAt: LessThanOrEqual(before), state: Not('refund_pending' as const) };
    return this.db.manager.find(Payment, { where, order: { checkAt: 'ASC' }, take: limit });
  }

  /** Refunds that were asked for before and have not gone through, and those that the provider says have failed, the longest first. */
  overdueRefunds(
    before: Date,
    limit: number,
  ): Promise<(Pick<Payment, 'orderId' | 'provider' | 'tries' | 'refundsFailed'> & { since: Date })[]> {
    return this.db.query(
      `SELECT order_id AS "orderId", provider, tries, refunds_failed AS "refundsFailed", since FROM (
         SELECT *, uuid_extract_timestamp(coalesce(last_event ->> 'id', id::text)::uuid) AS since
         FROM payment WHERE state = 'refund_pending') AS going
       WHERE since <= $1 OR refunds_failed > 0 ORDER BY since LIMIT $2`,
      [before, limit],
    );
  }

  /** No further session is opened for these orders and no address given out. */
  async close({ tx }: UnitOfWork, orderIds: readonly string[]): Promise<void> {
    await tx.query(
      `UPDATE payment SET order_over = true,
         state = CASE WHEN state IN ('new', 'unknown') THEN 'failed' ELSE state END,
         check_at = CASE WHEN state IN ('new', 'unknown') THEN NULL ELSE check_at END
       WHERE order_id = ANY($1)`,
      [orderIds],
    );
  }

  /** Those of these orders, which were no sales and have ended, go when their age has. */
  async markSynthetic({ tx }: UnitOfWork, orderIds: readonly string[], endedAt: Date): Promise<void> {
    if (orderIds.length === 0) return;
    await tx.query('UPDATE payment SET synthetic_ended_at = $2 WHERE order_id = ANY($1)', [orderIds, endedAt]);
  }

  /** False for a credit that was booked before. */
  async claimReference({ tx }: UnitOfWork, reference: string, id: string, amount: number): Promise<boolean> {
    const inserted = await tx.query<unknown[]>(
      `INSERT INTO transfer_receipt (reference, payment_id, amount) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1`,
      [reference, id, amount],
    );
    return inserted.length > 0;
  }

  /** The payment that a credit was booked as. */
  async creditOf(reference: string): Promise<{ payment: Payment; amount: number } | null> {
    const receipt = await this.db.manager.findOneBy(TransferReceipt, { reference });
    const payment = receipt && (await this.find(receipt.paymentId));
    return payment && { payment, amount: receipt.amount };
  }

  /**
   * Payments that a gateway has taken and whose order has neither been confirmed nor ended, and the first event of one. Nobody hears of
   * credits in this way: they may be a part.
   */
  async countUnanswered(): Promise<{ readonly count: number; readonly first: string | null }> {
    const [row] = await this.db.query<[{ count: number; first: string | null }]>(
      `SELECT count(*)::int AS count, min(last_event ->> 'id') AS first FROM payment p
       WHERE state = 'paid' AND NOT order_over AND attempt IS NOT NULL
         AND NOT EXISTS (SELECT FROM payment o WHERE o.order_id = p.order_id AND o.order_over)`,
    );
    return row;
  }

  /** Payments by state that somebody has to look at again. */
  countWaiting(): Promise<{ provider: ProviderName; state: PaymentRowState; count: number }[]> {
    return this.db.query(
      `SELECT provider, state, count(*)::int AS count FROM payment WHERE check_at IS NOT NULL GROUP BY provider, state`,
    );
  }

  /** What a person has to send back, the longest first. */
  manualRefunds(): Promise<ManualRefund[]> {
    return this.db.query(
      `SELECT p.id AS "paymentId", p.order_id AS "orderId", p.currency, (p.to_refund - p.refunded)::float8 AS amount,
         array_agg(r.reference) AS "references"
       FROM payment p JOIN transfer_receipt r ON r.payment_id = p.id
       WHERE p.provider = 'transfer' AND p.state = 'refund_pending' GROUP BY p.id ORDER BY p.id`,
    );
  }

  private async claim(sql: string, id: string, now: Date): Promise<Payment | null> {
    const [claimed] = await this.db.query<[unknown[], number]>(sql, [id, now, abandonedAt(now)]);
    return claimed.length > 0 ? this.find(id) : null;
  }
}

/** Adds the order of a payment that was read alone to the trace context. */
async function addToTrace(found: Promise<Payment | null>): Promise<Payment | null> {
  const payment = await found;
  if (payment) addOrderToTrace(payment.orderId);
  return payment;
}

const newColumns = [
  'id',
  'orderId',
  'attempt',
  'provider',
  'state',
  'amount',
  'currency',
  'lastEvent',
  'checkAt',
] as const satisfies readonly (keyof NewPayment)[];
