import { Injectable } from '@nestjs/common';
import type { Catalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import { KnownCatalogues } from '@fenestra/platform/known-catalogues';

/** Catalogues by version, for the names that answers speak of; `current` is the one in force. */
@Injectable()
export class Catalogues {
  constructor(private readonly known: KnownCatalogues) {}

  /** A version that a configuration names and that does not exist is a fault. */
  async of(version: string): Promise<Catalogue> {
    const found = await this.find(version);
    if (!found) throw new Error(`no catalogue ${version}`);
    return found;
  }

  /** Undefined for a version that a visitor made up. */
  find(version: string): Promise<Catalogue | undefined> {
    return version === 'current' ? this.known.now() : this.known.find(version);
  }
}
