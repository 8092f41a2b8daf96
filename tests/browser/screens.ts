import type { Page } from 'playwright-core';
import { type ShopCode, shopByCode } from '@fenestra/domain/shop/shops';
import type { Screen } from '@fenestra/i18n/texts/screens';
import type { Texts } from '@fenestra/i18n/texts/texts';
import { textsOf } from '@fenestra/i18n/texts-of';
import { isModal, pathOf } from '@fenestra/storefront/lib/navigation/routes';

type Words = (texts: Texts) => string;

/** A screen of the shop at its Czech address, which holds in every storefront (ROUTE-33). */
export type ShopScreen = {
  readonly at: string;
  readonly title: Words;
  /** Where it loads a list by itself: what it says when that does not come. */
  readonly failed?: Words;
  /** It lies over another screen. */
  readonly dialog?: boolean;
};

/** A screen of the configurator begins with a product, or shows the one that is there. */
type Seen = Omit<ShopScreen, 'at'> & { readonly product?: string };

const pricesFailed: Words = ({ choice }) => choice.failed;
const profilesFailed: Words = ({ profile }) => profile.failed;

/** Each route, with few loads of a page: those of a window, of a door, of an assembly. The compiler asks for a new one. */
const routes: Readonly<Record<Screen, Seen>> = {
  opening: {
    product: 'SL2',
    title: ({ kinds }) => kinds.window.openingHeading,
    failed: ({ opening }) => opening.failed,
  },
  dimensions: { title: ({ kinds }) => kinds.window.dimensionsHeading },
  sashWidths: { title: ({ kinds }) => kinds.window.dimensionsHeading },
  profile: { title: ({ kinds }) => kinds.window.profileHeading, failed: profilesFailed },
  accessories: { title: ({ accessories }) => accessories.heading },
  accessoriesProfile: { title: ({ kinds }) => kinds.window.profileHeading, failed: profilesFailed },
  accessoriesColour: { title: ({ kinds }) => kinds.window.colourHeading, failed: pricesFailed },
  accessoriesGlass: { title: ({ glazing }) => glazing.heading, failed: pricesFailed },
  accessoriesOuterSill: { title: ({ titles }) => titles.accessoriesOuterSill, failed: pricesFailed },
  accessoriesInnerSill: { title: ({ titles }) => titles.accessoriesInnerSill, failed: pricesFailed },
  accessoriesBlinds: { title: ({ titles }) => titles.accessoriesBlinds, failed: pricesFailed },
  accessoriesNets: { title: ({ titles }) => titles.accessoriesNets, failed: pricesFailed },
  accessoriesBars: { title: ({ bars }) => bars.heading, failed: pricesFailed },
  accessoriesHandle: { title: ({ titles }) => titles.accessoriesHandle, failed: pricesFailed },
  doorOpening: { product: 'E1', title: ({ kinds }) => kinds.door.openingHeading },
  doorFillings: { product: 'E1', title: ({ titles }) => titles.doorFillings, failed: pricesFailed },
  accessoriesThreshold: { title: ({ titles }) => titles.accessoriesThreshold, failed: pricesFailed },
  assembly: { product: 'SE-PAS', title: ({ assembly }) => assembly.heading },
  cart: { title: ({ cart }) => cart.empty },
  cartPreview: { title: ({ cart }) => cart.empty },
  recap: { title: ({ recap }) => recap.unknown },
  orderPage: { title: ({ orderPage }) => orderPage.unknown },
  withdrawal: { title: ({ withdrawal }) => withdrawal.heading },
};

function screenOf([name, { product, ...seen }]: [string, Seen]): ShopScreen {
  const path = pathOf(name as Screen, {});
  return { at: `/conf/#${path}${product ? `?productId=${product}&sklad=false` : ''}`, dialog: isModal(path), ...seen };
}

/** Start page, every route of the page behind the hash, the accessories of an assembly, and the picker over the cart. */
export const screens: readonly ShopScreen[] = [
  { at: '/', title: ({ start }) => start.heading, failed: ({ families }) => families.productsMissing },
  ...Object.entries(routes).map(screenOf),
  screenOf(['accessories', { ...routes.accessories, product: 'SE-PAS' }]),
  {
    at: '/kosik/#prislusenstvi',
    title: ({ picker }) => picker.heading,
    failed: ({ picker }) => picker.listFailed,
    dialog: true,
  },
];

export const textsIn = (code: ShopCode): Texts => textsOf(shopByCode(code));

/** Resolves when the title is there, of the dialog where the screen is one, and the fonts with which the screen is measured. */
export async function arriveAt(page: Page, host: string, { at, title, dialog }: ShopScreen, code: ShopCode = 'cs') {
  await page.goto(host + at);
  const level = dialog ? 2 : 1;
  const place = dialog ? page.getByRole('dialog') : page; // beneath it a heading may say the same
  await place.getByRole('heading', { level, name: title(textsIn(code)), exact: true }).waitFor();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}
