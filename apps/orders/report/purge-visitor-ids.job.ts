import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { Clock } from '@fenestra/platform/service/clock';
import { Orders } from '../order.table';

const hour = 3_600_000;
/** Longer than a report is tried. */
const retentionMs = 48 * hour;

export const purgeVisitorIds = job({ name: 'forget-visitors', everyMs: hour });

/** The affiliate network's id of a shopper is kept for the report of the order, and not longer. */
@Performs(purgeVisitorIds)
export class PurgeVisitorIds {
  constructor(
    private readonly orders: Orders,
    private readonly clock: Clock,
  ) {}

  perform(): Promise<void> {
    return this.orders.purgeVisitorIds(new Date(this.clock.now().getTime() - retentionMs));
  }
}
