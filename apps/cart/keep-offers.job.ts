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

export const keepOffers = job({ name: 'keep-offers', everyMs: 3_600_000 });

/** Between two times at which the offers of a cart are asked for: a third of how long they are then kept, so that two may fail. */
const everyDays = snapshotRetentionDays / 3;

/** Tells the configuration service which offers carts still hold, for their pictures: those that none holds end there. */
@Performs(keepOffers)
export class KeepOffers {
  constructor(
    private readonly carts: Carts,
    private readonly configuration: ConfigurationClient,
    private readonly clock: Clock,
    @Inject(Config) private readonly config: Pick<CartConfig, 'ORDER_YEARS'>,
  ) {}

  perform(): Promise<void> {
    return inBatches(() => this.keepSome());
  }

  /** A repeat of what another process does at the same time changes nothing. */
  private async keepSome(): Promise<number> {
    const now = this.clock.now();
    const carts = await this.carts.withOffersKeptBefore(daysAgo(now, everyDays));
    const isOrdered = ({ orderId }: { orderId: string | null }): boolean => orderId !== null;
    const [ordered, open] = [carts.filter(isOrdered), carts.filter((cart) => !isOrdered(cart))];
    await this.keep(open, new Date(now.getTime() + snapshotRetentionDays * dayMs));
    await this.keep(ordered, new Date(Date.UTC(now.getUTCFullYear() + this.config.ORDER_YEARS + 2, 0, 1)));
    await this.carts.noteOffersKept(carts, now);
    return carts.length;
  }

  private async keep(carts: readonly { offers: readonly string[] }[], until: Date): Promise<void> {
    const offerIds = [...new Set(carts.flatMap(({ offers }) => offers))];
    for (let from = 0; from < offerIds.length; from += mostAtOnce)
      await this.configuration.call(keepOffersCall, {
        body: { offerIds: offerIds.slice(from, from + mostAtOnce), until: until.toISOString() },
      });
  }
}

const mostAtOnce = 1_000;
