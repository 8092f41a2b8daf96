import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { watchDueRows } from '@fenestra/platform/database/due-rows';
import { rowsRememberedMs, WatchRows } from '@fenestra/platform/observability/watch-rows';
import { remembered, watched } from '@fenestra/platform/observability/watched';
import { madeAt } from '@fenestra/platform/service/ages';
import { Clock } from '@fenestra/platform/service/clock';
import { Payments } from './payment.table';

const waiting = watched('fenestra_waiting_payments', 'Payments that somebody has to look at again', [
  'provider',
  'state',
]);
const unanswered = watched(
  'fenestra_payments_unanswered',
  'Payments that a gateway has taken and whose order has neither been confirmed nor ended',
  [],
);
const unansweredSince = watched(
  'fenestra_payments_unanswered_oldest_seconds',
  'For how long the first of them has been',
  [],
);

@Injectable()
export class WatchPayments extends WatchRows {
  constructor(
    private readonly payments: Payments,
    private readonly clock: Clock,
    private readonly db: DataSource,
  ) {
    super();
  }

  protected watch() {
    const taken = remembered(rowsRememberedMs, () => this.payments.unanswered());
    return [
      ...watchDueRows('payment', 'payment', this.db, this.clock),
      unanswered.watch(async () => [{ labels: {}, value: (await taken()).count }]),
      unansweredSince.watch(async () => [{ labels: {}, value: this.secondsSince((await taken()).first) }]),
      waiting.watch(async () =>
        (await this.payments.waiting()).map(({ count: value, ...labels }) => ({ labels, value })),
      ),
    ];
  }

  private secondsSince(eventId: string | null): number {
    return eventId === null ? 0 : Math.max(0, this.clock.now().getTime() - madeAt(eventId).getTime()) / 1_000;
  }
}
