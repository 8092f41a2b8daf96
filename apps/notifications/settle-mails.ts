import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Announcement, announceAll } from '@fenestra/messaging/outbox';
import type { Mail } from './mail.entity';

/** How sending a mail ended, for now or for good. */
export type Settled = Pick<Mail, 'id' | 'state' | 'checkAt'> & {
  /** What is to be told when it was sent. */
  readonly sent?: Announcement;
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
      announceAll(
        tx,
        settled.flatMap(({ id, sent }) => (sent && marked.has(id) ? [sent] : [])),
      );
    });
  }
}

/** Resolves to the ids of the rows that were in hand until now: whoever took one over may have settled it. */
async function mark(tx: EntityManager, settled: readonly Settled[]): Promise<Set<string>> {
  const [rows] = await tx.query<[{ id: string }[], number]>(
    `UPDATE mail SET state = settled.state, check_at = settled.check_at
     FROM unnest($1::uuid[], $2::text[], $3::timestamptz[]) AS settled (id, state, check_at)
     WHERE mail.id = settled.id AND mail.state = 'sending' RETURNING mail.id`,
    [settled.map(({ id }) => id), settled.map(({ state }) => state), settled.map(({ checkAt }) => checkAt)],
  );
  return new Set(rows.map(({ id }) => id));
}
