import { Inject } from '@nestjs/common';
import { retainPriceSnapshots as keepOffersCall, snapshotRetentionDays } from '@fenestra/contracts/http/configuration';
import { ConfigurationClient } from '@fenestra/clients/service-clients';
import { inBatches } from '@fenestra/platform/database/in-batches';
import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { dayMs, daysAgo } from '@fenestra/platform/service/retention-periods';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import { Carts } from './cart.table';
import type { CartConfig } from './config';

export const retainPriceSnapshots = job({ name: 'keep-offers', everyMs: 3_600_000 });

/** Between two times at which the offers of a cart are asked for: a third of how long they are then kept, so that two may fail. */
const intervalDays = snapshotRetentionDays / 3;

/** Tells the configuration service which offers carts still hold, for their pictures: those that none holds end there. */
@Performs(retainPriceSnapshots)
export class RetainPriceSnapshots {
  constructor(
    private readonly carts: Carts,
    private readonly configuration: ConfigurationClient,
    private readonly clock: Clock,
    @Inject(Config) private readonly config: Pick<CartConfig, 'ORDER_YEARS'>,
  ) {}

  perform(): Promise<void> {
    return inBatches(() => this.retainBatch());
  }

  /** A repeat of what another process does at the same time changes nothing. */
  private async retainBatch(): Promise<number> {
    const now = this.clock.now();
    const carts = await this.carts.findSnapshotsToRetain(daysAgo(now, intervalDays));
    const isOrdered = ({ orderId }: { orderId: string | null }): boolean => orderId !== null;
    const [ordered, open] = [carts.filter(isOrdered), carts.filter((cart) => !isOrdered(cart))];
    await this.retain(open, new Date(now.getTime() + snapshotRetentionDays * dayMs));
    await this.retain(ordered, new Date(Date.UTC(now.getUTCFullYear() + this.config.ORDER_YEARS + 2, 0, 1)));
    await this.carts.recordSnapshotsRetained(carts, now);
    return carts.length;
  }

  private async retain(carts: readonly { offers: readonly string[] }[], until: Date): Promise<void> {
    const offerIds = [...new Set(carts.flatMap(({ offers }) => offers))];
    for (let from = 0; from < offerIds.length; from += maxPerCall)
      await this.configuration.call(keepOffersCall, {
        body: { offerIds: offerIds.slice(from, from + maxPerCall), until: until.toISOString() },
      });
  }
}

const maxPerCall = 1_000;
