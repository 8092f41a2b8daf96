import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { accept } from '@fenestra/domain/result';
import { Cart } from './cart.entity';

@Injectable()
export class ReleaseCart {
  constructor(private readonly db: DataSource) {}

  /** Only the one who holds it can give it back; a repeat changes nothing. */
  async execute(id: string, key: string) {
    await this.db.manager.update(Cart, { id, holdKey: key }, { holdKey: null, heldUntil: null });
    return accept({});
  }
}
