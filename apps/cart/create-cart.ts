import { Injectable } from '@nestjs/common';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { opaqueId } from '@fenestra/platform/service/ids';
import type { CartContent } from './cart.entity';
import { Carts } from './cart.table';
import { ViewCart } from './cart.view';
import { MakeLine, type WantedItem } from './make-line';
import { PutLine } from './put-line';

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
    private readonly makeLine: MakeLine,
    private readonly putLine: PutLine,
    private readonly view: ViewCart,
  ) {}

  /** A cart with all the wanted items, as if they had been added one by one; when one is refused, there is no cart. */
  async execute(shopId: ShopId, wanted: readonly WantedItem[], changeId?: string) {
    let content = empty;
    const lines = await Promise.all(wanted.map((each) => this.makeLine.of(shopId, each)));
    for (const [nth, made] of lines.entries()) {
      if (!made.ok) return made;
      const filled = await this.putLine.into(content, shopId, made.value, wanted[nth]!.item);
      if (!filled.ok) return filled;
      content = filled.value;
    }
    const cart = { id: opaqueId(), shopId, revision: 1 + wanted.length, content };
    const view = await this.view.of(cart); // before it is stored: a cart without sums must not exist
    if (view.ok) await this.carts.insert({ ...cart, changeId });
    return view;
  }
}
