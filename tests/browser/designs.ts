import type { Page } from 'playwright-core';
import type { Hands } from './hands';

type Screen = { page: Page; hands: Hands };

/** A product that a person makes, from its first step to the accessories. */
export type Design = {
  /** Of its link on the start page. */
  readonly start: RegExp;
  /** With its outer size, as drawing, cart and recap have it. */
  readonly title: string;
  readonly make: (screen: Screen) => Promise<void>;
};

export const twoSashWindow: Design = {
  start: /^Dvoukřídlé okno se sloupkem od/,
  title: 'Dvoukřídlé okno se sloupkem, 1 600 × 1 400 mm',
  async make(screen) {
    await goOn(screen, 'Rozměry okna');
    await resize(screen, 'Šířka', '1600', 'Výška', '1400');
    await goOn(screen, 'Profil okna');
    await goOn(screen, 'Doplňky');
    await take(screen, 'Barva', [/^Dekor jen zvenku/, /^antracit 7016 \(struktura\)/], /Rám, profil a barva.*antracit/);
    await take(screen, 'Sklo', [/^trojsklo 48 mm/], /Sklo trojsklo 4-18Ar-4-18Ar-4/);
    await take(screen, 'Mřížky', [/^26 mm/, /^kříž/], /Mřížky.*26 mm/);
    await take(screen, 'Klika', [/^Uzamykatelná/], /Klika.*uzamyk/);
    await take(screen, 'Žaluzie', [/^žaluzie základní/], /Žaluzie základní 25 mm/);
  },
};

export const entranceDoor: Design = {
  start: /^Vchodové dveře jednokřídlé/,
  title: 'Vchodové dveře jednokřídlé, 1 050 × 2 150 mm',
  async make(screen) {
    const { page, hands } = screen;
    await resize(screen, 'Šířka', '1050', 'Výška', '2150');
    await goOn(screen, 'Profil dveří');
    await goOn(screen, 'Otevírání a výplň dveří');
    await hands.choose(page.getByRole('radio', { name: 'levé, dovnitř' }));
    await hands.press(page.getByRole('link', { name: /^Změnit : Výplň křídla/ }));
    await use(screen, 'Výplň dveří', [/^tři čtverce/]);
    await hands.choose(page.getByRole('radio', { name: /^pětibodový automatický/ }));
    await goOn(screen, 'Doplňky');
    for (const part of [/Výplň dveří tři čtverce/, /Zámek pětibodový automatický/])
      await page.getByRole('row', { name: part }).waitFor();
  },
};

export const terraceDoor: Design = {
  start: /^Posuvně-sklopné dveře/,
  title: 'Posuvně-sklopné dveře, 2 000 × 2 050 mm',
  async make(screen) {
    await goOn(screen, 'Rozměry dveří');
    await resize(screen, 'Šířka', '2000', 'Výška', '2050');
    await goOn(screen, 'Profil dveří');
    await goOn(screen, 'Doplňky');
    await take(screen, 'Barva', [/^Dekor z obou stran/, /^zlatý dub/], /Rám, profil a barva.*zlatý dub/);
  },
};

export const assemblyOfThree: Design = {
  start: /^Okenní pás/,
  title: 'Sestava ze tří prvků, 2 806 × 1 250 mm',
  async make(screen) {
    const { page, hands } = screen;
    await goOn(screen, 'Rozměry sestavy');
    await hands.press(page.getByRole('button', { name: /^3 Otevíravě-sklopné okno/ }));
    await hands.press(page.getByRole('button', { name: 'Odebrat prvek 3' }));
    await addOnTheLeft(screen, /^Otevíravě-sklopné okno/);
    await resize(screen, 'Celková šířka', '2806', 'Výška', '1250');
    await hands.press(page.getByRole('button', { name: /^3 Pevné okno/ }));
    await hands.write(page.getByRole('textbox', { name: 'Šířka prvku' }), '900');
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: /^3 Pevné okno v rámu 900/ }).waitFor();
    await goOn(screen, 'Profil sestavy');
    await goOn(screen, 'Doplňky');
    await hands.press(page.getByRole('link', { name: 'Změnit: Žaluzie, prvek 2' }));
    await use(screen, /^Žaluzie/, [/^žaluzie základní/]);
    await page.getByRole('row', { name: /Žaluzie, prvek 2 základní 25 mm/ }).waitFor();
  },
};

/** One more element, at the plus left of the drawing. */
async function addOnTheLeft({ page, hands }: Screen, product: RegExp): Promise<void> {
  await hands.press(page.getByRole('button', { name: 'Přidat prvek' }));
  const dialog = page.getByRole('dialog', { name: 'Přidat prvek' });
  await hands.choose(dialog.getByRole('radio', { name: product }));
  await hands.press(dialog.getByRole('button', { name: 'Přidat prvek vlevo' }));
  await hands.press(dialog.getByRole('button', { name: 'Přidat prvek', exact: true }));
  await dialog.waitFor({ state: 'hidden' });
}

async function goOn({ page, hands }: Screen, heading: string): Promise<void> {
  const name = /^Pokračovat/;
  const main = page.getByRole('main');
  await hands.press(main.getByRole('link', { name }).or(main.getByRole('button', { name })));
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
}

/** Two fields and their values in mm; the drawing has that size. */
async function resize({ page, hands }: Screen, across: string, width: string, up: string, height: string) {
  await hands.write(page.getByRole('textbox', { name: across, exact: true }), width);
  await hands.write(page.getByRole('textbox', { name: up, exact: true }), height);
  await page.keyboard.press('Enter');
  const size = [width, height].map((mm) => mm.replace(/\B(?=\d{3}$)/, '.')).join(' × ');
  await page
    .getByRole('img', { name: new RegExp(`${size} mm`) })
    .first()
    .waitFor();
}

/** Opens a part of the accessories, makes these choices in its dialog and uses them; the list then has that row. */
export async function take(screen: Screen, part: string, choices: readonly RegExp[], row: RegExp): Promise<void> {
  const { page } = screen;
  await openPart(screen, part);
  await use(screen, new RegExp(`^${part}`), choices);
  await page.getByRole('row', { name: row }).waitFor();
}

/** Opens the dialog of a part of the accessories. */
export async function openPart({ page, hands }: Screen, part: string): Promise<void> {
  const parts = page.getByRole('navigation', { name: 'Doplňky' });
  await hands.press(parts.getByRole('link', { name: new RegExp(`^${part}`) }));
  await page.getByRole('dialog', { name: new RegExp(`^${part}`) }).waitFor();
}

async function use({ page, hands }: Screen, title: string | RegExp, choices: readonly RegExp[]): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  for (const name of choices) await hands.choose(dialog.getByRole('radio', { name }).first());
  await hands.press(dialog.getByRole('button', { name: /^Použít/ }));
  await dialog.waitFor({ state: 'hidden' });
}
