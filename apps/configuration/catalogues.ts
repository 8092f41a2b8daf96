import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PriceListCache } from '@fenestra/clients/price-list-cache';
import { parseCatalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import { catalogueToRelease } from '@fenestra/domain/release/catalogue-errors';
import { throwOnErrors } from '@fenestra/domain/release/data-error';
import { releaseErrors } from '@fenestra/domain/release/release-errors';
import { CurrentVersion } from '@fenestra/platform/database/current-version';
import { VersionCache } from '@fenestra/platform/database/version-cache';
import { readDataFolder } from '@fenestra/platform/database/data-folder';
import { publishVersion, publishAtStart, activeVersion, readVersion } from '@fenestra/platform/database/versioned-data';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import type { ConfigurationConfig } from './config';

const table = 'catalogue';

/** New files, which wait until everything in them has a price. */
type PendingCatalogue = { readonly catalogue: Catalogue; readonly files: object };

/** The catalogue in force and those that older configurations name. A version never changes, so each is read once. */
@Injectable()
export class Catalogues implements OnModuleInit {
  private readonly logger = new Logger(Catalogues.name);
  private readonly versions = new VersionCache((version) => this.load(version));
  private readonly active: CurrentVersion<Catalogue>;
  private pending: PendingCatalogue | undefined;
  private lastReport = '';

  constructor(
    private readonly db: DataSource,
    @Inject(Config) private readonly config: Pick<ConfigurationConfig, 'CATALOGUE_FOLDER'>,
    private readonly priceLists: PriceListCache,
    private readonly clock: Clock,
  ) {
    this.active = new CurrentVersion(
      clock,
      () => this.version(),
      (version) => this.of({ catalogue: version }),
    );
  }

  onModuleInit(): Promise<void> {
    return publishAtStart(this.db, table, this.clock.now(), (active) => this.releaseFiles(active));
  }

  /** The catalogue that new products are made from. */
  now(): Promise<Catalogue> {
    return this.active.now();
  }

  /** Undefined for a version that was never live. */
  find(version: string): Promise<Catalogue | undefined> {
    return this.versions.find(version);
  }

  /** Of a stored configuration; that its version is gone would be a fault. */
  async of({ catalogue }: { readonly catalogue: string }): Promise<Catalogue> {
    const found = await this.find(catalogue);
    if (!found) throw new Error(`catalogue ${catalogue} was never live`);
    return found;
  }

  /** Only the first catalogue of an empty shop goes live before the prices are known: pricing may start later. */
  private async releaseFiles(active: string | undefined): Promise<void> {
    const files = await readDataFolder(this.config.CATALOGUE_FOLDER);
    const catalogue = catalogueToRelease(files);
    if (active === undefined || active === catalogue.version) await this.goLive({ catalogue, files });
    else this.pending = { catalogue, files };
  }

  /** Nobody waits for the check of a new version: what is in force sells as well. */
  private async version(): Promise<string> {
    if (this.pending) void this.activateWhenPriced(this.pending);
    return (await activeVersion(this.db, table, this.clock.now()))!;
  }

  /** Tried again with each question, as a new price list may bring what lacks; reported once. */
  private async activateWhenPriced(pending: PendingCatalogue): Promise<void> {
    const { catalogue } = pending;
    try {
      throwOnErrors(releaseErrors(catalogue, await this.priceLists.now()));
      await this.goLive(pending);
      this.pending = undefined;
    } catch (error) {
      const report = `catalogue ${catalogue.version} waits, the one in force stays: ${(error as Error).message}`;
      if (report !== this.lastReport) this.logger.error(report);
      this.lastReport = report;
    }
  }

  private goLive({ catalogue, files }: PendingCatalogue): Promise<void> {
    return publishVersion(this.db, table, catalogue.version, files, this.clock.now());
  }

  private async load(version: string): Promise<Catalogue | undefined> {
    const data = await readVersion(this.db, table, version);
    return data && parseCatalogue(data);
  }
}
