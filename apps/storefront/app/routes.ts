import type { ShopCode } from '@fenestra/domain/shop/shops';

/** Screens of the hash router with their Czech path. Assemblies, doors and other sub-screens come with their products. */
const czech = {
  opening: '/otvirky/',
  dimensions: '/rozmery/',
  sashWidths: '/rozmery/detail',
  profile: '/profily/',
  accessories: '/doplnky/',
  accessoriesProfile: '/doplnky/m/profily',
  cart: '/cart/',
  cartPreview: '/cart-preview/',
  recap: '/rekapitulace/',
} as const;
export type RouteName = keyof typeof czech;
type Paths = Partial<Record<RouteName, string>>;

const german: Paths = {
  opening: '/oeffnungsarten/',
  dimensions: '/abmessungen/',
  sashWidths: '/abmessungen/detail',
  profile: '/profile/',
  accessories: '/zubehoer/',
  accessoriesProfile: '/zubehoer/m/profile',
  cart: '/warenkorb/',
  cartPreview: '/warenkorb-vorschau/',
  recap: '/zusammenfassung/',
};

/** Translated path names of the storefronts (ROUTE-31, ROUTE-32, OPEN-Q-10); what is missing keeps the Czech name. */
const translated: Record<ShopCode, Paths> = {
  cs: {},
  sk: {},
  at: german,
  de: german,
  hu: {
    opening: '/nyitasmodok/',
    dimensions: '/meretek/',
    sashWidths: '/meretek/detail',
    profile: '/profilok/',
    accessories: '/kiegeszitok/',
    accessoriesProfile: '/kiegeszitok/m/profily',
  },
};

/** Where a screen lives in a storefront. */
export const pathOf = (name: RouteName, shop: ShopCode): string => translated[shop][name] ?? czech[name];

/** Every path under which a screen can be opened: its own and the Czech one, which stays valid (ROUTE-33). */
export const pathsOf = (name: RouteName, shop: ShopCode): string[] => [...new Set([pathOf(name, shop), czech[name]])];

/** A modal route lies over its screen and blocks scrolling (ROUTE-03, ROUTE-04). */
export const isModal = (path: string): boolean => path.includes('/m/');

const names = Object.keys(czech) as RouteName[];

/** The screen of a path, with or without its closing slash; undefined for an unknown one. */
export function routeOf(path: string, shop: ShopCode): RouteName | undefined {
  const bare = path.replace(/\/$/, '');
  return names.find((name) => pathsOf(name, shop).some((known) => known.replace(/\/$/, '') === bare));
}
