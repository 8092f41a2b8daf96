import type { Catalogue } from '../../catalogue/index-catalogue';
import type { Configuration } from '../configuration';
import { availableBlinds, availableInsectScreens, availableSills, availableThresholds } from './available-entries';
import { areasWithOwnGlass } from '../geometry/glazed-areas';
import { isDoor, productOf } from '../geometry/shape';

export const accessoryTabs = [
  'profile',
  'colour',
  'glass',
  'outer-sill',
  'inner-sill',
  'blinds',
  'nets',
  'bars',
  'handle',
  'threshold',
] as const;
export type AccessoryTab = (typeof accessoryTabs)[number];

/** Why a tab is hidden. */
export type TabHiddenReason =
  | 'stock'
  | 'not-stock'
  | 'door'
  | 'entrance-door'
  | 'handle-fixes-bottom'
  | 'none-offered'
  | 'no-handle';

export type TabState = {
  readonly tab: AccessoryTab;
  readonly hidden: TabHiddenReason | null;
  /** The data of the tab exist in the configuration (OPEN-Q-32). */
  readonly done: boolean;
};

/** The tabs of the accessories step in their order, hidden ones with the reason (ACC-01, ACC-06 to ACC-17). */
export function tabsOf(configuration: Configuration, catalogue: Catalogue): TabState[] {
  return accessoryTabs.map((tab) => ({
    tab,
    hidden: hiddenBecause(tab, configuration, catalogue),
    done: isDone(tab, configuration, catalogue),
  }));
}

export const isTabShown = (tab: AccessoryTab, configuration: Configuration, catalogue: Catalogue): boolean =>
  hiddenBecause(tab, configuration, catalogue) === null;

function hiddenBecause(tab: AccessoryTab, configuration: Configuration, catalogue: Catalogue): TabHiddenReason | null {
  const product = productOf(configuration, catalogue);
  const isStock = configuration.stockProduct !== undefined;
  switch (tab) {
    case 'profile':
      return null;
    case 'colour':
      if (catalogue.data.colours.length === 0) return 'none-offered';
      return isStock ? 'stock' : null;
    case 'glass':
      if (isStock) return 'stock';
      return areasWithOwnGlass(configuration).length === 0 ? 'door' : null;
    case 'outer-sill':
    case 'inner-sill':
      if (product.type === 'E') return 'entrance-door';
      return availableSills(configuration, catalogue).some(({ kind }) => kind === tab) ? null : 'none-offered';
    case 'blinds':
      return availableBlinds(configuration, catalogue).length > 0 ? null : 'none-offered';
    case 'nets':
      if (product.type === 'E') return 'entrance-door';
      return availableInsectScreens(configuration, catalogue).length > 0 ? null : 'none-offered';
    case 'bars':
      return isStock ? 'stock' : null;
    case 'handle':
      if (isStock) return 'stock';
      if (product.type === 'E') return 'entrance-door';
      return configuration.handle ? null : 'no-handle';
    case 'threshold':
      return thresholdHidden(configuration, catalogue);
  }
}

/** As written: only products from stock have it, no doors, no balcony doors used from both sides; and nothing for which there is none (OPEN-Q-33). */
function thresholdHidden(configuration: Configuration, catalogue: Catalogue): TabHiddenReason | null {
  const product = productOf(configuration, catalogue);
  if (configuration.stockProduct === undefined) return 'not-stock';
  if (isDoor(product)) return 'door';
  if (availableThresholds(configuration, catalogue).length === 0) return 'none-offered';
  const handle = configuration.handle && catalogue.handles.get(configuration.handle.handle);
  return product.type === 'B' && handle?.fixesBottom ? 'handle-fixes-bottom' : null;
}

function isDone(tab: AccessoryTab, { areas, colour, handle, threshold }: Configuration, catalogue: Catalogue): boolean {
  const has = (kind: 'inner-sill' | 'outer-sill' | 'blind' | 'net') =>
    areas.some(({ accessories }) => accessories.some((accessory) => accessory.kind === kind));
  switch (tab) {
    case 'profile':
    case 'glass': // every area has a glass from the start
      return true;
    case 'colour': // white is what every product has from the start
      return [colour.inside, colour.outside].some((code) => catalogue.colours.get(code)?.group !== 'white');
    case 'outer-sill':
    case 'inner-sill':
      return has(tab);
    case 'blinds':
      return has('blind');
    case 'nets':
      return has('net');
    case 'bars':
      return areas.some(({ bars }) => bars !== null);
    case 'handle':
      return handle !== null;
    case 'threshold':
      return threshold !== null;
  }
}
