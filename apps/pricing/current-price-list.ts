import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { parsePriceList } from '@fenestra/domain/pricing/price-list';
import { throwOnErrors } from '@fenestra/domain/release/data-error';
import { droppedPrices } from '@fenestra/domain/release/dropped-prices';
import { priceListToRelease } from '@fenestra/domain/release/price-list-errors';
import { readDataFolder } from '@fenestra/platform/database/data-folder';
import { publishVersion, publishAtStart, activeVersion, readVersion } from '@fenestra/platform/database/versioned-data';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import type { PricingConfig } from './config';

const table = 'price_list';

/** The price list in force. What was sold by an older one carries its own prices. */
@Injectable()
export class CurrentPriceList implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    @Inject(Config) private readonly config: PricingConfig,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): Promise<void> {
    return publishAtStart(this.db, table, this.clock.now(), (activeVersion) => this.publish(activeVersion));
  }

  async version(): Promise<string> {
    return (await activeVersion(this.db, table, this.clock.now()))!;
  }

  private async publish(activeVersion: string | undefined): Promise<void> {
    const files = await readDataFolder(this.config.PRICE_LIST_FOLDER);
    const priceList = priceListToRelease(files);
    if (activeVersion !== undefined) {
      const before = parsePriceList(await readVersion(this.db, table, activeVersion));
      throwOnErrors(droppedPrices(before, priceList));
    }
    await publishVersion(this.db, table, priceList.version, files, this.clock.now());
  }
}
