import type { AccessoryTab } from '@fenestra/domain/configuration/choices/accessory-tabs';
import type { Part } from '@fenestra/domain/configuration/choices/parts';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import type { Screen } from '@fenestra/i18n/texts/screens';
import type { Rules } from '../sync/rules';

/** The screen that each tab opens. */
export const tabScreens: Readonly<Record<AccessoryTab, Screen>> = {
  profile: 'accessoriesProfile',
  colour: 'accessoriesColour',
  glass: 'accessoriesGlass',
  'outer-sill': 'accessoriesOuterSill',
  'inner-sill': 'accessoriesInnerSill',
  blinds: 'accessoriesBlinds',
  nets: 'accessoriesNets',
  bars: 'accessoriesBars',
  handle: 'accessoriesHandle',
  threshold: 'accessoriesThreshold',
};

/** Where a part of the list is chosen. */
export const partScreens: Readonly<Record<Part, Screen>> = {
  frame: 'accessoriesProfile',
  filling: 'doorOpening',
  glass: 'accessoriesGlass',
  spacer: 'accessoriesGlass',
  'inner-sill': 'accessoriesInnerSill',
  blind: 'accessoriesBlinds',
  bars: 'accessoriesBars',
  handle: 'accessoriesHandle',
  lock: 'doorOpening',
  threshold: 'accessoriesThreshold',
  net: 'accessoriesNets',
  'outer-sill': 'accessoriesOuterSill',
};

/** Whether the product has a tab or a part that leads to that screen. */
export function isScreenAvailable(screen: Screen, configuration: Configuration, rules: Rules): boolean {
  return (
    rules.tabsOf(configuration).some(({ tab, hidden }) => !hidden && tabScreens[tab] === screen) ||
    rules.numbersOf(configuration).some(({ part }) => partScreens[part] === screen)
  );
}
