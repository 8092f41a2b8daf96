import type { Page } from 'playwright-core';
import { translatePage } from '@fenestra/storefront/testing/translate';
import { eventually } from '@fenestra/testing/time';
import { beginningWith, plain } from './amounts';
import { addressOf, describeInBrowser, Visitor } from './browser';
import { fillOut } from './check-out';
import { expectEqualSums } from './equal-sums';
import { titled } from './pay-on-recap';
import { textsIn } from './screens';
import { sharedShopInBrowser } from './shop-in-browser';

const { cart, checkout, recap, wireNames } = textsIn('cs');

/** Translates each page as soon as it follows translations, as a browser does once a page is idle. */
const translating = (how: 'replace' | 'wrap') => `
  const isFollowed = () => !/native code/.test(Node.prototype.insertBefore.toString());
  const begin = () => (isFollowed() ? (${String(translatePage)})('${how}') : setTimeout(begin, 20));
  addEventListener('load', begin);`;

const fonts = (page: Page) => page.locator('main font').count();
const sums = (page: Page) => page.getByRole('complementary', { name: cart.summary });
const sumsOf = async (page: Page) => plain(await sums(page).innerText()).replaceAll(' ', '');

describeInBrowser.each(['replace', 'wrap'] as const)('a page whose texts the browser translates (%s)', (how) => {
  const open = sharedShopInBrowser();

  async function arrive(path: string): Promise<{ visitor: Visitor; page: Page }> {
    const visitor = await Visitor.arrive(open.browser);
    await visitor.context.addInitScript({ content: translating(how) });
    await visitor.page.goto(addressOf(open.shop) + path);
    await eventually(async () => expect(await fonts(visitor.page)).toBeGreaterThan(5));
    return { visitor, page: visitor.page };
  }

  /** Compares the sums with those of the page after a reload, where no translation has stood in the way. */
  async function expectAsReloaded(page: Page): Promise<void> {
    const shown = await sumsOf(page);
    await page.reload();
    await eventually(async () => expect(await sumsOf(page)).toBe(shown));
    await eventually(async () => expect(await fonts(page)).toBeGreaterThan(5));
  }

  it('shows the sums of each change of the cart and is ordered', async () => {
    const { visitor, page } = await arrive('/kosik/?product_id=1005&type=sklad');
    await using _ = visitor;
    const pieces = page.getByRole('article').getByRole('textbox').first();
    for (const quantity of ['3', '2']) {
      const before = await sumsOf(page);
      await pieces.fill(quantity);
      await page.keyboard.press('Enter');
      await eventually(async () => expect(await sumsOf(page)).not.toBe(before));
      await expectAsReloaded(page);
    }
    const payment = beginningWith(wireNames.payments.cashAtPickup.name);
    const email = `preklad-${how}@example.test`;
    await fillOut(page, { code: 'cs', payment, email, delivery: new RegExp(`^${checkout.pickup.title}`) });
    await page.getByRole('button', { name: checkout.orderBinding }).click();

    await titled(page, recap.placed);
    await expectEqualSums(page, open.shop, { code: 'cs', email });
  });

  it('shows the price of each size and profile', async () => {
    const { visitor, page } = await arrive('/conf/#/rozmery/?productId=OS1&sklad=false');
    await using _ = visitor;
    const price = page.locator('[data-price=current]').filter({ visible: true });
    const priced = async () => plain(await price.innerText()).replaceAll(' ', '');
    for (const width of ['900', '1200']) {
      const before = await priced();
      await page.getByRole('textbox', { name: 'Šířka' }).fill(width);
      await page.keyboard.press('Enter');
      await eventually(async () => expect(await priced()).not.toBe(before));
      const after = await priced();
      await page.reload();
      await eventually(async () => expect(await priced()).toBe(after));
      await eventually(async () => expect(await fonts(page)).toBeGreaterThan(5));
    }
    const before = await priced();
    await page.getByRole('button', { name: 'Pokračovat na profil' }).click();
    await page.getByRole('radio', { name: 'TERMO 80 PLUS' }).click();
    await eventually(async () => expect(await priced()).not.toBe(before));
  });
});
