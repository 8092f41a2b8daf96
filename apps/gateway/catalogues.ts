import { Injectable } from '@nestjs/common';
import { readCatalogue } from '@fenestra/contracts/http/configuration';
import { CatalogueData } from '@fenestra/domain/catalogue/catalogue';
import { type Catalogue, indexCatalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import { Clock } from '@fenestra/platform/clock';
import { ConfigurationClient } from '@fenestra/platform/neighbours';

const freshMs = 60_000;

/** Catalogues by version: they name what answers speak of. A version never changes, so each is read once. */
@Injectable()
export class Catalogues {
  private readonly kept = new Map<string, Catalogue>();
  private current: { readonly catalogue: Catalogue; readonly until: number } | undefined;

  constructor(
    private readonly configuration: ConfigurationClient,
    private readonly clock: Clock,
  ) {}

  /** A version that a configuration names and that does not exist is a fault. */
  async of(version: string): Promise<Catalogue> {
    const known = await this.find(version);
    if (!known) throw new Error(`no catalogue ${version}`);
    return known;
  }

  /** Undefined for a version that a visitor made up. `current` is the newest, looked up once a minute. */
  async find(version: string): Promise<Catalogue | undefined> {
    if (version !== 'current') return this.kept.get(version) ?? this.read(version);
    const now = this.clock.now().getTime();
    if (this.current && this.current.until > now) return this.current.catalogue;
    const catalogue = await this.read(version);
    this.current = catalogue && { catalogue, until: now + freshMs };
    return catalogue;
  }

  private async read(version: string): Promise<Catalogue | undefined> {
    const answer = await this.configuration.call(readCatalogue, { params: { version } });
    if (!answer.ok) return undefined;
    const catalogue = indexCatalogue(CatalogueData.parse(answer.value));
    this.kept.set(catalogue.version, catalogue);
    return catalogue;
  }
}
