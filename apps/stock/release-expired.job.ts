import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { causedBy, firstCause } from '@fenestra/messaging/tracing/cause';
import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { Clock } from '@fenestra/platform/service/clock';
import { ReleaseReservations } from './release-reservations';
import { Reservations } from './reservation.table';

const batch = 100;

export const releaseExpired = job({ name: 'release-expired', everyMs: 60_000 });

/** The row decides when a reservation ends, by this service's clock; the sweep only comes by. */
@Performs(releaseExpired)
export class ReleaseExpired {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly reservations: Reservations,
    private readonly releaseReservations: ReleaseReservations,
  ) {}

  async perform(): Promise<void> {
    const now = this.clock.now();
    const overdue = await this.reservations.expired(now, batch);
    if (overdue.length === 0) return;
    await this.outbox.transaction((unit) =>
      this.releaseReservations.execute(unit, overdue, ({ state, expiresAt, lastEvent }) => {
        if (state === 'sold' || expiresAt > now) return undefined; // paid, or kept for longer meanwhile
        return lastEvent ? causedBy(lastEvent) : firstCause();
      }),
    );
  }
}
