import { Injectable } from '@nestjs/common';
import type { Item } from '@fenestra/contracts/http/cart';
import { settleServices } from '@fenestra/domain/ordering/cart-services';
import { accept, type Result } from '@fenestra/domain/result';
import { type ShopCode, type ShopId, shopById } from '@fenestra/domain/shop/shops';
import { CapAtStock } from './cap-at-stock';
import type { CartContent } from './cart.entity';
import { type NewLine, withLine, withReplaced } from './lines';
import { MakeLine, type RequestedItem } from './make-line';

type AddedLine = { readonly line: NewLine; readonly replaces?: undefined };
type NewCartLine = { readonly line: NewLine; readonly replaces?: string | undefined };

@Injectable()
export class PutLines {
  constructor(
    private readonly makeLine: MakeLine,
    private readonly capAtStock: CapAtStock,
  ) {}

  /** What the items are and cost: found out before a cart is touched, so that a failure leaves it as it was (OPEN-Q-42). */
  async createLines(
    shopId: ShopId,
    requested: readonly RequestedItem[],
  ): Promise<Result<NewCartLine[], 'configuration-unknown' | 'item-unknown'>> {
    const lines = await Promise.all(requested.map((each) => this.makeLine.of(shopId, each)));
    const made: NewCartLine[] = [];
    for (const [nth, line] of lines.entries()) {
      if (!line.ok) return line;
      made.push({ line: line.value, replaces: replacedLineOf(requested[nth]!.item) });
    }
    return accept(made);
  }

  /** The content with all the lines, as if they had been added one by one; when one is refused, with none. */
  addTo(
    content: CartContent,
    shopId: ShopId,
    made: readonly AddedLine[],
  ): Promise<Result<CartContent, 'quantity-refused'>>;
  addTo(
    content: CartContent,
    shopId: ShopId,
    made: readonly NewCartLine[],
  ): Promise<Result<CartContent, 'line-unknown' | 'quantity-refused'>>;
  async addTo(
    content: CartContent,
    shopId: ShopId,
    made: readonly NewCartLine[],
  ): Promise<Result<CartContent, 'line-unknown' | 'quantity-refused'>> {
    const filled = withNewLines(content, shopById(shopId).code, made);
    return filled.ok ? this.capAtStock.check(content, filled.value) : filled;
  }
}

/** Each in place of the line that it replaces, and with the services that follow. */
function withNewLines(
  content: CartContent,
  shop: ShopCode,
  made: readonly NewCartLine[],
): Result<CartContent, 'line-unknown' | 'quantity-refused'> {
  let filled = content;
  for (const { replaces, line } of made) {
    const lines = replaces ? withReplaced(filled.lines, replaces, line) : withLine(filled.lines, line);
    if (!lines.ok) return lines;
    filled = settleServices({ ...filled, lines: lines.value }, shop, line);
  }
  return accept(filled);
}

const replacedLineOf = (item: Item): string | undefined => (item.kind === 'configured' ? item.replaces : undefined);
