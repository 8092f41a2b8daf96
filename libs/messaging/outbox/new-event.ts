import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { DataOf, EventContract } from '@fenestra/contracts/event';
import { columnsOf } from '../batching/rows';
import type { Cause, EventRef } from '../tracing/cause';
import { partitionOf } from '../transport/partition';

const lanes = 16;

/** A row of the outbox, and how effects of the event will name it. */
export type NewEvent = { readonly ref: EventRef; readonly row: readonly unknown[] };

/** Throws when the data break the event's contract. `version` counts the changes of the aggregate that the event is about. */
export function newEvent<E extends EventContract>(
  event: E,
  version: number,
  data: DataOf<E>,
  { traceparent, event: cause }: Cause,
): NewEvent {
  const checked = event.data.parse(data);
  const key = event.key(checked);
  const id = randomUUIDv7();
  const ref: EventRef = { id, correlationId: cause?.correlationId ?? id, shopId: shopOf(checked) ?? cause?.shopId };
  const headers = {
    ce_traceparent: traceparent,
    ce_correlationid: ref.correlationId,
    ce_causationid: cause?.id,
    ce_shopid: ref.shopId,
  };
  const lane = partitionOf(key, lanes);
  const subject = event.subject?.(checked) ?? key;
  const [headersJson, dataJson] = [JSON.stringify(headers), JSON.stringify(checked)];
  return { ref, row: [id, lane, event.topic, key, event.type, subject, version, headersJson, dataJson] };
}

function shopOf(data: unknown): string | undefined {
  const { shopId } = data as { shopId?: number };
  return shopId === undefined ? undefined : String(shopId);
}

/** In one statement, in their order. */
export async function insertEvents(tx: EntityManager, events: readonly NewEvent[]): Promise<void> {
  if (events.length > 0) await tx.query(insertAll, columnsOf(events.map(({ row }) => row)));
}

const insertAll = `
  INSERT INTO outbox (event_id, lane, topic, key, type, subject, aggregate_version, headers, data)
  SELECT * FROM unnest($1::uuid[], $2::smallint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::int[], $8::jsonb[], $9::text[])`;
