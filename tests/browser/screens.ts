import type { Page } from 'playwright-core';

/** A screen of the shop at its Czech address, which holds in every storefront (ROUTE-33). */
export type ShopScreen = {
  readonly at: string;
  /** What it shows as its title: a heading, or a dialog that lies over a step. */
  readonly shows: 'step' | 'dialog';
  /** In Czech, where it loads a list by itself: what it says when that fails. */
  readonly failing?: string;
};

const step = (at: string, failing?: string): ShopScreen => ({ at, shows: 'step', ...(failing && { failing }) });
const dialog = (at: string, failing: string = pricesFailed): ShopScreen => ({ at, shows: 'dialog', failing });

const pricesFailed = 'Ceny se nepodařilo načíst. Vybírat můžete dál.';
const profilesFailed = 'Profily se nepodařilo načíst.';

/** Start page and every route of the configurator, with few loads of a page: an address with a product begins it. */
export const screens: readonly ShopScreen[] = [
  step('/', 'Výrobky se nepodařilo načíst.'),
  step('/conf/#/otvirky/?productId=SL2&sklad=false', 'Typy otvírání se nepodařilo načíst.'),
  step('/conf/#/rozmery/'),
  step('/conf/#/rozmery/detail'),
  step('/conf/#/profily/', profilesFailed),
  step('/conf/#/doplnky/'),
  dialog('/conf/#/doplnky/m/profily', profilesFailed),
  dialog('/conf/#/doplnky/m/barva'),
  dialog('/conf/#/doplnky/m/sklo'),
  dialog('/conf/#/doplnky/m/venkovni-parapet'),
  dialog('/conf/#/doplnky/m/vnitrni-parapet'),
  dialog('/conf/#/doplnky/m/zaluzie'),
  dialog('/conf/#/doplnky/m/site'),
  dialog('/conf/#/doplnky/m/mrizky'),
  dialog('/conf/#/doplnky/m/kliky'),
  step('/conf/#/otvirky/dvere?productId=E1&sklad=false'),
  dialog('/conf/#/otvirky/dvere/m/vyplne?productId=E1&sklad=false'),
  dialog('/conf/#/doplnky/m/prah'),
  step('/conf/#/rozmery/sestava?productId=SE-PAS&sklad=false'),
  step('/conf/#/doplnky/'),
];

/** Goes there and waits for its title. */
export async function open(page: Page, host: string, { at, shows }: ShopScreen): Promise<void> {
  await page.goto(host + at);
  const title = page.getByRole('heading', { level: shows === 'dialog' ? 2 : 1 });
  await (shows === 'dialog' ? page.getByRole('dialog').locator(title) : title).first().waitFor();
}
