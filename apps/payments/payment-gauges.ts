import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { registerDueRowGauges } from '@fenestra/platform/database/due-rows';
import { rowsCacheMs, RowGauges } from '@fenestra/platform/observability/row-gauges';
import { cachedFor, observableGauge } from '@fenestra/platform/observability/observable-gauge';
import { idCreatedAt } from '@fenestra/platform/service/retention-periods';
import { Clock } from '@fenestra/platform/service/clock';
import { Payments } from './payment.table';

const waiting = observableGauge('fenestra_waiting_payments', 'Payments that somebody has to look at again', [
  'provider',
  'state',
]);
const unanswered = observableGauge(
  'fenestra_payments_unanswered',
  'Payments that a gateway has taken and whose order has neither been confirmed nor ended',
  [],
);
const unansweredSince = observableGauge(
  'fenestra_payments_unanswered_oldest_seconds',
  'For how long the first of them has been',
  [],
);

@Injectable()
export class PaymentGauges extends RowGauges {
  constructor(
    private readonly payments: Payments,
    private readonly clock: Clock,
    private readonly db: DataSource,
  ) {
    super();
  }

  protected register() {
    const countUnanswered = cachedFor(rowsCacheMs, () => this.payments.countUnanswered());
    return [
      ...registerDueRowGauges('payment', 'payment', this.db, this.clock),
      unanswered.addCallback(async () => [{ labels: {}, value: (await countUnanswered()).count }]),
      unansweredSince.addCallback(async () => [
        { labels: {}, value: this.secondsSince((await countUnanswered()).first) },
      ]),
      waiting.addCallback(async () =>
        (await this.payments.countWaiting()).map(({ count: value, ...labels }) => ({ labels, value })),
      ),
    ];
  }

  private secondsSince(eventId: string | null): number {
    return eventId === null ? 0 : Math.max(0, this.clock.now().getTime() - idCreatedAt(eventId).getTime()) / 1_000;
  }
}
