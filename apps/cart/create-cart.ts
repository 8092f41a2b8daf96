import { Injectable } from '@nestjs/common';
import type { ShopId } from '@fenestra/domain/shop/shops';
import type { CartContent } from './cart.entity';
import type { WantedItem } from './make-line';
import { PutLines } from './put-lines';
import { fitted } from './room-in-cart';
import { StoreCart } from './store-cart';

const empty: CartContent = {
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
  async execute(shopId: ShopId, wanted: readonly WantedItem[], changeId?: string) {
    const made = await this.putLines.make(shopId, wanted);
    if (!made.ok) return made;
    const content = await this.putLines.into(empty, shopId, made.value);
    if (!content.ok) return content;
    const fits = fitted(undefined, content.value);
    if (!fits.ok) return fits;
    return this.storeCart.execute({ shopId, content: fits.value, revision: 1 + wanted.length, changeId });
  }
}
