import type { Page, Route } from 'playwright-core';
import { addressOf, describeInBrowser, phone, Visitor } from './browser';
import { faultsOfScreen, faultsAsSeen } from './look-at-screen';
import { steps, walk, walkMs, walkStorefront } from './screen-walk';
import { arriveAt, screens, textsIn } from './screens';
import { shopInBrowser } from './shop-in-browser';
import { openSizes, writeSize } from './sizes';

const listsAsked = /zkusZmeny|getProfiles|getCiselnikOtevirani|getAccessoryList/;
const unavailable = { status: 503, json: { Err: 90, ErrText: '' } };
const listing = screens.filter(({ failed }) => failed);

describeInBrowser('a state that a screen may be in', () => {
  const open = shopInBrowser();

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
      const faults = await walkStorefront(page, open.shop, faultsAsSeen, { looked: listing });
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
      await openSizes(page, addressOf(open.shop) + at);
      await writeSize(page, field, '9999');
      await page.getByRole('textbox', { name: field, exact: true }).and(page.locator('[aria-invalid=true]')).waitFor();
      expect(await faultsOfScreen(page)).toEqual([]);
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
