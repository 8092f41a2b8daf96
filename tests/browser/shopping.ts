import type { Locator, Page } from 'playwright-core';
import { eventually } from '@fenestra/testing/time';
import { hellers, netOf } from './amounts';
import { type Hands, mouse } from './hands';

/** Called on every screen that a journey passes. */
export type Look = (screen: string) => Promise<void>;

export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

export const dialog = (page: Page, name: RegExp | string): Locator => page.getByRole('dialog', { name });

/** Net price of the product in the configurator, once the server has confirmed it. */
export async function netPrice(page: Page): Promise<number> {
  const slot = page.locator('[data-price=current]').filter({ visible: true });
  return hellers(await slot.getByText('bez DPH').innerText());
}

/** From the shop root to the cart: tilt-and-turn, hinges on the left, 1200 × 1350 mm, the next better profile and back and forth. */
export async function designWindow(page: Page, look: Look): Promise<{ net: number }> {
  const windows = page.getByRole('region', { name: 'Jednokřídlá okna' });
  await windows.getByRole('link', { name: 'Otevíravě-sklopné okno' }).click();
  await heading(page, 'Jak se má okno otevírat').waitFor();
  const drawing = page.getByRole('region', { name: 'Výkres' }).getByRole('img');
  await page.getByRole('radio', { name: 'otevíravě-sklopné levé' }).click();
  await drawing.and(page.getByRole('img', { name: /panty vlevo/ })).waitFor();
  await look('opening');

  await page.getByRole('link', { name: 'Pokračovat na rozměry' }).click();
  await heading(page, 'Rozměry okna').waitFor();
  const before = await netPrice(page);
  await page.getByRole('textbox', { name: 'Šířka' }).fill('1200');
  await page.getByRole('textbox', { name: 'Výška' }).fill('1350');
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: /1 200 × 1 350 mm/ }).waitFor();
  await eventually(async () => expect(await netPrice(page)).toBeLessThan(before));
  await look('dimensions');

  await page.getByRole('button', { name: 'Pokračovat na profil' }).click();
  await heading(page, 'Profil okna').waitFor();
  const standard = await netPrice(page);
  const better = page.locator('label', { hasText: 'TERMO 80 PLUS' });
  await better.getByText(/\+/).waitFor();
  const difference = netOf(hellers(await better.getByText(/\+/).innerText()));
  await page.getByRole('radio', { name: 'TERMO 80 PLUS' }).click();
  await eventually(async () => expect(await netPrice(page)).toBe(standard + difference));
  await page.getByRole('button', { name: /^Zpět: / }).click();
  await eventually(async () => expect(await netPrice(page)).toBe(standard));
  await page.getByRole('button', { name: /^Znovu: / }).click();
  await eventually(async () => expect(await netPrice(page)).toBe(standard + difference));
  await look('profile');

  await page.getByRole('link', { name: 'Pokračovat na doplňky' }).click();
  await heading(page, 'Doplňky').waitFor();
  await page.getByRole('row', { name: /TERMO 80 PLUS/ }).waitFor();
  await look('accessories');
  const net = await netPrice(page);
  await page.getByRole('button', { name: 'Vložit do košíku' }).click();
  await heading(page, 'Košík').waitFor();
  return { net };
}

/** From the cart to the shop root and back with a finished window of 600 × 600 mm. */
export async function addStockWindow(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Přidat další výrobek' }).click();
  await page.getByRole('button', { name: /^Do košíku: .* 600 × 600 mm/ }).click();
  await page.getByRole('status').getByText('V košíku:').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'V košíku 2 ks' }).click();
  await heading(page, 'Košík').waitFor();
}

export async function goToCheckout(page: Page, hands = mouse): Promise<void> {
  const sums = page.getByRole('complementary', { name: 'Souhrn' });
  await hands.press(sums.getByRole('link', { name: 'Doprava a platba' }));
  await heading(page, 'Doprava, platba a údaje').waitFor();
}

export async function deliverToBrno(page: Page, hands = mouse): Promise<void> {
  await hands.choose(page.getByRole('radio', { name: /^Doručení na adresu/ }));
  const dialog = page.getByRole('dialog', { name: 'Kam okna přivézt?' });
  await hands.write(dialog.getByRole('combobox', { name: 'PSČ nebo obec' }), '602 00');
  await dialog.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('row', { name: /^Doprava, 602 00/ }).waitFor();
}

export async function choosePayment(page: Page, name: RegExp, hands = mouse): Promise<void> {
  await hands.choose(page.getByRole('radio', { name }));
}

export async function fillIn(page: Page, email: string, hands: Hands = mouse): Promise<void> {
  const data = page.getByRole('region', { name: 'Vaše údaje' });
  const fields = {
    'E-mail': email, Jméno: 'Jana', Příjmení: 'Nováková', Telefon: '601 222 333',
    PSČ: '602 00', 'Ulice a číslo': 'Lidická 12',
  }; // prettier-ignore
  for (const [name, value] of Object.entries(fields))
    await hands.write(data.getByRole('textbox', { name, exact: true }), value);
  const town = data.getByRole('combobox', { name: 'Město' });
  await eventually(async () => expect(await town.inputValue()).toBe('Brno')); // by its postcode
  await hands.tick(page.getByRole('checkbox', { name: /^Souhlasím s obchodními podmínkami/ }));
}
