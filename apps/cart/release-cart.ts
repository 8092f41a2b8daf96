import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { accept } from '@fenestra/domain/result';

@Injectable()
export class ReleaseCart {
  constructor(private readonly db: DataSource) {}

  /** Only the one who holds it can give it back; a repeat changes nothing. */
  async execute(id: string, key: string) {
    await this.db.query('UPDATE cart SET hold_key = NULL, held_until = NULL WHERE id = $1 AND hold_key = $2', [
      id,
      key,
    ]);
    return accept({});
  }
}
