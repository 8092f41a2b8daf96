import type { Catalogue } from '../../catalogue/index-catalogue';
import { isEqual } from '../../is-equal';
import { type ComparedKey, comparedKeys } from '../../pricing/compare-prices';
import { accept, refuse, type Result } from '../../result';
import { previewChange } from '../apply-change';
import { elementsOf } from '../assembly/elements';
import type { Change } from '../change';
import type { Configuration } from '../configuration';
import { fieldSizes } from '../geometry/field-sizes';
import { newConfiguration } from '../new-configuration';
import { withRoom } from '../room';
import { glassAlike } from '../repairs/alternatives';
import { isViolation } from '../rules/violation';
import { mirrored } from './change-mirror';
import { hasOwnAccessories } from './change-stock';
import { withDefaultThreshold } from './default-threshold';
import { choicesOf } from './restore';

/** A configuration in a later catalogue, and the parts that had to be chosen anew for it. */
export type MigratedConfiguration = {
  readonly configuration: Configuration;
  readonly repaired: readonly ComparedKey[];
};

/**
 * What was saved by one catalogue, as it can be made by another: as it is, or with the standard where a choice is not made any
 * more; with another glass than the standard one where that cannot be made in the size, or with the rest. Refused where the product
 * is gone, and for assemblies and goods from stock that cannot be made as they are. A door that was saved without a threshold has
 * the usual one now, and nothing of it is gone (SILL-02).
 */
export function migrateToCatalogue(
  saved: Configuration,
  catalogue: Catalogue,
): Result<MigratedConfiguration, 'product-unknown'> {
  const state = withDefaultThreshold({ ...saved, catalogue: catalogue.version }, catalogue);
  if (saved.catalogue === catalogue.version || isManufacturable(state, catalogue))
    return accept({ configuration: state, repaired: [] });
  if (state.assembly || state.stockProduct !== undefined) return refuse('product-unknown');
  const fresh = newConfiguration(state.product, catalogue);
  if (!fresh.ok || fresh.value.areas.length !== state.areas.length) return refuse('product-unknown');
  const begun = freshStartOf(state, fresh.value, catalogue);
  const made = glassesFor(state, begun, catalogue).map((glass) => () => reapplyChoices(state, glass, begun, catalogue));
  const configuration = leastLoss(state, made);
  return accept({ configuration, repaired: differences(state, configuration) });
}

/** The choices of a state made one after the other, after a glass for those whose own is gone. */
function reapplyChoices(
  state: Configuration,
  glass: readonly Change[],
  begun: Configuration,
  catalogue: Catalogue,
): Configuration {
  const changes = [...glass, ...sizesOf(state), ...retainedChoices(state, catalogue)];
  // Twice: a size may have to wait for its profile, a handle for its opening.
  return [...changes, ...changes].reduce((present, change) => {
    const changed = previewChange(change, present, catalogue);
    return isViolation(changed) ? present : changed;
  }, begun);
}

/** Where a glass is gone: the standard one, then those most like it, for it may be too thin or too heavy for the size. */
function glassesFor(state: Configuration, { areas }: Configuration, catalogue: Catalogue): Change[][] {
  const bare = withoutGlass(state, catalogue);
  if (bare.length === 0) return [[]];
  const others = glassAlike(areas[0]!.glass, catalogue);
  return [[], ...others.map(({ id }): Change[] => [{ kind: 'glass', areas: bare, glass: id }])];
}

/** The first that loses nothing but the glass itself; else the one that keeps the size, then the most of the rest. */
function leastLoss(state: Configuration, made: readonly (() => Configuration)[]): Configuration {
  let least: { configuration: Configuration; lost: number } | undefined;
  for (const make of made) {
    const configuration = make();
    const lost = lossOf(state, configuration);
    if (!least || lost < least.lost) least = { configuration, lost };
    if (lost === 0) break;
  }
  return least!.configuration;
}

/** How much beside its glass a state has lost; its size counts for more than all else. */
function lossOf(state: Configuration, now: Configuration): number {
  const others = differences(state, now).filter((key) => key !== 'glass' && key !== 'spacer');
  const ornament = isEqual(ornamentsOf(state), ornamentsOf(now)) ? 0 : 1;
  return others.length + ornament + (isEqual(measuresOf(state), measuresOf(now)) ? 0 : comparedKeys.length);
}

/** Labelled, and turned to the side on which the ids of its areas depend. */
const freshStartOf = (state: Configuration, fresh: Configuration, catalogue: Catalogue): Configuration =>
  withRoom(state.mirrored ? mirrored(fresh, catalogue) : fresh, state.room ?? null);

function isManufacturable(state: Configuration, catalogue: Catalogue): boolean {
  if (state.stockProduct !== undefined) return isStocked(state, catalogue);
  if (!elementsOf(state).every(({ product }) => catalogue.products.get(product)?.offered)) return false;
  return !isViolation(previewChange({ kind: 'restore', configuration: state }, state, catalogue));
}

/** As it lies in stock whatever that is by now; with what was added to it only while that can be made. */
function isStocked(state: Configuration, catalogue: Catalogue): boolean {
  if (!catalogue.stock.has(state.stockProduct!)) return false;
  const restored: Change = { kind: 'restore', configuration: state };
  return !hasOwnAccessories(state, catalogue) || !isViolation(previewChange(restored, state, catalogue));
}

/** A spacer that a profile includes goes with the glass that it came with: the glass chosen anew has its own. */
function retainedChoices(state: Configuration, catalogue: Catalogue): Change[] {
  const included = Object.values(catalogue.profiles.get(state.profile)?.includedSpacer ?? {});
  const bare = new Set(withoutGlass(state, catalogue));
  const goesWithGlass = (change: Change) =>
    change.kind === 'spacer' && included.includes(change.spacer) && change.areas.every((area) => bare.has(area));
  return choicesOf(state).flatMap(([change]) => (goesWithGlass(change) ? [] : [change]));
}

const withoutGlass = ({ areas }: Configuration, catalogue: Catalogue): string[] =>
  areas.filter(({ glass }) => !catalogue.glass.has(glass)).map(({ id }) => id);

const ornamentsOf = ({ areas }: Configuration) => areas.map(({ ornament }) => ornament);
const measuresOf = ({ width, height, axes, light }: Configuration) => ({ width, height, axes, light });

const sizesOf = (state: Configuration): Change[] => [
  { kind: 'size', width: state.width, height: state.height },
  { kind: 'field-sizes', fields: fieldSizes(state) },
];

/** By the names that a price has for its parts. */
function differences(before: Configuration, now: Configuration): ComparedKey[] {
  const [then, today] = [partsOf(before), partsOf(now)];
  return (Object.keys(then) as ComparedKey[]).filter((key) => !isEqual(then[key], today[key]));
}

function partsOf(state: Configuration): Partial<Record<ComparedKey, unknown>> {
  const { width, height, axes, light, profile, colour, areas, filling, handle, lock = null, threshold } = state;
  const accessories = (kind: string) =>
    areas.flatMap((area) => area.accessories.filter((chosen) => chosen.kind === kind));
  return {
    frame: [width, height, axes, light, profile, areas.map(({ opening }) => opening)],
    colour,
    filling,
    glass: areas.map(({ glass, ornament }) => [glass, ornament]),
    spacer: areas.map(({ spacer }) => spacer),
    bars: areas.map(({ bars }) => bars),
    handle,
    lock,
    threshold,
    'inner-sill': accessories('inner-sill'),
    'outer-sill': accessories('outer-sill'),
    blind: accessories('blind'),
    net: accessories('net'),
  };
}
