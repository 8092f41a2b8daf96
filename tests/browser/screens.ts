import type { Page } from 'playwright-core';
import { type ShopCode, shopByCode } from '@fenestra/domain/shop/shops';
import type { Texts } from '@fenestra/i18n/texts/texts';
import { textsOf } from '@fenestra/i18n/texts-of';

type Words = (texts: Texts) => string;

/** A screen of the shop at its Czech address, which holds in every storefront (ROUTE-33). */
export type ShopScreen = {
  readonly at: string;
  readonly title: Words;
  /** Where it loads a list by itself: what it says when that does not come. */
  readonly failed?: Words;
};

const step = (at: string, title: Words, failed?: Words): ShopScreen => ({
  at,
  title,
  ...(failed && { failed }),
});
const dialog = (at: string, title: Words, failed: Words = ({ choice }) => choice.failed): ShopScreen => ({
  at,
  title,
  failed,
});
const profilesFailed: Words = ({ profile }) => profile.failed;

/** Start page and every route of the configurator, with few loads of a page: an address with a product begins it. */
export const screens: readonly ShopScreen[] = [
  step(
    '/',
    (of) => of.start.heading,
    (of) => of.families.productsMissing,
  ),
  step(
    '/conf/#/otvirky/?productId=SL2&sklad=false',
    (of) => of.kinds.window.openingHeading,
    (of) => of.opening.failed,
  ),
  step('/conf/#/rozmery/', (of) => of.kinds.window.dimensionsHeading),
  step('/conf/#/rozmery/detail', (of) => of.kinds.window.dimensionsHeading),
  step('/conf/#/profily/', (of) => of.kinds.window.profileHeading, profilesFailed),
  step('/conf/#/doplnky/', (of) => of.accessories.heading),
  dialog('/conf/#/doplnky/m/profily', (of) => of.kinds.window.profileHeading, profilesFailed),
  dialog('/conf/#/doplnky/m/barva', (of) => of.kinds.window.colourHeading),
  dialog('/conf/#/doplnky/m/sklo', (of) => of.glazing.heading),
  dialog('/conf/#/doplnky/m/venkovni-parapet', (of) => of.titles.accessoriesOuterSill),
  dialog('/conf/#/doplnky/m/vnitrni-parapet', (of) => of.titles.accessoriesInnerSill),
  dialog('/conf/#/doplnky/m/zaluzie', (of) => of.titles.accessoriesBlinds),
  dialog('/conf/#/doplnky/m/site', (of) => of.titles.accessoriesNets),
  dialog('/conf/#/doplnky/m/mrizky', (of) => of.bars.heading),
  dialog('/conf/#/doplnky/m/kliky', (of) => of.titles.accessoriesHandle),
  step('/conf/#/otvirky/dvere?productId=E1&sklad=false', (of) => of.kinds.door.openingHeading),
  dialog('/conf/#/otvirky/dvere/m/vyplne?productId=E1&sklad=false', (of) => of.titles.doorFillings),
  dialog('/conf/#/doplnky/m/prah', (of) => of.titles.accessoriesThreshold),
  step('/conf/#/rozmery/sestava?productId=SE-PAS&sklad=false', (of) => of.assembly.heading),
  step('/conf/#/doplnky/', (of) => of.accessories.heading),
];

export const textsIn = (code: ShopCode): Texts => textsOf(shopByCode(code));

/** Resolves when the title is there: of the dialog, where the screen is one. */
export async function arriveAt(page: Page, host: string, { at, title }: ShopScreen, code: ShopCode = 'cs') {
  await page.goto(host + at);
  const level = at.includes('/m/') ? 2 : 1;
  await page.getByRole('heading', { level, name: title(textsIn(code)), exact: true }).waitFor();
}
