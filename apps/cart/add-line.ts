import { Injectable } from '@nestjs/common';
import { settleServices } from '@fenestra/domain/ordering/cart-services';
import { accept, type Result } from '@fenestra/domain/result';
import { type ShopId, shopById } from '@fenestra/domain/shop/shops';
import { CapAtStock } from './cap-at-stock';
import type { CartContent } from './cart.entity';
import { type NewLine, withLine, withoutLine } from './lines';
import { type Item, MakeLine } from './make-line';
import { type CartAddress, UpdateCart } from './update-cart';

@Injectable()
export class AddLine {
  constructor(
    private readonly updateCart: UpdateCart,
    private readonly makeLine: MakeLine,
    private readonly capAtStock: CapAtStock,
  ) {}

  /** The line is made before the cart is touched, so a failure leaves the cart, and a line to be replaced, as it was (OPEN-Q-42). */
  async execute(address: CartAddress, item: Item, quantity: number) {
    const line = await this.makeLine.of(address.shopId, item, quantity);
    if (!line.ok) return line;
    const replaced = item.kind === 'configured' ? item.replaces : undefined;
    return this.updateCart.execute(address, (content) => this.add(content, address.shopId, line.value, replaced));
  }

  private async add(
    content: CartContent,
    shopId: ShopId,
    added: NewLine,
    replaced: string | undefined,
  ): Promise<Result<CartContent, 'line-unknown' | 'quantity-refused'>> {
    const kept = replaced ? withoutLine(content.lines, replaced) : accept(content.lines);
    if (!kept.ok) return kept;
    const lines = withLine(kept.value, added);
    if (!lines.ok) return lines;
    const next = settleServices({ ...content, lines: lines.value }, shopById(shopId).code, added);
    return this.capAtStock.check(next, added.kind === 'stock' ? [added.product.product] : []);
  }
}
