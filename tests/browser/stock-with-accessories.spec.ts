import type { Page } from 'playwright-core';
import { orderPagePath, orderPdfPath } from '@fenestra/contracts/order-page-paths';
import { eventually } from '@fenestra/testing/time';
import { mailTo } from '../harness/mail-to';
import { paperAt } from '../harness/order-outputs';
import { exactly, plain } from './amounts';
import { addressOf, describeInBrowser, phone, Visitor } from './browser';
import { checkOut } from './check-out';
import { take } from './designs';
import { expectEqualSums } from './equal-sums';
import { mouse } from './hands';
import { faultsAsSeen } from './look-at-screen';
import { titled } from './pay-on-recap';
import { textsIn } from './screens';
import { sharedShopInBrowser } from './shop-in-browser';

const { checkout, configurator, orderPage, recap, shell, withdrawal } = textsIn('cs');
const accessories = ['nízký hliníkový práh pro balkonové dveře', 'základní 25 mm, bílá', 'otevíravá dveřní síť, bílá'];
const email = 'balcony-door@example.test';
/** Without accessories, in hellers with VAT. */
const doorGross = Math.round(4_690_00 * 1.21);

describeInBrowser('a balcony door from stock with accessories made to its size', () => {
  const open = sharedShopInBrowser();

  const expectAccessories = (text: string) => {
    for (const name of accessories) expect(plain(text)).toContain(name);
  };
  const expectDrawn = async (page: Page) => {
    const picture = page.locator('article img').first();
    expect(await picture.getAttribute('src')).toMatch(/^\/api\/drawing\/offer\//);
    await eventually(async () =>
      expect(await page.evaluate('document.querySelector("article img").naturalWidth')).toBeGreaterThan(0),
    );
  };

  it('has threshold, blind and insect screen in cart, order, mail and PDF, and is given back without them [ACC-06, ACC-08, ACC-12, ACC-13, CART-38]', async () => {
    await using visitor = await Visitor.arrive(open.browser, phone);
    const { page } = visitor;
    await page.goto(`${addressOf(open.shop)}/conf/#/doplnky/?productId=1007&sklad=true`);
    const screen = { page, hands: mouse };
    await take(screen, 'Práh', [/^nízký hliníkový/], /nízký hliníkový práh/);
    await take(screen, 'Žaluzie', [/^žaluzie základní/], /základní 25 mm, bílá/);
    await take(screen, 'Síť', [/^otevíravá/], /otevíravá dveřní síť, bílá/);
    await page.getByRole('button', { name: configurator.addLine.short, exact: true }).click();

    const line = page.getByRole('article', { name: /^Balkonové dveře jednokřídlé, 900 × 2\s000 mm/ });
    await line.waitFor();
    expectAccessories(await line.innerText());
    await expectDrawn(page);
    expect(await faultsAsSeen(page)).toEqual([]);

    const pickup = new RegExp(`^${checkout.pickup.title}`);
    await checkOut(page, { code: 'cs', payment: /^Převodem předem/, email, delivery: pickup });
    await titled(page, recap.transferPending);
    const { token, total } = await expectEqualSums(page, open.shop, { code: 'cs', email });
    expect(total).toBeGreaterThan(doorGross);
    expectAccessories(await mailTo(open.shop, email));
    expectAccessories(await paperAt(open.shop, orderPdfPath(token), 'cs.localhost'));

    await page.goto(addressOf(open.shop) + orderPagePath(token));
    await page.getByRole('region', { name: orderPage.way }).waitFor();
    expectAccessories(await page.getByRole('main').innerText());
    await page.getByRole('region', { name: withdrawal.heading }).getByRole('link', { name: shell.withdraw }).click();
    await titled(page, withdrawal.heading);
    expect(plain(await page.getByRole('main').innerText())).toContain(plain(withdrawal.accessoriesStay));
    await page.getByRole('button', { name: withdrawal.goOn }).click();
    await titled(page, withdrawal.check);
    await page.getByRole('button', { name: withdrawal.confirm }).click();
    await titled(page, withdrawal.done);
    expect(plain(await page.getByRole('main').innerText())).toContain(exactly(doorGross));
    expect(await faultsAsSeen(page)).toEqual([]);
  });
});
