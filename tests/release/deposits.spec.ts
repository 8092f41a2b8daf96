import type { Page } from 'playwright-core';
import { recordTransfer } from '@fenestra/contracts/http/payments';
import { sweep } from '@fenestra/testing/sweep';
import { mailsTo } from '../harness/mail-to';
import { beginningWith, plain } from '../browser/amounts';
import { describeInBrowser, desk, phone, tablet, Visitor } from '../browser/browser';
import { checkOut } from '../browser/check-out';
import { faultsAsSeen } from '../browser/look-at-screen';
import { openMadeCart } from '../browser/made-cart';
import { payOnRecap, titled } from '../browser/pay-on-recap';
import { textsIn } from '../browser/screens';
import { sharedShopInBrowser } from '../browser/shop-in-browser';
import { expectEqualSums, writtenIn } from '../browser/equal-sums';

const paymentNames = { transfer: 'transferDeposit', paypal: 'paypalDeposit' } as const;

/** Each country with each method that takes deposits there, each method with each way of the rest; PayPal pays only what is not checked. */
const ways = [
  { code: 'cs', method: 'transfer', rest: 'cash', checked: true, size: phone },
  { code: 'sk', method: 'transfer', rest: 'cash', checked: false, size: tablet },
  { code: 'at', method: 'transfer', rest: 'transfer', checked: true, size: desk },
  { code: 'de', method: 'transfer', rest: 'cash', checked: false, size: phone },
  { code: 'de', method: 'paypal', rest: 'transfer', checked: false, size: tablet },
  { code: 'de', method: 'paypal', rest: 'cash', checked: false, size: desk },
] as const;

/** The usual run transfers deposit and rest (OPEN-Q-68); `pay-by-paypal` proves deposits by PayPal. */
const usualWays = ways.filter(({ code }) => code === 'at');

describeInBrowser('an order of windows made to measure with a deposit', () => {
  const open = sharedShopInBrowser();

  it.each(sweep(ways, usualWays))(
    'in $code by $method, the rest by $rest: recap, order page, mails, papers and event say the same sums, and the deposit is what is charged [PAY-01, PAY-10, ORDER-03, OPEN-Q-66, OPEN-Q-68]',
    async ({ size, ...way }) => {
      await using visitor = await Visitor.arrive(open.browser, size);
      const { page } = visitor;
      const { code, method } = way;
      const texts = textsIn(code);
      const written = writtenIn(code);
      const email = `${code}-${method}-${way.rest}@example.test`;
      // A total above the limit of the country, so that the rest is transferred (OPEN-Q-68).
      const pieces = way.rest === 'transfer' ? 9 : 1;
      await openMadeCart(page, open.shop, { code, pieces, checked: way.checked });
      const payment = beginningWith(texts.wireNames.payments[paymentNames[method]].name);
      await checkOut(page, { code, payment, email, preliminary: way.checked });
      const charged = method === 'paypal' ? await payDeposit(page) : null;
      if (method === 'transfer')
        await titled(page, way.checked ? texts.recap.preliminary : texts.recap.transferPending);

      const { number, orderId, total, dueNow } = await expectEqualSums(page, open.shop, { code, email });
      const deposit = Math.round(total * 0.3);
      expect([dueNow, charged ?? dueNow]).toEqual([deposit, deposit]);
      const sums = [written(deposit), written(total - deposit)];

      const received = new RegExp(`^${texts.stateMail.received.subject(number)}$`);
      if (method === 'transfer') await book(orderId, deposit, 'deposit');
      const [receipt] = await mailsTo(open.shop, email, received, 1);
      for (const said of sums) expect(plain(receipt!)).toContain(said);

      await page.getByRole('link', { name: texts.orderDetails.toOrderPage }).click();
      const rest = page.getByRole('region', { name: texts.orderPage.rest, exact: true });
      expect(plain(await rest.innerText())).toContain(written(total - deposit));
      expect(await faultsAsSeen(page)).toEqual([]);
      if (way.rest === 'cash') return;

      await book(orderId, total - deposit, 'rest');
      const receipts = await mailsTo(open.shop, email, received, 2);
      expect(plain(receipts.join())).toContain(plain(texts.stateMail.received.title.all));
      await page.reload();
      const paid = page.getByRole('meter', { name: texts.orderPage.paidPercent(100) });
      await paid.waitFor();
      expect(await rest.count()).toBe(0);
    },
  );

  async function payDeposit(page: Page): Promise<number> {
    await titled(page, textsIn('de').paypal.toPayDeposit);
    return payOnRecap(page, 'de', 'paypal');
  }

  /** A credit on the bank statement, as an operator books it. */
  async function book(orderId: string, amount: number, reference: string): Promise<void> {
    const payments = await open.shop.serviceClient('payments');
    const idempotencyKey = `${reference} of ${orderId}`;
    const booked = await payments.call(recordTransfer, { params: { orderId }, body: { amount }, idempotencyKey });
    await payments.onApplicationShutdown();
    expect(booked.ok).toBe(true);
  }
});
