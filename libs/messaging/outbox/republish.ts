import type { DataSource } from 'typeorm';
import { outboxTableColumns } from './outbox-row';

/**
 * Puts events that were sent since then back into the outbox, for a log that has lost them; resolves to how many. They take the places that
 * they had, before all that was emitted later. No relay sends meanwhile, so that none goes out before one that it follows.
 */
export function republish(db: DataSource, since: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.query(`SELECT set_config('statement_timeout', '0', true)`); // of a busy day there are millions
    await tx.query('SELECT FROM outbox_lane ORDER BY lane FOR UPDATE');
    await tx.query('UPDATE event_log_state SET lost = NULL, lost_at = NULL'); // orders are accepted again (decision 112)
    const [{ many }] = await tx.query<[{ many: number }]>(
      `WITH back AS (DELETE FROM outbox_sent WHERE sent_at >= $1 RETURNING ${outboxTableColumns}),
         waiting AS (INSERT INTO outbox (${outboxTableColumns}) OVERRIDING SYSTEM VALUE
           SELECT ${outboxTableColumns} FROM back ON CONFLICT DO NOTHING RETURNING id)
       SELECT count(*)::int AS many FROM waiting`,
      [since],
    );
    return many;
  });
}
