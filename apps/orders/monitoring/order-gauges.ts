import { Injectable } from '@nestjs/common';
import { openStates } from '@fenestra/domain/ordering/order';
import { shops } from '@fenestra/domain/shop/shops';
import { rowsCacheMs, RowGauges } from '@fenestra/platform/observability/row-gauges';
import { cachedFor, observableGauge } from '@fenestra/platform/observability/observable-gauge';
import { Clock } from '@fenestra/platform/service/clock';
import { type OpenOrders, OpenOrderStatistics } from './open-orders.table';

const orders = observableGauge('fenestra_open_orders', 'Orders that have not ended', ['shop', 'state']);
const oldest = observableGauge(
  'fenestra_open_order_oldest_seconds',
  'How long ago the oldest of them was placed; 0 where there is none',
  ['shop', 'state'],
);
const overdue = observableGauge(
  'fenestra_open_order_overdue_seconds',
  'For how long one of them has been past its deadline; 0 where none is',
  ['shop', 'state'],
);
const withoutEvent = observableGauge(
  'fenestra_orders_without_event',
  'Orders of the last six hours whose last event is not in the feed after two minutes',
  [],
);
const waiting = observableGauge(
  'fenestra_feed_waiting_events',
  'Events that wait for their cause before they enter the feed',
  [],
);
const waitingSince = observableGauge(
  'fenestra_feed_waiting_oldest_seconds',
  'For how long the first of them has waited',
  [],
);

const unread = observableGauge(
  'fenestra_feed_unread_seconds',
  'Age of the first event that no reader of the ERP feed has confirmed; absent before the first reader',
  [],
);

/** Each order of some hours is looked at. */
const eventsCacheMs = 30_000;

@Injectable()
export class OrderGauges extends RowGauges {
  constructor(
    private readonly rows: OpenOrderStatistics,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected register() {
    const open = cachedFor(rowsCacheMs, () => this.rows.open(this.clock.now()));
    const feed = cachedFor(rowsCacheMs, () => this.rows.waitingInFeed(this.clock.now()));
    const countWithoutEvent = cachedFor(eventsCacheMs, () => this.rows.withoutEvent(this.clock.now()));
    return [
      orders.addCallback(async () => byShopAndState(await open(), ({ count }) => count)),
      oldest.addCallback(async () => byShopAndState(await open(), (each) => each.oldest)),
      overdue.addCallback(async () => byShopAndState(await open(), (each) => each.overdue)),
      withoutEvent.addCallback(async () => [{ labels: {}, value: await countWithoutEvent() }]),
      waiting.addCallback(async () => [{ labels: {}, value: (await feed()).count }]),
      unread.addCallback(async () => {
        const value = await this.rows.unreadInFeed(this.clock.now());
        return value === null ? [] : [{ labels: {}, value }];
      }),
      waitingSince.addCallback(async () => [{ labels: {}, value: (await feed()).oldest }]),
    ];
  }
}

/** A state without orders is told as well: a line that ends on a board would look like a shop that is down. */
const byShopAndState = (open: readonly OpenOrders[], numberOf: (orders: OpenOrders) => number) =>
  shops.flatMap(({ id, code: shop }) =>
    openStates.map((state) => {
      const found = open.find((each) => each.shopId === id && each.state === state);
      return { labels: { shop, state }, value: found ? numberOf(found) : 0 };
    }),
  );
