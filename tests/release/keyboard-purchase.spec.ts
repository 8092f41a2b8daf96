import type { Page } from 'playwright-core';
import { eventually } from '@fenestra/testing/time';
import { addressOf, describeInBrowser, desk, phone, Visitor } from '../browser/browser';
import { keyboard } from '../browser/hands';
import { textsIn } from '../browser/screens';
import { sharedShopInBrowser } from '../browser/shop-in-browser';
import { choosePayment, fillIn, goToCheckout } from '../browser/shopping';

const { checkout, recap, orderDetails, orderPage } = textsIn('cs');

const focused = (page: Page): Promise<string> =>
  page.evaluate<string>('document.activeElement.id || document.activeElement.name');

describeInBrowser('who has no mouse', () => {
  const open = sharedShopInBrowser();

  it.each([desk, phone])(
    'buys from stock and pays by card, led by the list of what is missing to each field, up to the page of the order, $width px wide',
    async (size) => {
      await using visitor = await Visitor.arrive(open.browser, size);
      const { page } = visitor;
      await page.goto(`${addressOf(open.shop)}/`);
      await keyboard.press(page.getByRole('button', { name: /^Do košíku: .* 600 × 600 mm/ }));
      await page.getByRole('status').getByText('V košíku:').waitFor();
      await keyboard.press(page.getByRole('banner').getByRole('link', { name: 'V košíku 1 ks' }));
      await goToCheckout(page, keyboard);

      const order = page.getByRole('button', { name: checkout.orderBinding });
      await keyboard.press(order);
      const missing = page.getByRole('alert').filter({ hasText: checkout.deliveryFirst });
      await missing.and(page.locator(':focus')).waitFor();
      for (const [entry, field] of [
        [checkout.deliveryFirst, 'delivery'],
        [checkout.choosePayment, 'payment'],
        [new RegExp(`^${checkout.fields.email}`), 'email'],
        [new RegExp(`^${checkout.fields.firstName}`), 'firstName'],
      ] as const) {
        await keyboard.press(missing.getByRole('button', { name: entry }));
        await eventually(async () => expect(await focused(page)).toBe(field));
      }

      await keyboard.choose(page.getByRole('radio', { name: new RegExp(`^${checkout.pickup.title}`) }));
      await page.getByRole('row', { name: /^Osobní odběr/ }).waitFor();
      await choosePayment(page, /^Platební karta online/, keyboard);
      await fillIn(page, `klavesnice-${size.width}@example.test`, keyboard);
      await keyboard.press(order);
      await page.getByRole('heading', { level: 1, name: recap.toPay }).waitFor();
      await keyboard.press(page.getByRole('button', { name: recap.payNow }));
      await keyboard.press(page.getByRole('button', { name: 'Zaplatit kartou' }));
      await page.getByRole('heading', { level: 1, name: recap.paid }).waitFor();
      await keyboard.press(page.getByRole('link', { name: orderDetails.toOrderPage }));
      const stages = `${orderPage.stages.packing}|${orderPage.stages.received}`;
      await page
        .getByRole('heading', { level: 1, name: new RegExp(`: (${stages})$`.replaceAll('\u00a0', ' ')) })
        .waitFor();
    },
  );
});
