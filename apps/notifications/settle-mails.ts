import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { mailSent } from '@fenestra/contracts/events/notification';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import type { Cause } from '@fenestra/messaging/tracing/cause';
import type { Mail } from './mail.entity';

/** How sending a mail ended, for now or for good. */
export type Settled = Pick<Mail, 'id' | 'state' | 'checkAt'> & {
  /** When it was sent: what it was about, and why. */
  readonly sent?: Pick<Mail, 'orderId' | 'kind'> & { readonly cause: Cause };
  /** Its turn comes again in a moment. */
  readonly soon?: boolean;
};

@Injectable()
export class SettleMails {
  constructor(private readonly outbox: Outbox) {}

  /** Marks the rows of these mails, and says which were sent, in one transaction. */
  async execute(settled: readonly Settled[]): Promise<void> {
    if (settled.length === 0) return;
    await this.outbox.transaction(async (unit) => {
      const marked = await mark(unit.tx, settled);
      for (const { id, sent } of settled)
        if (sent && marked.has(id))
          unit.emit(mailSent, 1, { orderId: sent.orderId, mailId: id, kind: sent.kind }, sent.cause);
    });
  }
}

/**
 * Resolves to the ids of the rows that were in hand until now: whoever took one over may have settled it. A join with the values would
 * read better, but planned while the table was small it reads the whole table until the next ANALYZE.
 */
async function mark(tx: EntityManager, settled: readonly Settled[]): Promise<Set<string>> {
  const [rows] = await tx.query<[{ id: string }[], number]>(
    `UPDATE mail SET state = ($2::text[])[array_position($1::uuid[], id)],
       check_at = ($3::timestamptz[])[array_position($1::uuid[], id)]
     WHERE id = ANY ($1::uuid[]) AND state = 'sending' RETURNING id`,
    [settled.map(({ id }) => id), settled.map(({ state }) => state), settled.map(({ checkAt }) => checkAt)],
  );
  return new Set(rows.map(({ id }) => id));
}
