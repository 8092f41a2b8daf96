import type { Browser } from 'playwright-core';
import type { EmbeddedShop } from '../harness/embedded-shop';
import { sharedShop } from '../harness/shared-shop';
import { ShopProcess } from '../harness/shop-process';
import { openBrowser } from './browser';

/** The shop that suites of a worker share, with a browser, open for all tests of the suite that asks; until then they are not there. */
export function sharedShopInBrowser(): { readonly shop: EmbeddedShop; readonly browser: Browser } {
  const shared = sharedShop();
  const opened = browserOfSuite();
  return {
    get shop() {
      return shared.shop;
    },
    get browser() {
      return opened.browser;
    },
  };
}

/** The same with a shop of its own, with such settings. */
export function shopInBrowser(...settings: Parameters<typeof ShopProcess.start>): {
  readonly shop: ShopProcess;
  readonly browser: Browser;
} {
  let shop: ShopProcess;
  const opened = browserOfSuite();
  beforeAll(async () => {
    shop = await ShopProcess.start(...settings);
  });
  afterAll(() => shop[Symbol.asyncDispose]());
  return {
    get shop() {
      return shop;
    },
    get browser() {
      return opened.browser;
    },
  };
}

/** The worker's Chromium, connected for the tests of the describe block that calls this. */
export function browserOfSuite(): { readonly browser: Browser } {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  return {
    get browser() {
      return browser;
    },
  };
}
