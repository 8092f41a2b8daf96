import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type NewEvent, emitAll } from '@fenestra/messaging/outbox/outbox';
import type { Mail } from './mail.entity';

/** How sending a mail ended, for now or for good. */
export type Settled = Pick<Mail, 'id' | 'state' | 'checkAt'> & {
  /** What is to be told when it was sent. */
  readonly sent?: NewEvent;
  /** Its turn comes again in a moment. */
  readonly soon?: boolean;
};

@Injectable()
export class SettleMails {
  constructor(private readonly db: DataSource) {}

  /** Marks the rows of these mails, and announces those that were sent, in one transaction. */
  async execute(settled: readonly Settled[]): Promise<void> {
    if (settled.length === 0) return;
    await this.db.transaction(async (tx) => {
      const marked = await mark(tx, settled);
      emitAll(
        tx,
        settled.flatMap(({ id, sent }) => (sent && marked.has(id) ? [sent] : [])),
      );
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
