import { Injectable } from '@nestjs/common';
import type { CartLine } from '@fenestra/contracts/http/cart';
import { refuse } from '@fenestra/domain/result';
import { Carts } from '../cart.table';
import { FreePieces } from '../free-pieces';
import { piecesOf } from '../lines';
import { PutLines } from '../put-lines';
import { SoldLines } from '../sold-lines';
import { type CartAddress, UpdateCart } from '../update-cart';

@Injectable()
export class AddCart {
  constructor(
    private readonly carts: Carts,
    private readonly soldLines: SoldLines,
    private readonly freePieces: FreePieces,
    private readonly putLines: PutLines,
    private readonly updateCart: UpdateCart,
  ) {}

  /** The lines of another cart, which stays as it is, beside those that are here: all that are still there, or none. */
  async execute(address: CartAddress, from: string) {
    const found = await this.carts.find(from, address.shopId);
    if (!found.ok) return found;
    if (found.value.orderId) return refuse('cart-ordered');
    const sold = await this.soldLines.of(found.value);
    const lines = await this.thoseInStock(sold.lines.map(({ line }) => line));
    const made = lines.map(({ line: _, ...line }) => ({ line }));
    return this.updateCart.execute(address, (content) => this.putLines.into(content, address.shopId, made));
  }

  /** What is sold out stays behind, as where a cart is taken over (OPEN-Q-59). */
  private async thoseInStock(lines: readonly CartLine[]): Promise<CartLine[]> {
    const free = await this.freePieces.of([...piecesOf(lines).keys()]);
    return lines.filter((line) => line.kind !== 'stock' || (free[line.product.product] ?? 0) > 0);
  }
}
