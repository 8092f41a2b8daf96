import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import * as orderEvents from '@fenestra/contracts/events/order';
import * as paymentEvents from '@fenestra/contracts/events/payment';
import * as reservationEvents from '@fenestra/contracts/events/reservation';
import { beforeCommit } from '@fenestra/messaging/before-commit';
import { EventContext, OnAny } from '@fenestra/messaging/on';
import type { EntityManager } from 'typeorm';
import { Bells } from './bells';

const events = [...Object.values(orderEvents), ...Object.values(paymentEvents), ...Object.values(reservationEvents)];

@Controller()
export class RecordInFeed {
  constructor(private readonly bells: Bells) {}

  /** Gives the event the next position in what ERP systems read. */
  @OnAny(events, 'orders.feed')
  async record(@Payload() data: object, @Ctx() { tx, record }: EventContext): Promise<void> {
    beforeCommit(tx, append, [[record.id, record.type, JSON.stringify(record.headers), JSON.stringify(data)]]);
    this.bells.ring(tx, 'feed');
    return Promise.resolve();
  }
}

type Entry = readonly [id: string, type: string, headers: string, data: string];

/** The counter's row lock gives positions in the order of commits: a reader never finds a gap that is filled later. */
async function append(tx: EntityManager, entries: readonly Entry[]): Promise<void> {
  await tx.query(
    `WITH given AS (UPDATE erp_feed SET last = last + $1 RETURNING last - $1 AS before)
     INSERT INTO erp_event (position, event_id, type, headers, data)
     SELECT before + nth, event_id, type, headers, data
     FROM given, unnest($2::uuid[], $3::text[], $4::jsonb[], $5::jsonb[]) WITH ORDINALITY AS e (event_id, type, headers, data, nth)`,
    [entries.length, ...([0, 1, 2, 3] as const).map((column) => entries.map((entry) => entry[column]))],
  );
}
