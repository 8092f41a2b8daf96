import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { Histogram } from 'prom-client';
import * as orderEvents from '@fenestra/contracts/events/order';
import * as paymentEvents from '@fenestra/contracts/events/payment';
import * as reservationEvents from '@fenestra/contracts/events/reservation';
import type { ReceivedEvent } from '@fenestra/messaging/inbox/event-handler';
import { EventContext, OnAny } from '@fenestra/messaging/nest/on';
import { Clock } from '@fenestra/platform/service/clock';
import { CommitSignals } from '../commit-signals';
import { Feed, type NewFeedEntry } from './feed.table';

const events = [...Object.values(orderEvents), ...Object.values(paymentEvents), ...Object.values(reservationEvents)];

export const feedGroup = 'orders.feed';

const delaySeconds = new Histogram({
  name: 'fenestra_feed_delay_seconds',
  help: 'From the commit of an order until the ERP feed shows it',
  buckets: [0.1, 0.5, 1, 2, 5, 10, 30, 60, 300],
});

@Controller()
export class RecordInFeed {
  constructor(
    private readonly feed: Feed,
    private readonly signals: CommitSignals,
    private readonly clock: Clock,
  ) {}

  /** Gives events the next positions in what ERP systems read. Topics are read side by side, but effects stand after their causes. */
  @OnAny(events, feedGroup)
  async record(@Payload() received: ReceivedEvent[], @Ctx() { unit }: EventContext): Promise<void> {
    const since = this.clock.now();
    await this.feed.append(
      unit,
      received.map((event) => entryOf(event, since)),
    );
    this.signals.notify(unit, 'feed');
    unit.afterCommit(() => this.observe(received));
  }

  private observe(received: readonly ReceivedEvent[]): void {
    const now = this.clock.now().getTime();
    for (const { record } of received)
      if (record.type === orderEvents.orderPlaced.type)
        delaySeconds.observe(Math.max(0, now - Date.parse(record.headers['ce_time']!)) / 1_000);
  }
}

const entryOf = ({ record: { id, type, headers }, data }: ReceivedEvent, since: Date): NewFeedEntry => ({
  id,
  type,
  headers: JSON.stringify(headers),
  data: JSON.stringify(data),
  cause: headers['ce_causationid'],
  orderId: (data as { readonly orderId?: string }).orderId,
  since,
});
