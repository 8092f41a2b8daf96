import type { Page, Route } from 'playwright-core';
import type { ShopCode } from '@fenestra/domain/shop/shops';
import { inFullRun, sweep } from '@fenestra/testing/sweep';
import { addressOf, describeInBrowser, desk, phone, Visitor } from './browser';
import { faultsOfScreen, faultsAsSeen } from './look-at-screen';
import { firstOfEachPart, usually, walk, walkStorefront } from './screen-walk';
import { arriveAt, screens, textsIn } from './screens';
import { sharedShopInBrowser } from './shop-in-browser';
import { openSizes, writeSize } from './sizes';

const listsAsked = /zkusZmeny|getProfiles|getCiselnikOtevirani|getAccessoryList/;
const unavailable = { status: 503, json: { Err: 90, ErrText: '' } };
const listing = usually(screens.filter(({ failed }) => failed));

/** Left to the full run: `saved` looks at a form, `accessible-screens` at a list, the jsdom test of the table at the table. */
const dialogs: [at: string, name: string][] = [
  ['/conf/#/rozmery/?productId=OS1&sklad=false', 'Připojit další prvek'],
  ['/conf/#/rozmery/?productId=OS1&sklad=false', 'Uložit a poslat'],
  ['/conf/#/profily/?productId=OS1&sklad=false', 'Porovnat profily vedle sebe'],
  ['/conf/#/rozmery/?productId=OS1&sklad=false', 'Jak okno správně změřit'],
  ['/conf/#/rozmery/?productId=OS1&sklad=false', 'Zvětšit výkres'],
  ['/conf/#/rozmery/sestava?productId=SE-PAS&sklad=false', 'Přidat prvek'],
];

/** The usual run covers a pending request; missing lists cover a failed one. */
const unanswered: [when: string, code: ShopCode, address: string, answer: typeof unavailable | null][] = [
  ['while the rules of the shop are awaited', 'cs', '**/api/catalogue/*', null],
  ['where a product cannot be started', 'de', '**/getNewID.php*', unavailable],
  ['where the code of a step does not come', 'hu', '**/assets/*-step-*.js', unavailable],
  ['where the rules of the shop do not come', 'hu', '**/api/catalogue/*', unavailable],
  ['while a product is being started', 'hu', '**/getNewID.php*', null],
  ['while the code of a step is awaited', 'de', '**/assets/*-step-*.js', null],
];

/** The usual run looks at missing lists with the longest words on a phone. Pending rules cover the waiting screens. */
const lookedAt: [ShopCode, at: string, (page: Page) => Promise<string[]>][] = [
  ['cs', 'all widths', faultsOfScreen],
  ['hu', '360 px', faultsAsSeen],
];

/** Left to the full run: `refused-size` refuses sizes of a window and of an element, the jsdom test of a step that of a sash. */
const refusals = [
  ['refuses a size', '/conf/#/rozmery/?productId=OS1&sklad=false', 'Šířka'],
  ['refuses a width of a sash', '/conf/#/rozmery/detail?productId=SL2&sklad=false', 'Křídlo 1'],
  ['refuses a width of an element', '/conf/#/rozmery/sestava?productId=SE-PAS&sklad=false', 'Šířka prvku'],
] as const;

describeInBrowser('a state that a screen may be in', () => {
  const open = sharedShopInBrowser();

  for (const [at, name] of dialogs)
    inFullRun(`at ${at} has no fault in the dialog of "${name}"`, async () => {
      await using visitor = await Visitor.arrive(open.browser);
      const { page } = visitor;
      await page.goto(addressOf(open.shop) + at);
      await page.getByRole('button', { name }).click();
      await page.getByRole('dialog').waitFor();
      expect(await faultsOfScreen(page)).toEqual([]);
    });

  inFullRun('has no fault in the menu of a copy in the cart', async () => {
    await using visitor = await Visitor.arrive(open.browser);
    const { page } = visitor;
    await page.goto(addressOf(open.shop) + '/conf/#/doplnky/?productId=OS1N&sklad=false');
    await page.getByRole('button', { name: 'Vložit do košíku' }).click();
    await page.getByText('Ještě jednou, ale…').click();
    await page.getByRole('link', { name: 'Zrcadlově' }).waitFor();
    expect(await faultsOfScreen(page)).toEqual([]);
  });

  it.each(
    sweep(
      lookedAt,
      lookedAt.filter(([, at]) => at === '360 px'),
    ),
  )('of %s has no fault where its list or its prices do not come, and says so, at %s', async (code, _, faultsOf) => {
    await using visitor = await Visitor.arrive(open.browser, phone);
    const { page } = visitor;
    visitor.foresees(/status of 503/);
    await onLists(page, (route) => route.fulfill(unavailable));
    const faults = await walk(page, listing, async (screen) => {
      await arriveAt(page, addressOf(open.shop, `${code}.localhost`), screen, code);
      await page
        .getByRole('alert')
        .getByText(screen.failed!(textsIn(code)))
        .waitFor();
      return faultsOf(page);
    });
    expect(faults).toEqual({});
  });

  for (const [code, at, faultsOf] of lookedAt)
    inFullRun(`of ${code} has no fault while it waits for its list or its prices, at ${at}`, async () => {
      await using visitor = await Visitor.arrive(open.browser, phone);
      const { page } = visitor;
      const waiting: Route[] = [];
      await onLists(page, async (route) => void waiting.push(route));
      const faults = await walkStorefront(page, open.shop, faultsOf, { code, looked: listing });
      expect(waiting).not.toHaveLength(0);
      expect(faults).toEqual({});
    });

  for (const [when, code, address, answer] of unanswered)
    inFullRun(`has no fault for axe ${when}, on a phone and at a desk, in the storefront of ${code}`, async () => {
      await using visitor = await Visitor.arrive(open.browser, phone);
      const { page } = visitor;
      if (answer) visitor.foresees(/status of 503|dynamically imported module/);
      await page.route(address, async (route) => void (answer && (await route.fulfill(answer))));
      const faults = await walk(page, firstOfEachPart, async ({ at }) => {
        await page.goto(addressOf(open.shop, `${code}.localhost`) + at);
        await page.locator('main:not([style])').waitFor({ state: 'attached' }); // React hides the one before
        const onPhone = await faultsAsSeen(page);
        await page.setViewportSize(desk);
        const atDesk = await faultsAsSeen(page);
        await page.setViewportSize(phone);
        return [...onPhone, ...atDesk.map((fault) => `${desk.width} px: ${fault}`)];
      });
      expect(faults).toEqual({});
    });

  for (const [refuses, at, field] of refusals)
    inFullRun(`has no fault where it ${refuses}`, async () => {
      await using visitor = await Visitor.arrive(open.browser);
      const { page } = visitor;
      await openSizes(page, addressOf(open.shop) + at);
      await writeSize(page, field, '9999');
      await page.getByRole('textbox', { name: field, exact: true }).and(page.locator('[aria-invalid=true]')).waitFor();
      expect(await faultsOfScreen(page)).toEqual([]);
    });
});

/** Of all requests, those for the lists that a screen shows. */
async function onLists(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/api/products*', answer);
  await page.route(/\/(api|cartApi)\.php/, (route) =>
    listsAsked.test(route.request().postData() ?? '') ? answer(route) : route.continue(),
  );
}
