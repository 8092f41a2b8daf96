import { Injectable } from '@nestjs/common';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import type { CartContent } from './cart.entity';
import { FreePieces } from './free-pieces';
import { piecesOf } from './lines';

/** Nobody can ask for more pieces from stock than there are, whatever else is in the cart (CART-33). */
@Injectable()
export class CapAtStock {
  constructor(private readonly freePieces: FreePieces) {}

  /** Looks only at products of which the change wants more: what became scarce meanwhile must not block other changes. */
  async check(before: CartContent, after: CartContent): Promise<Result<CartContent, 'quantity-refused'>> {
    const [had, wanted] = [piecesOf(before.lines), piecesOf(after.lines)];
    const grown = [...wanted.keys()].filter((product) => wanted.get(product)! > (had.get(product) ?? 0));
    const free = await this.freePieces.of(grown);
    for (const product of grown) {
      const available = free[product] ?? 0;
      if (wanted.get(product)! > available) return refuse('quantity-refused', { product, available });
    }
    return accept(after);
  }
}
