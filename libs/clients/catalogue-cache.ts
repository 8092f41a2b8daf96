import { Injectable } from '@nestjs/common';
import type { CartLine } from '@fenestra/contracts/http/cart';
import { readCatalogue, readActiveCatalogue } from '@fenestra/contracts/http/configuration';
import { parseCatalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import { Clock } from '@fenestra/platform/service/clock';
import { CurrentVersion } from '@fenestra/platform/database/current-version';
import { ConfigurationClient } from './service-clients';
import { VersionCache } from '@fenestra/platform/database/version-cache';

/** The catalogues that configurations name, for services other than their owner. A version never changes, so each is read once. */
@Injectable()
export class CatalogueCache {
  private readonly versions = new VersionCache((version) => this.read(version));
  private readonly current: CurrentVersion<Catalogue>;

  constructor(
    private readonly configuration: ConfigurationClient,
    clock: Clock,
  ) {
    this.current = new CurrentVersion(
      clock,
      () => this.version(),
      (version) => this.of(version),
    );
  }

  /** A version that was stored with something and does not exist is a fault. */
  async of(version: string): Promise<Catalogue> {
    const found = await this.find(version);
    if (!found) throw new Error(`no catalogue ${version}`);
    return found;
  }

  /** Undefined for a version that was never live. */
  find(version: string): Promise<Catalogue | undefined> {
    return this.versions.find(version);
  }

  /** The one by which a line of a cart or an order was sold, as far as it says so. */
  ofLine(line: CartLine): Promise<Catalogue> {
    switch (line.kind) {
      case 'configured':
        return this.of(line.offer.configuration.catalogue);
      case 'stock':
        return this.of(line.product.configuration.catalogue);
      case 'accessory':
        return line.catalogue === undefined ? this.now() : this.of(line.catalogue);
    }
  }

  /** The catalogue in force, at most two seconds old; throws when its owner has not answered for a minute. */
  now(): Promise<Catalogue> {
    return this.current.now();
  }

  private async version(): Promise<string> {
    const answer = await this.configuration.call(readActiveCatalogue, {});
    if (!answer.ok) throw new Error('no catalogue is in force');
    return answer.value.version;
  }

  private async read(version: string): Promise<Catalogue | undefined> {
    const answer = await this.configuration.call(readCatalogue, { params: { version } });
    return answer.ok ? parseCatalogue(answer.value) : undefined;
  }
}
