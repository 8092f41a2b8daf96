import type { Page } from 'playwright-core';
import { recordTransfer } from '@fenestra/contracts/http/payments';
import { type ShopCode, shopByCode } from '@fenestra/domain/shop/shops';
import { exactAmount } from '@fenestra/i18n/money';
import { mailsTo, mailTo } from '../harness/mail-to';
import { residents } from '../harness/residents';
import { type Json, Shopper } from '../harness/shopper';
import { plain } from './amounts';
import { addressOf, describeInBrowser, desk, phone, tablet, Visitor } from './browser';
import { checkOut } from './check-out';
import { faultsAsSeen } from './look-at-screen';
import { textsIn } from './screens';
import { shopInBrowser } from './shop-in-browser';

type Way = {
  readonly code: ShopCode;
  readonly method: 'transfer' | 'paypal';
  readonly rest: 'cash' | 'transfer';
  readonly checked: boolean;
};
const technicalControl = 23582;
const paymentNames = { transfer: 'transferDeposit', paypal: 'paypalDeposit' } as const;

describeInBrowser('an order of windows made to measure with a deposit', () => {
  const open = shopInBrowser();

  // Each country with each method that takes deposits there, each method with each way of the rest; PayPal pays only what is not checked.
  it.each([
    { code: 'cs', method: 'transfer', rest: 'cash', checked: true, size: phone },
    { code: 'sk', method: 'transfer', rest: 'transfer', checked: false, size: tablet },
    { code: 'at', method: 'transfer', rest: 'transfer', checked: true, size: desk },
    { code: 'de', method: 'transfer', rest: 'cash', checked: false, size: phone },
    { code: 'de', method: 'paypal', rest: 'transfer', checked: false, size: tablet },
    { code: 'de', method: 'paypal', rest: 'cash', checked: false, size: desk },
  ] as const)(
    'in $code by $method, the rest by $rest: recap, order page and mails say the same sums [PAY-01, PAY-10, ORDER-03, OPEN-Q-66, OPEN-Q-68]',
    async ({ size, ...way }) => {
      await using visitor = await Visitor.arrive(open.browser, size);
      const { page } = visitor;
      const { code, method } = way;
      const texts = textsIn(code);
      const written = (minor: number) => plain(exactAmount(minor, shopByCode(code), texts.currency));
      const email = `${code}-${method}-${way.rest}@example.test`;
      await using shopper = shopperIn(code);
      await loadCart(page, code, await fillCart(shopper, way));
      const payment = new RegExp(`^${plain(texts.wireNames.payments[paymentNames[method]].name)}`);
      await checkOut(page, { code, payment, email, preliminary: way.checked });
      if (method === 'paypal') await payDeposit(page);
      else await heading(page, way.checked ? texts.recap.preliminary : texts.recap.transferPending);

      const { number, orderId, total } = await orderOn(page);
      const deposit = Math.round(total * 0.3);
      const sums = [written(deposit), written(total - deposit)];
      const { subject } = texts.confirmationMail;
      const confirmation = await mailTo(open.shop, email, new RegExp(`^${subject(number)}$`));
      for (const said of [number, ...sums]) {
        expect(await textOf(page)).toContain(said);
        expect(plain(confirmation)).toContain(said);
      }

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
    120_000,
  );

  function shopperIn(code: ShopCode) {
    const shopper = new Shopper(open.shop.url, `${code}.localhost`, shopByCode(code).id);
    return Object.assign(shopper, { [Symbol.asyncDispose]: () => shopper.close() });
  }

  /** So many that the carrier may not collect the rest, where it is to be transferred (OPEN-Q-68). */
  async function fillCart(shopper: Shopper, { code, rest, checked }: Way): Promise<string> {
    const cart = await shopper.addConfigured(await shopper.newConfiguration('SL2'));
    const { polozky } = (await shopper.cart('getCart', cart)).body['kosik_data'] as { polozky: Json[] };
    const polozkyObchDokladu = [{ id: polozky[0]!['id'], mnozMj: rest === 'transfer' ? 9 : 1 }];
    await shopper.cart('polozkyObchDokladu', cart, { polozkyObchDokladu });
    if (!checked) await shopper.cart('dropService', cart, { serviceId: technicalControl });
    await shopper.deliverTo(cart, residents[code].region);
    return cart;
  }

  async function loadCart(page: Page, code: ShopCode, cart: string): Promise<void> {
    await page.goto(`${addressOf(open.shop, `${code}.localhost`)}/kosik/?cart_id=${cart}`);
    await page.getByRole('button', { name: textsIn(code).sentCart.load }).click();
  }

  async function payDeposit(page: Page): Promise<void> {
    const { paypal, recap } = textsIn('de');
    await heading(page, paypal.toPayDeposit);
    await page.getByRole('button', { name: paypal.pay }).click();
    await page.getByRole('button', { name: 'Jetzt zahlen' }).click();
    await heading(page, recap.paid);
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

const heading = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

const textOf = async (page: Page): Promise<string> => plain(await page.getByRole('main').innerText());

/** What the server answered to the order whose recap is open; `total` in minor units. */
async function orderOn(page: Page) {
  const kept = await page.evaluate<string>('sessionStorage.getItem("recap")');
  const { objednavkaCislo: number, objednavkaID: orderId, total } = JSON.parse(kept) as Ordered;
  return { number, orderId, total: Math.round(total * 100) };
}

type Ordered = { readonly objednavkaCislo: string; readonly objednavkaID: string; readonly total: number };
