import type { Page } from 'playwright-core';
import { eventually } from '@fenestra/testing/time';
import { beginningWith } from './amounts';
import { addressOf, describeInBrowser, Visitor } from './browser';
import { fillOut } from './check-out';
import { textsIn } from './screens';
import { sharedShopInBrowser } from './shop-in-browser';
import { heading } from './shopping';

const { cart, checkout, configurator, recap, wireNames } = textsIn('cs');

describeInBrowser('Back and Forward without a back/forward cache', () => {
  const open = sharedShopInBrowser();
  const toAdd = (page: Page) =>
    page.getByRole('button', { name: new RegExp(`${configurator.addLine.long}|${configurator.addLine.busy}`) }).first();
  const openAccessories = (page: Page) =>
    page.goto(`${addressOf(open.shop)}/conf/#/doplnky/?productId=OS1&sklad=false`);
  const orderButton = (page: Page) => page.getByRole('button', { name: checkout.orderBinding });

  it('from the cart leads to accessories that can be put into it again, and Forward to the cart', async () => {
    await using visitor = await Visitor.arrive(open.browser);
    const { page } = visitor;
    await openAccessories(page);
    await toAdd(page).click();
    await heading(page, 'Košík').waitFor();
    await page.goBack();
    await eventually(async () => expect(await toAdd(page).getAttribute('aria-busy')).toBeNull());
    await page.goForward();

    await page.getByRole('article').waitFor();
  });

  it('a checkout that was ordered and is loaded again orders nothing', async () => {
    await using visitor = await Visitor.arrive(open.browser);
    const { page } = visitor;
    await page.goto(`${addressOf(open.shop)}/kosik/?product_id=1005&type=sklad`);
    await page.getByRole('article').waitFor();
    const payment = beginningWith(wireNames.payments.cashAtPickup.name);
    const delivery = new RegExp(`^${checkout.pickup.title}`);
    await fillOut(page, { code: 'cs', payment, email: 'zpet@example.test', delivery });
    await orderButton(page).click();
    await page.getByText(recap.placed).first().waitFor();

    await page.goBack();
    await page.getByText(cart.empty).first().waitFor();
    expect(await orderButton(page).count()).toBe(0);
    await page.goForward();
    await page.getByText(recap.placed).first().waitFor();
  });
});
