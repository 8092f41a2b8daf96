import { type Screen, screens } from '@fenestra/i18n/texts/screens';
import type { Texts } from '@fenestra/i18n/texts/texts';

const names = Object.keys(screens) as Screen[];

/** Where a screen lives in a storefront. */
export const pathOf = (screen: Screen, translated: Texts['paths']): string =>
  translated[screen] ?? screens[screen].path;

/** Every path under which a screen can be opened: its own and the Czech one, which stays valid (ROUTE-33). */
export const pathsOf = (screen: Screen, translated: Texts['paths']): string[] => [
  ...new Set([pathOf(screen, translated), screens[screen].path]),
];

/** A modal route lies over its screen and blocks scrolling (ROUTE-03, ROUTE-04). */
export const isModal = (path: string): boolean => path.includes('/m/');

/** The screen of a path, with or without its closing slash; undefined for an unknown one. */
export function routeOf(path: string, translated: Texts['paths']): Screen | undefined {
  const bare = path.replace(/\/$/, '');
  return names.find((screen) => pathsOf(screen, translated).some((known) => known.replace(/\/$/, '') === bare));
}
