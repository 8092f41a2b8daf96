import type { Page } from 'playwright-core';
import { shopCodes } from '@fenestra/domain/shop/shops';
import { legalPages } from '@fenestra/storefront/lib/over-page';
import { addressOf, describeInBrowser, phone, Visitor } from './browser';
import { textsIn } from './screens';
import { walkMs, walkStorefront } from './screen-walk';
import { shopInBrowser } from './shop-in-browser';

const { shell, withdrawal } = textsIn('cs');
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

/** What is wrong with a screen that has no way to the withdrawal form, though the terms say so of every page, or none back to the consent. */
const missingWays = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`[
    ...(document.querySelector('a[href="/conf/#/odstoupeni/"]') ? [] : ['no way to the withdrawal form']),
    ...([...document.querySelectorAll('button')].some((each) => each.textContent === ${JSON.stringify(shell.consent)})
      ? [] : ['no way to the consent']),
  ]`);

const lackingWays = async (page: Page): Promise<string[]> => [...(await tooFar(page)), ...(await missingWays(page))];

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
    'on every route of the storefront, which lead to the withdrawal form and back to the consent too',
    async () => {
      await using visitor = await Visitor.arrive(open.browser, phone);
      expect(await walkStorefront(visitor.page, open.shop, lackingWays)).toEqual({});
    },
    walkMs,
  );

  it('the withdrawal form opens from the configurator by a press', async () => {
    await using visitor = await Visitor.arrive(open.browser, phone);
    const { page } = visitor;
    await page.goto(`${addressOf(open.shop)}/conf/#/rozmery/?productId=OS1&sklad=false`);
    await page.getByRole('link', { name: shell.withdraw }).click();
    await page.getByRole('heading', { level: 1, name: withdrawal.heading }).waitFor();
  });

  it('on the pages of the law, which lead to the withdrawal form and back to the consent too', async () => {
    await using visitor = await Visitor.arrive(open.browser, phone);
    for (const path of Object.values(legalPages)) {
      await visitor.page.goto(addressOf(open.shop) + path);
      expect(await lackingWays(visitor.page)).toEqual([]);
    }
  });
});
