import type { Page } from 'playwright-core';
import { orderPagePath } from '@fenestra/contracts/order-page-paths';
import { inFullRun } from '@fenestra/testing/sweep';
import { eventually } from '@fenestra/testing/time';
import { Shopper } from '../harness/shopper';
import { plain } from './amounts';
import { addressOf, describeInBrowser, phone, Visitor } from './browser';
import { faultsAsSeen, faultsOfScreen } from './look-at-screen';
import { textsIn } from './screens';
import { sharedShopInBrowser } from './shop-in-browser';

const { orderPage, orderDetails, recap, shell } = textsIn('cs');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

describeInBrowser('the lasting page of an order', () => {
  const open = sharedShopInBrowser();
  let shopper: Shopper;
  beforeAll(() => {
    shopper = new Shopper(open.shop.url);
  });
  afterAll(() => shopper.close());

  /** Opens the page of an order as the link of its mail does. */
  const visit = (page: Page, token: string) => page.goto(addressOf(open.shop) + orderPagePath(token));

  /** A window made to measure and two from stock, 30 % by transfer. */
  async function withDeposit(): Promise<string> {
    const cart = await shopper.addConfigured(await shopper.newConfiguration('SL2'));
    await shopper.addStock(cart, 1007, 2);
    await shopper.deliverTo(cart, 101);
    return (await shopper.order(cart, 'prevodem_0.3', 0.3)).body['token'] as string;
  }

  async function byCard(): Promise<string> {
    const cart = await shopper.newCart();
    await shopper.addStock(cart, 1007);
    await shopper.pickUp(cart);
    return (await shopper.order(cart, 'gopay_1', 1)).body['token'] as string;
  }

  it('tells the way of the order, the sums and whose it is, at every width without a fault, and no cache keeps it', async () => {
    await using visitor = await Visitor.arrive(open.browser);
    const { page } = visitor;
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/page'));
    await visit(page, await withDeposit());
    await heading(page, new RegExp(`${orderPage.stages.checking}$`)).waitFor();

    expect((await answered).headers()['cache-control']).toBe('no-store');
    expect(plain(await page.getByRole('main').innerText())).toContain('Jana Nováková, Lidická 12, 602 00 Brno');
    await page.getByRole('region', { name: recap.transfer }).waitFor();
    const paper = page.waitForEvent('download');
    await page.getByRole('link', { name: `${orderPage.download}: ${orderPage.summary}` }).click();
    expect((await paper).suggestedFilename()).toMatch(/^Souhrn objednávky \d{4}-\d{8}\.pdf$/);
    await page.getByText(/^PDF · \d+\u00a0kB · /).waitFor();
    expect(await faultsOfScreen(page)).toEqual([]);
  });

  it('is where an order is paid that was left at the gateway, up to the recap that leads back to it [OPEN-Q-81] [RECAP-11]', async () => {
    await using visitor = await Visitor.arrive(open.browser, phone);
    const { page } = visitor;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const stage = (name: string) => heading(page, new RegExp(`: (${name.replaceAll('\u00a0', ' ')})$`));
    const toOrderPage = page.getByRole('link', { name: orderDetails.toOrderPage });
    await visit(page, await byCard());
    await stage(orderPage.stages['to-pay']).waitFor();
    expect(await faultsAsSeen(page)).toEqual([]);
    await button(recap.pay).click();
    await button('Zrušit platbu').click();
    await heading(page, recap.failed).waitFor();
    await toOrderPage.click();

    await stage(orderPage.stages.failed).waitFor();
    expect(await faultsAsSeen(page)).toEqual([]);
    await button(recap.payAgain).click();
    await page.waitForURL(/gopay/);
    await button('Zaplatit kartou').click();
    await heading(page, recap.paid).waitFor();
    await toOrderPage.click();

    await stage(`${orderPage.stages.packing}|${orderPage.stages.received}`).waitFor();
    expect(await button(recap.pay).count()).toBe(0);
    expect(await faultsAsSeen(page)).toEqual([]);
  });

  it('asks once for its order, its styles and its words, before a script of the page is here', async () => {
    await using visitor = await Visitor.arrive(open.browser, phone);
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const { promise: called, resolve: callScripts } = Promise.withResolvers<void>();
    await page.route(/\/assets\/(index|conf|vendor)-[^/]*\.js$/, async (route) => {
      await called;
      await route.continue();
    });
    const token = await withDeposit();
    const wanted = [`/api/order/${token}/page`, '/order-page-', '/cart-texts-', '/order-texts-', '/saved-texts-'];
    await visit(page, token);
    await eventually(async () => {
      expect(wanted.filter((part) => !asked.some((path) => path.includes(part)))).toEqual([]);
      expect(asked.some((path) => /\/order-page-[^/]*\.css$/.test(path))).toBe(true);
    });

    callScripts();
    await heading(page, new RegExp(`${orderPage.stages.checking}$`)).waitFor();
    await page.waitForLoadState('networkidle');
    const assets = asked.filter((path) => /order-page-|-texts-|\/page$/.test(path));
    expect(assets.toSorted()).toEqual([...new Set(assets)].toSorted());
  });

  it('on a phone has a bar that leads to the payment and gives way to it', async () => {
    await using visitor = await Visitor.arrive(open.browser, phone);
    const { page } = visitor;
    await visit(page, await withDeposit());
    const bar = page.getByRole('region', { name: orderPage.dueNow, exact: true });
    const payment = page.getByRole('region', { name: recap.transfer });
    await payment.waitFor();
    await page.keyboard.press('End');
    const isAtEnd = 'innerHeight + scrollY >= document.documentElement.scrollHeight - 1';
    await eventually(async () => expect(await page.evaluate(isAtEnd)).toBe(true));
    await bar.getByRole('button', { name: orderPage.pay }).click();
    await bar.waitFor({ state: 'hidden' });
    await eventually(async () => {
      const { y } = (await payment.boundingBox())!;
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThan(phone.height / 2);
    });
  });

  // The jsdom test of the page proves the text, `accessible-screens` looks at it.
  inFullRun('shows no order for a token that was never issued, and gives the reason', async () => {
    await using visitor = await Visitor.arrive(open.browser, phone);
    const { page } = visitor;
    visitor.foresees(/status of 404/);
    await visit(page, 'A'.repeat(22));
    await heading(page, orderPage.unknown).waitFor();
    expect(await faultsAsSeen(page)).toEqual([]);
  });

  inFullRun(
    'has no fault while it is awaited and where it does not come, and comes when it is asked for again',
    async () => {
      await using visitor = await Visitor.arrive(open.browser, phone);
      const { page } = visitor;
      visitor.foresees(/status of 503/);
      const token = await withDeposit();
      await page.route('**/api/order/*/page', () => undefined);
      await visit(page, token);
      await page.locator('main[aria-busy=true]').waitFor();
      expect(await faultsAsSeen(page)).toEqual([]);

      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.route('**/api/order/*/page', (route) =>
        route.fulfill({ status: 503, json: { Err: 90, ErrText: '' } }),
      );
      await page.reload();
      await page.getByRole('alert').getByText(orderPage.failed).waitFor();
      expect(await faultsAsSeen(page)).toEqual([]);

      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.getByRole('button', { name: shell.retry }).click();
      await heading(page, new RegExp(`${orderPage.stages.checking}$`)).waitFor();
    },
  );
});
