import type { BrowserContext } from 'playwright-core';
import { eventually } from '@fenestra/testing/time';
import { addressOf, describeInBrowser, Visitor } from './browser';
import { sharedShopInBrowser } from './shop-in-browser';

const cartCalls = '**/cartApi.php*';

/** Counts the carts that a browser opens. The first of these calls waits until it is released. */
async function slowFirst(context: BrowserContext): Promise<{ readonly opened: () => number; release: () => void }> {
  const held = Promise.withResolvers<void>();
  let opened = 0;
  await context.route(cartCalls, async (route) => {
    const isNew = (route.request().postData() ?? '').includes('getNewCart');
    if (isNew) opened += 1;
    if (isNew && opened === 1) await held.promise;
    return route.continue();
  });
  return { opened: () => opened, release: held.resolve };
}

describeInBrowser('the cart of a browser that has none', () => {
  const open = sharedShopInBrowser();

  it('two tabs that each add a product by their address share one, which holds both [CART-20] [OPEN-Q-54]', async () => {
    await using visitor = await Visitor.arrive(open.browser);
    const { context, page } = visitor;
    const carts = await slowFirst(context);
    const other = await context.newPage();
    const link = (product: number) => `${addressOf(open.shop)}/kosik/?type=sklad&count=1&product_id=${product}`;
    const asked = page.waitForRequest(cartCalls);
    await page.goto(link(1005));
    await asked;
    await other.goto(link(1007));
    const waiting = () => other.evaluate<number>('navigator.locks.query().then(({ pending }) => pending.length)');
    await eventually(async () => expect(await waiting()).toBe(1));
    carts.release();
    await page.getByRole('article').first().waitFor();
    await other.getByRole('article').first().waitFor();

    expect(carts.opened()).toBe(1);
    await page.reload();
    await page.getByRole('banner').getByRole('link', { name: 'V košíku 2 ks' }).waitFor();
  });
});
