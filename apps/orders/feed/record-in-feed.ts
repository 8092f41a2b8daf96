import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import * as orderEvents from '@fenestra/contracts/events/order';
import * as paymentEvents from '@fenestra/contracts/events/payment';
import * as reservationEvents from '@fenestra/contracts/events/reservation';
import { beforeCommit } from '@fenestra/messaging/outbox/around-commit';
import { EventContext, OnAny } from '@fenestra/messaging/nest/on';
import { Clock } from '@fenestra/platform/service/clock';
import { appendToFeed } from './append-to-feed';
import { CommitSignals } from '../commit-signals';

const events = [...Object.values(orderEvents), ...Object.values(paymentEvents), ...Object.values(reservationEvents)];

/** By then the cause of an event should have come; later the event stands without it. */
export const waitForCauseMs = 10_000;

@Controller()
export class RecordInFeed {
  constructor(
    private readonly signals: CommitSignals,
    private readonly clock: Clock,
  ) {}

  /** Gives the event the next position in what ERP systems read. Topics are read side by side, but effects stand after their causes. */
  @OnAny(events, 'orders.feed')
  record(@Payload() data: object, @Ctx() { tx, record: { id, type, headers } }: EventContext): Promise<void> {
    const since = this.clock.now();
    const age = since.getTime() - Date.parse(headers['ce_time'] ?? '');
    const cause = age < waitForCauseMs ? headers['ce_causationid'] : undefined;
    const entry = { id, type, headers: JSON.stringify(headers), data: JSON.stringify(data), cause, since };
    beforeCommit(tx, appendToFeed, [entry]);
    this.signals.ring(tx, 'feed');
    return Promise.resolve();
  }
}
