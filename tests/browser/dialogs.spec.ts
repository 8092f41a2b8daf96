import type { Locator, Page } from 'playwright-core';
import { inFullRun, sweep } from '@fenestra/testing/sweep';
import { eventually } from '@fenestra/testing/time';
import { addressOf, describeInBrowser, phone, Visitor } from './browser';
import { keyboard, reach } from './hands';
import { sharedShopInBrowser } from './shop-in-browser';

const accessories = '/conf/#/doplnky/?productId=SL2&sklad=false';
const door = '/conf/#/otvirky/dvere?productId=E1&sklad=false';

/** The usual run opens one: all are the same component. */
const dialogs: [name: string, opener: RegExp, at: string, entry: RegExp][] = [
  ['Barva', /^Barva/, accessories, /^černá ultra mat/],
  ['Výplň dveří', /^Změnit : Výplň/, door, /^Nerezové linky/i],
  ['Klika', /^Klika/, accessories, /^S tlačítkem/],
  ['Sklo', /^Sklo/, accessories, /^Trojsklo 40 mm/i],
  ['Profil', /^Profil/, accessories, /^TERMO 80 PLUS/],
  ['Venkovní parapet', /^Venkovní parapet/, accessories, /^400/],
];

describeInBrowser('a dialog of choices', () => {
  const open = sharedShopInBrowser();

  it.each(sweep(dialogs, dialogs.slice(1, 2)))(
    '%s opens by keyboard at 360 px at its heading with the chosen entry in view; closed, the page is where it was and at the opener [ROUTE-02] [ROUTE-04]',
    async (_, opener, at, entry) => {
      await using visitor = await Visitor.arrive(open.browser, phone);
      const { page } = visitor;
      await page.goto(addressOf(open.shop) + at);
      const link = page.getByRole('main').getByRole('link', { name: opener }).first();
      const dialog = page.getByRole('dialog');
      await keyboard.press(link);
      await keyboard.choose(dialog.getByRole('radio', { name: entry }).first());
      await keyboard.press(dialog.getByRole('button', { name: /^Použít/ }));
      await hasFocus(link);
      await page.reload(); // without the notes on what has just changed
      await reach(link);
      const scrolled = await scrollOf(page);

      await page.keyboard.press('Enter');
      const chosen = dialog.getByRole('radio', { name: entry, checked: true }).first();
      await chosen.waitFor();
      await page.evaluate(dialogStands);

      await eventually(async () => expect(await isInView(chosen)).toBe(true));
      await hasFocus(dialog.getByRole('heading', { level: 2 }));
      const stays = () => eventually(async () => expect(await scrollOf(page)).toBe(scrolled));
      await stays();
      await page.keyboard.press('Escape');
      await hasFocus(link);
      await stays();
    },
  );

  inFullRun('on a desk shows what is missing below the choices, over none of them [GLASS-07]', async () => {
    await using visitor = await Visitor.arrive(open.browser);
    const { page } = visitor;
    await page.goto(addressOf(open.shop) + accessories);
    await page.getByRole('main').getByRole('link', { name: /^Sklo/ }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Dvojsklo' }).click();
    await dialog.getByRole('button', { name: /^Použít/ }).click();
    await dialog.getByText('Vyberte prosím sklo').waitFor();

    expect(await page.evaluate<boolean>(choicesEndAboveAlert)).toBe(true);
  });
});

describeInBrowser('Back, over a dialog that no address opens', () => {
  const open = sharedShopInBrowser();
  const sizes = '/conf/#/rozmery/?productId=SL2&sklad=false';

  /** The usual run opens one of a step and one of the shell. */
  const dialogsWithoutAddress: [name: string, at: string, opener: string][] = [
    ['to save', sizes, 'Uložit a\u00a0poslat'],
    ['to write to the shop', '/', 'Napište nám'],
    ['of the drawing', sizes, 'Zvětšit výkres'],
    ['with a guide', sizes, 'Jak okno správně změřit'],
    ['of what was saved', '/kosik/', 'Vložit uloženou konfiguraci'],
  ];

  it.each(sweep(dialogsWithoutAddress, dialogsWithoutAddress.slice(0, 1)))(
    '%s closes it and stays; Back after it was closed by its button leaves the screen',
    async (_, at, opener) => {
      await using visitor = await Visitor.arrive(open.browser, phone);
      const { page } = visitor;
      await page.goto(`${addressOf(open.shop)}/kontakty/`);
      await page.goto(addressOf(open.shop) + at);
      await page.waitForLoadState('networkidle'); // the first screen is there before its scripts
      const button = page.getByRole('button', { name: opener }).first();
      const dialog = page.getByRole('dialog');
      await button.click();
      await dialog.waitFor();
      const { pathname, hash } = new URL(page.url());
      await page.goBack();
      await dialog.waitFor({ state: 'detached' });
      expect(new URL(page.url())).toMatchObject({ pathname, hash });

      await button.click();
      await dialog.getByRole('button', { name: 'Zavřít' }).first().click();
      await dialog.waitFor({ state: 'detached' });
      await leavesByBack(page);
    },
  );

  inFullRun('that was open when the page was reloaded leaves the screen', async () => {
    await using visitor = await Visitor.arrive(open.browser, phone);
    const { page } = visitor;
    await page.goto(`${addressOf(open.shop)}/kontakty/`);
    await page.goto(addressOf(open.shop) + sizes);
    await page.getByRole('button', { name: 'Uložit a\u00a0poslat' }).first().click();
    await page.getByRole('dialog').waitFor();
    await page.reload();
    await leavesByBack(page);
  });
});

const choicesEndAboveAlert = `(() => {
  const top = document.querySelector('dialog[open] [role=alert]').getBoundingClientRect().top;
  const scrolled = [...document.querySelectorAll('dialog[open] *')].filter((one) => getComputedStyle(one).overflowY === 'auto');
  return scrolled.length > 0 && scrolled.every((one) => one.getBoundingClientRect().bottom <= top);
})()`;

/** A dialog comes up in a movement, in which two looks at one place see it at two. */
const dialogStands = `Promise.all(document.querySelector('dialog[open]').getAnimations().map(({ finished }) => finished)).then(() => undefined)`;

const scrollOf = (page: Page) => page.evaluate<number>('scrollY');

/** Nothing of a dialog is left in the history: one step back is another address. */
async function leavesByBack(page: Page): Promise<void> {
  const left = page.url();
  await eventually(async () => expect(await page.evaluate('history.state')).toBeNull());
  await page.goBack();
  await page.waitForURL((at) => at.href !== left);
}

const hasFocus = (control: Locator) => control.and(control.page().locator(':focus')).waitFor();

/** Whether a radio can be pressed at its upper and its lower edge: nothing that scrolls has cut it off. */
async function isInView(radio: Locator): Promise<boolean> {
  const { x, y, width, height } = (await radio.boundingBox())!;
  const atX = x + width / 2;
  const hits = [y + 2, y + height - 2].map((atY) => `document.elementFromPoint(${atX}, ${atY})`);
  return radio.page().evaluate<boolean>(`[${hits.join()}].every((hit) => hit?.matches('input:checked'))`);
}
