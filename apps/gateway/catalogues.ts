import { Injectable } from '@nestjs/common';
import type { Catalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import { Clock } from '@fenestra/platform/clock';
import { KnownCatalogues } from '@fenestra/platform/known-catalogues';

const freshMs = 60_000;

/** Catalogues by version, for the names that answers speak of; `current` is the newest, looked up once a minute. */
@Injectable()
export class Catalogues {
  private current: { readonly catalogue: Catalogue; readonly until: number } | undefined;

  constructor(
    private readonly known: KnownCatalogues,
    private readonly clock: Clock,
  ) {}

  /** A version that a configuration names and that does not exist is a fault. */
  async of(version: string): Promise<Catalogue> {
    const found = await this.find(version);
    if (!found) throw new Error(`no catalogue ${version}`);
    return found;
  }

  /** Undefined for a version that a visitor made up. */
  async find(version: string): Promise<Catalogue | undefined> {
    if (version !== 'current') return this.known.find(version);
    const now = this.clock.now().getTime();
    if (this.current && this.current.until > now) return this.current.catalogue;
    const catalogue = await this.known.newest();
    this.current = catalogue && { catalogue, until: now + freshMs };
    return catalogue;
  }
}
