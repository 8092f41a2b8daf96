import type { Browser } from 'playwright-core';
import { ShopProcess } from '../harness/shop-process';
import { launchBrowser } from './browser';

/** A shop of its own, with such settings, and a browser, open for all tests of the suite that asks; until then they are not there. */
export function shopInBrowser(...settings: Parameters<typeof ShopProcess.start>): {
  readonly shop: ShopProcess;
  readonly browser: Browser;
} {
  let shop: ShopProcess;
  let browser: Browser;
  beforeAll(async () => {
    [shop, browser] = await Promise.all([ShopProcess.start(...settings), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await shop[Symbol.asyncDispose]();
  });
  return {
    get shop() {
      return shop;
    },
    get browser() {
      return browser;
    },
  };
}
