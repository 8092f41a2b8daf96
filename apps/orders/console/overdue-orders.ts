import { Injectable } from '@nestjs/common';
import { maxOverduePerKind, type Overdue } from '@fenestra/contracts/http/overdue';
import { accept } from '@fenestra/domain/result';
import { Clock } from '@fenestra/platform/service/clock';
import { Feed } from '../feed/feed.table';
import { Orders } from '../order.table';

const second = 1_000;
/** The sweep that ends orders comes every half minute. */
const deadlineSeconds = 120;
/** What follows in such a state comes by events, in less than a second as a rule. */
const stateSeconds = 60;
/** An event waits for its cause until the group of the feed has caught up, and for an order for ever. */
const feedSeconds = 120;

/** What of the orders is older than it should be. */
@Injectable()
export class OverdueOrders {
  constructor(
    private readonly orders: Orders,
    private readonly feed: Feed,
    private readonly clock: Clock,
  ) {}

  async execute() {
    const now = this.clock.now().getTime();
    const before = (seconds: number): Date => new Date(now - seconds * second);
    const [pastDeadline, unchanged, waiting] = await Promise.all([
      this.orders.pastDeadline(before(deadlineSeconds), maxOverduePerKind),
      this.orders.unchangedSince(before(stateSeconds), maxOverduePerKind),
      this.feed.waitingSince(before(feedSeconds), maxOverduePerKind),
    ]);
    const overdue: Overdue[] = [
      ...pastDeadline.map(({ id, saga, dueAt }) => ({
        ...{ kind: 'deadline' as const, orderId: id, since: dueAt.toISOString(), limitSeconds: deadlineSeconds },
        detail: `${saga} is past its deadline`,
      })),
      ...unchanged.map(({ id, saga, since }) => ({
        ...{ kind: 'state' as const, orderId: id, since: since.toISOString(), limitSeconds: stateSeconds },
        detail: whatIsMissing[saga] ?? saga,
      })),
      ...waiting.map(({ orderId, type, since, isOfUnknownOrder }) => ({
        ...{ kind: 'feed' as const, orderId, since: since.toISOString(), limitSeconds: feedSeconds },
        detail: `${type} waits for ${isOfUnknownOrder ? 'its order, which does not exist' : 'its cause'}, the ERP does not see it`,
      })),
    ];
    return accept({ overdue });
  }
}

const whatIsMissing: Readonly<Record<string, string>> = {
  placed: 'stock has not answered',
  stock_reserved: 'no payment session yet',
  paid: 'paid late, stock has not answered',
};
