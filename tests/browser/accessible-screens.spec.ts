import type { Page } from 'playwright-core';
import type { ShopCode } from '@fenestra/domain/shop/shops';
import { describeInBrowser, narrowDesk, phone, Visitor } from './browser';
import { faultsOfScreen, faultsAsSeen, sidewaysBy } from './look-at-screen';
import { walkMs, walkStorefront } from './screen-walk';
import { shopInBrowser } from './shop-in-browser';

describeInBrowser('every screen of start page and configurator, and the picker over the cart', () => {
  const open = shopInBrowser();

  it(
    'has no fault for axe at 360, 768 and 1440 px and does not scroll sideways',
    async () => {
      await using visitor = await Visitor.arrive(open.browser);
      expect(await walkStorefront(visitor.page, open.shop, faultsOfScreen)).toEqual({});
    },
    walkMs,
  );

  it.each<ShopCode>(['sk', 'de', 'at', 'hu'])(
    'in the storefront of %s has no fault for axe at 360 px and does not scroll sideways at 1024 px',
    async (code) => {
      await using visitor = await Visitor.arrive(open.browser, phone);
      expect(await walkStorefront(visitor.page, open.shop, faultsThere, { code })).toEqual({});
    },
    walkMs,
  );
});

/** On a phone, and where the words of the top bar have the least room. */
async function faultsThere(page: Page): Promise<string[]> {
  const faults = await faultsAsSeen(page);
  await page.setViewportSize(narrowDesk);
  const tooWide = await sidewaysBy(page);
  await page.setViewportSize(phone);
  return [...faults, ...(tooWide > 0 ? [`${narrowDesk.width} px: scrolls sideways by ${tooWide} px`] : [])];
}
