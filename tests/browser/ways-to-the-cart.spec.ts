import { eventually } from '@fenestra/testing/time';
import { addressOf, describeInBrowser, Visitor } from './browser';
import { sharedShopInBrowser } from './shop-in-browser';

describeInBrowser('the frame around the screens', () => {
  const open = sharedShopInBrowser();
  const at = (path: string): string => addressOf(open.shop) + path;

  it('/cart/ leads to the cart page of the shop with all its fields, which adds once what they name, and is named with its host [ROUTE-05, ROUTE-27, ROUTE-30, OPEN-Q-12]', async () => {
    await using visitor = await Visitor.arrive(open.browser);
    const { page } = visitor;
    const asked = page.waitForRequest('**/kosik/?*');
    await page.goto(at('/conf/#/cart/?type=sklad&count=2&cart_id=abc&shop_id=7&product_id=1003'));
    const fields = Object.fromEntries(new URL((await asked).url()).searchParams);
    expect(fields).toEqual({ type: 'sklad', count: '2', cart_id: 'abc', shop_id: '7', product_id: '1003' });

    await page.getByRole('banner').getByRole('link', { name: 'V košíku 2 ks' }).waitFor();
    await eventually(async () => {
      const { pathname, search } = new URL(page.url());
      expect([pathname + search, await page.title()]).toEqual(['/kosik/', 'Košík - cs.localhost']);
    });
  });

  it('/cart/ with a product that there is not says so [ROUTE-27]', async () => {
    await using visitor = await Visitor.arrive(open.browser);
    const { page } = visitor;
    await page.goto(at('/kosik/?type=sklad&product_id=4711'));
    await page.getByText('Takovou položku nemáme.').waitFor();
  });

  it('/cart-preview/ leads there, too, marked as preview, with its fields and without the site header [ROUTE-30, ROUTE-34, OPEN-Q-12]', async () => {
    await using visitor = await Visitor.arrive(open.browser);
    const { page } = visitor;
    await page.goto(at('/conf/#/cart-preview/?cart_id=abc&date=2026-11-22'));
    await page.getByRole('heading', { level: 1, name: 'Tento košík už není k dispozici' }).waitFor();
    const { pathname, searchParams } = new URL(page.url());
    const fields = { cart_id: 'abc', date: '2026-11-22', preview: '1' };
    expect([pathname, Object.fromEntries(searchParams)]).toEqual(['/kosik/', fields]);

    expect(await page.getByRole('banner').count()).toBe(0);
    await page.goto(at('/kosik/'));
    await page.getByRole('banner').waitFor();
  });

  it.each([
    '/conf/%23/cart-preview/?cart_id=abc&date=2026-11-22',
    '/conf/%23%2Fcart-preview%2F%3Fcart_id%3Dabc%26date%3D2026-11-22',
    '/conf/#/cart-preview/?cart_id=abc&amp;date=2026-11-22.',
    '/conf/?fbclid=x#/cart-preview/%3Fcart_id%3Dabc%26date%3D2026-11-22',
  ])('a link that a mail filter has rewritten opens what it names: %s', async (link) => {
    await using visitor = await Visitor.arrive(open.browser);
    const { page } = visitor;
    await page.goto(at(link));
    await page.getByRole('heading', { level: 1, name: 'Tento košík už není k dispozici' }).waitFor();

    const fields = Object.fromEntries(new URL(page.url()).searchParams);
    expect(fields).toEqual({ cart_id: 'abc', date: '2026-11-22', preview: '1' });
  });

  it.each([
    [1279, true],
    [1280, false],
  ])('at %i px there is a menu for phones: %s [SHELL-07]', async (width, isThere) => {
    await using visitor = await Visitor.arrive(open.browser, { width, height: 800 });
    const { page } = visitor;
    await page.goto(at('/kosik/'));
    const links = page.getByRole('navigation', { name: 'Hlavní nabídka' }).getByRole('link');
    await page.getByRole('banner').waitFor();

    expect(await page.getByRole('button', { name: 'Nabídka' }).isVisible()).toBe(isThere);
    expect(await links.first().isVisible()).toBe(!isThere);
  });
});
