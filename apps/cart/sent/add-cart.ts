import { Injectable } from '@nestjs/common';
import type { CartLine } from '@fenestra/contracts/http/cart';
import { settleServices } from '@fenestra/domain/ordering/cart-services';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { type ShopCode, shopById } from '@fenestra/domain/shop/shops';
import { CapAtStock } from '../cap-at-stock';
import type { CartContent } from '../cart.entity';
import { Carts } from '../cart.table';
import { FreePieces } from '../free-pieces';
import { piecesOf, withLine } from '../lines';
import { SoldLines } from '../sold-lines';
import { type CartAddress, UpdateCart } from '../update-cart';

@Injectable()
export class AddCart {
  constructor(
    private readonly carts: Carts,
    private readonly soldLines: SoldLines,
    private readonly freePieces: FreePieces,
    private readonly capAtStock: CapAtStock,
    private readonly updateCart: UpdateCart,
  ) {}

  /** The lines of another cart, which stays as it is, beside those that are here: all that are still there, or none. */
  async execute(address: CartAddress, from: string) {
    const found = await this.carts.find(from, address.shopId);
    if (!found.ok) return found;
    if (found.value.orderId) return refuse('cart-ordered');
    const sold = await this.soldLines.of(found.value);
    const lines = await this.thoseInStock(sold.lines.map(({ line }) => line));
    return this.updateCart.execute(address, (content) => {
      const filled = withLines(content, lines, shopById(address.shopId).code);
      return filled.ok ? this.capAtStock.check(content, filled.value) : filled;
    });
  }

  /** What is sold out stays behind, as where a cart is taken over (OPEN-Q-59). */
  private async thoseInStock(lines: readonly CartLine[]): Promise<CartLine[]> {
    const free = await this.freePieces.of([...piecesOf(lines).keys()]);
    return lines.filter((line) => line.kind !== 'stock' || (free[line.product.product] ?? 0) > 0);
  }
}

function withLines(
  content: CartContent,
  added: readonly CartLine[],
  shop: ShopCode,
): Result<CartContent, 'quantity-refused'> {
  let filled = content;
  for (const { line: _, ...line } of added) {
    const lines = withLine(filled.lines, line);
    if (!lines.ok) return lines;
    filled = settleServices({ ...filled, lines: lines.value }, shop, line);
  }
  return accept(filled);
}
