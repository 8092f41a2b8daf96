import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { parsePriceList } from '@fenestra/domain/pricing/price-list';
import { Config } from '@fenestra/platform/service/config';
import { keepVersion, readDataFolder } from '@fenestra/platform/database/versioned-data';
import type { PricingConfig } from './config';

/** The price list in force. What was sold by an older one carries its own prices. */
@Injectable()
export class CurrentPriceList implements OnModuleInit {
  private loaded = '';

  constructor(
    private readonly db: DataSource,
    @Inject(Config) private readonly config: PricingConfig,
  ) {}

  /** Loads the files' version, which is checked before anything is sold by it. */
  async onModuleInit(): Promise<void> {
    const files = await readDataFolder(this.config.PRICE_LIST_FOLDER);
    const { version } = parsePriceList(files);
    await keepVersion(this.db, 'price_list', version, files);
    this.loaded = version;
  }

  get version(): string {
    return this.loaded;
  }
}
