import { Injectable } from '@nestjs/common';
import { readCatalogue } from '@fenestra/contracts/http/configuration';
import { CatalogueData } from '@fenestra/domain/catalogue/catalogue';
import { type Catalogue, indexCatalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import { ConfigurationClient } from './neighbours';

/** The catalogues that configurations name, for services other than their owner. A version never changes, so each is read once. */
@Injectable()
export class KnownCatalogues {
  private readonly known = new Map<string, Promise<Catalogue | undefined>>();

  constructor(private readonly configuration: ConfigurationClient) {}

  /** A version that was stored with something and does not exist is a fault. */
  async of(version: string): Promise<Catalogue> {
    const found = await this.find(version);
    if (!found) throw new Error(`no catalogue ${version}`);
    return found;
  }

  /** Undefined for a version that was never live. Only answers are kept: made-up versions cost no memory, an outage no restart. */
  find(version: string): Promise<Catalogue | undefined> {
    const known = this.known.get(version);
    if (known) return known;
    const reading = this.read(version);
    const forget = (): boolean => this.known.delete(version);
    this.known.set(version, reading);
    reading.then((found) => found ?? forget(), forget);
    return reading;
  }

  /** The catalogue in force now, asked for every time. */
  async newest(): Promise<Catalogue | undefined> {
    const catalogue = await this.read('current');
    if (catalogue) this.known.set(catalogue.version, Promise.resolve(catalogue));
    return catalogue;
  }

  private async read(version: string): Promise<Catalogue | undefined> {
    const answer = await this.configuration.call(readCatalogue, { params: { version } });
    return answer.ok ? indexCatalogue(CatalogueData.parse(answer.value)) : undefined;
  }
}
