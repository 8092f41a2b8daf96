import { Injectable } from '@nestjs/common';
import { readCatalogue } from '@fenestra/contracts/http/configuration';
import type { CatalogueData } from '@fenestra/domain/catalogue/catalogue';
import { type Catalogue, indexCatalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import { ConfigurationClient } from '@fenestra/platform/neighbours';

/** The catalogues that configurations name, read once each from their owner: a version never changes. */
@Injectable()
export class KnownCatalogues {
  private readonly known = new Map<string, Promise<Catalogue | undefined>>();

  constructor(private readonly configuration: ConfigurationClient) {}

  /** Undefined for a version that was never live. */
  find(version: string): Promise<Catalogue | undefined> {
    const found = this.known.get(version) ?? this.load(version);
    this.known.set(version, found);
    found.catch(() => this.known.delete(version)); // the owner may be back at the next call
    return found;
  }

  private async load(version: string): Promise<Catalogue | undefined> {
    const answer = await this.configuration.call(readCatalogue, { params: { version } });
    return answer.ok ? indexCatalogue(answer.value as CatalogueData) : undefined;
  }
}
