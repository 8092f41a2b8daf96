import type { Page } from 'playwright-core';
import { orderPagePath } from '@fenestra/contracts/order-page-paths';
import { beginningWith } from './amounts';
import { addressOf, describeInBrowser, Visitor } from './browser';
import { fillOut } from './check-out';
import { sidewaysBy } from './look-at-screen';
import { textsIn } from './screens';
import { sharedShopInBrowser } from './shop-in-browser';

const { checkout, configurator, orderDetails, recap, room, shell, wireNames } = textsIn('cs');

const lastName = 'Wolfeschlegelsteinhausenbergerdorffvoralternwarengewissenhafts'.padEnd(63, 'x');
const email = `${'donaudampfschifffahrtsgesellschaft'.padEnd(60, 'x')}@example-of.test`.padStart(77, 'a');
const longRoom = 'Obývacíkuchyňskojídelnípracovnaložnice'.padEnd(60, 'e');

/** Controls whose text is small enough for a phone to zoom into them: iOS does below 16 px. */
const zoomedInto = `[...document.querySelectorAll('input, select, textarea')]
  .filter((each) => !['checkbox', 'radio', 'hidden'].includes(each.type) && each.checkVisibility())
  .filter((each) => parseFloat(getComputedStyle(each).fontSize) < 16)
  .map(({ outerHTML }) => outerHTML.slice(0, 120))`;

/** What reaches over the right edge, for the message of a failure. */
const tooWide = `[...document.querySelectorAll('body *')]
  .filter((each) => each.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
  .slice(-4).map((each) => [each.getBoundingClientRect().right, each.outerHTML.slice(0, 200)].join(' '))`;

describeInBrowser.each([320, 360])('a telephone of %i px', (width) => {
  const open = sharedShopInBrowser();

  async function expectFits(page: Page, screen: string): Promise<void> {
    const sideways = await sidewaysBy(page);
    const over = sideways > 0 ? await page.evaluate<string[]>(tooWide) : [];
    expect({ screen, sideways, over, zoomed: await page.evaluate<string[]>(zoomedInto) }).toEqual({
      screen,
      sideways: 0,
      over: [],
      zoomed: [],
    });
  }

  it('shows the longest names, e-mails and rooms without scrolling sideways, and zooms into no field', async () => {
    await using visitor = await Visitor.arrive(open.browser, { width, height: 740 }, true);
    const { page } = visitor;
    await page.goto(`${addressOf(open.shop)}/conf/#/doplnky/?productId=SL2&sklad=false`);
    await page.getByLabel(room.label).first().waitFor(); // a menu that is opened before the scripts are there is closed by them
    await page.getByRole('button', { name: shell.menu, exact: true }).click();
    await page.getByRole('navigation', { name: shell.navigation }).getByRole('combobox').waitFor();
    await expectFits(page, 'menu');
    await page.keyboard.press('Escape');
    await page.getByLabel(room.label).first().fill(longRoom);
    await page.keyboard.press('Enter');
    const add = page.getByRole('button', { name: configurator.addLine.short, exact: true }).first();
    await add.waitFor();
    await expectFits(page, 'accessories');
    await add.click();
    await page.getByRole('article').waitFor();
    await expectFits(page, 'cart');

    const payment = beginningWith(wireNames.payments.transferDeposit.name);
    const delivery = new RegExp(`^${checkout.pickup.title}`);
    await fillOut(page, { code: 'cs', payment, email, delivery });
    const details = page.getByRole('region', { name: checkout.details });
    await details.getByRole('textbox', { name: checkout.fields.lastName, exact: true }).fill(lastName);
    await expectFits(page, 'checkout');
    await page.getByRole('button', { name: checkout.orderPreliminary }).click();
    await page.getByRole('region', { name: recap.transfer }).waitFor();
    await page.getByText(lastName).first().waitFor();
    await page.getByText(orderDetails.confirmationTo(email)).waitFor();
    await expectFits(page, 'recap');

    const { token } = JSON.parse(await page.evaluate<string>('sessionStorage.getItem("recap")')) as { token: string };
    await page.goto(addressOf(open.shop) + orderPagePath(token));
    await page.getByText(lastName).first().waitFor();
    await expectFits(page, 'order page');
    await page.goto(`${addressOf(open.shop)}/conf/#/odstoupeni/?o=${token}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectFits(page, 'withdrawal');
  });
});
