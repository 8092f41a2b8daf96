import { Injectable } from '@nestjs/common';
import type { ShopId } from '@fenestra/domain/shop/shops';
import type { CartContent } from './cart.entity';
import type { RequestedItem } from './make-line';
import { PutLines } from './put-lines';
import { checkCartSize } from './cart-size-limit';
import { StoreCart } from './store-cart';

const emptyCart: CartContent = {
  lines: [],
  technicalControl: false,
  comfortDelivery: false,
  childGuard: false,
  delivery: null,
};

@Injectable()
export class CreateCart {
  constructor(
    private readonly putLines: PutLines,
    private readonly storeCart: StoreCart,
  ) {}

  /** A cart with all the wanted items; when one is refused, there is no cart. */
  async execute(shopId: ShopId, requested: readonly RequestedItem[], changeId?: string) {
    const newLines = await this.putLines.createLines(shopId, requested);
    if (!newLines.ok) return newLines;
    const content = await this.putLines.addTo(emptyCart, shopId, newLines.value);
    if (!content.ok) return content;
    const checked = checkCartSize(undefined, content.value);
    if (!checked.ok) return checked;
    return this.storeCart.execute({ shopId, content: checked.value, revision: 1 + requested.length, changeId });
  }
}
