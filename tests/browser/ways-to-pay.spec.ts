import type { Page } from 'playwright-core';
import { type ShopCode, shopByCode, shops } from '@fenestra/domain/shop/shops';
import type { PaymentMethod } from '@fenestra/domain/shop/payments';
import { mailTo } from '../harness/mail-to';
import { plain } from './amounts';
import { addressOf, describeInBrowser, desk, phone, Visitor } from './browser';
import { faultsAsSeen } from './look-at-screen';
import { orderFromStock } from './order-from-stock';
import { payOnRecap, titled } from './pay-on-recap';
import { textsIn } from './screens';
import { shopInBrowser } from './shop-in-browser';

const tablet = { width: 768, height: 1024 };
const widths = [phone, tablet, desk];

/** Each shop with each way to pay for what is in stock, each in one of the widths. */
const ways = shops
  .flatMap(({ code, payments }) => payments.stock.map(({ method }) => ({ code, method })))
  .map((way, nth) => ({ ...way, size: widths[nth % widths.length]! }));

/** Its name at the checkout, for goods that are fetched. */
function nameOf(method: PaymentMethod, code: ShopCode): string {
  const { card, cashAtPickup, byPhone, transferAll, paypalAll } = textsIn(code).wireNames.payments;
  const cash = shopByCode(code).settledByPhone ? byPhone : cashAtPickup;
  return { card, cash, transfer: transferAll, paypal: paypalAll }[method].name;
}

/** From the recap of the new order to the one with which the shopper is done. */
const pay: Readonly<Record<PaymentMethod, (page: Page, code: ShopCode) => Promise<void>>> = {
  ...payOnRecap,
  transfer: (page, code) => titled(page, textsIn(code).recap.transferPending),
  cash: (page, code) => {
    const { preliminary, placed } = textsIn(code).recap;
    return titled(page, shopByCode(code).technicalControl.obligatory ? preliminary : placed);
  },
};

describeInBrowser('an order from stock', () => {
  const open = shopInBrowser();

  it.each(ways)(
    'in $code by $method at $size.width px: number and sum are the same in recap, mail and page of the order [PAY-01, PAY-05, PAY-08, RECAP-01, ORDER-03]',
    async ({ code, method, size }) => {
      await using visitor = await Visitor.arrive(open.browser, size);
      const { page } = visitor;
      const email = `${code}-${method}@example.test`;
      const payment = new RegExp(`^${plain(nameOf(method, code))}`);
      await orderFromStock(page, { shop: addressOf(open.shop, `${code}.localhost`), code, payment, email });
      await pay[method](page, code);

      const recap = plain(await page.getByRole('main').innerText());
      const number = /\d{4}\/\d{8}/.exec(recap)![0];
      const sum = new RegExp(`${plain(textsIn(code).recap.total)} ([\\d ,.]*\\d)`).exec(recap)![1]!;
      const mail = plain(
        await mailTo(open.shop, email, new RegExp(`^${textsIn(code).confirmationMail.subject(number)}$`)),
      );
      for (const said of [number, sum]) expect(mail).toContain(said);
      expect(await faultsAsSeen(page)).toEqual([]);

      await page.getByRole('link', { name: textsIn(code).orderDetails.toOrderPage }).click();
      await page.getByRole('region', { name: textsIn(code).orderPage.way }).waitFor();
      const orderPage = plain(await page.getByRole('main').innerText());
      for (const said of [number, sum]) expect(orderPage).toContain(said);
      expect(await faultsAsSeen(page)).toEqual([]);
    },
    120_000,
  );
});
