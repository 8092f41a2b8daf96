import { Injectable } from '@nestjs/common';
import type { AnswerOf } from '@fenestra/contracts/endpoint';
import type { readAvailability } from '@fenestra/contracts/http/stock';
import { type Accepted, accept } from '@fenestra/domain/result';
import { StockLevels } from './stock-level.table';

@Injectable()
export class ReadAvailability {
  constructor(private readonly levels: StockLevels) {}

  /** Free pieces in the order asked; unknown products have none. */
  async execute(products: readonly number[]): Promise<Accepted<AnswerOf<typeof readAvailability>>> {
    const free = await this.levels.free(products);
    return accept(products.map((product) => ({ product, ...(free.get(product) ?? { free: 0, expected: null }) })));
  }
}
