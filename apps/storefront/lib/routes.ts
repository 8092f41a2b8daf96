import type { Screen } from '@fenestra/i18n/texts/paths';
import type { Texts } from '@fenestra/i18n/texts/texts';
import { cartScreens } from './cart-screens';

/** Screens behind the hash with their Czech path. */
const czech: Readonly<Record<Screen, string>> = {
  opening: '/otvirky/',
  doorOpening: '/otvirky/dvere',
  doorFillings: '/otvirky/dvere/m/vyplne',
  dimensions: '/rozmery/',
  sashWidths: '/rozmery/detail',
  assembly: '/rozmery/sestava',
  profile: '/profily/',
  accessories: '/doplnky/',
  accessoriesProfile: '/doplnky/m/profily',
  accessoriesColour: '/doplnky/m/barva',
  accessoriesGlass: '/doplnky/m/sklo',
  accessoriesOuterSill: '/doplnky/m/venkovni-parapet',
  accessoriesInnerSill: '/doplnky/m/vnitrni-parapet',
  accessoriesBlinds: '/doplnky/m/zaluzie',
  accessoriesNets: '/doplnky/m/site',
  accessoriesBars: '/doplnky/m/mrizky',
  accessoriesHandle: '/doplnky/m/kliky',
  accessoriesThreshold: '/doplnky/m/prah',
  ...cartScreens,
  recap: '/rekapitulace/',
  orderPage: '/objednavka/',
  withdrawal: '/odstoupeni/',
};
const screens = Object.keys(czech) as Screen[];

/** The numbers that the specification gives steps. No visitor sees them: the order is that of the product (OPEN-Q-02, STEP-01). */
export const stepNumbers: Readonly<Partial<Record<Screen, number>>> = {
  opening: 4,
  dimensions: 5,
  sashWidths: 6,
  accessories: 7,
  profile: 8,
};

/** Where a screen lives in a storefront. */
export const pathOf = (screen: Screen, translated: Texts['paths']): string => translated[screen] ?? czech[screen];

/** Every path under which a screen can be opened: its own and the Czech one, which stays valid (ROUTE-33). */
export const pathsOf = (screen: Screen, translated: Texts['paths']): string[] => [
  ...new Set([pathOf(screen, translated), czech[screen]]),
];

/** A modal route lies over its screen and blocks scrolling (ROUTE-03, ROUTE-04). */
export const isModal = (path: string): boolean => path.includes('/m/');

/** The screen of a path, with or without its closing slash; undefined for an unknown one. */
export function routeOf(path: string, translated: Texts['paths']): Screen | undefined {
  const bare = path.replace(/\/$/, '');
  return screens.find((screen) => pathsOf(screen, translated).some((known) => known.replace(/\/$/, '') === bare));
}
