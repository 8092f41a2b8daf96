import type { Catalogue } from '../../catalogue/index-catalogue';
import { isEqual } from '../../is-equal';
import type { Change, ChangeOf } from '../change';
import { type AccessoryTab, isTabShown } from '../choices/accessory-tabs';
import type { Configuration } from '../configuration';
import { isViolation, type Violation, violation } from '../rules/violation';
import { hasDuplicateAccessories } from './duplicate-accessories';

/** Whether a finished product takes the change: its accessories, and its threshold, where their tab is shown (ACC-06 to ACC-17). */
export function isForStock(change: Change, configuration: Configuration, catalogue: Catalogue): boolean {
  const isShown = (tab: AccessoryTab) => isTabShown(tab, configuration, catalogue);
  switch (change.kind) {
    case 'add-accessory': {
      const tab = tabOf(change.accessory, catalogue);
      return tab === null || isShown(tab); // an unknown one is refused as such
    }
    case 'remove-accessory':
      return !catalogue.thresholds.has(change.accessory) || isShown('threshold');
    case 'threshold':
      return isShown('threshold');
    default:
      return false;
  }
}

function tabOf(id: number, { sills, blinds, nets }: Catalogue): AccessoryTab | null {
  const sill = sills.get(id);
  if (sill) return sill.kind;
  if (blinds.has(id)) return 'blinds';
  return nets.has(id) ? 'nets' : null;
}

/**
 * Takes a state of a finished product back. Nothing but its accessories and its threshold may differ, and each of them must be one
 * that can be chosen there.
 */
export function restoreStock(
  { configuration: wanted }: ChangeOf<'restore'>,
  present: Configuration,
  catalogue: Catalogue,
  choose: (change: Change, state: Configuration) => Configuration | Violation,
): Configuration | Violation {
  const { schema, catalogue: version, stockProduct } = present;
  const state: Configuration = { ...wanted, schema, catalogue: version, stockProduct };
  const bare = withoutAccessories(present, catalogue);
  if (!isEqual(withoutAccessories(state, catalogue), bare)) return violation('stock-product');
  if (hasDuplicateAccessories(state)) return violation('choices-do-not-fit');
  let made = bare;
  for (const change of changesOf(state, bare)) {
    const changed = choose(change, made);
    if (isViolation(changed)) return changed;
    made = changed;
  }
  return isEqual(made, state) ? state : violation('choices-do-not-fit');
}

/** The finished product as it lies in stock. */
export const withoutAccessories = (configuration: Configuration, { stock }: Catalogue): Configuration => ({
  ...configuration,
  threshold: stock.get(configuration.stockProduct!)?.threshold ?? null,
  areas: configuration.areas.map((area) => ({ ...area, accessories: [] })),
});

/** Whether something was added to the finished product. */
export const hasOwnAccessories = (configuration: Configuration, catalogue: Catalogue): boolean =>
  configuration.threshold !== withoutAccessories(configuration, catalogue).threshold ||
  configuration.areas.some(({ accessories }) => accessories.length > 0);

function changesOf({ threshold, areas }: Configuration, bare: Configuration): Change[] {
  return [
    ...(threshold === bare.threshold ? [] : [{ kind: 'threshold', threshold } as const]),
    ...areas.flatMap(({ id, accessories }) =>
      accessories.map(({ accessory, kind: _, colour, ...size }): Change => ({
        ...{ kind: 'add-accessory', areas: [id], accessory, colour, size },
      })),
    ),
  ];
}
