import { Injectable } from '@nestjs/common';
import type { Item } from '@fenestra/contracts/http/cart';
import { settleServices } from '@fenestra/domain/ordering/cart-services';
import type { Result } from '@fenestra/domain/result';
import { type ShopId, shopById } from '@fenestra/domain/shop/shops';
import { CapAtStock } from './cap-at-stock';
import type { CartContent } from './cart.entity';
import { type NewLine, withLine, withReplaced } from './lines';

@Injectable()
export class PutLine {
  constructor(private readonly capAtStock: CapAtStock) {}

  /** The content with the line of an item, in place of the one that the item replaces, and with the services that follow. */
  async into(
    content: CartContent,
    shopId: ShopId,
    line: NewLine,
    item: Item,
  ): Promise<Result<CartContent, 'line-unknown' | 'quantity-refused'>> {
    const replaced = item.kind === 'configured' && item.replaces;
    const lines = replaced ? withReplaced(content.lines, replaced, line) : withLine(content.lines, line);
    if (!lines.ok) return lines;
    const next = settleServices({ ...content, lines: lines.value }, shopById(shopId).code, line);
    return this.capAtStock.check(next, line.kind === 'stock' ? [line.product.product] : []);
  }
}
