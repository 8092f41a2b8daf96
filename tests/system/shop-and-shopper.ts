import type { EmbeddedShop } from '../harness/embedded-shop';
import { sharedShop } from '../harness/shared-shop';
import { ShopProcess } from '../harness/shop-process';
import { Shopper } from '../harness/shopper';

/** The shop that suites of a worker share, and a client of it, for all tests of the suite that calls this. */
export function sharedShopAndShopper(): { readonly shop: EmbeddedShop; readonly shopper: Shopper } {
  const shared = sharedShop();
  const client = shopperOfSuite(() => shared.shop.url);
  return {
    get shop() {
      return shared.shop;
    },
    get shopper() {
      return client.shopper;
    },
  };
}

/** The same with a shop of its own, for suites that need to be alone in it. */
export function shopAndShopper(): { readonly shop: ShopProcess; readonly shopper: Shopper } {
  let shop: ShopProcess;
  beforeAll(async () => {
    shop = await ShopProcess.start();
  });
  const client = shopperOfSuite(() => shop.url);
  afterAll(() => shop[Symbol.asyncDispose]());
  return {
    get shop() {
      return shop;
    },
    get shopper() {
      return client.shopper;
    },
  };
}

function shopperOfSuite(urlOf: () => string): { readonly shopper: Shopper } {
  let shopper: Shopper;
  beforeAll(() => {
    shopper = new Shopper(urlOf());
  });
  afterAll(() => shopper.close());
  return {
    get shopper() {
      return shopper;
    },
  };
}
