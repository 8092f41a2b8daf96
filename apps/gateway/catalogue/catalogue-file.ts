import { Injectable } from '@nestjs/common';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { cachePolicies, CompressedFile } from '../pages/compressed-file';

/** The data of a catalogue for the page, which draws and judges changes before the server answers. A version never changes. */
@Injectable()
export class CatalogueFile {
  private readonly files = new Map<string, CompressedFile>();

  constructor(private readonly catalogues: CatalogueCache) {}

  async find(version: string): Promise<CompressedFile | undefined> {
    const known = this.files.get(version);
    if (known) return known;
    const catalogue = await this.catalogues.find(version);
    if (!catalogue) return undefined;
    const file = new CompressedFile(
      JSON.stringify(catalogue.data),
      'application/json; charset=utf-8',
      cachePolicies.immutable,
    );
    this.files.set(version, file);
    return file;
  }
}
