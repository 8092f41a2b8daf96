import type { Page } from 'playwright-core';
import { orderPagePath } from '@fenestra/contracts/order-page-paths';
import { Shopper } from '../harness/shopper';
import { plain } from '../browser/amounts';
import { addressOf, describeInBrowser, phone, Visitor } from '../browser/browser';
import { faultsAsSeen, faultsOfScreen } from '../browser/look-at-screen';
import { textsIn } from '../browser/screens';
import { sharedShopInBrowser } from '../browser/shop-in-browser';

const { withdrawal, shell } = textsIn('cs');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describeInBrowser('withdrawing from an order [2011/83/EU Art. 11a]', () => {
  const open = sharedShopInBrowser();
  let shopper: Shopper;
  beforeAll(() => {
    shopper = new Shopper(open.shop.url);
  });
  afterAll(() => shopper.close());

  /** A window made to measure and two from stock. */
  async function mixed(): Promise<{ token: string; number: string }> {
    const cart = await shopper.addConfigured(await shopper.newConfiguration('SL2'));
    await shopper.addStock(cart, 1007, 2);
    await shopper.pickUp(cart);
    const { body } = await shopper.order(cart, 'prevodem_0.3', 0.3);
    return { token: body['token'] as string, number: body['objednavkaCislo'] as string };
  }

  it('leads from the page of the order over one piece of its stock goods to the receipt, without a fault at any width', async () => {
    await using visitor = await Visitor.arrive(open.browser);
    const { page } = visitor;
    const { token } = await mixed();
    await page.goto(addressOf(open.shop) + orderPagePath(token));
    const region = page.getByRole('region', { name: withdrawal.heading });
    await region.getByText(withdrawal.bars['made-to-measure']).waitFor();
    await region.getByRole('link', { name: shell.withdraw }).click();
    await heading(page, withdrawal.heading);
    await page.getByRole('button', { name: /^O kus méně/ }).click();
    expect(await faultsOfScreen(page)).toEqual([]);
    await press(page, withdrawal.goOn);
    await heading(page, withdrawal.check);
    expect(await faultsOfScreen(page)).toEqual([]);
    await press(page, withdrawal.confirm);
    await heading(page, withdrawal.done);
    expect(await faultsOfScreen(page)).toEqual([]);

    await page.getByRole('link', { name: withdrawal.toOrder }).click();
    await page.getByText(/^Odstoupení přijaté/).waitFor();
  });

  it('is reached from the footer of the shop by keyboard alone, and without the link of the order', async () => {
    await using visitor = await Visitor.arrive(open.browser, phone);
    const { page } = visitor;
    const { number } = await mixed();
    await page.goto(`${addressOf(open.shop)}/`);
    await page.getByRole('contentinfo').getByRole('link', { name: shell.withdraw }).focus();
    await page.keyboard.press('Enter');
    await heading(page, withdrawal.heading);
    await page.getByRole('textbox', { name: withdrawal.name }).focus();
    await page.keyboard.type('Jana Nováková');
    await page.keyboard.press('Tab');
    await page.keyboard.type(number);
    await page.keyboard.press('Tab');
    await page.keyboard.type('jana@example.test');
    expect(await faultsAsSeen(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await heading(page, withdrawal.check);
    await page.locator('h1:focus').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await heading(page, withdrawal.done);

    expect(plain(await page.getByRole('main').innerText())).toContain(plain(withdrawal.everything));
  });
});
