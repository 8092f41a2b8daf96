import type { Page, Route } from 'playwright-core';
import { orderPagePath } from '@fenestra/contracts/order-page-paths';
import { inFullRun, sweep } from '@fenestra/testing/sweep';
import { Shopper } from '../harness/shopper';
import { addressOf, describeInBrowser, phone, Visitor } from './browser';
import { faultsAsSeen, faultsOfScreen } from './look-at-screen';
import { textsIn } from './screens';
import { sharedShopInBrowser } from './shop-in-browser';
import { deliverToBrno, choosePayment, fillIn } from './shopping';

const { cart, checkout, sentCart, withdrawal, orderPage } = textsIn('cs');
const unavailable = { status: 503, json: { Err: 90, ErrText: '' } };
const cartCalls = '**/cartApi.php*';

type Answer = typeof unavailable | null;

/** What is asked for there is not answered, or only so. */
const answer = (page: Page, address: string | RegExp, given: Answer): Promise<unknown> =>
  page.route(address, async (route) => void (given && (await route.fulfill(given))));

describeInBrowser('a screen of the purchase, on a phone', () => {
  const open = sharedShopInBrowser();
  const at = (path: string): string => `${addressOf(open.shop)}${path}`;

  async function arrive(): Promise<Visitor> {
    const visitor = await Visitor.arrive(open.browser, phone);
    visitor.foresees(/status of (404|503)|dynamically imported module/);
    return visitor;
  }

  /** Somebody with a window from stock in the cart, at the part of the cart that the hash names. */
  async function arriveWithGoods(hash = ''): Promise<Visitor> {
    const visitor = await arrive();
    await visitor.page.goto(at('/kosik/?product_id=1005&type=sklad'));
    await visitor.page.getByRole('article').first().waitFor();
    if (hash) await visitor.page.goto(at(`/kosik/${hash}`));
    return visitor;
  }

  const busy = (page: Page) => page.locator('[aria-busy=true]').first().waitFor();
  const alert = (page: Page, text: string | RegExp) => page.getByRole('alert').getByText(text).waitFor();
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

  /** The usual run covers the cart, pending and missing; `order-page` covers both for an order. */
  const unanswered: [string, string, string | RegExp, Answer, (page: Page) => Promise<void>][] = [
    ['the cart while it is awaited', '/kosik/?product_id=1005&type=sklad', cartCalls, null, busy],
    ['the cart where it does not come', '/kosik/', cartCalls, unavailable, (page) => alert(page, cart.loadFailed)],
    ['the preview while it is awaited', '/kosik/?preview=1&cart_id=x', cartCalls, null, busy],
    [
      'the preview where it does not come',
      '/kosik/?preview=1&cart_id=x',
      cartCalls,
      unavailable,
      (page) => alert(page, cart.loadFailed),
    ],
    ['the recap while it is awaited', '/conf/#/rekapitulace/?o=x', '**/api/order/*', null, busy],
    [
      'the recap where it does not come',
      '/conf/#/rekapitulace/?o=x',
      '**/api/order/*',
      unavailable,
      (page) => alert(page, orderPage.failed),
    ],
    ['the page of an order while it is awaited', orderPagePath('x'), '**/api/order/*/page', null, busy],
    [
      'the page of an order where it does not come',
      orderPagePath('x'),
      '**/api/order/*/page',
      unavailable,
      (page) => alert(page, orderPage.failed),
    ],
    ['the withdrawal while its order is awaited', '/conf/#/odstoupeni/?o=x', '**/api/order/*/page', null, busy],
    [
      'the withdrawal where its order does not come',
      '/conf/#/odstoupeni/?o=x',
      '**/api/order/*/page',
      unavailable,
      (page) => page.getByRole('textbox', { name: withdrawal.number }).waitFor(),
    ],
  ];

  it.each(sweep(
    unanswered,
    unanswered.filter(([name]) => name.startsWith('the cart ')),
  ))('has no fault for axe: %s', async (_, path, address, given, arrived) => {
    await using visitor = await arrive();
    const { page } = visitor;
    await answer(page, address, given);
    await page.goto(at(path));
    await arrived(page);
    expect(await faultsAsSeen(page)).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }); // prettier-ignore

  // The cart waits and fails in the same way.
  inFullRun('has no fault for axe: the checkout while its code is awaited and where it does not come', async () => {
    await using visitor = await arriveWithGoods();
    const { page } = visitor;
    for (const given of [null, unavailable]) {
      await answer(page, /\/assets\/checkout-(?!texts)[^/]*\.js/, given);
      await page.goto(at(`/kosik/?${String(given?.status)}#doprava-a-platba`));
      if (given) await page.getByRole('alert').first().waitFor();
      else await busy(page);
      expect(await faultsAsSeen(page)).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });

  inFullRun(
    'has no fault for axe: the checkout with everything missing, with wrong fields, while it sends and where sending fails',
    async () => {
      await using visitor = await arriveWithGoods('#doprava-a-platba');
      const { page } = visitor;
      await press(page, checkout.orderBinding);
      await page.getByRole('alert').getByText(checkout.deliveryFirst).waitFor();
      expect(await faultsOfScreen(page)).toEqual([]);

      await page.setViewportSize(phone);
      await deliverToBrno(page);
      await choosePayment(page, /^Převodem předem/);
      const email = page.getByRole('textbox', { name: checkout.fields.email, exact: true });
      await email.fill('jana@');
      await page.getByRole('textbox', { name: checkout.fields.phone, exact: true }).fill('12');
      await press(page, checkout.orderBinding);
      await page.locator('#email[aria-invalid=true], [name=email][aria-invalid=true]').waitFor();
      expect(await faultsAsSeen(page)).toEqual([]);

      await fillIn(page, 'jana.zkousi@example.test');
      const ordered = Promise.withResolvers<void>();
      await page.route(cartCalls, async (route) => {
        if (!route.request().postData()?.includes('newOrder')) return route.continue();
        await ordered.promise;
        return route.fulfill(unavailable);
      });
      await press(page, checkout.orderBinding);
      await page.getByRole('button', { name: checkout.sending }).waitFor();
      expect(await faultsAsSeen(page)).toEqual([]);
      ordered.resolve();
      await alert(page, checkout.unknownOutcome);
      expect(await faultsAsSeen(page)).toEqual([]);
    },
  );

  // `sent-cart` looks at form and question, the checkout at wrong fields and a failed request.
  inFullRun(
    'has no fault for axe: the cart that is sent, while it is sent and where sending fails; and the question of its link where it does not come',
    async () => {
      await using visitor = await arriveWithGoods();
      const { page } = visitor;
      const form = page.getByRole('dialog', { name: cart.sendByMail });
      await press(page, cart.sendByMail);
      await form.getByRole('textbox', { name: 'Jméno' }).fill('Jana Novotná');
      await form.getByRole('textbox', { name: 'E-mail' }).fill('jana@');
      await press(page, sentCart.send);
      await form.locator('[aria-invalid=true]').waitFor();
      expect(await faultsAsSeen(page)).toEqual([]);
      await form.getByRole('textbox', { name: 'E-mail' }).fill('jana.posila@example.test');
      const sent = Promise.withResolvers<Route>();
      await page.route('**/api/send-cart', sent.resolve);
      await press(page, sentCart.send);
      await page.getByRole('button', { name: sentCart.sending }).waitFor();
      expect(await faultsAsSeen(page)).toEqual([]);
      await (await sent.promise).fulfill(unavailable);
      await form.getByRole('alert').first().waitFor();
      expect(await faultsAsSeen(page)).toEqual([]);

      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await answer(page, cartCalls, unavailable);
      await page.goto(at(`/kosik/?cart_id=${'A'.repeat(22)}`));
      await page.getByRole('dialog', { name: sentCart.unreachable }).waitFor();
      expect(await faultsAsSeen(page)).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  );

  // `withdrawal` looks at each of its screens.
  inFullRun(
    'has no fault for axe: the withdrawal with everything missing, while it is declared and where that fails',
    async () => {
      await using visitor = await arrive();
      const { page } = visitor;
      const shopper = new Shopper(open.shop.url);
      const goods = await shopper.newCart();
      await shopper.addStock(goods, 1007, 2);
      await shopper.pickUp(goods);
      const token = (await shopper.order(goods, 'hotove_0', 0)).body['token'] as string;
      await shopper.close();
      await page.goto(at('/conf/#/odstoupeni/'));
      await press(page, withdrawal.goOn);
      await page.locator('[aria-invalid=true]').first().waitFor();
      expect(await faultsAsSeen(page)).toEqual([]);

      await page.goto(at(orderPagePath(token)));
      await page
        .getByRole('main')
        .getByRole('link', { name: textsIn('cs').shell.withdraw })
        .click();
      await press(page, withdrawal.goOn);
      await page.getByRole('heading', { level: 1, name: withdrawal.check }).waitFor();
      const declared = Promise.withResolvers<Route>();
      await page.route(
        /\/api\/order\/.*(odstoupeni|withdraw)/,
        (route) => void (route.request().method() === 'POST' ? declared.resolve(route) : route.continue()),
      );
      await press(page, withdrawal.confirm);
      await page.locator('button[aria-busy=true]').waitFor();
      expect(await faultsAsSeen(page)).toEqual([]);
      await (await declared.promise).fulfill(unavailable);
      await page.getByRole('alert').first().waitFor();
      expect(await faultsAsSeen(page)).toEqual([]);
    },
  );
});
