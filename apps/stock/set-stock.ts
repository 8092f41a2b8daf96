import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { accept, refuse } from '@fenestra/domain/result';
import type { StockLevel } from './stock-level.entity';

const productId = /^\d{1,9}$/;

@Injectable()
export class SetStock {
  constructor(private readonly db: DataSource) {}

  /** Sets the pieces that lie in the warehouse; those that orders hold cannot be taken away from them. */
  async execute(product: string, pieces: number) {
    if (!productId.test(product)) return refuse('quantity-refused');
    const [level] = await this.db.query<Pick<StockLevel, 'product' | 'onHand' | 'reserved'>[]>(
      `INSERT INTO stock_level AS l (product, on_hand) VALUES ($1, $2)
       ON CONFLICT (product) DO UPDATE SET on_hand = $2 WHERE l.reserved <= $2
       RETURNING product, on_hand AS "onHand", reserved`,
      [Number(product), pieces],
    );
    return level ? accept(level) : refuse('quantity-refused');
  }
}
