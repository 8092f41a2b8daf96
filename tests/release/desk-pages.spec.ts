import type { Page } from 'playwright-core';
import { variableSymbol } from '@fenestra/domain/ordering/order-number';
import { connect } from '@fenestra/platform/database/database';
import { readSecrets } from '@fenestra/server/host/data-folder';
import { eventually } from '@fenestra/testing/time';
import { refuseState, takeState } from '../harness/hindrances';
import type { ShopProcess } from '../harness/shop-process';
import { Shopper } from '../harness/shopper';
import { describeInBrowser, Visitor } from '../browser/browser';
import { faultsOfScreen } from '../browser/look-at-screen';
import { shopInBrowser } from '../browser/shop-in-browser';

describeInBrowser('the pages for operators', () => {
  const open = shopInBrowser();
  let stuck: { number: string; gross: number };

  beforeAll(async () => {
    const shopper = new Shopper(open.shop.url);
    const cart = await shopper.newCart();
    await shopper.addStock(cart, 1008);
    await shopper.pickUp(cart);
    const { body } = await shopper.order(cart, 'prevodem_1', 1);
    const { objednavkaCislo: number, total: gross } = body as unknown as { objednavkaCislo: string; total: number };
    await shopper.close();
    stuck = { number, gross };
    await inOrders(refuseState, 'confirmed');
    await eventually(async () => expect(await shown()).toMatch(/payment_pending[^]*mail confirmation: sent/));
    await open.shop.operate('transfers', 'book', variableSymbol(number), gross.toFixed(2), 'the bank');
    await eventually(async () => expect(await shown()).toContain('PARKED'));
  });

  const shown = async (): Promise<string> => (await open.shop.operate('orders', 'show', stuck.number)).stdout;
  async function inOrders<Rest extends unknown[]>(
    act: (db: Awaited<ReturnType<typeof connect>>, ...rest: Rest) => Promise<void>,
    ...rest: Rest
  ): Promise<void> {
    const db = await connect(await open.shop.databaseUrl('orders'), 'tests', [], 1);
    try {
      await act(db, ...rest);
    } finally {
      await db.destroy();
    }
  }

  it('have no fault for axe and do not scroll sideways, from 320 to 1440 px', async () => {
    await using visitor = await Visitor.arrive(open.browser);
    const { page } = visitor;
    await page.goto(open.shop.adminUrl);
    expect(await faultsOfScreen(page)).toEqual([]);
    await signIn(page, open.shop);
    await page.getByRole('heading', { name: 'Older than it should be' }).waitFor();
    expect(await faultsOfScreen(page)).toEqual([]);
    await page.goto(`${open.shop.adminUrl}/desk/orders/${stuck.number}`);
    await page.getByRole('heading', { name: /^Stuck in payment_pending/ }).waitFor();
    expect(await faultsOfScreen(page)).toEqual([]);
    await page.getByRole('link', { name: 'Cancel it…' }).click();
    expect(await faultsOfScreen(page)).toEqual([]);
    await signInAgain(page, open);
    await page.getByRole('link', { name: /^signed in as/ }).click();
    await page.getByRole('button', { name: 'End the chosen sessions' }).waitFor();
    expect(await faultsOfScreen(page)).toEqual([]);
  });

  it('lead without scripts from the list to the cause, and from the cause to its end', async () => {
    const context = await open.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(open.shop.adminUrl);
    await signIn(page, open.shop);
    await page.getByRole('link', { name: stuck.number }).first().click();
    await page.getByText('no order becomes confirmed now').first().waitFor();
    await inOrders(takeState);
    await page.getByRole('button', { name: 'Replay payment.received for orders.saga' }).first().click();
    await page.getByRole('status').getByText('is handed over and done').waitFor();
    await page.getByRole('heading', { name: 'Nothing is older than it should be' }).waitFor();
    await page.getByLabel('Order, symbol or id').fill(variableSymbol(stuck.number));
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('heading', { name: `Order ${stuck.number}` }).waitFor();
    await context.close();
  });
});

/** In another browser, so that there are two sessions. */
async function signInAgain(page: Page, open: ReturnType<typeof shopInBrowser>): Promise<void> {
  const context = await open.browser.newContext();
  const other = await context.newPage();
  await other.goto(open.shop.adminUrl);
  await signIn(other, open.shop);
  await other.getByRole('heading', { name: 'Older than it should be' }).waitFor();
  await context.close();
  await page.goto(open.shop.adminUrl);
}

async function signIn(page: Page, shop: ShopProcess): Promise<void> {
  const { deskToken } = await readSecrets(shop.folder);
  await page.getByLabel('Your name').fill('m.kolar');
  await page.getByLabel('Token').fill(deskToken!);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
