import type { Page } from 'playwright-core';
import type { ShopCode } from '@fenestra/domain/shop/shops';
import { eventually } from '@fenestra/testing/time';
import { inFullRun, sweep } from '@fenestra/testing/sweep';
import { addressOf, describeInBrowser, desk, phone, Visitor } from './browser';
import { faultsOfScreen } from './look-at-screen';
import { openMadeCart } from './made-cart';
import { textsIn } from './screens';
import { sharedShopInBrowser } from './shop-in-browser';
import { deliverToBrno } from './shopping';

/** What a page may move by itself, summed up. */
const most = 0.1;
const watchShifts = `window.shifted = 0;
  new PerformanceObserver((seen) => {
    for (const { value, hadRecentInput } of seen.getEntries()) if (!hadRecentInput) window.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });`;

const sums = (page: Page) => page.getByRole('complementary', { name: 'Souhrn' });
const cartHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Košík', exact: true });

describeInBrowser('the screen of the cart', () => {
  const open = sharedShopInBrowser();
  const at = (path: string): string => `${addressOf(open.shop)}${path}`;

  async function arriveWithWindows(viewport: typeof desk, count = 7): Promise<Visitor> {
    const visitor = await Visitor.arrive(open.browser, viewport);
    await visitor.page.goto(at(`/kosik/?product_id=1005&type=sklad&count=${count}`));
    await visitor.page.getByRole('article').first().waitFor();
    return visitor;
  }

  inFullRun(
    'names the discount that is near and what delivery costs, without a fault [CART-36] [DELIV-09]',
    async () => {
      await using visitor = await arriveWithWindows(desk);
      const { page } = visitor;
      const discounts = page.getByRole('region', { name: 'Slevy' });
      await discounts.getByText(/^chybí/).waitFor();
      expect(await discounts.innerText()).toMatch(/Množstevní\ssleva\s3\s%\sod\s60\s500,-\sKč/);

      await deliverToBrno(page);
      expect(await page.getByRole('radio', { name: /^Doručení na adresu/ }).isChecked()).toBe(true);
      expect(await faultsOfScreen(page)).toEqual([]);
    },
  );

  it('delivers to the first place found while the mouse rests where another one appears', async () => {
    await using visitor = await arriveWithWindows(desk, 1);
    const { page } = visitor;
    await page.getByRole('radio', { name: /^Doručení na adresu/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Kam okna přivézt?' });
    const field = dialog.getByRole('combobox', { name: 'PSČ nebo obec' });
    const options = dialog.getByRole('option');
    await field.fill('602 00');
    const { x, y, height } = (await options.nth(2).boundingBox())!;
    await field.fill('');
    await options.first().waitFor({ state: 'detached' });
    await page.mouse.move(x + 40, y + height / 2);
    await field.fill('602 00');
    await options.nth(2).waitFor();
    await page.keyboard.press('Enter');

    await page.getByRole('row', { name: /^Doprava, 602\s00 Brno(?!-)/ }).waitFor();
  });

  it('keeps the sums in view beside a long cart [CART-13]', async () => {
    await using visitor = await arriveWithWindows(desk);
    const { page } = visitor;
    await page.getByRole('radio', { name: /^Doručení na adresu/ }).waitFor(); // the last part that makes the page longer
    await page.evaluate('window.scrollTo(0, 500)');
    expect(await page.evaluate<number>('scrollY')).toBeGreaterThan(100);
    await eventually(async () => {
      const box = (await sums(page).boundingBox())!; // its place follows its size
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(desk.height);
    });
  });

  inFullRun(
    'scrolls sums that are taller than the window with the page, until their end is there [CART-13]',
    async () => {
      await using visitor = await arriveWithWindows({ width: 1440, height: 420 });
      const { page } = visitor;
      await page.getByRole('radio', { name: /^Doručení na adresu/ }).waitFor(); // the last part that makes the page longer
      await page.waitForLoadState('networkidle');
      const box = async () => (await sums(page).boundingBox())!;
      expect((await box()).height).toBeGreaterThan(420);
      const top = (await box()).y;
      await page.evaluate('window.scrollTo(0, 100)');
      await eventually(async () => expect((await box()).y).toBeCloseTo(top - 100, 0));
      await page.evaluate('window.scrollTo(0, document.body.scrollHeight / 2)');

      await eventually(async () => {
        const { y, height } = await box(); // its place follows its size
        expect(y + height).toBeGreaterThan(0);
        expect(y + height).toBeLessThanOrEqual(420);
      });
    },
  );

  it('on a phone has its bar only until the sums are reached, and the checkout begins at its heading', async () => {
    await using visitor = await arriveWithWindows(phone);
    const { page } = visitor;
    const goOn = page.getByRole('link', { name: 'Pokračovat', exact: true });
    const isSeen = async () => {
      const box = (await goOn.boundingBox())!;
      return box.y > 0 && box.y < phone.height;
    };
    await eventually(async () => expect(await isSeen()).toBe(true));
    await sums(page).getByRole('link', { name: 'Doprava a platba' }).scrollIntoViewIfNeeded();
    await eventually(async () => expect(await isSeen()).toBe(false));

    await sums(page).getByRole('link', { name: 'Doprava a platba' }).click();
    await page.getByRole('heading', { level: 1, name: 'Doprava, platba a údaje' }).waitFor();
    await page.locator('#nadpis:focus').waitFor();
    await page.goBack();
    await cartHeading(page).waitFor();
    await page.locator('#nadpis:focus').waitFor();
  });

  it.each(sweep<ShopCode>(['hu', 'at'], ['hu']))(
    'in %s the bar of a phone shows the whole price of a company',
    async (code) => {
      await using visitor = await Visitor.arrive(open.browser, phone);
      const { page, context } = visitor;
      await context.addCookies([{ name: 'buyer', value: 'business', url: addressOf(open.shop, `${code}.localhost`) }]);
      await openMadeCart(page, open.shop, { code, pieces: 40, checked: false });
      await page.getByRole('link', { name: textsIn(code).cart.goOn, exact: true }).click();
      const toSummary = page.getByRole('link', { name: textsIn(code).cart.summary, exact: true });
      await toSummary.waitFor();
      const basis = (await toSummary.locator('..').locator('i').boundingBox())!;

      expect(basis.x + basis.width).toBeLessThanOrEqual((await toSummary.boundingBox())!.x);
      expect(await faultsOfScreen(page)).toEqual([]);
    },
  );

  /** The usual run takes the checkout; `layout-shift` opens a filled cart over a slow network. */
  it.each(sweep(['/kosik/', '/kosik/#doprava-a-platba'], ['/kosik/#doprava-a-platba']))(
    'of a filled cart moves next to nothing by itself on a phone: %s',
    async (path) => {
      await using visitor = await arriveWithWindows(phone);
      const again = await visitor.context.newPage();
      await again.addInitScript({ content: watchShifts });
      await again.goto(at(path));
      await again.locator('body:not(:has(main [aria-busy="true"])) h1').waitFor();
      await again.waitForLoadState('networkidle');
      expect(await again.evaluate<number>('shifted')).toBeLessThan(most);
    },
  );
});
