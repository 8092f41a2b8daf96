import type { Page, Route } from 'playwright-core';
import { addressOf, describeInBrowser, phone, Visitor } from './browser';
import { faultsOfScreen, sidewaysBy, violations } from './look-at-screen';
import { arriveAt, screens, textsIn } from './screens';
import { shopInBrowser } from './shop-in-browser';

const walkMs = 180_000;
const listsAsked = /zkusZmeny|getProfiles|getCiselnikOtevirani/;
const unavailable = { status: 503, json: { Err: 90, ErrText: '' } };

describeInBrowser('every screen of start page and configurator', () => {
  const open = shopInBrowser();

  it(
    'has no fault for axe at 360 and 1440 px, does not scroll sideways, and complains about nothing',
    async () => {
      await using visitor = await Visitor.arrive(open.browser);
      const { page } = visitor;
      const faults: Record<string, string[]> = {};
      for (const screen of screens) {
        await arriveAt(page, addressOf(open.shop), screen);
        faults[screen.at] = await faultsOfScreen(page);
      }
      expect(faults).toEqual(none(screens));
      expect(visitor.complaints).toEqual([]);
    },
    walkMs,
  );

  it.each([
    ['/conf/#/rozmery/?productId=OS1&sklad=false', 'Jak okno správně změřit'],
    ['/conf/#/rozmery/?productId=OS1&sklad=false', 'Připojit další prvek'],
    ['/conf/#/rozmery/?productId=OS1&sklad=false', 'Uložit a poslat'],
    ['/conf/#/rozmery/?productId=OS1&sklad=false', 'Zvětšit výkres'],
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
      expect(visitor.complaints).toEqual([]);
    },
    walkMs,
  );

  it(
    'has no fault for axe where its list or its prices do not come, and says so',
    async () => {
      await using visitor = await Visitor.arrive(open.browser, phone);
      const { page } = visitor;
      await onLists(page, (route) => route.fulfill(unavailable));
      const faults: Record<string, string[]> = {};
      for (const screen of listing) {
        await arriveAt(page, addressOf(open.shop), screen);
        await page
          .getByRole('alert')
          .getByText(screen.failed!(textsIn('cs')))
          .waitFor();
        faults[screen.at] = await faultsOnPhone(page);
      }
      expect(faults).toEqual(none(listing));
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
      const faults: Record<string, string[]> = {};
      for (const screen of listing) {
        await arriveAt(page, addressOf(open.shop), screen);
        faults[screen.at] = await faultsOnPhone(page);
      }
      expect(waiting).not.toHaveLength(0);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(faults).toEqual(none(listing));
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
      expect(visitor.complaints).toEqual([]);
    },
    walkMs,
  );

  it.each([
    ['is being started', 'main[aria-busy=true]', undefined],
    ['cannot be started', 'main [role=alert]', unavailable],
  ])(
    'has no fault where a product %s',
    async (_, shown, answer) => {
      await using visitor = await Visitor.arrive(open.browser, phone);
      const { page } = visitor;
      await page.route('**/getNewID.php*', async (route) => void (answer && (await route.fulfill(answer))));
      await page.goto(`${addressOf(open.shop)}/conf/#/otvirky/?productId=OS1&sklad=false`);
      await page.locator(shown).waitFor({ state: 'attached' });
      expect(await faultsOnPhone(page)).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
    walkMs,
  );

  it.each(['sk', 'de', 'at', 'hu'] as const)(
    'in the storefront of %s stays within 360 px and complains about nothing',
    async (code) => {
      await using visitor = await Visitor.arrive(open.browser, phone);
      const { page } = visitor;
      const tooWide: Record<string, number> = {};
      for (const screen of screens) {
        await arriveAt(page, addressOf(open.shop, `${code}.localhost`), screen, code);
        tooWide[screen.at] = await sidewaysBy(page);
      }
      expect(tooWide).toEqual(Object.fromEntries(screens.map(({ at }) => [at, 0])));
      expect(visitor.complaints).toEqual([]);
    },
    walkMs,
  );
});

const listing = screens.filter(({ failed }) => failed);
const none = (looked: typeof screens) => Object.fromEntries(looked.map(({ at }) => [at, []]));

const faultsOnPhone = async (page: Page): Promise<string[]> => {
  const tooWide = await sidewaysBy(page);
  return [...(tooWide > 0 ? [`scrolls sideways by ${tooWide} px`] : []), ...(await violations(page))];
};

/** Of all requests, those for the lists that a screen shows. */
async function onLists(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/api/products*', answer);
  await page.route('**/api.php*', (route) =>
    listsAsked.test(route.request().postData() ?? '') ? answer(route) : route.continue(),
  );
}
