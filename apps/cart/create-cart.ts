import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { Clock } from '@fenestra/platform/clock';
import { opaqueId } from '@fenestra/platform/ids';
import type { Cart, CartContent } from './cart.entity';
import { ViewCart } from './cart.view';
import { MakeLine, type WantedItem } from './make-line';
import { PutLine } from './put-line';

type NewCart = Pick<Cart, 'id' | 'shopId' | 'revision' | 'content' | 'changeIds'>;

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
    private readonly db: DataSource,
    private readonly clock: Clock,
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
    const changeIds = changeId ? [changeId] : [];
    const cart = { id: opaqueId(), shopId, revision: 1 + wanted.length, content, changeIds };
    const view = await this.view.of(cart); // before it is stored: a cart without sums must not exist
    if (view.ok) await this.store(cart);
    return view;
  }

  private async store({ id, shopId, revision, content, changeIds }: NewCart): Promise<void> {
    await this.db.query(
      `INSERT INTO cart (id, shop_id, revision, content, change_ids, changed_at) VALUES ($1, $2, $3, $4, $5, $6)`,
      [id, shopId, revision, JSON.stringify(content), changeIds, this.clock.now()],
    );
  }
}
