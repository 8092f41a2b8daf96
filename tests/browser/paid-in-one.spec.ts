import type { Page } from 'playwright-core';
import { type ShopCode, shopByCode, shops } from '@fenestra/domain/shop/shops';
import { sweep } from '@fenestra/testing/sweep';
import { mailTo } from '../harness/mail-to';
import { beginningWith, plain } from './amounts';
import { describeInBrowser, desk, phone, tablet, Visitor } from './browser';
import { checkOut } from './check-out';
import { faultsAsSeen } from './look-at-screen';
import { openMadeCart } from './made-cart';
import { isGateway, payOnRecap, titled } from './pay-on-recap';
import { textsIn } from './screens';
import { sharedShopInBrowser } from './shop-in-browser';
import { textOf, expectEqualSums, writtenIn } from './equal-sums';

const names = { card: 'card', transfer: 'transferAll', paypal: 'paypalAll', cash: 'byPhone' } as const;
type Method = keyof typeof names;
const widths = [phone, tablet, desk];

/** Each shop with each method that pays what is made to measure at once, or all of it later; a gateway takes only what is not checked. */
const usual = shops
  .flatMap(({ code, payments }) => payments.madeToMeasure.map(({ method, share }) => ({ code, method, share })))
  .filter(({ share }) => share !== 0.3)
  .map((way) => ({ ...way, pieces: 2 }));
/** So many that a carrier may not collect what they cost, and all of it is transferred before they come (PAY-15). */
const many = shops
  .filter(({ settledByPhone }) => settledByPhone)
  .map(({ code }) => ({ code, method: 'cash', share: 0, pieces: 9 }) as const);
const ways = [...usual, ...many].map((way, nth) => ({
  ...way,
  checked: !isGateway(way.method),
  size: widths[nth % 3]!,
}));

describeInBrowser('an order of windows made to measure that is paid in one', () => {
  const open = sharedShopInBrowser();

  /** The usual run takes the one whose rest is transferred (PAY-15); `journeys` saves 2 % by card, `ways-to-pay` covers the methods. */
  it.each(
    sweep(
      ways,
      ways.filter(({ pieces }) => pieces === 9),
    ),
  )(
    'in $code by $method, $pieces of them, at $size.width px: recap, page of the order, mails, papers and event say the same sums, less what paying early saves, and so much is charged [PAY-01] [PAY-11] [PAY-15] [ORDER-03] [SHOP-09]',
    async ({ code, method, share, pieces, checked, size }) => {
      await using visitor = await Visitor.arrive(open.browser, size);
      const { page } = visitor;
      const texts = textsIn(code);
      const written = writtenIn(code);
      const email = `${code}-${method}-${pieces}@example.test`;
      await openMadeCart(page, open.shop, { code, pieces, checked });
      const payment = beginningWith(texts.wireNames.payments[names[method]].name);
      await checkOut(page, { code, payment, email, preliminary: checked });
      const charged = await settle(page, code, method);

      const { number, total, dueNow, gross, restPayment } = await expectEqualSums(page, open.shop, { code, email });
      const saving = share === 1 ? Math.round(gross * 0.02) : 0;
      expect([total, dueNow, charged]).toEqual([gross - saving, share * total, isGateway(method) ? total : 0]);
      if (pieces === 9) expect(restPayment).toBe('transfer');
      if (saving > 0) {
        const mail = await mailTo(open.shop, email, new RegExp(`^${texts.confirmationMail.subject(number)}$`));
        for (const text of [await textOf(page), plain(mail)]) expect(text).toContain(written(saving));
      }
      if (isGateway(method)) {
        const receipt = await mailTo(open.shop, email, new RegExp(`^${texts.stateMail.received.subject(number)}$`));
        expect(plain(receipt)).toContain(written(total));
      }
      expect(await faultsAsSeen(page)).toEqual([]);

      await page.getByRole('link', { name: texts.orderDetails.toOrderPage }).click();
      await page.getByRole('region', { name: texts.orderPage.way }).waitFor();
      for (const said of [number, written(total)]) expect(await textOf(page)).toContain(said);
      const asks = page.getByRole('button', { name: new RegExp(`^${texts.orderPage.pay}`) });
      if (shopByCode(code).settledByPhone) expect(await asks.count()).toBe(0);
      expect(await faultsAsSeen(page)).toEqual([]);
    },
  );
});

/** From the recap of the new order to the one with which the shopper is done; gives what a gateway has charged, minor units. */
async function settle(page: Page, code: ShopCode, method: Method): Promise<number> {
  if (isGateway(method)) return payOnRecap(page, code, method);
  await titled(page, textsIn(code).recap.preliminary);
  return 0;
}
