import type { Page } from 'playwright-core';
import { eventually } from '@fenestra/testing/time';
import { addressOf, describeInBrowser, Visitor } from '../browser/browser';
import { sharedShopInBrowser } from '../browser/shop-in-browser';
import { dialog, heading } from '../browser/shopping';

const width = (page: Page) => page.getByRole('textbox', { name: 'Šířka', exact: true });
const widthIn = async (page: Page) => Number((await width(page).inputValue()).replace(/\s/g, ''));
/** Of the design, once it is there, mm. */
const expectWidth = (page: Page, wanted: number) => eventually(async () => expect(await widthIn(page)).toBe(wanted));
const line = (page: Page, nth: number) => page.getByRole('article').nth(nth);

/** The lines in the cart are so wide, mm. */
async function expectWidths(page: Page, ...wanted: number[]): Promise<void> {
  await heading(page, 'Košík').waitFor();
  await eventually(async () => {
    const titles = await page.getByRole('article').getByRole('heading', { level: 3 }).allInnerTexts();
    expect(titles.map((title) => Number(/, ([\d\s]+)\s×/.exec(title)?.[1]?.replace(/\s/g, '')))).toEqual(wanted);
  });
}

async function toSizes(page: Page): Promise<void> {
  const steps = page.getByRole('navigation', { name: 'Kroky konfigurace' });
  await steps.getByRole('link', { name: /Rozměry/ }).click();
  await heading(page, 'Rozměry okna').waitFor();
}

async function resize(page: Page, to: string): Promise<void> {
  await width(page).fill(to);
  await page.keyboard.press('Enter');
  const drawn = new RegExp(`${to.replace(/\B(?=\d{3}$)/, '.')} × `);
  await page.getByRole('img', { name: drawn }).first().waitFor();
  await page.getByText('Uloženo. Každá změna').waitFor();
}

async function put(page: Page, button: 'Vložit do košíku' | 'Uložit změnu v\u00a0košíku'): Promise<void> {
  const steps = page.getByRole('navigation', { name: 'Kroky konfigurace' });
  await steps.getByRole('link', { name: /Doplňky/ }).click();
  await page.getByRole('button', { name: button }).click();
  await heading(page, 'Košík').waitFor();
}

async function edit(page: Page, nth: number): Promise<void> {
  const link = line(page, nth).getByRole('link', { name: /^Upravit/ });
  await link.click();
  await toSizes(page);
}

async function addWindow(page: Page, to: string): Promise<{ begun: number }> {
  const windows = page.getByRole('region', { name: 'Jednokřídlá okna' });
  await windows.getByRole('link', { name: 'Otevíravě-sklopné okno' }).click();
  await heading(page, 'Jak se má okno otevírat').waitFor();
  await toSizes(page);
  const begun = await widthIn(page);
  await resize(page, to);
  await put(page, 'Vložit do košíku');
  return { begun };
}

describeInBrowser('two windows of the same product in a cart', () => {
  const open = sharedShopInBrowser();

  it('begin as the shop makes them, are changed in copies that may be left, and are opened and copied as they were added [CART-07] [CART-08] [ACC-26] [OPEN-Q-15]', async () => {
    await using visitor = await Visitor.arrive(open.browser);
    const { page } = visitor;
    await page.goto(addressOf(open.shop));
    const first = await addWindow(page, '1000');
    await page.getByRole('link', { name: 'Přidat další výrobek' }).click();
    const second = await addWindow(page, '1100');
    expect(second).toEqual(first);
    await expectWidths(page, 1000, 1100);

    await edit(page, 0);
    await expectWidth(page, 1000);
    await resize(page, '900');
    const toCart = page.getByRole('link', { name: /V\s?košíku \d+ ks$/ });
    await toCart.first().click();
    const question = dialog(page, /Změna ještě není/);
    await question.getByRole('link', { name: 'Do košíku bez uložení' }).click();
    await expectWidths(page, 1000, 1100);

    await edit(page, 0);
    await expectWidth(page, 1000);
    await resize(page, '800');
    await page.reload();
    await heading(page, 'Rozměry okna').waitFor();
    await expectWidth(page, 800);
    await put(page, 'Uložit změnu v\u00a0košíku');
    await expectWidths(page, 800, 1100);

    await line(page, 1)
      .getByText(/^Ještě jednou/)
      .click();
    await line(page, 1).getByRole('link', { name: 'Stejné' }).click();
    await heading(page, 'Rozměry okna').waitFor();
    await expectWidth(page, 1100);
  });
});
