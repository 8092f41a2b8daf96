import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { CartView } from '@fenestra/contracts/http/cart';
import { refuse, type Result } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { Clock } from '@fenestra/platform/service/clock';
import type { Cart, CartContent } from './cart.entity';
import { Carts } from './cart.table';
import { ViewCart } from './cart.view';
import { checkCartSize } from './cart-size-limit';

export type CartAddress = {
  readonly id: string;
  readonly shopId: ShopId;
  /** The revision that the caller has seen; with it a change of another tab is not overwritten. */
  readonly seen?: number | undefined;
  readonly changeId?: string | undefined;
};

export type UpdateRefusal =
  | 'cart-unknown'
  | 'cart-ordered'
  | 'cart-busy'
  | 'cart-full'
  | 'revision-outdated'
  | 'delivery-refused';

const maxLockWaitMs = 2_000;
const pollIntervalMs = 50;
const maxAttempts = 20; // each one means that another change got through

/** The one way to change a cart. */
@Injectable()
export class UpdateCart {
  constructor(
    private readonly carts: Carts,
    private readonly clock: Clock,
    private readonly view: ViewCart,
  ) {}

  /**
   * Changes a cart as a whole or not at all. A change that came with this change id already answers the present cart.
   * When another change wins the race, `change` is asked again with what that one left.
   */
  async execute<R extends string>(
    address: CartAddress,
    change: (content: CartContent) => Result<CartContent, R> | Promise<Result<CartContent, R>>,
  ): Promise<Result<CartView, R | UpdateRefusal>> {
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const open = await this.openCart(address);
      if (!open.ok) return open;
      const cart = open.value;
      if (address.changeId && cart.changeIds.includes(address.changeId)) return this.view.of(cart);
      if (address.seen && address.seen !== cart.revision) return refuse('revision-outdated');

      const changed = await change(cart.content);
      if (!changed.ok) return changed;
      const checked = checkCartSize(cart.content, changed.value);
      if (!checked.ok) return checked;
      const next = { ...cart, content: checked.value, revision: cart.revision + 1 };
      const view = await this.view.of(next); // before it is stored: a cart without sums must not exist
      if (!view.ok) return view;
      if (await this.carts.change(cart, next.content, address.changeId)) return view;
    }
    return refuse('cart-busy');
  }

  /** A cart that is being ordered is open again or closed for good within moments. */
  private async openCart({
    id,
    shopId,
  }: CartAddress): Promise<Result<Cart, 'cart-unknown' | 'cart-ordered' | 'cart-busy'>> {
    const deadline = Date.now() + maxLockWaitMs;
    for (;;) {
      const found = await this.carts.find(id, shopId);
      if (!found.ok) return found;
      const { orderId, holdKey, heldUntil } = found.value;
      if (orderId) return refuse('cart-ordered');
      if (!holdKey || heldUntil! <= this.clock.now()) return found;
      if (Date.now() > deadline) return refuse('cart-busy');
      await sleep(pollIntervalMs);
    }
  }
}
