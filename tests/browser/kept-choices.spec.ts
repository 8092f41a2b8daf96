import type { Page } from 'playwright-core';
import { eventually } from '@fenestra/testing/time';
import { inFullRun } from '@fenestra/testing/sweep';
import { addressOf, describeInBrowser, phone, Visitor } from './browser';
import { sharedShopInBrowser } from './shop-in-browser';

const width = (page: Page) => page.getByRole('textbox', { name: 'Šířka' });
const valueOf = async (page: Page) => (await width(page).inputValue()).replace(/\s/g, '');
const shows = (page: Page, value: string) => eventually(async () => expect(await valueOf(page)).toBe(value));
const resize = async (page: Page, to: string) => {
  await width(page).fill(to);
  await page.keyboard.press('Enter');
};
const saved = (page: Page) => page.getByText('Uloženo. Každá změna').waitFor();

/** Left to the full run: the first test loses the connection with all parts loaded, `sizes-without-rules` changes a size without rules. */
const lateParts = [
  ['the code that draws', '**/assets/live-drawing-*.js'],
  ['the rules', '**/assets/rules-*.js'],
  ['the catalogue', '**/api/catalogue/*'],
] as const;

describeInBrowser('what was chosen is kept', () => {
  const open = sharedShopInBrowser();

  async function openDimensions(page: Page, query = '?productId=SL2&sklad=false'): Promise<void> {
    await page.goto(`${addressOf(open.shop)}/conf/#/rozmery/${query}`);
    await page.getByRole('heading', { level: 1, name: 'Rozměry okna' }).waitFor();
    await saved(page);
  }

  it('a size that was typed without a connection is drawn, waits, and reaches the shop with the connection', async () => {
    await using visitor = await Visitor.arrive(open.browser);
    const { page, context } = visitor;
    await openDimensions(page);
    await page.waitForLoadState('networkidle'); // until it can draw by itself
    visitor.foresees(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await resize(page, '1700');
    await page.getByText('Změna čeká na připojení').waitFor();
    await page.locator('dd', { hasText: /1.700.×/ }).waitFor();
    await context.setOffline(false);
    await saved(page);
    await page.reload();
    await saved(page);

    await shows(page, '1700');
  });

  for (const [what, late] of lateParts)
    inFullRun(
      `a size that was typed without a connection before ${what} came reaches the shop with it, and is drawn`,
      async () => {
        await using visitor = await Visitor.arrive(open.browser);
        const { page, context } = visitor;
        await page.route(late, () => undefined);
        await openDimensions(page);
        visitor.foresees(/ERR_INTERNET_DISCONNECTED/);
        await context.setOffline(true);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await resize(page, '1700');
        await page.getByText('Změna čeká na připojení').waitFor();
        await context.setOffline(false);
        await saved(page);
        await page
          .locator('svg[role=img] text', { hasText: /^1.700$/ })
          .first()
          .waitFor();

        await shows(page, '1700');
      },
    );

  it('a press on what is not loaded yet says at once that there is no connection, and opens with it [SHELL-09]', async () => {
    await using visitor = await Visitor.arrive(open.browser, phone);
    const { page, context } = visitor;
    await openDimensions(page);
    visitor.foresees(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Uložit a poslat' }).click();
    const message = page.getByRole('alert').filter({ hasText: 'Jste bez připojení' });
    await message.waitFor();
    await context.setOffline(false);

    await page.getByRole('dialog', { name: 'Uložit a poslat' }).waitFor();
    await message.waitFor({ state: 'detached' });
  });

  it('a reload during a slow answer loses neither the size nor its step of undo', async () => {
    await using visitor = await Visitor.arrive(open.browser);
    const { page } = visitor;
    await openDimensions(page);
    const before = await valueOf(page);
    await page.route('**/api.php*', (route) =>
      route.request().postData()?.includes('zmenRozmer') ? undefined : route.continue(),
    );
    await resize(page, '1700');
    await page.getByText('Ukládáme…').waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await saved(page);
    await shows(page, '1700');
    await page.getByRole('button', { name: /^Zpět: rozměr/ }).click();
    await saved(page);

    await shows(page, before);
  });

  inFullRun(
    'the openings stand when an element is taken back without a connection, and are those of what is left [OPEN-01]',
    async () => {
      await using visitor = await Visitor.arrive(open.browser);
      const { page, context } = visitor;
      await openDimensions(page, '?productId=OS1&sklad=false');
      await page.getByRole('button', { name: 'Připojit další prvek' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: /^Otevíravě-sklopné okno/ }).check();
      await dialog.getByRole('button', { name: 'Přidat prvek', exact: true }).click();
      await saved(page);
      await page.getByRole('link', { name: 'Otevírání – hotovo' }).click();
      const sashes = page.getByRole('group', { name: 'Křídlo' }).getByRole('radio');
      await sashes.nth(1).check();
      await page.getByRole('radiogroup').first().waitFor();
      visitor.foresees(/ERR_INTERNET_DISCONNECTED/);
      await context.setOffline(true);
      await page.getByRole('button', { name: /^Zpět:/ }).click();
      await sashes.first().waitFor({ state: 'detached' });
      await page.getByText('Změna čeká na připojení').waitFor();
      await context.setOffline(false);
      await saved(page);

      await page.getByRole('radiogroup').first().waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    },
  );

  // The jsdom tests `use-changes` and `refusal-without-words` prove the same.
  inFullRun(
    'a change that the page accepts and the shop rejects shows the reason and restores the previous size',
    async () => {
      await using visitor = await Visitor.arrive(open.browser);
      const { page } = visitor;
      await openDimensions(page);
      const before = await valueOf(page);
      await page.route('**/api.php*', (route) =>
        route.request().postData()?.includes('zmenRozmer')
          ? route.fulfill({ json: { Err: 15, ErrText: 'Tato velikost se už nevyrábí.' } })
          : route.continue(),
      );
      await resize(page, '1700');
      await page.getByText('Tato velikost se už nevyrábí.').waitFor();
      await saved(page);
      await shows(page, before);

      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await resize(page, '1750');
      await saved(page);
      await page.reload();
      await saved(page);
      await shows(page, '1750');
    },
  );

  inFullRun('two tabs of one configuration show the same, and neither undoes what the other did', async () => {
    await using visitor = await Visitor.arrive(open.browser);
    const { page, context } = visitor;
    await openDimensions(page);
    await resize(page, '1650');
    await saved(page);
    const stored = await page.evaluate<Record<string, string>>('({ ...sessionStorage })');
    const other = await context.newPage();
    await other.addInitScript(`Object.assign(sessionStorage, ${JSON.stringify(stored)})`); // as a browser does when a tab is duplicated
    await openDimensions(other, '');
    await resize(other, '1850');
    await saved(other);
    await page.getByText('změnilo v\u00a0jiné kartě').first().waitFor();

    await shows(page, '1850');
    await page.getByRole('button', { name: 'Není co vrátit' }).waitFor();
  });
});
