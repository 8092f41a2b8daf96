import { Injectable } from '@nestjs/common';
import type { Item } from '@fenestra/contracts/http/cart';
import { settleServices } from '@fenestra/domain/ordering/cart-services';
import { accept, type Result } from '@fenestra/domain/result';
import { type ShopId, shopById } from '@fenestra/domain/shop/shops';
import { CapAtStock } from './cap-at-stock';
import type { CartContent } from './cart.entity';
import { type NewLine, withLine, withReplaced } from './lines';
import { MakeLine, type WantedItem } from './make-line';

type Made = { readonly item: Item; readonly line: NewLine };

@Injectable()
export class PutLines {
  constructor(
    private readonly makeLine: MakeLine,
    private readonly capAtStock: CapAtStock,
  ) {}

  /** What the items are and cost: found out before a cart is touched, so that a failure leaves it as it was (OPEN-Q-42). */
  async make(
    shopId: ShopId,
    wanted: readonly WantedItem[],
  ): Promise<Result<Made[], 'configuration-unknown' | 'item-unknown'>> {
    const lines = await Promise.all(wanted.map((each) => this.makeLine.of(shopId, each)));
    const made: Made[] = [];
    for (const [nth, line] of lines.entries()) {
      if (!line.ok) return line;
      made.push({ item: wanted[nth]!.item, line: line.value });
    }
    return accept(made);
  }

  /** The content with all the lines, as if they had been added one by one; when one is refused, with none. */
  async into(
    content: CartContent,
    shopId: ShopId,
    made: readonly Made[],
  ): Promise<Result<CartContent, 'line-unknown' | 'quantity-refused'>> {
    let filled = content;
    for (const each of made) {
      const next = await this.put(filled, shopId, each);
      if (!next.ok) return next;
      filled = next.value;
    }
    return accept(filled);
  }

  /** In place of the line that the item replaces, and with the services that follow. */
  private async put(
    content: CartContent,
    shopId: ShopId,
    { item, line }: Made,
  ): Promise<Result<CartContent, 'line-unknown' | 'quantity-refused'>> {
    const replaced = item.kind === 'configured' && item.replaces;
    const lines = replaced ? withReplaced(content.lines, replaced, line) : withLine(content.lines, line);
    if (!lines.ok) return lines;
    const next = settleServices({ ...content, lines: lines.value }, shopById(shopId).code, line);
    return this.capAtStock.check(content, next);
  }
}
