import type { Page } from 'playwright-core';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@fenestra/testing/time';
import { sweep } from '@fenestra/testing/sweep';
import { addressOf, desk, describeInBrowser, phone, Visitor } from '../browser/browser';
import { sharedShopInBrowser } from '../browser/shop-in-browser';

/** How late the goods, and the parts of the page that show them, arrive. */
const lateMs = { products: 600, chunk: 1_200 };

/** Where the place of an anchor stands in the window, px from its top. */
const topOf = (page: Page, anchor: string): Promise<number> =>
  page.evaluate<number>(`document.getElementById('${anchor}').getBoundingClientRect().top`);

/** As a browser that does not keep what is seen in its place while something above it grows. */
const withoutAnchoring = `addEventListener('DOMContentLoaded', () => {
  for (const { style } of [document.documentElement, document.body]) style.overflowAnchor = 'none';
})`;

/** The goods come late, and what shows stock and accessories later still. */
async function delayGoods(page: Page): Promise<void> {
  await page.route('**/api/products**', async (route) => {
    await sleep(lateMs.products);
    await route.continue();
  });
  await page.route(/offered-(stock|accessories)/, async (route) => {
    await sleep(lateMs.chunk);
    await route.continue();
  });
}

const anchors = [
  ['jak-merit', phone],
  ['jak-merit', desk],
  ['jak-to-chodi', phone],
  ['prislusenstvi', phone],
  ['vchodove', desk],
] as const;

describeInBrowser('an address with the anchor of the start page', () => {
  const open = sharedShopInBrowser();

  it.each(sweep(anchors, [anchors[0], anchors[4]]))(
    'leads to %s although what stands above it comes later, in a window of %j',
    async (anchor, size) => {
      await using visitor = await Visitor.arrive(open.browser, size);
      const { page } = visitor;
      await page.addInitScript({ content: withoutAnchoring });
      await delayGoods(page);
      await page.goto(`${addressOf(open.shop)}/#${anchor}`);
      await page.locator('#skladem table').first().waitFor();
      await page.locator('#prislusenstvi details').waitFor();

      await eventually(async () => {
        const top = await topOf(page, anchor);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(top).toBeLessThan(size.height / 3);
      });
    },
  );

  it('lets go of the page as soon as the visitor moves it', async () => {
    await using visitor = await Visitor.arrive(open.browser);
    const { page } = visitor;
    await page.addInitScript({ content: withoutAnchoring });
    await delayGoods(page);
    await page.goto(`${addressOf(open.shop)}/#jak-merit`);
    await page.locator('#jednokridla').waitFor();
    await page.mouse.wheel(0, -20_000);
    await page.locator('#prislusenstvi details').waitFor();

    expect(await page.evaluate<number>('scrollY')).toBe(0);
  });
});
