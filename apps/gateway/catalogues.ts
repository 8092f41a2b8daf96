import { Injectable } from '@nestjs/common';
import { readCatalogue } from '@fenestra/contracts/http/configuration';
import { CatalogueData } from '@fenestra/domain/catalogue/catalogue';
import { type Catalogue, indexCatalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import { ConfigurationClient } from '@fenestra/platform/neighbours';

/** Catalogues by version: they name what answers speak of. A version never changes, so each is read once. */
@Injectable()
export class Catalogues {
  private readonly read = new Map<string, Promise<Catalogue>>();

  constructor(private readonly configuration: ConfigurationClient) {}

  /** A version that a configuration names and that does not exist is a fault. */
  async of(version: string): Promise<Catalogue> {
    const known = await this.find(version);
    if (!known) throw new Error(`no catalogue ${version}`);
    return known;
  }

  /** Undefined for a version that a visitor made up. */
  async find(version: string): Promise<Catalogue | undefined> {
    const known = this.read.get(version);
    if (known) return known;
    const answer = await this.configuration.call(readCatalogue, { params: { version } });
    if (!answer.ok) return undefined;
    const catalogue = indexCatalogue(CatalogueData.parse(answer.value));
    this.read.set(catalogue.version, Promise.resolve(catalogue));
    return catalogue;
  }
}
