import type { Page } from 'playwright-core';
import { type ShopCode, shopCodes } from '@fenestra/domain/shop/shops';
import { addressOf, describeInBrowser, narrowDesk, phone, Visitor } from './browser';
import { cutOff } from './cut-off';
import { faultsOfScreen, faultsAsSeen, sidewaysBy } from './look-at-screen';
import { walkMs, walkStorefront } from './screen-walk';
import { textsIn } from './screens';
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
    'in the storefront of %s has no fault for axe and cuts no word off at 360 px, and does not scroll sideways at 1024 px',
    async (code) => {
      await using visitor = await Visitor.arrive(open.browser, phone);
      expect(await walkStorefront(visitor.page, open.shop, faultsThere, { code })).toEqual({});
    },
    walkMs,
  );

  it.each(shopCodes)(
    'in the storefront of %s shows four figures of a sash width whole at 360 px [DIM-04]',
    async (code) => {
      await using visitor = await Visitor.arrive(open.browser, phone);
      const { page } = visitor;
      const { dimensions } = textsIn(code);
      await page.goto(
        `${addressOf(open.shop, `${code}.localhost`)}/conf/#/rozmery/detail?productId=SL2&sklad=false&width=2400&height=1400`,
      );
      for (const sash of [1, 2]) {
        const field = page.getByRole('textbox', { name: dimensions.sashWidth(sash), exact: true });
        expect((await field.inputValue()).replace(/\s/, '')).toBe('1200');
      }
      expect(await cutOff(page)).toEqual([]);
    },
  );
});

/** On a phone, and where the words of the top bar have the least room. */
async function faultsThere(page: Page): Promise<string[]> {
  const faults = [...(await faultsAsSeen(page)), ...(await cutOff(page)).map((text) => `cut off ${text}`)];
  await page.setViewportSize(narrowDesk);
  const tooWide = await sidewaysBy(page);
  await page.setViewportSize(phone);
  return [...faults, ...(tooWide > 0 ? [`${narrowDesk.width} px: scrolls sideways by ${tooWide} px`] : [])];
}
