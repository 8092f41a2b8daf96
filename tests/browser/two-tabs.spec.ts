import { eventually } from '@fenestra/testing/time';
import { mailTo } from '../harness/mail-to';
import { beginningWith, plain } from './amounts';
import { addressOf, describeInBrowser, Visitor } from './browser';
import { fillOut } from './check-out';
import { titled } from './pay-on-recap';
import { textsIn } from './screens';
import { sharedShopInBrowser } from './shop-in-browser';
import { expectEqualSums } from './equal-sums';

const { checkout, cart, recap, wireNames } = textsIn('cs');

describeInBrowser('a cart that is open in two tabs', () => {
  const open = sharedShopInBrowser();

  it('is not ordered unseen: what the other tab has put in is shown first, then ordered [CART-23]', async () => {
    await using visitor = await Visitor.arrive(open.browser);
    const { page, context } = visitor;
    const email = 'dve.karty@example.test';
    const link = `${addressOf(open.shop)}/kosik/?product_id=1007&type=sklad`;
    await page.goto(link);
    await page.getByRole('article').waitFor();
    const cash = beginningWith(wireNames.payments.cashAtPickup.name);
    await fillOut(page, { code: 'cs', payment: cash, email, delivery: new RegExp(`^${checkout.pickup.title}`) });

    const other = await context.newPage();
    await other.goto(link);
    const pieces = other.getByRole('article').getByRole('textbox').first();
    await eventually(async () => expect(await pieces.inputValue()).toBe('2'));
    const sums = page.getByRole('complementary', { name: cart.summary });
    const total = sums.getByRole('paragraph').filter({ hasText: cart.totalGross });
    const before = plain(await total.innerText());
    const order = page.getByRole('button', { name: checkout.orderBinding });
    await order.click();
    await page.getByRole('alert').getByText('Mezitím se něco změnilo.').waitFor();
    await total.filter({ hasNotText: before }).waitFor();

    await order.click();
    await titled(page, recap.placed);
    await expectEqualSums(page, open.shop, { code: 'cs', email });
    expect(plain(await mailTo(open.shop, email))).toContain('2 ×');
  });
});
