import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { accept, refuse } from '@fenestra/domain/result';
import { readVersion } from '@fenestra/platform/database/versioned-data';

@Injectable()
export class ReadPriceList {
  constructor(private readonly db: DataSource) {}

  /** Any that was ever live, as it was loaded. */
  async execute(version: string) {
    const list = await readVersion(this.db, 'price_list', version);
    return list ? accept({ ...list }) : refuse('item-unknown');
  }
}
