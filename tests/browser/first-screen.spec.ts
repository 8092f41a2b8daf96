import type { Page } from 'playwright-core';
import { shops } from '@fenestra/domain/shop/shops';
import { sweep } from '@fenestra/testing/sweep';
import { textsOf } from '@fenestra/i18n/texts-of';
import { addressOf, describeInBrowser, desk, phone, Visitor } from './browser';
import { sharedShopInBrowser } from './shop-in-browser';

/** Keeps the scripts of a page away until they are called, so that what is seen before them can be looked at. */
async function withoutScripts(page: Page, all = '**/assets/*.js'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(all, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Signs that stay as long as the page keeps the elements themselves. */
const signAll = 'document.querySelectorAll("header, #obsah").forEach((each) => each.setAttribute("data-signed", ""))';
const widthOfPicture =
  'document.querySelector("#obsah img").decode().then(() => document.querySelector("#obsah img").width)';

/** Those with a first screen of their own. */
const pages = ['/', '/kosik/', '/conf/#/otvirky/?productId=OS1&sklad=false'];

/** In the page, ms: when the last of what its first paint waits for had come, and when each script was asked for, beside its texts. */
const stylesAndScripts = `(() => {
  const all = performance.getEntriesByType('resource');
  const styles = all.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking');
  const scripts = all.filter(({ name }) => /assets\\/(?!.*-texts-).*\\.js$/.test(name));
  return [Math.max(...styles.map(({ responseEnd }) => responseEnd)), ...scripts.map(({ startTime }) => startTime)];
})()`;

/** In the page: how many files of styles its first paint waited for. */
const stylesWaitedFor = `performance.getEntriesByType('resource').filter(({ name, renderBlockingStatus }) => name.endsWith('.css') && renderBlockingStatus === 'blocking').length`;
/** In the page: files of which its one file of styles is made, and which of them were asked for besides. */
const partsAskedFor = `(() => {
  const parts = [...document.querySelectorAll('link[rel="stylesheet"][disabled]')].map(({ href }) => href);
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  return [parts.length, parts.filter((part) => asked.includes(part)).length];
})()`;

/** In the page: files with texts that it asked for. */
const textsAsked = `performance.getEntriesByType('resource').flatMap(({ name }) => /assets\\/[\\w-]*-texts-.*\\.js$/.exec(name) ?? [])`;

describeInBrowser('the first screen', () => {
  const open = sharedShopInBrowser();

  it.each(
    sweep(
      shops,
      shops.filter(({ code }) => code === 'hu'),
    ).map((shop) => [shop.code, shop] as const),
  )(
    'of start page and cart in %s is there without scripts, and the scripts take over the same elements',
    async (code, shop) => {
      const { cart, start } = textsOf(shop);
      for (const [path, last] of [
        ['/', start.heading],
        ['/kosik/', cart.empty],
      ] as const) {
        await using visitor = await Visitor.arrive(open.browser);
        const { page } = visitor;
        const callScripts = await withoutScripts(page);
        await page.goto(addressOf(open.shop, `${code}.localhost`) + path, { waitUntil: 'commit' });
        const header = page.locator('header');
        const before = await header.textContent();
        await page.evaluate(signAll);

        callScripts();
        await page.getByRole('heading', { level: 1, name: last }).waitFor();
        await page.waitForLoadState('networkidle');
        expect(await page.locator('[data-signed]').count()).toBe(2);
        expect(await header.textContent()).toBe(before);
      }
    },
  );

  it.each(sweep([phone, desk], [phone]))(
    'of a step shows the product that its address begins without the scripts of the configurator, $width px wide',
    async (viewport) => {
      await using visitor = await Visitor.arrive(open.browser, viewport);
      const { page } = visitor;
      const callScripts = await withoutScripts(page, '**/assets/{index,vendor}-*.js');
      await page.goto(`${addressOf(open.shop)}/conf/#/rozmery/?productId=SL2&sklad=false`, { waitUntil: 'commit' });
      await page.locator('#obsah img').waitFor();
      expect(await page.evaluate<number>(widthOfPicture)).toBeGreaterThan(0);
      callScripts();
      await page.locator('body:not(:has([aria-busy="true"])) h1').waitFor();
    },
  );

  it.each(sweep(pages, pages.slice(2)))(
    'of %s waits for no script: those of the page are asked for after the styles have come',
    async (path) => {
      await using visitor = await Visitor.arrive(open.browser);
      const { page } = visitor;
      await page.goto(addressOf(open.shop) + path);
      await page.locator('body:not(:has([aria-busy="true"])) h1').waitFor();
      await page.waitForLoadState('networkidle');
      const [styled, ...asked] = await page.evaluate<number[]>(stylesAndScripts);
      expect(asked.length).toBeGreaterThan(5);
      expect(Math.min(...asked)).toBeGreaterThan(styled!);
    },
  );

  it.each(sweep(pages, pages.slice(0, 1)))(
    'of %s waits for one file of styles, and what comes later asks for none that lies in it',
    async (path) => {
      await using visitor = await Visitor.arrive(open.browser);
      const { page } = visitor;
      await page.goto(addressOf(open.shop) + path);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate<number>(stylesWaitedFor)).toBe(1);
      const [parts, asked] = await page.evaluate<number[]>(partsAskedFor);
      expect(parts).toBeGreaterThan(0);
      expect(asked).toBe(0);
    },
  );

  it('of the cart waits for no texts but those that its HTML asks for', async () => {
    await using visitor = await Visitor.arrive(open.browser);
    const { page } = visitor;
    const html = await (await page.goto(addressOf(open.shop) + '/kosik/'))!.text();
    await page.getByRole('heading', { level: 1, name: textsOf(shops[0]!).cart.empty }).waitFor();
    await page.waitForLoadState('networkidle');
    const texts = await page.evaluate<string[]>(textsAsked);
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter((file) => !html.includes(file))).toEqual([]);
  });

  it('of a product that nobody sells says so, and nothing else', async () => {
    await using visitor = await Visitor.arrive(open.browser);
    const { page } = visitor;
    await page.goto(`${addressOf(open.shop)}/conf/#/otvirky/?productId=XX&sklad=false`);
    await page.getByRole('heading', { level: 1, name: textsOf(shops[0]!).refusedStart.productUnknown }).waitFor();
    expect(await page.locator('#obsah img').count()).toBe(0);
  });

  it('opens the menu of a phone that was pressed before the scripts were there', async () => {
    await using visitor = await Visitor.arrive(open.browser, phone);
    const { page } = visitor;
    const callScripts = await withoutScripts(page);
    await page.goto(addressOf(open.shop), { waitUntil: 'commit' });
    const { menu, navigation } = textsOf(shops[0]!).shell;
    await page.getByRole('button', { name: menu }).click();
    callScripts();
    await page.getByRole('navigation', { name: navigation }).waitFor();
  });
});
