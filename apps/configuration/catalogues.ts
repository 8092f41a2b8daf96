import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CatalogueData } from '@fenestra/domain/catalogue/catalogue';
import { type Catalogue, indexCatalogue, parseCatalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import { Config } from '@fenestra/platform/service/config';
import { ReadOnce } from '@fenestra/platform/database/read-once';
import { keepVersion, readDataFolder, versionOf } from '@fenestra/platform/database/versioned-data';
import type { ConfigurationConfig } from './config';

/** The catalogue in force and those that older configurations name. A version never changes, so each is read once. */
@Injectable()
export class Catalogues implements OnModuleInit {
  private readonly versions = new ReadOnce((version) => this.load(version));
  private newest: Catalogue | undefined;

  constructor(
    private readonly db: DataSource,
    @Inject(Config) private readonly config: ConfigurationConfig,
  ) {}

  /** Loads the files' version, which is checked before anything is sold by it. */
  async onModuleInit(): Promise<void> {
    const catalogue = parseCatalogue(await readDataFolder(this.config.CATALOGUE_FOLDER));
    await keepVersion(this.db, 'catalogue', catalogue.version, catalogue.data);
    this.newest = catalogue;
    this.versions.keep(catalogue.version, catalogue);
  }

  get current(): Catalogue {
    return this.newest!;
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

  private async load(version: string): Promise<Catalogue | undefined> {
    const data = await versionOf<CatalogueData>(this.db, 'catalogue', version);
    return data && indexCatalogue(data);
  }
}
