import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { columnsOf, ownOf } from '@fenestra/messaging/batching/rows';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { Clock } from '@fenestra/platform/service/clock';
import type { Mail } from './mail.entity';
import { abandonedAt } from './retry-schedule';

type NewMail = Pick<Mail, 'id' | 'traceparent'>;
type NewConfirmation = NewMail & { readonly orderId: string; readonly checkAt: Date };
type NewOfLetter = NewMail & { readonly letterId: string };
/** How sending a mail ended, for now or for good. */
export type MailOutcome = Pick<Mail, 'id' | 'state' | 'checkAt'>;
/** `checkAt` is the end of the claim. */
export type ClaimedMail = Claim & (OfOrder | OfLetter);
type Claim = Pick<Mail, 'id' | 'tries' | 'traceparent'> & { readonly checkAt: Date };
type OfOrder = { readonly kind: 'confirmation'; readonly orderId: string };
type OfLetter = { readonly kind: KindOfLetter; readonly letterId: string };
export type KindOfLetter = 'saved-offer' | 'sent-cart';

/** The rows of mails. */
@Injectable()
export class Mails {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** New confirmations; at `checkAt` a sweep looks at them at the latest. */
  async insert({ tx }: UnitOfWork, mails: readonly NewConfirmation[]): Promise<void> {
    await tx.query(
      `INSERT INTO mail (id, order_id, kind, state, check_at, traceparent)
       SELECT id, order_id, 'confirmation', 'due', check_at, traceparent
       FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[], $4::text[]) AS made (id, order_id, check_at, traceparent)`,
      columnsOf(mails.map(({ id, orderId, checkAt, traceparent }) => [id, orderId, checkAt, traceparent])),
    );
  }

  /** New mails about what a letter goes with, due now. */
  async insertOfLetters({ tx }: UnitOfWork, kind: KindOfLetter, mails: readonly NewOfLetter[]): Promise<void> {
    await tx.query(
      `INSERT INTO mail (id, letter_id, kind, state, check_at, traceparent)
       SELECT id, letter_id, $5, 'due', $4, traceparent
       FROM unnest($1::uuid[], $2::uuid[], $3::text[]) AS made (id, letter_id, traceparent)`,
      [...columnsOf(mails.map(({ id, letterId, traceparent }) => [id, letterId, traceparent])), this.clock.now(), kind],
    );
  }

  /** The confirmations of these orders that nobody has looked at yet are due now. */
  async makeDue({ tx }: UnitOfWork, orderIds: readonly string[]): Promise<void> {
    await tx.query(
      `UPDATE mail SET check_at = $2 WHERE order_id = ANY($1) AND kind = 'confirmation' AND state = 'due' AND tries = 0`,
      [orderIds, this.clock.now()],
    );
  }

  /** Mails that are due, up to so many, for this process alone. A claim that has run out was left by a process that died. */
  async claim(most: number): Promise<ClaimedMail[]> {
    const now = this.clock.now();
    const [mails] = await this.db.query<[ClaimedMail[], number]>(
      `UPDATE mail SET state = 'sending', check_at = $2, tries = tries + 1
       WHERE id = ANY (ARRAY(SELECT id FROM mail WHERE check_at <= $1 ORDER BY check_at LIMIT $3 FOR UPDATE SKIP LOCKED))
       RETURNING id, order_id AS "orderId", letter_id AS "letterId", kind, tries, traceparent, check_at AS "checkAt"`,
      [now, abandonedAt(now), most],
    );
    return mails;
  }

  /** Resolves to the ids of those that were claimed until now: whoever took one over may have ended it already. */
  async endClaims({ tx }: UnitOfWork, outcomes: readonly MailOutcome[]): Promise<Set<string>> {
    const ids = '$1::uuid[]';
    const [ended] = await tx.query<[{ id: string }[], number]>(
      `UPDATE mail SET state = ${ownOf('$2::text[]', ids)}, check_at = ${ownOf('$3::timestamptz[]', ids)}
       WHERE id = ANY (${ids}) AND state = 'sending' RETURNING id`,
      columnsOf(outcomes.map(({ id, state, checkAt }) => [id, state, checkAt])),
    );
    return new Set(ended.map(({ id }) => id));
  }
}
