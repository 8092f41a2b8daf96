import { Controller } from '@nestjs/common';
import {
  addLines,
  changeCart,
  closeCarts,
  createCart,
  lockCart,
  listDeliveryPrices,
  listNextDiscounts,
  readCart,
  unlockCart,
} from '@fenestra/contracts/http/cart';
import { reorder } from '@fenestra/contracts/http/reorder';
import { type Call, Serve } from '@fenestra/platform/http/serve-endpoint';
import { AddLines } from './add-lines';
import { ChangeCart } from './change-cart';
import { CloseCarts } from './close-carts';
import { CreateCart } from './create-cart';
import { LockCart } from './lock-cart';
import { ListDeliveryPrices } from './list-delivery-prices';
import { ListNextDiscounts } from './list-next-discounts';
import { Reorder } from './reorder';
import { ReadCart } from './read-cart';
import { UnlockCart } from './unlock-cart';

@Controller()
export class CartController {
  constructor(
    private readonly createCart: CreateCart,
    private readonly readCart: ReadCart,
    private readonly addLines: AddLines,
    private readonly changeCart: ChangeCart,
    private readonly listNextDiscounts: ListNextDiscounts,
    private readonly listDeliveryPrices: ListDeliveryPrices,
    private readonly lockCart: LockCart,
    private readonly unlockCart: UnlockCart,
    private readonly closeCarts: CloseCarts,
    private readonly reorder: Reorder,
  ) {}

  @Serve(createCart)
  create({ body: { shopId, items = [], changeId } }: Call<typeof createCart>) {
    return this.createCart.execute(shopId, items, changeId);
  }

  @Serve(readCart)
  read({ params: { id }, query: { shopId } }: Call<typeof readCart>) {
    return this.readCart.execute(id, shopId);
  }

  @Serve(addLines)
  add({ params: { id }, body: { items, ...address } }: Call<typeof addLines>) {
    return this.addLines.execute({ id, ...address }, items);
  }

  @Serve(changeCart)
  change({ params: { id }, body: { changes, ...address } }: Call<typeof changeCart>) {
    return this.changeCart.execute({ id, ...address }, changes);
  }

  @Serve(listNextDiscounts)
  nextDiscounts({ params: { id }, query: { shopId } }: Call<typeof listNextDiscounts>) {
    return this.listNextDiscounts.execute(id, shopId);
  }

  @Serve(listDeliveryPrices)
  deliveryPrices({ params: { id }, query: { shopId } }: Call<typeof listDeliveryPrices>) {
    return this.listDeliveryPrices.execute(id, shopId);
  }

  @Serve(lockCart)
  lock({ params: { id }, body: { shopId }, idempotencyKey }: Call<typeof lockCart>) {
    return this.lockCart.execute(id, shopId, idempotencyKey);
  }

  @Serve(unlockCart)
  unlock({ params: { id }, idempotencyKey }: Call<typeof unlockCart>) {
    return this.unlockCart.execute(id, idempotencyKey);
  }

  @Serve(closeCarts)
  close({ body: { ordered } }: Call<typeof closeCarts>) {
    return this.closeCarts.execute(ordered);
  }

  @Serve(reorder)
  reorderCart({ body: { shopId, ordered } }: Call<typeof reorder>) {
    return this.reorder.execute(shopId, ordered);
  }
}
