import { ShopProcess } from '../harness/shop-process';
import { Shopper } from '../harness/shopper';

/** A shop of its own and somebody who calls it, there for all tests of the suite that asks; until then they are not. */
export function shopAndShopper(): { readonly shop: ShopProcess; readonly shopper: Shopper } {
  let shop: ShopProcess;
  let shopper: Shopper;
  beforeAll(async () => {
    shop = await ShopProcess.start();
    shopper = new Shopper(shop.url);
  });
  afterAll(async () => {
    await shopper.close();
    await shop[Symbol.asyncDispose]();
  });
  return {
    get shop() {
      return shop;
    },
    get shopper() {
      return shopper;
    },
  };
}
