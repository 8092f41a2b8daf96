import type { ShopCode } from '@fenestra/domain/shop/shops';
import { describeInBrowser, phone, Visitor } from './browser';
import { faultsOfScreen, faultsAsSeen } from './look-at-screen';
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
    'in the storefront of %s has no fault for axe at 360 px',
    async (code) => {
      await using visitor = await Visitor.arrive(open.browser, phone);
      expect(await walkStorefront(visitor.page, open.shop, faultsAsSeen, { code })).toEqual({});
    },
    walkMs,
  );
});
