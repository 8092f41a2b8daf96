import type { Page } from 'playwright-core';
import { orderPagePath } from '@fenestra/contracts/order-page-paths';
import type { ShopCode } from '@fenestra/domain/shop/shops';
import { beginningWith } from '../browser/amounts';
import type { Visitor } from '../browser/browser';
import { checkOut, fillOut, type Wanted } from '../browser/check-out';
import { titled } from '../browser/pay-on-recap';
import { linkWithoutMail, windowOfWidth } from '../browser/saving';
import { textsIn } from '../browser/screens';
import { eventually } from '@fenestra/testing/time';
import { withDearerPrices } from './dearer-prices';
import { asShopper, fillCart, openCart, placeOrder, placeStockOrder } from './goods-of-pictures';
import type { Place, Screen } from './screen';

type Arrive = (visitor: Visitor, place: Place) => Promise<unknown>;

/** The cart of the pictures at a storefront. */
const inCart =
  (code: ShopCode): Arrive =>
  async ({ page }, place) => {
    await openCart(page, place.host, code, await asShopper(place, code, (shopper) => fillCart(shopper, code)));
    await page.locator('body:not(:has([data-busy=true]))').waitFor();
  };

/** The same with a press that opens something over it. */
const overCart =
  (press: (page: Page) => Promise<unknown>): Arrive =>
  async (visitor, place) => {
    await inCart('cs')(visitor, place);
    await press(visitor.page);
  };

/** The question where to deliver, over a cart that does not know it yet. */
const inPostcodes =
  (type: (page: Page) => Promise<unknown>): Arrive =>
  async ({ page }, { host }) => {
    await page.goto(`${host}/kosik/?product_id=1005&type=sklad`);
    await page.getByRole('radio', { name: /^Doručení na adresu/ }).click();
    await type(page);
  };

const inCheckout =
  (code: ShopCode): Arrive =>
  async (visitor, place) => {
    await inCart(code)(visitor, place);
    const { cart, checkout } = textsIn(code);
    const sums = visitor.page.getByRole('complementary', { name: cart.summary });
    await sums.getByRole('link', { name: cart.toCheckout }).click();
    await visitor.page.getByRole('region', { name: checkout.details }).waitFor();
  };

/** How the goods of the pictures are paid there: with a deposit, where the shop takes one. */
function paymentIn(code: ShopCode): RegExp {
  const { transferDeposit, byPhone } = textsIn(code).wireNames.payments;
  return beginningWith((code === 'hu' ? byPhone : transferDeposit).name);
}

const wantedIn = (code: ShopCode): Wanted => ({
  code,
  payment: paymentIn(code),
  email: `obrazky-${code}@example.test`,
});

/** Ordered in this browser, which therefore shows whose order it is. */
const onRecap =
  (code: ShopCode): Arrive =>
  async (visitor, place) => {
    await inCart(code)(visitor, place);
    await checkOut(visitor.page, { ...wantedIn(code), preliminary: true });
    await titled(visitor.page, textsIn(code).recap.preliminary);
  };

async function arriveAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('body:not(:has(main[aria-busy="true"])) h1').first().waitFor();
}

const onOrderPage =
  (code: ShopCode): Arrive =>
  async ({ page }, place) =>
    arriveAt(page, place.host + orderPagePath((await placeOrder(place, code)).token));

const languages = ['sk', 'de', 'at', 'hu'] as const;
const phoneOnly = [360];

/** The same in the other languages, on a phone, where their words have the least room. */
const inOtherLanguages: readonly Screen[] = languages.flatMap((shop) => [
  { picture: `e-kosik-${shop}`, shop, widths: phoneOnly, arrive: inCart(shop) },
  { picture: `f-objednavka-${shop}`, shop, widths: phoneOnly, arrive: inCheckout(shop) },
  { picture: `g-rekapitulace-${shop}`, shop, widths: phoneOnly, arrive: onRecap(shop) },
  { picture: `v-objednavka-${shop}`, shop, widths: phoneOnly, arrive: onOrderPage(shop) },
]);

const { cart, checkout, recap, removedLines, picker, shell } = textsIn('cs');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** From the cart to the page of the order. */
export const screensOfOrder: readonly Screen[] = [
  { picture: 'e-kosik', shop: 'cs', arrive: inCart('cs') },
  {
    picture: 'e-kosik-sleva',
    shop: 'cs',
    arrive: async ({ page }, { host }) => {
      await page.goto(`${host}/kosik/?product_id=1005&type=sklad&count=7`);
      await page.getByText(/^chybí/).waitFor();
    },
  },
  {
    picture: 's-kosik-odebrano',
    shop: 'cs',
    arrive: overCart(async (page) => {
      await press(page, beginningWith(cart.remove));
      await page.getByText(removedLines.removed.split('{')[0]!.trim()).first().waitFor();
    }),
  },
  {
    picture: 's-kosik',
    shop: 'cs',
    arrive: async ({ page }, place) => {
      await page.goto(`${place.host}/kosik/?product_id=1005&type=sklad`);
      await page.getByRole('article').first().waitFor();
      await page.goto(`${place.host}/kosik/?cart_id=${await asShopper(place, 'cs', (each) => fillCart(each, 'cs'))}`);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    picture: 's-psc',
    shop: 'cs',
    arrive: inPostcodes(async (page) => {
      await page.getByRole('dialog').getByRole('combobox').fill('602');
      await page.getByRole('dialog').getByRole('option').first().waitFor();
    }),
  },
  {
    picture: 's-psc-nic',
    shop: 'cs',
    arrive: inPostcodes(async (page) => {
      await page.getByRole('dialog').getByRole('combobox').fill('Xyzov');
      await page.getByText(textsIn('cs').postcode.nothing).first().waitFor();
    }),
  },
  {
    picture: 's-ulozit',
    shop: 'cs',
    arrive: overCart(async (page) => {
      await press(page, shell.saveAndSend);
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    }),
  },
  {
    picture: 's-ulozit-chyba',
    shop: 'cs',
    arrive: overCart(async (page) => {
      await press(page, shell.saveAndSend);
      const form = page.getByRole('dialog');
      await form.getByRole('textbox', { name: 'E-mail' }).fill('jana.novotna@');
      await form.getByRole('button', { name: shell.saveAndSend }).click();
      await form.locator('[aria-invalid="true"]').first().waitFor();
    }),
  },
  {
    picture: 's-nabidka-otevrena',
    shop: 'cs',
    arrive: async ({ page }, { host, shop }) => {
      await windowOfWidth(1400, page, shop);
      const { pathname, search, hash } = new URL(await linkWithoutMail(page));
      await page.evaluate('sessionStorage.clear(), localStorage.clear()');
      await withDearerPrices(shop, async () => {
        await eventually(async () => {
          await page.goto('about:blank');
          await page.goto(host + pathname + search + hash);
          await page.getByRole('dialog').waitFor();
          expect(await page.getByText(textsIn('cs').saved.why).count()).toBe(1);
        });
      });
    },
  },
  {
    picture: 's-pokracovat',
    shop: 'cs',
    arrive: async ({ page }, { host, shop }) => {
      await windowOfWidth(1400, page, shop);
      const link = new URL(await linkWithoutMail(page));
      await windowOfWidth(900, page, shop);
      await page.goto(`${host}${link.pathname}${link.search}${link.hash}`);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    picture: 'u-prislusenstvi',
    shop: 'cs',
    arrive: overCart(async (page) => {
      await page.goto(`${new URL(page.url()).origin}/kosik/#prislusenstvi`);
      await page.getByRole('dialog', { name: picker.heading }).getByRole('listitem').first().waitFor();
    }),
  },
  {
    picture: 'u-zpetna-vazba',
    shop: 'cs',
    arrive: async ({ page }, { host }) => {
      await page.goto(`${host}/conf/#/rozmery/?productId=OS1&sklad=false`);
      await press(page, 'Napište nám');
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    },
  },
  {
    picture: 'f-objednavka',
    shop: 'cs',
    arrive: async (visitor, place) => {
      await inCart('cs')(visitor, place);
      await fillOut(visitor.page, wantedIn('cs'));
      await visitor.page.getByRole('textbox', { name: checkout.fields.phone, exact: true }).fill('602 555 01');
      await visitor.page.getByRole('textbox', { name: checkout.fields.street, exact: true }).focus();
    },
  },
  {
    picture: 't-objednavka-firma',
    shop: 'cs',
    arrive: async (visitor, place) => {
      await inCheckout('cs')(visitor, place);
      await visitor.page.getByText(checkout.companyRole, { exact: true }).click();
    },
  },
  { picture: 't-objednavka-de', shop: 'de', arrive: inCheckout('de') },
  {
    picture: 't-platby',
    shop: 'cs',
    arrive: async ({ page }, { host }) => {
      await page.goto(`${host}/kosik/?product_id=1005&type=sklad`);
      await page.getByRole('article').first().waitFor();
      await page.goto(`${host}/kosik/#doprava-a-platba`);
      await page.getByRole('region', { name: checkout.details }).waitFor();
    },
  },
  { picture: 'g-rekapitulace-uplna', shop: 'cs', arrive: onRecap('cs') },
  {
    picture: 'g-rekapitulace-nezaplaceno',
    shop: 'cs',
    arrive: async ({ page }, place) => {
      const { token } = await placeStockOrder(place, 'cs', { payment: 'gopay_1', share: 1 });
      await page.goto(place.host + orderPagePath(token));
      await page.getByRole('button', { name: recap.pay, exact: true }).click();
      await page.getByRole('button', { name: 'Zrušit platbu' }).click();
      await titled(page, recap.failed);
    },
  },
  {
    picture: 'g-rekapitulace-zaplaceno',
    shop: 'cs',
    arrive: async ({ page }, place) => {
      const { token } = await placeStockOrder(place, 'cs', { payment: 'gopay_1', share: 1 });
      await page.goto(place.host + orderPagePath(token));
      await page.getByRole('button', { name: recap.pay, exact: true }).click();
      await page.getByRole('button', { name: 'Zaplatit kartou' }).click();
      await titled(page, recap.paid);
    },
  },
  {
    picture: 't-platba-prevodem',
    shop: 'cs',
    arrive: async ({ page }, place) => {
      const { token } = await placeStockOrder(place, 'cs', { payment: 'prevodem_1', share: 1 });
      await arriveAt(page, `${place.host}/conf/#/rekapitulace/?o=${token}`);
    },
  },
  {
    picture: 't-platba-paypal-de',
    shop: 'de',
    arrive: async ({ page }, place) => {
      const { token } = await placeStockOrder(place, 'de', { payment: 'paypal_1', share: 1 });
      await arriveAt(page, `${place.host}/conf/#/rekapitulace/?o=${token}`);
    },
  },
  { picture: 'v-objednavka', shop: 'cs', arrive: onOrderPage('cs') },
  ...inOtherLanguages,
];
