import type { Page } from 'playwright-core';
import { orderPagePath } from '@fenestra/contracts/order-page-paths';
import { type ShopCode, shopByCode, shopCodes } from '@fenestra/domain/shop/shops';
import { sweep } from '@fenestra/testing/sweep';
import { eventually } from '@fenestra/testing/time';
import { mailTo } from '../harness/mail-to';
import { formOf } from '../harness/residents';
import { Shopper } from '../harness/shopper';
import { plain } from '../browser/amounts';
import { addressOf, describeInBrowser, phone, Visitor } from '../browser/browser';
import { faultsAsSeen, faultsOfScreen } from '../browser/look-at-screen';
import { textsIn } from '../browser/screens';
import { shopInBrowser } from '../browser/shop-in-browser';

const email = 'pozde@example.test';

describeInBrowser('ordering again', () => {
  /** In which a transfer is awaited for two seconds, and each second it is looked for what has ended. */
  const open = shopInBrowser({ TRANSFER_DAYS: String(2 / 86_400) }, [require.resolve('../chaos/crowd/soon')]);

  /** A window from stock, fetched at the warehouse. */
  async function order(code: ShopCode, payment: string, share: number): Promise<{ token: string; number: string }> {
    const shopper = new Shopper(open.shop.url, `${code}.localhost`, shopByCode(code).id);
    const cart = await shopper.newCart();
    await shopper.addStock(cart, 1007, 2);
    await shopper.pickUp(cart);
    const { body } = await shopper.order(cart, payment, share, { ...formOf(code), kontaktEmail: email });
    await shopper.close();
    return { token: body['token'] as string, number: body['objednavkaCislo'] as string };
  }

  /** From the page of an order to a cart with what was ordered. */
  async function fillCart(page: Page, code: ShopCode): Promise<void> {
    const { orderAgain, sentCart, cart } = textsIn(code);
    await page.getByRole('region', { name: orderAgain.heading }).getByRole('button', { name: orderAgain.fill }).click();
    await page.getByRole('dialog', { name: sentCart.question }).getByRole('button', { name: sentCart.load }).click();
    await page.getByRole('heading', { level: 1, name: cart.heading, exact: true }).waitFor();
    const pieces = page.getByRole('article').getByRole('textbox').first();
    await eventually(async () => expect(await pieces.inputValue()).toBe('2'));
  }

  it('of an order that was not paid in time begins in its mail [CART-26, CART-28]', async () => {
    await using visitor = await Visitor.arrive(open.browser);
    const { page } = visitor;
    const { stateMail, orderAgain, orderPage } = textsIn('cs');
    const { number } = await order('cs', 'prevodem_1', 1);
    const mail = await mailTo(open.shop, email, new RegExp(`^${stateMail.ended.subject(number)}$`));
    expect(plain(mail)).toContain(orderAgain.heading);

    await page.goto(/http\S+objednavka\S+/.exec(mail)![0]);
    await page.getByRole('heading', { level: 1, name: `${number}: ${plain(orderPage.stages.ended)}` }).waitFor();
    expect(await faultsOfScreen(page)).toEqual([]);
    await fillCart(page, 'cs');
  });

  it.each<ShopCode>(sweep(shopCodes, ['de']))('of any order begins on its page, in %s', async (code) => {
    await using visitor = await Visitor.arrive(open.browser, phone);
    const { page } = visitor;
    const { token } = await order(code, 'hotove_0', 0);
    await page.goto(addressOf(open.shop, `${code}.localhost`) + orderPagePath(token));
    await page.getByRole('region', { name: textsIn(code).orderAgain.heading }).waitFor();
    expect(await faultsAsSeen(page)).toEqual([]);
    await fillCart(page, code);
  });
});
