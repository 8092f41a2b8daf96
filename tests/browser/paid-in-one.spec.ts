import type { Page } from 'playwright-core';
import { type ShopCode, shopByCode, shops } from '@fenestra/domain/shop/shops';
import { exactAmount } from '@fenestra/i18n/money';
import { mailTo } from '../harness/mail-to';
import { plain } from './amounts';
import { describeInBrowser, desk, phone, tablet, Visitor } from './browser';
import { checkOut } from './check-out';
import { faultsAsSeen } from './look-at-screen';
import { openMadeCart } from './made-cart';
import { orderOn, payOnRecap, titled } from './pay-on-recap';
import { textsIn } from './screens';
import { shopInBrowser } from './shop-in-browser';

const names = { card: 'card', transfer: 'transferAll', paypal: 'paypalAll', cash: 'byPhone' } as const;
const widths = [phone, tablet, desk];

/** Each shop with each method that pays what is made to measure at once, or all of it later; a gateway takes only what is not checked. */
const ways = shops
  .flatMap(({ code, payments }) => payments.madeToMeasure.map(({ method, share }) => ({ code, method, share })))
  .filter(({ share }) => share !== 0.3)
  .map((way, nth) => ({ ...way, checked: way.method === 'transfer' || way.method === 'cash', size: widths[nth % 3]! }));

const textOf = async (page: Page): Promise<string> => plain(await page.getByRole('main').innerText());

describeInBrowser('an order of windows made to measure that is paid in one', () => {
  const open = shopInBrowser();

  it.each(ways)(
    'in $code by $method at $size.width px: recap, page of the order and mails say the same sums, less what paying early saves [PAY-01] [PAY-11] [ORDER-03] [SHOP-09]',
    async ({ code, method, share, checked, size }) => {
      await using visitor = await Visitor.arrive(open.browser, size);
      const { page } = visitor;
      const texts = textsIn(code);
      const written = (minor: number) => plain(exactAmount(minor, shopByCode(code), texts.currency));
      const email = `${code}-${method}@example.test`;
      await openMadeCart(page, open.shop, { code, pieces: 2, checked });
      const payment = new RegExp(`^${plain(texts.wireNames.payments[names[method]].name)}`);
      await checkOut(page, { code, payment, email, preliminary: checked });
      await arriveAtOutcome(page, code, method);

      const { number, total, dueNow, gross } = await orderOn(page);
      expect(dueNow).toBe(share * total);
      const saving = Math.round(gross * 0.02);
      expect(total).toBe(share === 1 ? gross - saving : gross);
      const said = [number, written(total), ...(share === 1 ? [written(saving)] : [])];
      const mail = plain(await mailTo(open.shop, email, new RegExp(`^${texts.confirmationMail.subject(number)}$`)));
      for (const each of said) {
        expect(await textOf(page)).toContain(each);
        expect(mail).toContain(each);
      }
      if (method === 'card' || method === 'paypal') {
        const receipt = await mailTo(open.shop, email, new RegExp(`^${texts.stateMail.received.subject(number)}$`));
        expect(plain(receipt)).toContain(written(total));
      }
      expect(await faultsAsSeen(page)).toEqual([]);

      await page.getByRole('link', { name: texts.orderDetails.toOrderPage }).click();
      await page.getByRole('region', { name: texts.orderPage.way }).waitFor();
      for (const each of said.slice(0, 2)) expect(await textOf(page)).toContain(each);
      expect(await faultsAsSeen(page)).toEqual([]);
    },
    120_000,
  );
});

function arriveAtOutcome(page: Page, code: ShopCode, method: keyof typeof names): Promise<void> {
  if (method === 'card' || method === 'paypal') return payOnRecap[method](page, code);
  return titled(page, textsIn(code).recap.preliminary);
}
