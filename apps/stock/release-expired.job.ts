import { DataSource } from 'typeorm';
import { Clock } from '@fenestra/platform/service/clock';
import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { releaseReservation } from './release-reservation';

const batch = 100;

export const releaseExpired = job({ name: 'release-expired', everyMs: 60_000 });

/** The row decides when a reservation ends, by this service's clock; the sweep only comes by. */
@Performs(releaseExpired)
export class ReleaseExpired {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  async perform(): Promise<void> {
    const now = this.clock.now();
    const overdue = await this.db.query<{ orderId: string }[]>(
      `SELECT order_id AS "orderId" FROM reservation WHERE state = 'active' AND expires_at <= $1 ORDER BY expires_at LIMIT $2`,
      [now, batch],
    );
    for (const { orderId } of overdue)
      await this.db.transaction((tx) => releaseReservation(tx, orderId, ({ expiresAt }) => expiresAt > now));
  }
}
