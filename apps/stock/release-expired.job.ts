import { DataSource } from 'typeorm';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { causedBy, firstCause } from '@fenestra/messaging/tracing/cause';
import { addOrderToTrace } from '@fenestra/messaging/tracing/trace-context';
import { FailingRows } from '@fenestra/platform/jobs/failing-rows';
import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { Clock } from '@fenestra/platform/service/clock';
import { ReleaseReservations } from './release-reservations';
import { Reservations } from './reservation.table';

const batch = 100;

export const releaseExpired = job({ name: 'release-expired', everyMs: 60_000 });

/** The row decides when a reservation ends, by this service's clock; the sweep only comes by. */
@Performs(releaseExpired)
export class ReleaseExpired {
  private readonly failing: FailingRows;

  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly reservations: Reservations,
    private readonly releaseReservations: ReleaseReservations,
    db: DataSource,
  ) {
    this.failing = new FailingRows(db, clock, releaseExpired.name);
  }

  /** All together, which is quick; one by one where one of them cannot be released. */
  async perform(): Promise<void> {
    const now = this.clock.now();
    const overdue = await this.reservations.expired(releaseExpired.name, now, batch);
    if (overdue.length === 0) return;
    const released = await this.release(overdue, now).then(
      () => true,
      () => false,
    );
    if (!released) await this.failing.each(overdue, (orderId) => this.releaseOne(orderId, now));
  }

  private releaseOne(orderId: string, now: Date): Promise<void> {
    addOrderToTrace(orderId);
    return this.release([orderId], now);
  }

  private release(orderIds: readonly string[], now: Date): Promise<void> {
    return this.outbox.transaction((unit) =>
      this.releaseReservations.execute(unit, orderIds, ({ state, expiresAt, lastEvent }) => {
        if (state === 'sold' || expiresAt > now) return undefined; // paid, or kept for longer meanwhile
        return lastEvent ? causedBy(lastEvent) : firstCause();
      }),
    );
  }
}
