import type { Page, Route } from 'playwright-core';
import type { ShopCode } from '@fenestra/domain/shop/shops';
import { addressOf, describeInBrowser, desk, phone, Visitor } from './browser';
import { faultsOfScreen, faultsAsSeen } from './look-at-screen';
import { arriveAt, screens, type ShopScreen, textsIn } from './screens';
import { shopInBrowser } from './shop-in-browser';
import { smallTargets } from './small-targets';

const walkMs = 180_000;
const listsAsked = /zkusZmeny|getProfiles|getCiselnikOtevirani|getAccessoryList/;
const unavailable = { status: 503, json: { Err: 90, ErrText: '' } };
const listing = screens.filter(({ failed }) => failed);
const steps = screens.filter(({ at }) => /#.*(otvirky|rozmery|profily|doplnky)/.test(at));

describeInBrowser('every screen of start page and configurator, and the picker over the cart', () => {
  const open = shopInBrowser();

  /** Visits screens one after the other and tells what is wrong with each. */
  async function walk(page: Page, looked: readonly ShopScreen[], faultsOf: (screen: ShopScreen) => Promise<string[]>) {
    const faults: Record<string, string[]> = {};
    for (const screen of looked) {
      const found = await faultsOf(screen);
      if (found.length > 0) faults[screen.at] = found;
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    return faults;
  }

  /** The same with all screens of a storefront. */
  const walkStorefront = (page: Page, code: ShopCode, faultsOf: (page: Page) => Promise<string[]>) =>
    walk(page, screens, async (screen) => {
      await arriveAt(page, addressOf(open.shop, `${code}.localhost`), screen, code);
      return faultsOf(page);
    });

  it(
    'has no fault for axe at 360, 768 and 1440 px and does not scroll sideways',
    async () => {
      await using visitor = await Visitor.arrive(open.browser);
      const { page } = visitor;
      const faults = await walk(page, screens, async (screen) => {
        await arriveAt(page, addressOf(open.shop), screen);
        return faultsOfScreen(page);
      });
      expect(faults).toEqual({});
    },
    walkMs,
  );

  it.each<ShopCode>(['sk', 'de', 'at', 'hu'])(
    'in the storefront of %s has no fault for axe at 360 px',
    async (code) => {
      await using visitor = await Visitor.arrive(open.browser, phone);
      const { page } = visitor;
      expect(await walkStorefront(page, code, faultsAsSeen)).toEqual({});
    },
    walkMs,
  );

  it.each<ShopCode>(['cs', 'de'])(
    'in the storefront of %s every control is 44 px for a finger at 360 px',
    async (code) => {
      await using visitor = await Visitor.arrive(open.browser, phone, true);
      const { page } = visitor;
      expect(await walkStorefront(page, code, smallTargets)).toEqual({});
    },
    walkMs,
  );

  it.each([
    ['/conf/#/rozmery/?productId=OS1&sklad=false', 'Jak okno správně změřit'],
    ['/conf/#/rozmery/?productId=OS1&sklad=false', 'Připojit další prvek'],
    ['/conf/#/rozmery/?productId=OS1&sklad=false', 'Uložit a poslat'],
    ['/conf/#/rozmery/?productId=OS1&sklad=false', 'Zvětšit výkres'],
    ['/conf/#/profily/?productId=OS1&sklad=false', 'Porovnat profily vedle sebe'],
    ['/conf/#/rozmery/sestava?productId=SE-PAS&sklad=false', 'Přidat prvek'],
  ])(
    'at %s has no fault in the dialog of "%s"',
    async (at, name) => {
      await using visitor = await Visitor.arrive(open.browser);
      const { page } = visitor;
      await page.goto(addressOf(open.shop) + at);
      await page.getByRole('button', { name }).click();
      await page.getByRole('dialog').waitFor();
      expect(await faultsOfScreen(page)).toEqual([]);
    },
    walkMs,
  );

  it(
    'has no fault in the menu of a copy in the cart',
    async () => {
      await using visitor = await Visitor.arrive(open.browser);
      const { page } = visitor;
      await page.goto(addressOf(open.shop) + '/conf/#/doplnky/?productId=OS1N&sklad=false');
      await page.getByRole('button', { name: 'Vložit do košíku' }).click();
      await page.getByText('Ještě jednou, ale…').click();
      await page.getByRole('link', { name: 'Zrcadlově' }).waitFor();
      expect(await faultsOfScreen(page)).toEqual([]);
    },
    walkMs,
  );

  it(
    'has no fault for axe where its list or its prices do not come, and says so',
    async () => {
      await using visitor = await Visitor.arrive(open.browser, phone);
      const { page } = visitor;
      visitor.foresees(/status of 503/);
      await onLists(page, (route) => route.fulfill(unavailable));
      const faults = await walk(page, listing, async (screen) => {
        await arriveAt(page, addressOf(open.shop), screen);
        await page
          .getByRole('alert')
          .getByText(screen.failed!(textsIn('cs')))
          .waitFor();
        return faultsAsSeen(page);
      });
      expect(faults).toEqual({});
    },
    walkMs,
  );

  it(
    'has no fault for axe while it waits for its list or its prices',
    async () => {
      await using visitor = await Visitor.arrive(open.browser, phone);
      const { page } = visitor;
      const waiting: Route[] = [];
      await onLists(page, async (route) => void waiting.push(route));
      const faults = await walk(page, listing, async (screen) => {
        await arriveAt(page, addressOf(open.shop), screen);
        return faultsAsSeen(page);
      });
      expect(waiting).not.toHaveLength(0);
      expect(faults).toEqual({});
    },
    walkMs,
  );

  it.each([
    ['while the rules of the shop are awaited', '**/api/catalogue/*', null],
    ['where the rules of the shop do not come', '**/api/catalogue/*', unavailable],
    ['while a product is being started', '**/getNewID.php*', null],
    ['where a product cannot be started', '**/getNewID.php*', unavailable],
    ['while the code of a step is awaited', '**/assets/*-step-*.js', null],
    ['where the code of a step does not come', '**/assets/*-step-*.js', unavailable],
  ])(
    'has no fault for axe %s',
    async (_, address, answer) => {
      await using visitor = await Visitor.arrive(open.browser, phone);
      const { page } = visitor;
      if (answer) visitor.foresees(/status of 503|dynamically imported module/);
      await page.route(address, async (route) => void (answer && (await route.fulfill(answer))));
      const faults = await walk(page, steps, async ({ at }) => {
        await page.goto(addressOf(open.shop) + at);
        await page.locator('main:not([style])').waitFor({ state: 'attached' }); // React hides the one before
        return faultsAsSeen(page);
      });
      expect(faults).toEqual({});
    },
    walkMs,
  );

  it.each([
    ['refuses a size', '/conf/#/rozmery/?productId=OS1&sklad=false', 'Šířka'],
    ['refuses a width of a sash', '/conf/#/rozmery/detail?productId=SL2&sklad=false', 'Křídlo 1'],
    ['refuses a width of an element', '/conf/#/rozmery/sestava?productId=SE-PAS&sklad=false', 'Šířka prvku'],
  ])(
    'has no fault where it %s',
    async (_, at, field) => {
      await using visitor = await Visitor.arrive(open.browser);
      const { page } = visitor;
      await page.goto(addressOf(open.shop) + at);
      await page.getByRole('textbox', { name: field }).fill('9999');
      await page.keyboard.press('Enter');
      await page.getByRole('textbox', { name: field, exact: true }).and(page.locator('[aria-invalid=true]')).waitFor();
      expect(await faultsOfScreen(page)).toEqual([]);
    },
    walkMs,
  );

  it.each([
    ['in forced colours', desk, 'active'],
    ['enlarged to 200 %', { width: desk.width / 2, height: desk.height / 2 }, 'none'],
  ] as const)(
    'has no fault %s',
    async (_, viewport, forcedColors) => {
      await using visitor = await Visitor.arrive(open.browser, viewport);
      const { page } = visitor;
      await page.emulateMedia({ forcedColors });
      const faults = await walk(page, steps, async (screen) => {
        await arriveAt(page, addressOf(open.shop), screen);
        return faultsAsSeen(page);
      });
      expect(faults).toEqual({});
    },
    walkMs,
  );
});

/** Of all requests, those for the lists that a screen shows. */
async function onLists(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/api/products*', answer);
  await page.route(/\/(api|cartApi)\.php/, (route) =>
    listsAsked.test(route.request().postData() ?? '') ? answer(route) : route.continue(),
  );
}
