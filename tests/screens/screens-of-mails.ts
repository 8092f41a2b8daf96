import type { Page } from 'playwright-core';
import { orderPagePath } from '@fenestra/contracts/order-page-paths';
import { variableSymbol } from '@fenestra/domain/ordering/order-number';
import type { ShopCode } from '@fenestra/domain/shop/shops';
import { eventually } from '@fenestra/testing/time';
import { mailTo } from '../harness/mail-to';
import { titled } from '../browser/pay-on-recap';
import { sendTo } from '../browser/saving';
import { textsIn } from '../browser/screens';
import { Books } from '../chaos/rig/books';
import { asShopper, fillCart, openCart, placeOrder, placeStockOrder, type Placed } from './goods-of-pictures';
import type { Place, Screen } from './screen';

const { recap } = textsIn('cs');

/** As most programs for mail show them: wide or on a phone. */
const widths = [1440, 360];

/** The mail to an address whose subject begins so, alone on the page. */
async function show(page: Page, { shop }: Place, email: string, subject: RegExp): Promise<void> {
  await page.goto('about:blank'); // the policy of the shop forbids styles that mails have
  await page.setContent(await mailTo(shop, email, subject, 'html'));
}

type Told = (place: Place, order: Placed) => unknown;

/** A mail about an order with a deposit, after something was told to the shop about it. */
const ofOrder = (picture: string, shop: ShopCode, subject: RegExp, tell: Told = () => undefined): Screen => ({
  ...{ picture, shop, widths },
  arrive: async ({ page }, place) => {
    const email = `${picture}@example.test`;
    const order = await placeOrder(place, shop, { kontaktEmail: email });
    await mailTo(place.shop, email); // it is known everywhere then
    await tell(place, order);
    await show(page, place, email, subject);
  },
});

/** Typed by an operator again until the shop has heard of what it is about. */
const type = ({ shop }: Place, ...words: string[]) =>
  eventually(async () => expect((await shop.operate(...words)).status).toBe(0));

/** A mail that waits for its time is sent at once. */
const isDueNow = ({ shop }: Place, orderId: string, kind: string): Promise<void> =>
  eventually(async () => {
    const due = 'UPDATE mail SET check_at = now() WHERE order_id = $1 AND kind = $2';
    const { rowCount } = await new Books(shop).inDatabase('notifications', (db) => db.query(due, [orderId, kind]));
    expect(rowCount).toBe(1);
  });

/** The deposit, as an operator books it. */
const bookDeposit: Told = (place, { number, dueNow }) =>
  type(place, 'transfers', 'book', variableSymbol(number), dueNow.toFixed(2), `deposit of ${number}`);

const operate =
  (command: string, action: string, ...rest: string[]): Told =>
  (place, { number }) =>
    type(place, command, action, number, ...rest);

/** Mails that visitors of the shop get. */
export const screensOfMails: readonly Screen[] = [
  ofOrder('h-email-potvrzeni', 'cs', /^Vaše objednávka/),
  ofOrder('h-email-potvrzeni-hu', 'hu', /./),
  ofOrder('h-email-platba-prijata', 'cs', /^Platba přijata/, bookDeposit),
  ofOrder('h-email-platba-prijata-de', 'de', /^Zahlung eingegangen/, bookDeposit),
  ofOrder('h-email-odeslano', 'cs', /odesl|cest/i, async (place, order) => {
    await bookDeposit(place, order);
    await operate('orders', 'checked')(place, order);
    await operate('orders', 'shipped', '--arrives', '2027-01-04', '--parcel', 'FD 4471 0926')(place, order);
  }),
  ofOrder('h-email-zruseno', 'cs', /zruš/i, operate('orders', 'cancel', '--reason', 'asked for', '--yes')),
  ofOrder('h-email-pripominka-prevodu', 'cs', /^Čekáme na platbu/, (place, { orderId }) =>
    isDueNow(place, orderId, 'transfer-reminder'),
  ),
  {
    picture: 'h-email-platba-selhala',
    shop: 'cs',
    widths,
    arrive: async ({ page }, place) => {
      const email = 'h-selhala@example.test';
      const byCard = { payment: 'gopay_1', share: 1, differences: { kontaktEmail: email } };
      const { token, orderId } = await placeStockOrder(place, 'cs', byCard);
      await page.goto(place.host + orderPagePath(token));
      await page.getByRole('button', { name: recap.pay, exact: true }).click();
      await page.getByRole('button', { name: 'Zrušit platbu' }).click();
      await titled(page, recap.failed);
      await isDueNow(place, orderId, 'payment-failed');
      await show(page, place, email, /^Platba neproběhla/);
    },
  },
  {
    picture: 'h-email-ulozena-konfigurace',
    shop: 'cs',
    widths,
    arrive: async ({ page }, place) => {
      const email = 'h-ulozena@example.test';
      await page.goto(`${place.host}/conf/#/rozmery/?productId=ST2&sklad=false&width=1600&height=1450`);
      await page.getByRole('img', { name: /1 600 × 1 450 mm/ }).waitFor();
      await sendTo(email, page);
      await show(page, place, email, /./);
    },
  },
  {
    picture: 'h-email-kosik',
    shop: 'cs',
    widths,
    arrive: async ({ page }, place) => {
      const email = 'h-kosik@example.test';
      await openCart(page, place.host, 'cs', await asShopper(place, 'cs', (shopper) => fillCart(shopper, 'cs')));
      await page.getByRole('button', { name: 'Poslat košík e-mailem' }).click();
      const form = page.getByRole('dialog', { name: 'Poslat košík e-mailem' });
      await form.getByRole('textbox', { name: 'Jméno' }).fill('Jana Novotná');
      await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
      await form.getByRole('button', { name: 'Poslat košík' }).click();
      await form.waitFor({ state: 'hidden' });
      await show(page, place, email, /./);
    },
  },
];
