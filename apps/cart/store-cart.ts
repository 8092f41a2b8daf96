import { Injectable } from '@nestjs/common';
import type { CartView } from '@fenestra/contracts/http/cart';
import type { Result } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { opaqueId } from '@fenestra/platform/service/ids';
import type { CartContent } from './cart.entity';
import { Carts } from './cart.table';
import { ViewCart } from './cart.view';

type NewCart = {
  readonly shopId: ShopId;
  readonly content: CartContent;
  readonly revision?: number;
  readonly changeId?: string | undefined;
};

/** The one way to a new cart. */
@Injectable()
export class StoreCart {
  constructor(
    private readonly carts: Carts,
    private readonly view: ViewCart,
  ) {}

  async execute({ shopId, content, revision = 1, changeId }: NewCart): Promise<Result<CartView, 'delivery-refused'>> {
    const cart = { id: opaqueId(), shopId, revision, content };
    const view = await this.view.of(cart); // before it is stored: a cart without sums must not exist
    if (view.ok) await this.carts.insert({ ...cart, changeId });
    return view;
  }
}
