import { Inject } from '@nestjs/common';
import { inBatches } from '@fenestra/platform/database/in-batches';
import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { orderRetentionCutoff } from '@fenestra/platform/service/retention-periods';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import type { StockConfig } from './config';
import { Reservations } from './reservation.table';

export const purgeReservations = job({ name: 'forget-reservations', everyMs: 3_600_000 });

/** Deletes what orders held of the stock, after the age of orders. */
@Performs(purgeReservations)
export class PurgeReservations {
  constructor(
    private readonly reservations: Reservations,
    private readonly clock: Clock,
    @Inject(Config) private readonly config: Pick<StockConfig, 'ORDER_YEARS'>,
  ) {}

  perform(): Promise<void> {
    const ended = orderRetentionCutoff(this.clock.now(), this.config);
    return inBatches(() => this.reservations.purge(ended));
  }
}
