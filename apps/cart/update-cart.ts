import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CartView } from '@fenestra/contracts/http/cart';
import { refuse, type Result } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { Clock } from '@fenestra/platform/clock';
import type { Cart, CartContent } from './cart.entity';
import { ViewCart } from './cart.view';
import { FindCart } from './find-cart';

export type CartAddress = {
  readonly id: string;
  readonly shopId: ShopId;
  /** The revision that the caller has seen; with it a change of another tab is not overwritten. */
  readonly seen?: number | undefined;
  readonly changeId?: string | undefined;
};

export type UpdateRefusal = 'cart-unknown' | 'cart-ordered' | 'cart-busy' | 'revision-outdated' | 'delivery-refused';

const rememberedChanges = 20;
const waitForOrderMs = 2_000;
const askAgainMs = 50;
const attempts = 20; // each one means that another change got through

/** The one way to change a cart. */
@Injectable()
export class UpdateCart {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly find: FindCart,
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
    for (let attempt = 0; attempt < attempts; attempt++) {
      const open = await this.openCart(address);
      if (!open.ok) return open;
      const cart = open.value;
      if (address.changeId && cart.changeIds.includes(address.changeId)) return this.view.of(cart);
      if (address.seen && address.seen !== cart.revision) return refuse('revision-outdated');

      const changed = await change(cart.content);
      if (!changed.ok) return changed;
      const next = { ...cart, content: changed.value, revision: cart.revision + 1 };
      const view = await this.view.of(next); // before it is stored: a cart without sums must not exist
      if (!view.ok) return view;
      if (await this.store(cart, next, address.changeId)) return view;
    }
    return refuse('cart-busy');
  }

  /** A cart that is being ordered is open again or closed for good within moments. */
  private async openCart({
    id,
    shopId,
  }: CartAddress): Promise<Result<Cart, 'cart-unknown' | 'cart-ordered' | 'cart-busy'>> {
    const patience = Date.now() + waitForOrderMs;
    for (;;) {
      const found = await this.find.execute(id, shopId);
      if (!found.ok) return found;
      const { orderId, holdKey, heldUntil } = found.value;
      if (orderId) return refuse('cart-ordered');
      if (!holdKey || heldUntil! <= this.clock.now()) return found;
      if (Date.now() > patience) return refuse('cart-busy');
      await sleep(askAgainMs);
    }
  }

  /** Resolves to whether the cart was still as it had been read: a hold or another change makes it false. */
  private async store(read: Cart, next: Pick<Cart, 'content' | 'revision'>, changeId?: string): Promise<boolean> {
    const changeIds = changeId ? [...read.changeIds, changeId].slice(-rememberedChanges) : read.changeIds;
    const now = this.clock.now();
    const [, stored] = await this.db.query<[unknown, number]>(
      `UPDATE cart SET content = $3, revision = $4, change_ids = $5, changed_at = $6
       WHERE id = $1 AND revision = $2 AND order_id IS NULL AND (hold_key IS NULL OR held_until <= $6)`,
      [read.id, read.revision, JSON.stringify(next.content), next.revision, changeIds, now],
    );
    return stored === 1;
  }
}
