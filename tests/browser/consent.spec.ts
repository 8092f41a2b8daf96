import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { request } from 'undici';
import { sweep } from '@fenestra/testing/sweep';
import { eventually } from '@fenestra/testing/time';
import { itOnLoopbacks } from '../harness/loopback';
import { ShopProcess } from '../harness/shop-process';
import { describeInBrowser, desk, openBrowser, phone, Visitor } from './browser';
import { faultsAsSeen } from './look-at-screen';
import { orderPagePath } from '@fenestra/contracts/order-page-paths';
import { Shopper } from '../harness/shopper';
import { orderFromStock } from './order-from-stock';
import { textsIn } from './screens';

/** Not a development host, but a secure context, as is all of 127.0.0.0/8. */
const german = '127.0.0.2';
const { consent, shell, start, cart } = textsIn('cs');

/** Runs in the page before its own scripts: what moves without a hand. */
const watchShifts = `window.shifted = 0;
  new PerformanceObserver((seen) => {
    for (const { value, hadRecentInput } of seen.getEntries()) if (!hadRecentInput) window.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });`;

/** Of both answers: what makes one press it. */
const looksOfAnswers = `[...document.querySelectorAll('section:has(> div > div > details) button')].slice(-2).map((button) => {
  const { backgroundColor, borderColor, color, fontSize, fontWeight } = getComputedStyle(button);
  const { width, height } = button.getBoundingClientRect();
  return { backgroundColor, borderColor, color, fontSize, fontWeight, width, height };
})`;

type Note = {
  script: string;
  id?: string;
  address?: string;
  complaints?: string[];
  calls?: string[][];
  order?: Record<string, string>;
};
type Pushed = Record<string, unknown> & { event?: string };

describeInBrowser('a shop whose pages load scripts of others', () => {
  let shop: ShopProcess;
  let browser: Browser;
  let folder: string;
  /** No development host: what a shop on the internet is. */
  let czech: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fenestra-shops-'));
    const SHOPS_FILE = join(folder, 'shops.json');
    await writeFile(SHOPS_FILE, JSON.stringify({ de: { hosts: [german] } }));
    shop = await ShopProcess.start({ SHOPS_FILE, BIND: '0.0.0.0' });
    czech = shop.url;
    browser = await openBrowser();
  });
  beforeEach(() => fetch(`${shop.sandboxUrl}/__sandbox/faults`, { method: 'DELETE' }));
  afterAll(async () => {
    await browser.close();
    await shop[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  });

  /** A visitor, and the paths of everything that the pages ask others for. */
  async function arrive(viewport = desk) {
    const visitor = await Visitor.arrive(browser, viewport);
    const asked: string[] = [];
    visitor.page.on('request', (made) => {
      const { origin, pathname } = new URL(made.url());
      if (origin === shop.sandboxUrl) asked.push(pathname);
    });
    return { visitor, page: visitor.page, asked };
  }
  const bar = (page: Page) => page.getByRole('region', { name: consent.title });
  const answer = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true }).click();
  const notes = (page: Page) => page.evaluate<Note[]>('window.sandboxScripts ?? []');
  const pushed = (page: Page, event: string) =>
    page.evaluate<Pushed[]>(`(window.dataLayer ?? []).filter((each) => each.event === '${event}')`);

  it.each(sweep([phone, desk], [phone]))(
    'asks before anything of others is loaded, with two equal answers, moves nothing and remembers a refusal, $width px wide [WIRE-53]',
    async (viewport) => {
      const { visitor, page, asked } = await arrive(viewport);
      await using _ = visitor;
      await visitor.context.addInitScript({ content: watchShifts });
      await page.goto(`${czech}/conf/#/otvirky/?productId=SL2&sklad=false`);
      await bar(page).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate('window.shifted')).toBeLessThan(0.05);
      expect(await faultsAsSeen(page)).toEqual([]);
      const [refusing, accepting] = await page.evaluate<{ width: number }[]>(looksOfAnswers);
      expect(refusing!.width).toBeGreaterThan(100);
      expect(accepting).toEqual(refusing);
      const next = page.getByRole('link', { name: /^Pokračovat/ }).filter({ visible: true });
      await next.first().click({ trial: true }); // what leads on is not below the question

      await answer(page, consent.refuse);
      await bar(page).waitFor({ state: 'hidden' });
      await page.goto(`${czech}/`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await bar(page).count()).toBe(0);
      expect(asked).toEqual([]);
      const [cookie] = (await visitor.context.cookies()).filter(({ name }) => name === 'consent');
      expect(cookie).toMatchObject({ value: expect.stringMatching(/^1\.no\.\d{4}-\d\d-\d\d$/) as string });
    },
  );

  it('is asked again from the configurator, which has no footer [WIRE-53]', async () => {
    const { visitor, page } = await arrive();
    await using _ = visitor;
    await page.goto(`${czech}/conf/#/otvirky/?productId=SL2&sklad=false`);
    await answer(page, consent.refuse);
    await bar(page).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: shell.consent }).click();

    await bar(page).waitFor();
  });

  it('is asked again from the footer, by the keyboard, says who would see what, and stops when it is taken back [WIRE-53] [REPORT-15]', async () => {
    const { visitor, page, asked } = await arrive();
    await using _ = visitor;
    await page.goto(czech);
    await answer(page, consent.accept);
    await eventually(async () =>
      expect(await notes(page)).toMatchObject([{ script: 'tag-manager', id: 'GTM-SANDBOXCS' }]),
    );
    expect(asked).toEqual(['/scripts/gtm.js']);

    await page.getByRole('contentinfo').getByRole('button', { name: shell.consent }).focus();
    await page.keyboard.press('Enter');
    await bar(page).locator('h2:focus').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await bar(page).getByText(consent.scripts.replace('{partners}', 'Google Tag Manager a Heureka')).waitFor();
    await bar(page).getByText(consent.affiliate).waitFor();
    expect(await faultsAsSeen(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
    await page.waitForLoadState('networkidle');
    expect(await notes(page)).toEqual([]);
    expect(asked).toEqual(['/scripts/gtm.js']);
  });

  it('tells the data layer of a purchase, and Heureka what was bought, once [REPORT-09] [REPORT-11] [REPORT-12] [REPORT-13] [REPORT-14] [OPEN-Q-86]', async () => {
    const { visitor, page, asked } = await arrive();
    await using _ = visitor;
    await page.goto(czech);
    await answer(page, consent.accept);
    await page.getByRole('button', { name: new RegExp(`^${start.toCart}: .* 600 × 600 mm`) }).click();
    await eventually(async () =>
      expect(await pushed(page, 'add_to_cart')).toMatchObject([
        { ecommerce: { currency: 'CZK', items: [{ item_id: '11001', quantity: 1 }] } },
      ]),
    );
    const email = 'jana.meri@example.test';
    const order = await held(page, /newOrder/);
    const checkout = page.waitForURL(/#doprava-a-platba$/);
    const ordering = orderFromStock(page, { shop: czech, code: 'cs', payment: /^Převodem předem/, email });
    await checkout;
    await eventually(async () =>
      expect(await pushed(page, 'begin_checkout')).toMatchObject([
        { ecommerce: { items: [{ item_id: '11001' }, { item_id: '11007' }] } },
      ]),
    );
    order.release();
    await ordering;
    await page.waitForURL(/rekapitulace/);

    await eventually(async () =>
      expect((await notes(page)).sort((a, b) => a.script.localeCompare(b.script))).toMatchObject([
        { script: 'heureka', complaints: [] },
        { script: 'tag-manager' },
      ]),
    );
    const [trans] = await pushed(page, 'trackTrans');
    expect(trans).toMatchObject({
      transactionCurrency: 'CZK',
      transactionProducts: [{ sku: '11001' }, { sku: '11007' }],
    });
    const { calls } = (await notes(page)).find(({ script }) => script === 'heureka')!;
    expect(calls!.filter(([name]) => name === 'add_product').map(([, id]) => id)).toEqual(['11001', '11007']);
    expect(calls).toContainEqual(['set_total_vat', (trans!['transactionTotal'] as number).toFixed(2)]);
    expect(JSON.stringify([trans, calls])).not.toMatch(/jana|@|Lidická/i);

    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await eventually(async () => expect(await notes(page)).toMatchObject([{ script: 'tag-manager' }]));
    expect(await pushed(page, 'trackTrans')).toEqual([]);
    expect(asked.filter((path) => path !== '/scripts/gtm.js')).toEqual(['/scripts/heureka/cz/sdk.js']);
  });

  it('scripts of others find no token in the address of an order, which its page, a reload and the way back still know', async () => {
    const { visitor, page } = await arrive();
    await using _ = visitor;
    await page.goto(czech);
    await answer(page, consent.accept);
    const shopper = new Shopper(shop.url, new URL(czech).host);
    const made = await shopper.newCart();
    await shopper.addStock(made, 1007);
    await shopper.pickUp(made);
    const { body } = await shopper.order(made, 'prevodem_1', 1);
    const [token, number] = [body['token'] as string, body['objednavkaCislo'] as string];
    const shown = () => page.getByRole('heading', { level: 1, name: new RegExp(number) }).waitFor();
    const addresses = async () => {
      await eventually(async () => expect(await notes(page)).toMatchObject([{ script: 'tag-manager' }]));
      return [...(await notes(page)).map(({ address }) => address), page.url()].join(' ');
    };

    await page.goto(`${czech}${orderPagePath(token)}`);
    await shown();
    expect(await addresses()).not.toContain(token);
    await page.reload();
    await shown();
    expect(await addresses()).not.toContain(token);

    await page.getByRole('main').getByRole('link', { name: shell.withdraw }).click();
    await page.waitForURL(/odstoupeni/);
    await page.getByText(number).first().waitFor();
    await eventually(() => Promise.resolve(expect(page.url()).not.toContain(token)));
    await page.goBack();
    await shown();
    expect(page.url()).not.toContain(token);
  });

  itOnLoopbacks(
    'shows the order to the Trusted Shops badge once, and not again after a reload [REPORT-16] [OPEN-Q-85]',
    async () => {
      const { visitor, page, asked } = await arrive();
      await using _ = visitor;
      const at = `http://${german}:${new URL(czech).port}`;
      await page.goto(at);
      await page
        .getByRole('region', { name: textsIn('de').consent.title })
        .getByRole('button', { name: textsIn('de').consent.accept })
        .click();
      const email = 'eva.schulz@example.test';
      await orderFromStock(page, { shop: at, code: 'de', payment: /^Vorkasse/, email });
      await page.waitForURL(/rekapitulace/);

      await eventually(async () =>
        expect((await notes(page)).find(({ script }) => script === 'trusted-shops')).toMatchObject({
          complaints: [],
          order: {
            tsCheckoutOrderNr: expect.stringMatching(/^\d{4}\/09\d{6}$/) as string,
            ...{ tsCheckoutBuyerEmail: email, tsCheckoutOrderCurrency: 'EUR', tsCheckoutOrderPaymentType: 'transfer' },
          },
        }),
      );
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.locator('#trustedShopsCheckout').count()).toBe(0);
      expect(asked.filter((path) => path.includes('trusted-shops'))).toHaveLength(1);
    },
  );

  it('works when a script does not come, and logs it [WIRE-53]', async () => {
    const { visitor, page } = await arrive();
    await using _ = visitor;
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ target: 'scripts.load', kind: 'fail', code: 503 });
    await fetch(`${shop.sandboxUrl}/__sandbox/faults`, { method: 'POST', headers, body });
    visitor.foresees(/503/);
    await page.goto(czech);
    const logging = page.waitForResponse((answered) => new URL(answered.url()).pathname.endsWith('/log'));
    await answer(page, consent.accept);

    const logged = await logging;
    expect(logged.request().postData()).toContain('a script did not load');
    expect(await logged.json()).toMatchObject({ id: expect.any(String) as string });
    await page.goto(`${czech}/kosik/?product_id=1007&type=sklad`);
    await page.getByRole('heading', { level: 1, name: cart.heading }).waitFor();
  });

  it.each([
    ['a shop of its own', () => new URL(czech).host, true],
    ['development', () => `cs.localhost:${new URL(czech).port}`, false],
  ])(
    'the policy of %s names the origin of its scripts by default only where it has some [WIRE-53] [OPEN-Q-102]',
    async (_, host, named) => {
      const page = await request(czech, { headers: { host: host() } });
      const policy = String(page.headers['content-security-policy']);

      expect(policy.startsWith(`default-src 'self'${named ? ` ${shop.sandboxUrl}` : ''};`)).toBe(true);
      expect((await page.body.text()).includes('name="third-parties"')).toBe(named);
    },
  );
});

/** Keeps calls of the cart that hold such a text from the shop, so that the page stays where it is until they are let go. */
async function held(page: Page, call: RegExp): Promise<{ release(): void }> {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/cartApi\.php/, async (route) => {
    if (call.test(route.request().postData() ?? '')) await promise;
    await route.continue();
  });
  return { release };
}
