import { Injectable } from '@nestjs/common';
import { openStates } from '@fenestra/domain/ordering/order';
import { shops } from '@fenestra/domain/shop/shops';
import { rowsRememberedMs, WatchRows } from '@fenestra/platform/observability/watch-rows';
import { remembered, watched } from '@fenestra/platform/observability/watched';
import { Clock } from '@fenestra/platform/service/clock';
import { type OpenOrders, WatchedOrders } from './open-orders.table';

const orders = watched('fenestra_open_orders', 'Orders that have not ended', ['shop', 'state']);
const oldest = watched(
  'fenestra_open_order_oldest_seconds',
  'How long ago the oldest of them was placed; 0 where there is none',
  ['shop', 'state'],
);
const overdue = watched(
  'fenestra_open_order_overdue_seconds',
  'For how long one of them has been past its deadline; 0 where none is',
  ['shop', 'state'],
);
const withoutEvent = watched(
  'fenestra_orders_without_event',
  'Orders of the last six hours whose last event is not in the feed after two minutes',
  [],
);
const waiting = watched(
  'fenestra_feed_waiting_events',
  'Events that wait for their cause before they enter the feed',
  [],
);
const waitingSince = watched('fenestra_feed_waiting_oldest_seconds', 'For how long the first of them has waited', []);

const unread = watched(
  'fenestra_feed_unread_seconds',
  'Age of the first event that no reader of the ERP feed has confirmed; absent before the first reader',
  [],
);

/** Each order of some hours is looked at. */
const eventsRememberedMs = 30_000;

@Injectable()
export class WatchOrders extends WatchRows {
  constructor(
    private readonly rows: WatchedOrders,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected watch() {
    const open = remembered(rowsRememberedMs, () => this.rows.open(this.clock.now()));
    const feed = remembered(rowsRememberedMs, () => this.rows.waitingInFeed(this.clock.now()));
    const unheard = remembered(eventsRememberedMs, () => this.rows.withoutEvent(this.clock.now()));
    return [
      orders.watch(async () => byShopAndState(await open(), ({ count }) => count)),
      oldest.watch(async () => byShopAndState(await open(), (each) => each.oldest)),
      overdue.watch(async () => byShopAndState(await open(), (each) => each.overdue)),
      withoutEvent.watch(async () => [{ labels: {}, value: await unheard() }]),
      waiting.watch(async () => [{ labels: {}, value: (await feed()).count }]),
      unread.watch(async () => {
        const value = await this.rows.unreadInFeed(this.clock.now());
        return value === null ? [] : [{ labels: {}, value }];
      }),
      waitingSince.watch(async () => [{ labels: {}, value: (await feed()).oldest }]),
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
