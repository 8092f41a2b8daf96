import { Injectable } from '@nestjs/common';
import type { CartLine } from '@fenestra/contracts/http/cart';
import { refuse } from '@fenestra/domain/result';
import { Carts } from '../cart.table';
import { StockAvailability } from '../stock-availability';
import { stockQuantities } from '../lines';
import { PutLines } from '../put-lines';
import { PricedLines } from '../priced-lines';
import { type CartAddress, UpdateCart } from '../update-cart';

@Injectable()
export class MergeCart {
  constructor(
    private readonly carts: Carts,
    private readonly pricedLines: PricedLines,
    private readonly stockAvailability: StockAvailability,
    private readonly putLines: PutLines,
    private readonly updateCart: UpdateCart,
  ) {}

  /** The lines of another cart, which stays as it is, beside those that are here: as much of them as is still there. */
  async execute(address: CartAddress, from: string) {
    const found = await this.carts.find(from, address.shopId);
    if (!found.ok) return found;
    if (found.value.orderId) return refuse('cart-ordered');
    const priced = await this.pricedLines.of(found.value);
    const lines = priced.lines.map(({ line }) => line);
    const available = await this.stockAvailability.of([...stockQuantities(lines).keys()]);
    return this.updateCart.execute(address, (content) => {
      const made = availableLines(lines, content.lines, available).map(({ line: _, ...line }) => ({ line }));
      return this.putLines.addTo(content, address.shopId, made);
    });
  }
}

/** What is sold out stays behind, as where a cart is taken over (OPEN-Q-59); of what is short come as many as the cart may have (CART-33). */
function availableLines(
  lines: readonly CartLine[],
  existing: readonly CartLine[],
  available: Readonly<Record<string, number>>,
): CartLine[] {
  const taken = stockQuantities(existing);
  return lines.flatMap((line): CartLine[] => {
    if (line.kind !== 'stock') return [line];
    const { product } = line.product;
    const before = taken.get(product) ?? 0;
    const quantity = Math.min(line.quantity, (available[product] ?? 0) - before);
    if (quantity <= 0) return [];
    taken.set(product, before + quantity);
    return [{ ...line, quantity }];
  });
}
