import { Injectable } from '@nestjs/common';
import { accept, refuse } from '@fenestra/domain/result';
import { Catalogues } from './catalogues';

@Injectable()
export class ReadCatalogue {
  constructor(private readonly catalogues: Catalogues) {}

  /** The data of a version as they were loaded, which the page may keep for ever. */
  async execute(version: string) {
    const catalogue = await this.catalogues.find(version);
    return catalogue ? accept({ ...catalogue.data }) : refuse('item-unknown');
  }
}
