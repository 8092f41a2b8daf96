import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { columnsOf, valueByRowId } from '@fenestra/messaging/batching/rows';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { deleteBatch } from '@fenestra/platform/database/locked-rows';
import { firstIdAt } from '@fenestra/platform/service/retention-periods';
import { Clock } from '@fenestra/platform/service/clock';
import type { Mail } from './mail.entity';
import type { RequestedMailKind, OrderMailKind } from './mail-kinds';
import { claimEndsAt, receiptPausesMs, receiptsCountedSince } from './schedule/retry-schedule';

type NewMail = Pick<Mail, 'id' | 'traceparent'>;
type NewOrderMail = NewMail & {
  readonly orderId: string;
  readonly checkAt: Date;
  readonly amount?: number;
  readonly eventId?: string;
};
type NewRequestedMail = NewMail & { readonly letterId: string; readonly receiptOf?: string };
/** How sending a mail ended, for now or for good. `eventId` is that of the claim. */
export type MailOutcome = Pick<Mail, 'id' | 'state' | 'checkAt'> &
  Partial<Pick<Mail, 'said' | 'eventId'>> & {
    /** Receipts that the same mail contains: they end with it. */
    readonly acknowledgementIds?: readonly string[];
  };
/** `checkAt` is the end of the claim. */
export type ClaimedMail = ClaimedOrderMail | ClaimedRequestedMail;
export type ClaimedOrderMail = Claim & OrderMailFields;
export type ClaimedRequestedMail = Claim & RequestedMailFields;
type Claim = Pick<Mail, 'id' | 'tries' | 'copies' | 'traceparent'> & {
  readonly checkAt: Date;
  /** When it could have left for the first time: of a confirmation, when stock had answered. */
  readonly dueSince: Date;
};
/** `amount` is what has come or was given back, minor units. */
type OrderMailFields = {
  readonly kind: OrderMailKind;
  readonly orderId: string;
  readonly amount: number | null;
  readonly eventId: string | null;
};
type ReceiptInMail = Pick<Mail, 'id' | 'state'> & { readonly letterId: string };
type OverdueMail = Pick<Mail, 'orderId' | 'kind' | 'tries' | 'said'> & { readonly since: Date };
type ListedMail = Pick<Mail, 'id' | 'kind' | 'state' | 'tries' | 'checkAt' | 'sentAt' | 'said' | 'copies'>;
type RequestedMailFields = {
  readonly kind: RequestedMailKind;
  readonly orderId: null;
  readonly letterId: string;
  readonly receiptOf: string | null;
};

/** The event that a new row follows from: ids of events rise with time, so that a repeat is known. */
const newEventIdSql = 'coalesce(excluded.event_id, excluded.id)';

/** When the next receipt of the row's order may leave; null where none has left since `since`. Receipts that shared a mail have one `sent_at`. */
const receiptPauseEnd = (since: string, pausesMs: string): string =>
  `(SELECT max(sent_at) + (${pausesMs}::int[])[least(count(DISTINCT sent_at), cardinality(${pausesMs}::int[]))] * interval '1 ms'
    FROM mail AS receipt WHERE receipt.receipt_of = mail.receipt_of AND receipt.sent_at > ${since})`;

/** The rows of mails. */
@Injectable()
export class Mails {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * New mails of one kind about orders, due at `checkAt`. An order gets one of each kind, but for each receipt and refund, whose time starts
   * anew where it was needless. One that ends again after it was revived is told so in a copy: a second row of the kind the index forbids.
   * While the mail of the first ending is being sent its row only notes the next one, which is due when that has left.
   */
  async insert({ tx }: UnitOfWork, kind: OrderMailKind, mails: readonly NewOrderMail[]): Promise<void> {
    if (mails.length === 0) return;
    const rows = mails.map((mail) => [
      mail.id,
      mail.orderId,
      mail.checkAt,
      mail.amount ?? null,
      mail.traceparent,
      mail.eventId ?? null,
    ]);
    await tx.query(
      `INSERT INTO mail (id, order_id, check_at, amount, traceparent, event_id, kind, state)
       SELECT *, $7, 'due' FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[], $4::bigint[], $5::text[], $6::uuid[])
       ON CONFLICT (order_id, kind) WHERE kind NOT IN ('money-returned', 'part-received')
       DO UPDATE SET state = CASE mail.state WHEN 'sending' THEN mail.state ELSE 'due' END,
         check_at = CASE mail.state WHEN 'sending' THEN mail.check_at ELSE excluded.check_at END, tries = 0, said = NULL, failing_since = NULL,
         event_id = ${newEventIdSql}, copies = mail.copies + (mail.state = 'sent')::int
       WHERE mail.state = 'needless'
         OR (mail.kind = 'order-ended' AND mail.state IN ('sending', 'sent', 'refused') AND coalesce(mail.event_id, mail.id) < ${newEventIdSql})`,
      [...columnsOf(rows), kind],
    );
  }

  /** A transfer may come until later: its reminder goes out by then, unless it is out already. */
  async moveReminders(
    { tx }: UnitOfWork,
    newDueTimes: readonly { readonly orderId: string; readonly checkAt: Date }[],
  ): Promise<void> {
    if (newDueTimes.length === 0) return;
    await tx.query(
      `UPDATE mail SET check_at = moved.check_at FROM unnest($1::uuid[], $2::timestamptz[]) AS moved (order_id, check_at)
       WHERE mail.order_id = moved.order_id AND kind = 'transfer-reminder' AND state = 'due'`,
      columnsOf(newDueTimes.map(({ orderId, checkAt }) => [orderId, checkAt])),
    );
  }

  /** Of an order, the earliest first: ids rise with time. */
  byOrder(orderId: string): Promise<ListedMail[]> {
    return this.db.query(
      `SELECT id, kind, state, tries, check_at AS "checkAt", sent_at AS "sentAt", said, copies FROM mail WHERE order_id = $1 ORDER BY id`,
      [orderId],
    );
  }

  /** One of an order that is over is due again, as its copy of that number. Resolves to the row as it is then. */
  async resend(id: string, orderId: string, copy: number): Promise<Pick<Mail, 'state' | 'copies'> | undefined> {
    await this.db.query(
      `UPDATE mail SET state = 'due', check_at = $4, tries = 0, said = NULL, failing_since = NULL, copies = $3
       WHERE id = $1 AND order_id = $2 AND check_at IS NULL AND copies = $3 - 1`,
      [id, orderId, copy, this.clock.now()],
    );
    const [mail] = await this.db.query<Pick<Mail, 'state' | 'copies'>[]>(
      'SELECT state, copies FROM mail WHERE id = $1 AND order_id = $2',
      [id, orderId],
    );
    return mail;
  }

  /** Those that should have left before, the longest first. */
  overdueSince(before: Date, limit: number): Promise<OverdueMail[]> {
    return this.db.query(
      `SELECT order_id AS "orderId", kind, tries, said, since FROM (
         SELECT *, least(failing_since, check_at) AS since FROM mail WHERE check_at IS NOT NULL) AS waiting
       WHERE since <= $1 ORDER BY since LIMIT $2`,
      [before, limit],
    );
  }

  /** New mails about what a letter goes with, due now. `claim` puts receipts off while the pause of their order lasts. */
  async insertRequestedMails(
    { tx }: UnitOfWork,
    kind: RequestedMailKind,
    mails: readonly NewRequestedMail[],
  ): Promise<void> {
    await tx.query(
      `INSERT INTO mail (id, letter_id, receipt_of, traceparent, kind, state, check_at)
       SELECT *, $5, 'due', $6 FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[])`,
      [
        ...columnsOf(
          mails.map(({ id, letterId, receiptOf, traceparent }) => [id, letterId, receiptOf ?? null, traceparent]),
        ),
        ...[kind, this.clock.now()],
      ],
    );
  }

  /** All receipts of the order that have left or wait, the claimed one included: its mail contains them. Their ids rise with time. */
  receiptsOf({ id, receiptOf }: Pick<ClaimedRequestedMail, 'id' | 'receiptOf'>): Promise<ReceiptInMail[]> {
    return this.db.query(
      `SELECT id, letter_id AS "letterId", state FROM mail
       WHERE id = $1 OR (receipt_of = $2 AND state IN ('due', 'sent')) ORDER BY id`,
      [id, receiptOf],
    );
  }

  /** The confirmations of these orders that nobody has looked at yet are due now. */
  async markDue({ tx }: UnitOfWork, orderIds: readonly string[]): Promise<void> {
    await tx.query(
      `UPDATE mail SET check_at = $2 WHERE order_id = ANY($1) AND kind = 'confirmation' AND state = 'due' AND tries = 0`,
      [orderIds, this.clock.now()],
    );
  }

  /**
   * Mails that are due, up to so many, for this process alone. A claim that has run out was left by a process that died. Of the receipts
   * of one order the earliest is claimed, for all that wait; within the pause after the last one all are due at its end.
   * As float8, which holds every amount exactly, bigint does not come as text.
   */
  async claim(limit: number): Promise<ClaimedMail[]> {
    const now = this.clock.now();
    const pauseEnd = receiptPauseEnd('$5', '$4');
    const [mails] = await this.db.query<[ClaimedMail[], number]>(
      `WITH early AS MATERIALIZED (
         SELECT id, ${pauseEnd} AS pause_end FROM mail
         WHERE check_at <= $1 AND receipt_of IS NOT NULL AND state = 'due' AND ${pauseEnd} > $1 FOR UPDATE SKIP LOCKED),
       put_off AS (UPDATE mail SET check_at = pause_end FROM early WHERE mail.id = early.id),
       due AS MATERIALIZED (
         SELECT id, check_at FROM mail WHERE check_at <= $1 AND (receipt_of IS NULL OR (${pauseEnd} > $1 IS NOT TRUE AND NOT EXISTS (
           SELECT FROM mail AS other WHERE other.receipt_of = mail.receipt_of AND other.id < mail.id AND other.check_at IS NOT NULL)))
         ORDER BY check_at LIMIT $3 FOR UPDATE SKIP LOCKED)
       UPDATE mail SET state = 'sending', check_at = $2, tries = tries + 1 FROM due WHERE mail.id = due.id
       RETURNING mail.id, order_id AS "orderId", letter_id AS "letterId", receipt_of AS "receiptOf", kind, amount::float8, event_id AS "eventId", tries, copies, traceparent,
         mail.check_at AS "checkAt", coalesce(failing_since, due.check_at) AS "dueSince"`,
      [now, claimEndsAt(now), limit, receiptPausesMs, receiptsCountedSince(now)],
    );
    return mails;
  }

  /**
   * Resolves to the ids of those that were claimed until now: whoever took one over may have ended it already. One to which something else has
   * happened meanwhile, of which its text does not know, is due again: as a copy if it has left. To wait is no try: pauses grow by failures alone.
   */
  async endClaims({ tx }: UnitOfWork, outcomes: readonly MailOutcome[]): Promise<Set<string>> {
    const ids = '$1::uuid[]';
    const now = this.clock.now();
    const [endedRows] = await tx.query<[{ id: string }[], number]>(
      `UPDATE mail SET (state, check_at, said, failing_since, sent_at, tries, copies) = (SELECT
           CASE WHEN of.is_next THEN 'due' ELSE of.state END, CASE WHEN of.is_next THEN $5 ELSE of.check_at END, of.said,
           CASE WHEN of.said IS NOT NULL THEN coalesce(failing_since, $5) END, CASE of.state WHEN 'sent' THEN $5 ELSE sent_at END,
           greatest(0, tries - (of.state = 'due' AND of.said IS NULL)::int), copies + (of.is_next AND of.state = 'sent')::int
         FROM (SELECT ${valueByRowId('$2::text[]', ids)} AS state, ${valueByRowId('$3::timestamptz[]', ids)} AS check_at, ${valueByRowId('$4::text[]', ids)} AS said,
           event_id IS DISTINCT FROM ${valueByRowId('$6::uuid[]', ids)} AS is_next) AS of)
       WHERE id = ANY (${ids}) AND state = 'sending' RETURNING id`,
      [
        ...columnsOf(outcomes.map(({ id, state, checkAt, said }) => [id, state, checkAt, said ?? null])),
        now,
        outcomes.map(({ eventId }) => eventId ?? null),
      ],
    );
    const settled = new Set(endedRows.map(({ id }) => id));
    await this.endAcknowledgements(
      tx,
      outcomes.filter(({ id }) => settled.has(id)),
      now,
    );
    return settled;
  }

  /** Receipts that were in a mail are sent, or refused, with it and at the same moment. */
  private async endAcknowledgements(tx: EntityManager, outcomes: readonly MailOutcome[], now: Date): Promise<void> {
    const over = outcomes.filter(({ state }) => state !== 'due');
    const acknowledgements = over.flatMap(({ state, acknowledgementIds: others = [] }) =>
      others.map((id) => [id, state]),
    );
    if (acknowledgements.length === 0) return;
    await tx.query(
      `UPDATE mail SET state = of.state, check_at = NULL, sent_at = CASE of.state WHEN 'sent' THEN $3::timestamptz END
       FROM unnest($1::uuid[], $2::text[]) AS of (id, state) WHERE mail.id = of.id AND mail.state = 'due'`,
      [...columnsOf(acknowledgements), now],
    );
  }

  /** What there was to be told about these orders, and whether it was. */
  byOrders(orderIds: readonly string[]): Promise<Pick<Mail, 'orderId' | 'kind' | 'state'>[]> {
    return this.db.query(
      'SELECT id, order_id AS "orderId", kind, state FROM mail WHERE order_id = ANY ($1) ORDER BY id',
      [orderIds],
    );
  }

  /** Those that are not sent yet never are; resolves to how many there were. */
  async cancelUnsent(orderIds: readonly string[]): Promise<number> {
    const [, cancelled] = await this.db.query<[unknown[], number]>(
      `UPDATE mail SET state = 'needless', check_at = NULL WHERE order_id = ANY ($1) AND check_at IS NOT NULL`,
      [orderIds],
    );
    return cancelled;
  }

  /** Up to one batch of those that are over and whose event is of before; resolves to how many. */
  purge(before: Date): Promise<number> {
    return deleteBatch(this.db, { table: 'mail', where: 'id < $1 AND check_at IS NULL' }, [firstIdAt(before)]);
  }
}
