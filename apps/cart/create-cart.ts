import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Batcher } from '@fenestra/messaging/batching/batcher';
import { columnsOf } from '@fenestra/messaging/batching/rows';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { Clock } from '@fenestra/platform/service/clock';
import { opaqueId } from '@fenestra/platform/service/ids';
import type { CartContent } from './cart.entity';
import { ViewCart } from './cart.view';
import { MakeLine, type WantedItem } from './make-line';
import { PutLine } from './put-line';

type NewRow = readonly [
  id: string,
  shopId: ShopId,
  revision: number,
  content: string,
  changeId: string | undefined,
  at: Date,
];

const empty: CartContent = {
  lines: [],
  technicalControl: false,
  comfortDelivery: false,
  childGuard: false,
  delivery: null,
};

@Injectable()
export class CreateCart {
  private readonly inserting = new Batcher<NewRow, void>((rows) => this.insert(rows));

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
    const cart = { id: opaqueId(), shopId, revision: 1 + wanted.length, content };
    const view = await this.view.of(cart); // before it is stored: a cart without sums must not exist
    if (view.ok)
      await this.inserting.add([cart.id, shopId, cart.revision, JSON.stringify(content), changeId, this.clock.now()]);
    return view;
  }

  private async insert(rows: readonly NewRow[]): Promise<void[]> {
    await this.db.query(
      `INSERT INTO cart (id, shop_id, revision, content, change_ids, changed_at)
       SELECT id, shop_id, revision, content, array_remove(ARRAY[change_id], NULL), changed_at
       FROM unnest($1::text[], $2::smallint[], $3::int[], $4::jsonb[], $5::text[], $6::timestamptz[])
         AS made (id, shop_id, revision, content, change_id, changed_at)`,
      columnsOf(rows),
    );
    return [];
  }
}
