import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Accepted, accept } from '@fenestra/domain/result';

type Free = { product: number; free: number };

@Injectable()
export class ReadAvailability {
  constructor(private readonly db: DataSource) {}

  /** Free pieces in the order asked; unknown products have none. */
  async execute(products: readonly number[]): Promise<Accepted<Free[]>> {
    const levels = await this.db.query<Free[]>(
      `SELECT product, on_hand - reserved AS free FROM stock_level WHERE product = ANY($1::bigint[])`,
      [products],
    );
    const free = new Map(levels.map((level) => [level.product, level.free]));
    return accept(products.map((product) => ({ product, free: free.get(product) ?? 0 })));
  }
}
