import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import * as orderEvents from '@fenestra/contracts/events/order';
import * as paymentEvents from '@fenestra/contracts/events/payment';
import * as reservationEvents from '@fenestra/contracts/events/reservation';
import { beforeCommit } from '@fenestra/messaging/around-commit';
import { TooEarly } from '@fenestra/messaging/faults';
import { EventContext, OnAny } from '@fenestra/messaging/on';
import { Clock } from '@fenestra/platform/clock';
import type { EntityManager } from 'typeorm';
import { Bells } from './bells';

const events = [...Object.values(orderEvents), ...Object.values(paymentEvents), ...Object.values(reservationEvents)];

/** By then the cause of an event should have come; later it stands without it, rather than to hold up all behind it. */
const waitForCauseMs = 10_000;

@Controller()
export class RecordInFeed {
  constructor(
    private readonly bells: Bells,
    private readonly clock: Clock,
  ) {}

  /** Gives the event the next position in what ERP systems read. Topics are read side by side, but effects stand after their causes. */
  @OnAny(events, 'orders.feed')
  record(@Payload() data: object, @Ctx() { tx, record: { id, type, headers } }: EventContext): Promise<void> {
    const age = this.clock.now().getTime() - Date.parse(headers['ce_time'] ?? '');
    const cause = age < waitForCauseMs ? headers['ce_causationid'] : undefined;
    beforeCommit(tx, append, [{ id, type, headers: JSON.stringify(headers), data: JSON.stringify(data), cause }]);
    this.bells.ring(tx, 'feed');
    return Promise.resolve();
  }
}

type Entry = Record<'id' | 'type' | 'headers' | 'data', string> & { readonly cause: string | undefined };

/** The counter's row lock gives positions in the order of commits: a reader never finds a gap that is filled later. */
async function append(tx: EntityManager, entries: readonly Entry[]): Promise<void> {
  await expectCauses(tx, entries);
  const ordered = causesFirst(entries);
  await tx.query(
    `WITH given AS (UPDATE erp_feed SET last = last + $1 RETURNING last - $1 AS before)
     INSERT INTO erp_event (position, event_id, type, headers, data)
     SELECT before + nth, event_id, type, headers, data
     FROM given, unnest($2::uuid[], $3::text[], $4::jsonb[], $5::jsonb[]) WITH ORDINALITY AS e (event_id, type, headers, data, nth)`,
    [
      ordered.length,
      ...(['id', 'type', 'headers', 'data'] as const).map((part) => ordered.map((entry) => entry[part])),
    ],
  );
}

async function expectCauses(tx: EntityManager, entries: readonly Entry[]): Promise<void> {
  const here = new Set(entries.map(({ id }) => id));
  const before = entries.flatMap(({ cause }) => (cause && !here.has(cause) ? [cause] : []));
  if (before.length === 0) return;
  const known = await tx.query<{ id: string }[]>('SELECT event_id AS id FROM erp_event WHERE event_id = ANY($1)', [
    before,
  ]);
  for (const { id } of known) here.add(id);
  const missing = before.find((cause) => !here.has(cause));
  if (missing) throw new TooEarly(`${missing} is not in the feed yet`);
}

function causesFirst(entries: readonly Entry[]): Entry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const ordered = new Set<Entry>();
  const put = (entry: Entry): void => {
    const cause = entry.cause && byId.get(entry.cause);
    if (cause && !ordered.has(cause)) put(cause);
    ordered.add(entry);
  };
  entries.forEach(put);
  return [...ordered];
}
