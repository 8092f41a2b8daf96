import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Batcher } from '@fenestra/messaging/batching/batcher';
import { columnsOf } from '@fenestra/messaging/batching/rows';
import { refuse } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { Clock } from '@fenestra/platform/service/clock';
import type { Cart } from './cart.entity';
import { ViewCart } from './cart.view';
import { FindCart } from './find-cart';

type Hold = readonly [id: string, shopId: ShopId, key: string];
type Held = Pick<Cart, 'id' | 'shopId' | 'revision' | 'content' | 'holdKey'>;

const holdMs = 30_000;
const nth = 'array_position($1::text[], id)';

@Injectable()
export class HoldCart {
  private readonly holding = new Batcher<Hold, Held | undefined>((holds) => this.hold(holds));

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly find: FindCart,
    private readonly view: ViewCart,
  ) {}

  /**
   * Keeps the cart as it is for the one who has the key, until it is released, ordered, or 30 s have passed.
   * The end by time is for a process that died: its shopper must not lose the cart.
   */
  async execute(id: string, shopId: ShopId, key: string) {
    const cart = await this.holding.add([id, shopId, key]);
    if (!cart) return this.whyNot(id, shopId);
    return cart.content.lines.length > 0 ? this.view.held(cart) : refuse('cart-empty');
  }

  private async hold(holds: readonly Hold[]): Promise<(Held | undefined)[]> {
    const now = this.clock.now();
    const [held] = await this.db.query<[Held[], number]>(
      `UPDATE cart SET hold_key = ($3::text[])[${nth}], held_until = $4
       WHERE id = ANY($1) AND shop_id = ($2::smallint[])[${nth}] AND order_id IS NULL
         AND (hold_key IS NULL OR hold_key = ($3::text[])[${nth}] OR held_until <= $5)
       RETURNING id, shop_id AS "shopId", revision, content, hold_key AS "holdKey"`,
      [...columnsOf(holds), new Date(now.getTime() + holdMs), now],
    );
    return holds.map(([id, shopId, key]) =>
      held.find((cart) => cart.id === id && cart.shopId === shopId && cart.holdKey === key),
    );
  }

  private async whyNot(id: string, shopId: ShopId) {
    const found = await this.find.execute(id, shopId);
    return found.ok ? refuse(found.value.orderId ? 'cart-ordered' : 'cart-busy') : found;
  }
}
