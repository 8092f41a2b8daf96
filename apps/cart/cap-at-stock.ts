import { Injectable } from '@nestjs/common';
import { isStockOnly } from '@fenestra/domain/ordering/cart-services';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import type { CartContent } from './cart.entity';
import { FreePieces } from './free-pieces';
import { piecesOf } from './lines';

/** In a cart of stock goods nobody can ask for more pieces than there are (CART-33). */
@Injectable()
export class CapAtStock {
  constructor(private readonly freePieces: FreePieces) {}

  /** Looks only at the products that a change has touched: what became scarce meanwhile must not block other changes. */
  async check(content: CartContent, touched: number[]): Promise<Result<CartContent, 'quantity-refused'>> {
    if (touched.length === 0 || !isStockOnly(content.lines)) return accept(content);
    const wanted = piecesOf(content.lines);
    const free = await this.freePieces.of(touched);
    for (const product of touched) {
      const available = free[product] ?? 0;
      if ((wanted.get(product) ?? 0) > available) return refuse('quantity-refused', { product, available });
    }
    return accept(content);
  }
}
