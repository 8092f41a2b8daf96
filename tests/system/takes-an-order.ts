import { eventually } from '@fenestra/testing/time';
import { type Placed, placeOrder } from '../harness/desk-of-shop';
import type { ShopProcess } from '../harness/shop-process';
import { Shopper } from '../harness/shopper';

/** A shopper who is asked to come back in a moment does so: a process that has just started connects for each call. */
export async function takesAnOrder(shop: ShopProcess): Promise<Placed> {
  await using open = new AsyncDisposableStack();
  const shopper = open.adopt(new Shopper(shop.url), (each) => each.close());
  let placed: Placed | undefined;
  await eventually(async () => {
    placed = await placeOrder(shopper, 'prevodem_1');
    expect(placed.number).toMatch(/^\d{4}\/\d+$/);
  });
  return placed!;
}
