import { Injectable } from '@nestjs/common';
import { accept, refuse } from '@fenestra/domain/result';
import { StockLevels } from './stock-level.table';

const productId = /^\d{1,9}$/;

@Injectable()
export class SetStock {
  constructor(private readonly levels: StockLevels) {}

  /** Sets the pieces that lie in the warehouse; those that orders hold cannot be taken away from them. */
  async execute(product: string, onHand: number, expected: string | null = null) {
    const level = productId.test(product) ? await this.levels.setOnHand(Number(product), onHand, expected) : undefined;
    return level ? accept(level) : refuse('quantity-refused');
  }
}
