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

  /** The lines of another cart, which stays as it is, beside those that are here: as much of them as is still there. */
  async execute(address: CartAddress, from: string) {
    const found = await this.carts.find(from, address.shopId);
    if (!found.ok) return found;
    if (found.value.orderId) return refuse('cart-ordered');
    const sold = await this.soldLines.of(found.value);
    const lines = sold.lines.map(({ line }) => line);
    const free = await this.freePieces.of([...piecesOf(lines).keys()]);
    return this.updateCart.execute(address, (content) => {
      const made = thoseInStock(lines, content.lines, free).map(({ line: _, ...line }) => ({ line }));
      return this.putLines.into(content, address.shopId, made);
    });
  }
}

/** What is sold out stays behind, as where a cart is taken over (OPEN-Q-59); of what is short come as many as the cart may have (CART-33). */
function thoseInStock(
  lines: readonly CartLine[],
  own: readonly CartLine[],
  free: Readonly<Record<string, number>>,
): CartLine[] {
  const taken = piecesOf(own);
  return lines.flatMap((line): CartLine[] => {
    if (line.kind !== 'stock') return [line];
    const { product } = line.product;
    const before = taken.get(product) ?? 0;
    const quantity = Math.min(line.quantity, (free[product] ?? 0) - before);
    if (quantity <= 0) return [];
    taken.set(product, before + quantity);
    return [{ ...line, quantity }];
  });
}
