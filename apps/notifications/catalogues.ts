import { Injectable } from '@nestjs/common';
import { readCatalogue } from '@fenestra/contracts/http/configuration';
import { CatalogueData } from '@fenestra/domain/catalogue/catalogue';
import { type Catalogue, indexCatalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import { ConfigurationClient } from '@fenestra/platform/neighbours';

/** Catalogues by version, for names and drawings of what was ordered. A version never changes, so each is read once. */
@Injectable()
export class Catalogues {
  private readonly kept = new Map<string, Promise<Catalogue>>();

  constructor(private readonly configuration: ConfigurationClient) {}

  of(version: string): Promise<Catalogue> {
    const kept = this.kept.get(version);
    if (kept) return kept;
    const reading = this.read(version);
    this.kept.set(version, reading);
    reading.catch(() => this.kept.delete(version));
    return reading;
  }

  private async read(version: string): Promise<Catalogue> {
    const answer = await this.configuration.call(readCatalogue, { params: { version } });
    if (!answer.ok) throw new Error(`no catalogue ${version}`);
    return indexCatalogue(CatalogueData.parse(answer.value));
  }
}
