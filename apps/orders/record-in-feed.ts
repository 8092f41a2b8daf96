import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import * as orderEvents from '@fenestra/contracts/events/order';
import * as paymentEvents from '@fenestra/contracts/events/payment';
import * as reservationEvents from '@fenestra/contracts/events/reservation';
import { EventContext, OnAny } from '@fenestra/messaging/on';
import { Bells } from './bells';

const events = [...Object.values(orderEvents), ...Object.values(paymentEvents), ...Object.values(reservationEvents)];

@Controller()
export class RecordInFeed {
  constructor(private readonly bells: Bells) {}

  /** Gives the event the next position in what ERP systems read. */
  @OnAny(events, 'orders.feed')
  async record(@Payload() data: object, @Ctx() { tx, record }: EventContext): Promise<void> {
    await tx.query(
      `WITH given AS (UPDATE erp_feed SET last = last + 1 RETURNING last)
       INSERT INTO erp_event (position, event_id, type, headers, data) SELECT last, $1, $2, $3, $4 FROM given`,
      [record.id, record.type, JSON.stringify(record.headers), JSON.stringify(data)],
    );
    this.bells.ring(tx, 'feed');
  }
}
