import type { Locator, Page, Route } from 'playwright-core';
import { inFullRun, sweep } from '@fenestra/testing/sweep';
import { addressOf, describeInBrowser, desk, phone, Visitor } from './browser';
import { faultsAsSeen, faultsOfScreen } from './look-at-screen';
import { sendTo } from './saving';
import { textsIn } from './screens';
import { sharedShopInBrowser } from './shop-in-browser';
import { openSizes, writeSize } from './sizes';

const { bars, colour, fittings, glazing, saved, shell, assembly } = textsIn('cs');
const unavailable = { status: 503, json: { Err: 90, ErrText: '' } };
const savedOffer = '**/api/configuration/*';

const step = (path: string, product: string, size = '') => `/conf/#${path}?productId=${product}&sklad=false${size}`;
const radio = (within: Locator, name: RegExp) => within.getByRole('radio', { name }).first();

/** Left to the full run: jsdom tests prove each message, and the form that saves shows an alert in a dialog. */
const missingChoices: [string, string, (dialog: Locator) => Promise<unknown>][] = [
  ['barva', colour.choose, (dialog) => radio(dialog, /^Dekor jen zvenku/).click()],
  ['sklo', glazing.chooseGlass, (dialog) => dialog.getByRole('button', { name: 'Dvojsklo' }).click()],
  ['zaluzie', fittings.shade.choose.blind, async () => undefined],
  ['site', fittings.shade.choose.net, async () => undefined],
  ['site', fittings.shade.chooseArea, chooseNetForNoSash],
  ['vnitrni-parapet', fittings.sill.words['inner-sill'].choose, async () => undefined],
  ['venkovni-parapet', fittings.sill.words['outer-sill'].choose, async () => undefined],
  ['mrizky', bars.chooseArea, uncheckAll],
];

/** The usual run refuses an element. */
const refusals: [string, string, (page: Page) => Promise<unknown>][] = [
  ['an opening', step('/otvirky/', 'OS1', '&width=550&height=1000'), pressBlocked],
  ['a net', step('/doplnky/m/site', 'OS1', '&width=1200&height=1780'), pressBlocked],
  ['bars', step('/doplnky/m/mrizky', 'E1'), async () => undefined],
  ['another element', step('/rozmery/sestava', 'SE-PAS'), pressElementAbove],
  ['a coupling', step('/rozmery/sestava', 'SE-DVERE'), chooseShortCoupling],
];

/** Left to the full run: `saved` looks at an offer, and at one that is gone. */
const savedOffers = [
  ['while it is awaited', null, saved.opening],
  ['where it does not come', unavailable, shell.failed],
  [
    'where it ended',
    { status: 404, json: { Err: 15, ErrText: 'Konec.', nabidka: { vyrobek_id: 'SL2', platila_do: '2026-12-06' } } },
    saved.gone,
  ],
] as const;

describeInBrowser('a dialog or a note of the configurator', () => {
  const open = sharedShopInBrowser();

  const at = (path: string): string => addressOf(open.shop) + path;

  async function arrive(path?: string): Promise<Visitor> {
    const visitor = await Visitor.arrive(open.browser);
    if (path) await openSizes(visitor.page, at(path));
    return visitor;
  }

  for (const [name, asked, prepare] of missingChoices)
    inFullRun(`has no fault for axe: ${name}, where it says "${asked}"`, async () => {
      await using visitor = await arrive(step(`/doplnky/m/${name}`, 'SL2'));
      const dialog = visitor.page.getByRole('dialog');
      await prepare(dialog);
      await dialog.getByRole('button', { name: /^Použít/ }).click();
      await dialog.getByRole('alert').getByText(asked).waitFor();
      expect(await faultsOfScreen(visitor.page)).toEqual([]);
    });

  it.each(
    sweep(
      refusals,
      refusals.filter(([refused]) => refused === 'another element'),
    ),
  )('has no fault for axe: what would help where %s is refused', async (_, path, refuse) => {
    await using visitor = await arrive(path);
    const { page } = visitor;
    await refuse(page);
    await page.getByRole('alert').getByRole('button').first().waitFor();
    expect(await faultsOfScreen(page)).toEqual([]);
  });

  inFullRun('has no fault for axe: the form that saves, while it sends and where that fails', async () => {
    await using visitor = await arrive(step('/rozmery/', 'OS1'));
    const { page } = visitor;
    visitor.foresees(/status of 503/);
    const asked = Promise.withResolvers<Route>();
    await page.route('**/api/configuration', asked.resolve);
    const sent = sendTo('jana@example.test', page).catch(() => undefined);
    await page.getByRole('button', { name: saved.sending }).waitFor();
    expect(await faultsOfScreen(page)).toEqual([]);
    await (await asked.promise).fulfill(unavailable);
    await page.getByRole('dialog').getByRole('alert').getByText(shell.failed).waitFor();
    expect(await faultsOfScreen(page)).toEqual([]);
    await page.close();
    await sent;
  });

  for (const [when, answer, title] of savedOffers)
    inFullRun(`has no fault for axe: a saved offer ${when}`, async () => {
      await using visitor = await arrive();
      const { page } = visitor;
      visitor.foresees(/status of (404|503)/);
      await page.route(savedOffer, async (route) => void (answer && (await route.fulfill(answer))));
      await page.goto(at(`/conf/#/rozmery/?configuration=${'A'.repeat(22)}`));
      await page.getByRole('dialog', { name: title }).waitFor();
      expect(await faultsOfScreen(page)).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });

  // `touched-and-seen` opens the price on a phone, `accessible-screens` shows the bar of a desk.
  inFullRun('has no fault for axe: what the price consists of, over the page of a phone and below the bar of a desk', async () => {
    await using visitor = await arrive(step('/doplnky/', 'SL2'));
    const { page } = visitor;
    await page.getByText('Rozpis ceny', { exact: true }).filter({ visible: true }).first().click();
    await page.getByRole('list', { name: 'Rozpis ceny' }).filter({ visible: true }).first().waitFor();
    expect(await faultsAsSeen(page)).toEqual([]);
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: /^Rozpis ceny/ }).last().click();
    await page.getByRole('dialog', { name: 'Rozpis ceny' }).waitFor();
    expect(await faultsOfScreen(page)).toEqual([]);
  },
); // prettier-ignore

  inFullRun('has no fault for axe: the question to who leaves a changed line of the cart', async () => {
    await using visitor = await arrive(step('/doplnky/', 'OS1'));
    const { page } = visitor;
    await page.getByRole('button', { name: 'Vložit do košíku' }).click();
    await page.getByRole('link', { name: /^Upravit/ }).click();
    await page
      .getByRole('navigation', { name: 'Kroky konfigurace' })
      .getByRole('link', { name: /Rozměry/ })
      .click();
    await writeSize(page, 'Šířka', '1100');
    await page
      .getByRole('link', { name: /V\s?košíku \d+ ks$/ })
      .first()
      .click();
    await page.getByRole('dialog', { name: 'Změna ještě není v košíku' }).waitFor();
    expect(await faultsOfScreen(page)).toEqual([]);
  });

  // `dimensions-step` proves opening and question in jsdom.
  inFullRun('has no fault for axe: the measured opening, and what is asked about centimetres', async () => {
    await using visitor = await arrive(step('/rozmery/', 'OS1'));
    const { page } = visitor;
    await page.getByText('Mám změřený stavební otvor').click();
    await page.getByRole('textbox', { name: 'Šířka otvoru' }).waitFor();
    expect(await faultsOfScreen(page)).toEqual([]);
    await page.setViewportSize(desk);
    await writeSize(page, 'Šířka otvoru', '120');
    await page.getByText('Myslíte 120 cm?').waitFor();
    expect(await faultsOfScreen(page)).toEqual([]);
  });

  inFullRun('has no fault for axe: what is asked about swapped sides', async () => {
    await using visitor = await arrive(step('/rozmery/', 'SL2'));
    const { page } = visitor;
    await writeSize(page, 'Výška', '1800');
    await writeSize(page, 'Šířka', '700');
    await page.getByRole('button', { name: /^Ne, nechat/ }).waitFor();
    expect(await faultsOfScreen(page)).toEqual([]);
  });
});

async function uncheckAll(dialog: Locator): Promise<void> {
  for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck({ force: true });
}

async function chooseNetForNoSash(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: fittings.shade.each }).click();
  await radio(dialog, /^rolovací síť/i).click();
}

async function pressBlocked(page: Page): Promise<void> {
  await page.locator('input[type=radio][aria-disabled]').first().click({ force: true });
}

async function pressElementAbove(page: Page): Promise<void> {
  await page.getByRole('button', { name: assembly.add }).click();
  const dialog = page.getByRole('dialog', { name: assembly.addHeading });
  await radio(dialog, new RegExp(`^${assembly.above}$`)).click();
  await dialog.locator('input[type=radio][aria-disabled]').first().click({ force: true });
}

async function chooseShortCoupling(page: Page): Promise<void> {
  const list = page.getByRole('combobox', { name: assembly.coupling(1) });
  await list.hover();
  await list.selectOption({ index: 0 });
}
