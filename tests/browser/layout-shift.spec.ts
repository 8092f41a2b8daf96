import type { Browser, Locator, Page } from 'playwright-core';
import { orderPagePath, resultPageRoute } from '@fenestra/contracts/order-page-paths';
import type { Screen } from '@fenestra/i18n/texts/screens';
import { pathOf } from '@fenestra/storefront/lib/navigation/routes';
import { inFullRun, sweep } from '@fenestra/testing/sweep';
import { eventually } from '@fenestra/testing/time';
import { mailTo } from '../harness/mail-to';
import type { RunningShop } from '../harness/running-shop';
import { Shopper } from '../harness/shopper';
import { addressOf, describeInBrowser, desk, phone, Visitor } from './browser';
import { drawn, framesDrawn } from './look-at-screen';
import { textsIn } from './screens';
import { sharedShopInBrowser } from './shop-in-browser';
import { fontsLoaded, readFont, type SystemFont, systemFonts } from './system-fonts';

/** What a page may move by itself, summed up: half of what is still called good. */
const most = 0.05;
/** Bytes per second and ms, so that the parts of a page come one after the other. */
const slowly = { offline: false, latency: 100, downloadThroughput: 200_000, uploadThroughput: 100_000 };

const step = (screen: Screen, product: string) => `/conf/#${pathOf(screen, {})}?productId=${product}&sklad=false`;
const visitedPages = [
  '/',
  '/kosik/',
  '/kosik/?product_id=1001&type=sklad',
  step('opening', 'SL2'),
  step('dimensions', 'SL2'),
  step('profile', 'SL2'),
  step('accessories', 'SL2'),
  step('doorOpening', 'E1'),
  step('assembly', 'SE-PAS'),
];
/** The start page, a filled cart, a step and an assembly. */
const usualPages = ['/', '/kosik/?product_id=1001&type=sklad', step('dimensions', 'SL2'), step('assembly', 'SE-PAS')];

/** Runs in the page before its own scripts: what moves without a hand. */
const watchShifts = `window.shifted = 0;
  new PerformanceObserver((seen) => {
    for (const { value, hadRecentInput } of seen.getEntries()) if (!hadRecentInput) window.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });`;

describeInBrowser('a first visit over a slow network', () => {
  const open = sharedShopInBrowser();

  it.each(sweep([phone, desk], [phone]))(
    'moves nothing that is shown already on start page, cart, steps and assembly, $width px wide',
    async (viewport) => {
      const host = addressOf(open.shop);
      const shifts: [string, number][] = [];
      for (const at of sweep(visitedPages, usualPages))
        shifts.push([at, await shiftOf(open.browser, viewport, host + at)]);
      expect(shifts.filter(([, shift]) => shift > most)).toEqual([]);
    },
  );

  // Left to the full run: the usual pages have a filled cart, and `cart-screen` measures the checkout.
  for (const viewport of [phone, desk])
    inFullRun(
      `moves nothing that is shown already where a link leads to a cart, its preview, an order or its recap, ${viewport.width} px wide`,
      async () => {
        const host = addressOf(open.shop);
        const shifts: [string, number][] = [];
        for (const [to, at] of Object.entries(await linksIn(open.shop, `odkaz-${viewport.width}@example.test`)))
          shifts.push([to, await shiftOf(open.browser, viewport, host + at)]);
        expect(shifts.filter(([, shift]) => shift > most)).toEqual([]);
      },
    );
});

/** To a cart of two lines, and to an order of the same goods, whose goods from stock wait for its mail to be read. */
async function linksIn(shop: Pick<RunningShop, 'url' | 'sandboxUrl'>, reader: string): Promise<Record<string, string>> {
  const shopper = new Shopper(shop.url);
  const [linked, ordered] = [await shopper.newCart(), await shopper.newCart()];
  for (const cart of [linked, ordered]) {
    await shopper.addStock(cart, 1007);
    await shopper.addConfigured(await shopper.newConfiguration('SL2'), cart);
  }
  await shopper.deliverTo(ordered, 101);
  const { body } = await shopper.order(ordered, 'prevodem_0.3', 0.3, { kontaktEmail: reader });
  await shopper.close();
  const token = body['token'] as string;
  const ofMail = new URL((await mailTo(shop, reader)).match(/http\S+&m=\S+/)![0]);
  return {
    cart: `/kosik/?cart_id=${linked}`,
    preview: `/kosik/?preview=1&cart_id=${linked}`,
    order: orderPagePath(token),
    orderOfMail: ofMail.pathname + ofMail.hash,
    recap: `/conf/#${resultPageRoute}?o=${token}`,
  };
}

/** Pages, and what is shown on them last. */
const shownLast = {
  '/': '#skladem table',
  '/kosik/': 'body:not(:has([aria-busy="true"])) h1',
  [step('dimensions', 'SL2')]: '[data-price=current]',
};

describeInBrowser('a page whose fonts arrive after all that it shows', () => {
  const open = sharedShopInBrowser();

  const systems = [phone, desk].flatMap(({ width, height }) =>
    (Object.keys(systemFonts) as SystemFont[]).map((system) => ({ width, height, system })),
  );

  for (const { system, ...viewport } of systems)
    inFullRun(
      `start page, cart and step stay in place at ${viewport.width} px on a system with ${system}`,
      async () => {
        const shifts: [string, number][] = [];
        for (const [path, last] of Object.entries(shownLast)) {
          await using visitor = await Visitor.arrive(open.browser, viewport);
          const { page } = visitor;
          await haveOnly(page, system, open.shop);
          const sendFonts = await holdBack(page, '**/sofia-sans-*.woff2');
          await page.addInitScript({ content: watchShifts });
          await page.goto(addressOf(open.shop) + path, { waitUntil: 'commit' });
          await page.locator(last).filter({ visible: true }).first().waitFor();
          await page.evaluate(fallbacksLoaded);
          await page.evaluate(`${framesDrawn}.then(() => { shifted = 0; })`);
          sendFonts();
          await page.evaluate(fontsLoaded);
          await drawn(page);
          shifts.push([path, await page.evaluate<number>('shifted')]);
        }
        expect(shifts.filter(([, shift]) => shift > most)).toEqual([]);
      },
    );

  it('keeps its place when the products of the start page do not come', async () => {
    await using visitor = await Visitor.arrive(open.browser, phone);
    const { page } = visitor;
    visitor.foresees(/status of 503/);
    await page.addInitScript({ content: watchShifts });
    await page.route('**/api/products**', (route) => route.fulfill({ status: 503, json: { Err: 90, ErrText: '' } }));
    await page.goto(addressOf(open.shop));
    await page.getByRole('alert').getByText(textsIn('cs').families.productsMissing).waitFor();
    await drawn(page);
    expect(await page.evaluate<number>('shifted')).toBeLessThan(most);
  });
});

/** In the page: the fallbacks of the shop's font have the font of the system, or none. */
const fallbacksLoaded = `Promise.allSettled([...document.fonts].filter(({ family }) => family.includes('Fallback'))
  .map((face) => face.load())).then(() => undefined)`;

/** Serves styles whose fallbacks find that font alone on the system. */
async function haveOnly(page: Page, system: SystemFont, shop: { url: string }): Promise<void> {
  const files: Readonly<Record<string, string>> = systemFonts[system];
  await page.route('**/system-fonts/*', (route) => {
    const range = decodeURIComponent(new URL(route.request().url()).pathname.split('/').at(-1)!);
    return route.fulfill({ contentType: 'font/woff2', body: readFont(files[range]!) });
  });
  const facesOf = (face: string): string[] =>
    Object.keys(files).map((range) =>
      face.replace(/src:[^;]*/, `src:url(/system-fonts/${encodeURIComponent(range)});unicode-range:${range}`),
    );
  await page.route('**/assets/*.css', async (route) => {
    const css = await (await fetch(shop.url + new URL(route.request().url()).pathname)).text();
    const body = css.replaceAll(/@font-face\{[^}]*local\([^}]*\}/g, (face) =>
      face.includes(`local(${system})`) ? facesOf(face).join('') : '',
    );
    await route.fulfill({ contentType: 'text/css', body });
  });
}

/** Keeps requests until they are let go. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

describeInBrowser('the pinned drawing of a phone', () => {
  const open = sharedShopInBrowser();

  it('becomes lower for what is read below it, and moves nothing of that', async () => {
    await using visitor = await Visitor.arrive(open.browser, phone);
    const { page } = visitor;
    await page.goto(addressOf(open.shop) + step('doorOpening', 'E1'));
    await page.locator('body:not(:has([aria-busy="true"])) h1').waitFor();
    await page.waitForLoadState('networkidle');
    const fold = page.getByRole('button', { name: 'Skrýt výkres' });
    const below = page.getByRole('heading', { level: 1 });
    const topOf = async (control: Locator) => (await control.boundingBox())!.y;
    const [high, heading] = [await topOf(fold), await topOf(below)];
    await page.mouse.wheel(0, 400);

    await eventually(async () => expect(await topOf(fold)).toBeLessThan(high - 150));
    await eventually(async () => expect(await page.evaluate<number>('scrollY')).toBe(400));
    expect(await topOf(below)).toBe(heading - 400);
  });
});

/** Of a browser that was never here, until all that the page loads by itself is shown. */
async function shiftOf(browser: Browser, viewport: typeof desk, address: string): Promise<number> {
  await using visitor = await Visitor.arrive(browser, viewport);
  const { page } = visitor;
  await slowDown(page);
  await page.addInitScript({ content: watchShifts });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('body:not(:has([aria-busy="true"])) h1').waitFor();
  await page.waitForLoadState('networkidle');
  return await page.evaluate<number>('shifted');
}

async function slowDown(page: Page): Promise<void> {
  const debug = await page.context().newCDPSession(page);
  await debug.send('Network.enable');
  await debug.send('Network.emulateNetworkConditions', slowly);
}
