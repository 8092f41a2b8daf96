import { Injectable } from '@nestjs/common';
import type { Item } from '@fenestra/contracts/http/cart';
import { settleServices } from '@fenestra/domain/ordering/cart-services';
import { accept, type Result } from '@fenestra/domain/result';
import { type ShopCode, type ShopId, shopById } from '@fenestra/domain/shop/shops';
import { CapAtStock } from './cap-at-stock';
import type { CartContent } from './cart.entity';
import { type NewLine, withLine, withReplaced } from './lines';
import { MakeLine, type WantedItem } from './make-line';

type Added = { readonly line: NewLine; readonly replaces?: undefined };
type Made = { readonly line: NewLine; readonly replaces?: string | undefined };

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
      made.push({ line: line.value, replaces: replacedBy(wanted[nth]!.item) });
    }
    return accept(made);
  }

  /** The content with all the lines, as if they had been added one by one; when one is refused, with none. */
  into(content: CartContent, shopId: ShopId, made: readonly Added[]): Promise<Result<CartContent, 'quantity-refused'>>;
  into(
    content: CartContent,
    shopId: ShopId,
    made: readonly Made[],
  ): Promise<Result<CartContent, 'line-unknown' | 'quantity-refused'>>;
  async into(
    content: CartContent,
    shopId: ShopId,
    made: readonly Made[],
  ): Promise<Result<CartContent, 'line-unknown' | 'quantity-refused'>> {
    const filled = withAll(content, shopById(shopId).code, made);
    return filled.ok ? this.capAtStock.check(content, filled.value) : filled;
  }
}

/** Each in place of the line that it replaces, and with the services that follow. */
function withAll(
  content: CartContent,
  shop: ShopCode,
  made: readonly Made[],
): Result<CartContent, 'line-unknown' | 'quantity-refused'> {
  let filled = content;
  for (const { replaces, line } of made) {
    const lines = replaces ? withReplaced(filled.lines, replaces, line) : withLine(filled.lines, line);
    if (!lines.ok) return lines;
    filled = settleServices({ ...filled, lines: lines.value }, shop, line);
  }
  return accept(filled);
}

const replacedBy = (item: Item): string | undefined => (item.kind === 'configured' ? item.replaces : undefined);
