import { Injectable } from '@nestjs/common';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { opaqueId } from '@fenestra/platform/service/ids';
import type { CartContent } from './cart.entity';
import { Carts } from './cart.table';
import { ViewCart } from './cart.view';
import type { WantedItem } from './make-line';
import { PutLines } from './put-lines';
import { fitted } from './room-in-cart';

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
    private readonly carts: Carts,
    private readonly putLines: PutLines,
    private readonly view: ViewCart,
  ) {}

  /** A cart with all the wanted items; when one is refused, there is no cart. */
  async execute(shopId: ShopId, wanted: readonly WantedItem[], changeId?: string) {
    const made = await this.putLines.make(shopId, wanted);
    if (!made.ok) return made;
    const content = await this.putLines.into(empty, shopId, made.value);
    if (!content.ok) return content;
    const fits = fitted(undefined, content.value);
    if (!fits.ok) return fits;
    const cart = { id: opaqueId(), shopId, revision: 1 + wanted.length, content: fits.value };
    const view = await this.view.of(cart); // before it is stored: a cart without sums must not exist
    if (view.ok) await this.carts.insert({ ...cart, changeId });
    return view;
  }
}
