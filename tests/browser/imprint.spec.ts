import type { Page } from 'playwright-core';
import { shopCodes } from '@fenestra/domain/shop/shops';
import { legalPages } from '@fenestra/storefront/lib/over-page';
import { addressOf, describeInBrowser, phone, Visitor } from './browser';
import { walkMs, walkStorefront } from './screen-walk';
import { shopInBrowser } from './shop-in-browser';

const imprint = '/kontakty/';
const start = '/';

/** Paths of the shop that links on the page lead to. */
const pathsFrom = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`[...document.querySelectorAll('a[href]')]
    .filter(({ origin, pathname, hash }) => origin === location.origin && !(pathname === '/' && hash))
    .map(({ pathname }) => pathname)`);

/** What is wrong with a screen from which the imprint is further than two clicks; the start page leads to it. */
async function tooFar(page: Page): Promise<string[]> {
  const paths = await pathsFrom(page);
  return paths.includes(imprint) || paths.includes(start) ? [] : [`leads to ${paths.join(' ')} only`];
}

describeInBrowser('who sells stands within two clicks of every page (2000/31/EC Art. 5, texts-de-at 4.16)', () => {
  const open = shopInBrowser();

  it.each(shopCodes)(
    'in the start page of %s it is one click away',
    async (code) => {
      await using visitor = await Visitor.arrive(open.browser, phone);
      await visitor.page.goto(addressOf(open.shop, `${code}.localhost`));
      await visitor.page.getByRole('contentinfo').waitFor();
      expect(await pathsFrom(visitor.page)).toContain(imprint);
    },
    walkMs,
  );

  it(
    'on every route of the storefront',
    async () => {
      await using visitor = await Visitor.arrive(open.browser, phone);
      expect(await walkStorefront(visitor.page, open.shop, tooFar)).toEqual({});
    },
    walkMs,
  );

  it('on the pages of the law', async () => {
    await using visitor = await Visitor.arrive(open.browser, phone);
    for (const path of Object.values(legalPages)) {
      await visitor.page.goto(addressOf(open.shop) + path);
      expect(await tooFar(visitor.page)).toEqual([]);
    }
  });
});
