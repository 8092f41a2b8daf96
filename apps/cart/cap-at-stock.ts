import { Injectable } from '@nestjs/common';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import type { CartContent } from './cart.entity';
import { StockAvailability } from './stock-availability';
import { stockQuantities } from './lines';

/** Nobody can ask for more pieces from stock than there are, whatever else is in the cart (CART-33). */
@Injectable()
export class CapAtStock {
  constructor(private readonly stockAvailability: StockAvailability) {}

  /** Looks only at products of which the change wants more: what became scarce meanwhile must not block other changes. */
  async check(before: CartContent, after: CartContent): Promise<Result<CartContent, 'quantity-refused'>> {
    const [had, requested] = [stockQuantities(before.lines), stockQuantities(after.lines)];
    const increased = [...requested.keys()].filter((product) => requested.get(product)! > (had.get(product) ?? 0));
    const availableByProduct = await this.stockAvailability.of(increased);
    for (const product of increased) {
      const available = availableByProduct[product] ?? 0;
      if (requested.get(product)! > available) return refuse('quantity-refused', { product, available });
    }
    return accept(after);
  }
}
