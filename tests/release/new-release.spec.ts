import type { Browser, Page } from 'playwright-core';
import { freePort } from '@fenestra/platform/service/free-port';
import { storefrontOfAnotherRelease } from '../harness/another-release';
import { ShopProcess } from '../harness/shop-process';
import { addressOf, describeInBrowser, openBrowser, Visitor } from '../browser/browser';

const width = (page: Page) => page.getByRole('textbox', { name: 'Šířka' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const saved = (page: Page) => page.getByText('Uloženo. Každá změna').waitFor();
const goneParts = /404|dynamically imported module|Unable to preload/;

describeInBrowser('a page that is older than the shop that answers it', () => {
  const closing = new AsyncDisposableStack();
  let shop: ShopProcess;
  let browser: Browser;
  let another: string;

  beforeAll(async () => {
    const release = closing.use(await storefrontOfAnotherRelease());
    another = release.folder;
    const started = ShopProcess.start({ PORT: String(await freePort()) }); // it comes back where the page looks for it
    [shop, browser] = await Promise.all([started, openBrowser()]);
    closing.use(shop);
    closing.defer(() => browser.close());
  });
  afterAll(() => closing.disposeAsync());

  it('is loaded anew once when a part of it is gone, with all that was chosen and its steps of undo', async () => {
    await using visitor = await Visitor.arrive(browser);
    const { page } = visitor;
    await page.route('**/assets/profile-step-*', (route) => route.abort()); // not loaded ahead
    visitor.foresees(/ERR_FAILED/);
    visitor.foresees(goneParts);
    visitor.foresees(/ERR_CONNECTION_(REFUSED|RESET)|50[23]/);
    await page.goto(`${addressOf(shop)}/conf/#/rozmery/?productId=SL2&sklad=false`);
    await heading(page, 'Rozměry okna');
    await saved(page);
    await width(page).fill('1700');
    await page.keyboard.press('Enter');
    await saved(page);
    await shop.stop();
    await shop.restart({ STOREFRONT_DIR: another });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const anew = page.waitForEvent('load');
    await page.getByRole('button', { name: /^Pokračovat/ }).click();
    await anew;

    await heading(page, 'Profil');
    await page.getByRole('button', { name: /^Zpět: rozměr/ }).waitFor();
    await page.locator('dd', { hasText: /1.700.×/ }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});
