import { randomUUIDv7 } from 'node:crypto';
import { join } from 'node:path';
import type { DataSource, EntityManager } from 'typeorm';
import type { DataOf, EventContract } from '@fenestra/contracts/event';
import { beforeCommit } from './around-commit';
import { causeHeaders } from '../tracing/cause';
import { partitionOf } from '../transport/partition';
import { columnsOf } from '../batching/rows';

export const messagingMigrations = join(__dirname, '../migrations');

const lanes = 16;

/** A fact that is ready to be told, with the cause and the trace of where it was made. */
export type NewEvent = ReturnType<typeof rowOf>;

/** Checks the data against the event's contract. `version` counts the changes of the aggregate that it is about. */
export function newEvent<E extends EventContract>(event: E, version: number, data: DataOf<E>): NewEvent {
  return rowOf(event, version, data);
}

/**
 * Announces a fact in the caller's transaction: both commit or neither does.
 * The caller holds the aggregate's row, inserted or locked, which keeps the events of one key in order.
 */
export function emit<E extends EventContract>(tx: EntityManager, event: E, version: number, data: DataOf<E>): void {
  emitAll(tx, [newEvent(event, version, data)]);
}

/** Announces several facts, in this order. */
export function emitAll(tx: EntityManager, rows: readonly NewEvent[]): void {
  beforeCommit(tx, write, rows);
}

/** All that a transaction announces is one statement at its end. */
async function write(tx: EntityManager, rows: readonly NewEvent[]): Promise<void> {
  await tx.query(insertAll, columnsOf(rows));
  Object.assign(tx.queryRunner!.data, { announced: true });
}

const insertAll = `
  INSERT INTO outbox (event_id, lane, topic, key, type, subject, aggregate_version, headers, data)
  SELECT * FROM unnest($1::uuid[], $2::smallint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::int[], $8::jsonb[], $9::text[])`;

function rowOf(event: EventContract, version: number, data: unknown) {
  const checked = event.data.parse(data);
  const key = event.key(checked);
  const id = randomUUIDv7();
  return [
    id,
    partitionOf(key, lanes),
    event.topic,
    key,
    event.type,
    event.subject?.(checked) ?? key,
    version,
    JSON.stringify({ ...causeHeaders(id), ...shopHeader(checked) }),
    JSON.stringify(checked),
  ] as const;
}

function shopHeader(data: unknown): Record<string, string> {
  const { shopId } = data as { shopId?: number };
  return shopId === undefined ? {} : { ce_shopid: String(shopId) };
}

/** Calls back after every commit that announced something. NOTIFY would make all commits of the database queue behind one lock. */
export function onEmit(db: DataSource, callback: () => void): void {
  db.subscribers.push({
    afterTransactionCommit: ({ queryRunner }) => {
      if (queryRunner.data['announced']) callback();
    },
  });
}
